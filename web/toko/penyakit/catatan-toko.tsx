import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#contract/wib.ts'
import { loadErrorText } from '#web/lib/api-error.ts'
import { useTokoName } from '#web/lib/settings.ts'
import { TulisanContents } from '#web/shared/tulisan/isi-tulisan.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { catatanQuery } from './penyakit-queries.ts'

/** The shop's own notes on a disease, framed and dated, so that they are not mistaken for sourced facts. */
export function CatatanToko({ kode }: { kode: string }) {
  const id = useId()
  const toko = useTokoName()
  const { data, error, refetch } = useQuery(catatanQuery(kode))
  if (!data) return error && <LoadFailure onRetry={() => void refetch()}>Error: {loadErrorText(error)}</LoadFailure>
  const { catatan, artikel, diubah } = data
  if (!catatan && artikel.length === 0) return null
  return (
    <section aria-labelledby={id} className="kartu max-w-3xl border-dashed p-4 md:p-5">
      <h2 id={id} className="flex items-center gap-2.5 text-xl">
        <Store aria-hidden className="size-5 shrink-0 text-laut" />
        Catatan dari toko
      </h2>
      <p className="mt-1 text-sm text-tinta-2">
        Ditulis {toko}
        {diubah && `, ${formatDate(diubah)}`}. Catatan ini bukan bagian kartu di atas.
      </p>
      {catatan && (
        <div className="wrap-anywhere mt-3">
          <TulisanContents tulisan={catatan} title="h3" />
        </div>
      )}
      {artikel.length > 0 && (
        <>
          <h3 className="mt-4 text-base tracking-normal">Bacaan lanjutan</h3>
          <ul className="mt-1 grid gap-2">
            {artikel.map(({ artikelId, judul }) => (
              <li key={artikelId}>
                <Link
                  to={`/artikel/${artikelId}`}
                  className="wrap-anywhere inline-flex min-h-12 items-center font-semibold text-laut underline underline-offset-4 print:min-h-0 print:no-underline"
                >
                  {judul}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
