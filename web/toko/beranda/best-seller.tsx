import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { soldWords } from '#contract/katalog/visible-stok.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { produkBerandaQuery } from '#web/toko/katalog/katalog-queries.ts'

/** The bestselling product in stock, with its price. Its space is reserved until it is loaded, so that nothing shifts. */
export function BestSeller() {
  const { data, isPending } = useQuery(produkBerandaQuery())
  if (isPending) return <div className="mt-4 h-28" />
  if (!data) return null
  const { produkId, nama, harga, gambar, kemasan } = data
  const src = gambar && gambarUrl('produks', gambar, 160)
  return (
    <Link
      to={`/produk/produk-satuan/${produkId}`}
      prefetch="intent"
      className="kartu mt-4 flex h-28 max-w-md items-center gap-3 p-2 pr-4 transition-colors hover:border-laut"
    >
      {src && <img src={src} alt="" width={72} height={72} loading="lazy" className="redup size-18 rounded-sm" />}
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block text-sm text-tinta-2">
          {[soldWords(data) ?? 'Siap dikirim', kemasan?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ')}
        </span>
        <span className="line-clamp-2 font-semibold">{nama}</span>
        <span className="harga font-bold text-lg">{formatRupiah(harga)}</span>
      </span>
      <span className="font-semibold text-laut">Beli</span>
    </Link>
  )
}
