import { listPaketAdmin } from '#contract/katalog/paket-admin.ts'
import { listProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { PilihCari } from '#web/ui/pilih-cari.tsx'

/** Product or package for an order line; exactly one of the two IDs is set. */
export type BarangDijual = ({ produkId: number } | { paketId: number }) & {
  kunci: string
  nama: string
  harga: number
  keterangan: string
}

interface Props {
  onPilih(barang: BarangDijual): void
  error?: string | undefined
}

/** Search field that adds products and packages to the order. Buyers order prescription medicine with their prescription. */
export function PilihBarang({ onPilih, error }: Props) {
  return (
    <PilihCari<BarangDijual>
      label="Tambah barang"
      hint="Produk atau paket. Obat resep harus dipesan sendiri oleh pembeli, dengan resepnya."
      benda="barang"
      value={null}
      onChange={(barang) => barang && onPilih(barang)}
      error={error}
      kunciOf={({ kunci }) => kunci}
      namaOf={({ nama }) => nama}
      keteranganOf={({ keterangan }) => keterangan}
      kunci={['admin', 'barang-dijual']}
      cari={cari}
      hurufMin={2}
    />
  )
}

async function cari(q: string, signal: AbortSignal): Promise<BarangDijual[]> {
  const [produk, paket] = await Promise.all([
    callAdmin(listProdukAdmin, { query: { q, limit: 8 } }, { signal }),
    callAdmin(listPaketAdmin, { query: { q, status: 'aktif', limit: 4 } }, { signal }),
  ])
  return [
    ...produk.items
      .filter(({ resep }) => !resep)
      .map(({ produkId, nama, harga, stok }) => ({
        ...{ produkId, nama, harga, kunci: `produk ${produkId}` },
        keterangan: `${formatRupiah(harga)}, stok ${stok}`,
      })),
    ...paket.items.map(({ paketId, title: nama, harga }) => ({
      ...{ paketId, nama, harga, kunci: `paket ${paketId}` },
      keterangan: `Paket, ${formatRupiah(harga)}`,
    })),
  ]
}
