import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { defaultOf, type KodeTemplat, TEMPLAT, TEMPLAT_PARTS, type Tulisan } from '#contract/templat/templat.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { loadErrorText } from '#web/lib/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingKartu } from '#web/ui/skeleton.tsx'
import { useChangedTemplat } from './write-wa.ts'

export const meta = () => adminMeta('Teks Pesan')

export default function TemplatListPage() {
  const { data, error, refetch } = useChangedTemplat()
  return (
    <>
      <Header title="Teks Pesan" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Anda boleh mengganti kata-katanya; nomor, jumlah, dan tautan terisi otomatis. Email tentang keamanan akun,
        penarikan lot, dan pengingat obat tidak bisa diubah.
      </p>
      {error && !data && <LoadFailure onRetry={refetch}>{loadErrorText(error)}</LoadFailure>}
      {!error && !data && <LoadingKartu text="Memuat teks…" sizes={['h-96']} />}
      {data && (
        <div className="gap-5 *:mb-5 *:break-inside-avoid xl:columns-2">
          {TEMPLAT_PARTS.map(({ nama, kode }) => (
            <section key={nama} aria-label={nama} className="kartu p-4 sm:p-5">
              <h2 className="text-lg">{nama}</h2>
              <ul className="mt-2 divide-y divide-garis">
                {kode.map((item) => (
                  <Row key={item} kode={item} changed={data.find((row) => row.kode === item)} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  )
}

function Row({ kode, changed }: { kode: KodeTemplat; changed: Tulisan | undefined }) {
  const { subjek, isi } = changed ?? defaultOf(kode)
  return (
    <li>
      <Link to={`/teks-pesan/${encodeURIComponent(kode)}`} className="group flex items-center gap-3 rounded py-3">
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold group-hover:text-laut">{TEMPLAT[kode].nama}</span>
            {changed && <Badge tone="abu">Diubah</Badge>}
          </span>
          <span className="block truncate text-sm text-tinta-2">{subjek || isi}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-tinta-2" />
      </Link>
    </li>
  )
}
