import type { Output } from '#contract/endpoint.ts'
import type { listPaketOfProduk } from '#contract/katalog/produk-admin.ts'

/** Packages that cannot be bought any more without a product, with a mark for those on the landing page. */
export function ProdukUse({ paket }: { paket: Output<typeof listPaketOfProduk> }) {
  if (paket.length === 0) return null
  return (
    <>
      <p className="mt-3 font-medium text-kuning">
        {paket.length === 1 ? 'Paket ini' : `${paket.length} paket ini`} berisi produk itu dan tidak bisa dibeli lagi:
      </p>
      <ul className="mt-1 grid max-h-48 list-disc gap-1 overflow-y-auto pl-5">
        {paket.map(({ paketId, title, beranda }) => (
          <li key={paketId}>
            {title}
            {beranda && <strong className="font-semibold">, tampil di beranda</strong>}
          </li>
        ))}
      </ul>
    </>
  )
}
