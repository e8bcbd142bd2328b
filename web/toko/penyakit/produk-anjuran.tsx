import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { type FocusEvent, useCallback, useId, useState } from 'react'
import { Link } from 'react-router'
import type { HalamanPenyakit } from '#content/halaman-penyakit.ts'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { loadErrorText } from '#web/lib/api-error.ts'
import { useCopy } from '#web/lib/copy.ts'
import { useEscape } from '#web/lib/use-escape.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'
import { cx } from '#web/ui/cx.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SkeletonKartu } from '#web/ui/skeleton.tsx'
import { firstSentence } from './first-sentence.ts'
import { produkAnjuranQuery } from './penyakit-queries.ts'

/** Products for a disease, each with a one-sentence hint on hover, focus and tap. */
export function ProdukAnjuran({ penyakit }: { penyakit: HalamanPenyakit }) {
  const { data, error, refetch } = useQuery(produkAnjuranQuery(penyakit))
  if (data?.length === 0) return null
  return (
    <section aria-labelledby="judul-anjuran" className="print:hidden">
      <h2 id="judul-anjuran" className="text-xl">
        Rekomendasi Produk
      </h2>
      {penyakit.batas && (
        <div className="mt-3">
          <Notice kind="hati">{penyakit.batas}</Notice>
        </div>
      )}
      {error && !data && (
        <div className="mt-3">
          <LoadFailure onRetry={() => void refetch()}>Error: {loadErrorText(error)}</LoadFailure>
        </div>
      )}
      {!data && !error && <SkeletonKartu className="mt-3 h-80" />}
      {data && (
        <ul className="kartu mt-3 divide-y divide-garis">
          {data.map((produk) => (
            <Anjuran key={produk.produkId} produk={produk} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** `ikut`: the hint follows pointer and focus. A tap keeps it open, Escape closes it. */
type Hint = 'ikut' | 'buka' | 'tutup'

/** True if the focus came from or moved to another element outside. */
const isOutside = ({ currentTarget, relatedTarget }: FocusEvent) =>
  !currentTarget.contains(relatedTarget as Node | null)

function Anjuran({ produk }: { produk: Produk }) {
  const { produkId, nama, gambar, harga, deskripsi } = produk
  const id = useId()
  const copy = useCopy()
  const [hint, setHint] = useState<Hint>('ikut')
  const reset = useCallback(() => setHint('ikut'), [])
  useEscape(
    hint !== 'tutup',
    useCallback(() => setHint('tutup'), []),
  )
  return (
    <li
      className="group relative flex items-center gap-3 p-3"
      // Touch enters and leaves with every tap; only a mouse can hover.
      onPointerEnter={(event) => event.pointerType === 'mouse' && reset()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && reset()}
      onFocus={(event) => isOutside(event) && reset()}
      onBlur={(event) => isOutside(event) && reset()}
    >
      {!copy && <GambarKatalog kind="produks" gambar={gambar} alt="" sizes="3.5rem" className="max-w-14" />}
      <div className="min-w-0 flex-1">
        <Link
          to={`/produk/produk-satuan/${produkId}`}
          aria-describedby={id}
          className="flex min-h-11 w-fit items-center font-semibold text-laut leading-snug underline-offset-4 hover:underline"
        >
          {nama}
        </Link>
        {/* An offline copy may be shown long after the price has changed. */}
        {!copy && <p className="harga text-sm text-tinta-2">{formatRupiah(harga)}</p>}
      </div>
      <button
        type="button"
        aria-label={`Keterangan singkat ${nama}`}
        aria-expanded={hint === 'buka'}
        aria-controls={id}
        onClick={() => setHint(hint === 'buka' ? 'tutup' : 'buka')}
        className="grid size-11 shrink-0 place-items-center rounded text-laut hover:bg-laut-muda"
      >
        <Info aria-hidden className="size-5" />
      </button>
      <p
        id={id}
        role="tooltip"
        className={cx(
          'absolute inset-x-3 top-full z-10 -mt-1 rounded bg-laut px-4 py-3 text-di-laut text-sm shadow-kartu',
          hint === 'ikut' && 'invisible group-focus-within:visible group-hover:visible',
          hint === 'tutup' && 'invisible',
        )}
      >
        {firstSentence(deskripsi)}
      </p>
    </li>
  )
}
