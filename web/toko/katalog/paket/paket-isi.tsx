import { Link } from 'react-router'
import type { FullPaket } from '#contract/katalog/endpoints.ts'
import { hargaOfParts, paketSaving } from '#contract/katalog/harga-paket.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { GambarKatalog } from '#web/shared/gambar-katalog.tsx'

/** Contents of a package with their single prices and the sum. */
export function PaketContents({ paket }: { paket: FullPaket }) {
  const sum = hargaOfParts(paket.isi)
  const saving = paketSaving(paket.harga, paket.isi)
  return (
    <section>
      <h2 className="text-xl">Isi paket</h2>
      <ul className="mt-3 divide-y divide-garis border-garis border-y">
        {paket.isi.map((bagian, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and the order is the packing's
          <li key={index} className="flex items-center gap-3 py-2">
            <Bagian {...bagian} />
          </li>
        ))}
      </ul>
      {sum !== null && (
        <p className="mt-3 flex justify-between gap-4 text-tinta-2">
          <span>Harga jika dibeli satuan</span>
          <span className={`harga ${saving > 0 ? 'line-through' : ''}`}>{formatRupiah(sum)}</span>
        </p>
      )}
    </section>
  )
}

function Bagian({ nama, jumlah, produk, nie }: FullPaket['isi'][number]) {
  const times = jumlah > 1 && `${jumlah} × `
  if (!produk) {
    return (
      <span className="py-2.5">
        {times}
        {nama}
      </span>
    )
  }
  return (
    <>
      <GambarKatalog kind="produks" gambar={produk.gambar} alt="" sizes="3.5rem" className="max-w-14" />
      <div className="min-w-0 flex-1">
        {produk.aktif ? (
          <Link
            to={`/produk/produk-satuan/${produk.produkId}`}
            className="flex min-h-12 items-center font-semibold text-laut leading-snug underline underline-offset-4 hover:text-laut-tua"
          >
            {nama}
          </Link>
        ) : (
          <p className="py-2.5 font-semibold">{nama}</p>
        )}
        {(produk.kemasan || nie) && (
          <p className="break-words text-sm text-tinta-2">
            {[produk.kemasan, nie && `No. ${nie}`].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      <p className="harga shrink-0 text-right text-tinta-2">
        {times}
        {formatRupiah(produk.harga)}
      </p>
    </>
  )
}
