import type { Produk } from '#contract/katalog.ts'
import { JUMLAH_MAX } from '#contract/pemesanan.ts'
import { formatAngka, formatRupiah } from '#web/lib/format.ts'
import { GambarKatalog } from '#web/toko/katalog/gambar-katalog.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

interface ProdukPesananProps {
  produk: Produk
  jumlah: number
  onJumlah(jumlah: number): void
}

export function ProdukPesanan({ produk, jumlah, onJumlah }: ProdukPesananProps) {
  const { nama, deskripsi, harga, stok, gambar } = produk
  return (
    <section aria-labelledby="produk-pesanan" className="kartu flex gap-4 p-4 md:p-5">
      <div className="w-24 shrink-0 sm:w-36">
        <GambarKatalog jenis="produks" gambar={gambar} alt="" sizes="9rem" utama />
      </div>
      <div className="min-w-0 flex-1">
        <h2 id="produk-pesanan" className="text-lg leading-snug tracking-normal">
          {nama}
        </h2>
        <p className="mt-1 line-clamp-2 text-sm text-tinta-2">{deskripsi}</p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
          <span className="harga font-bold text-lg">{formatRupiah(harga)}</span>
          <span className="text-sm text-tinta-2">{stok > 0 ? `Stok ${formatAngka(stok)}` : 'Stok habis'}</span>
        </p>
        {stok > 0 && (
          <div className="mt-3">
            <Stepper label="Jumlah" value={jumlah} min={1} max={Math.min(stok, JUMLAH_MAX)} onChange={onJumlah} />
          </div>
        )}
      </div>
    </section>
  )
}
