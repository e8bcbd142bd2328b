import { listPaketAdmin } from '#contract/katalog/paket-admin.ts'
import { listProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { SearchSelect } from '#web/ui/search-select.tsx'

/** Product or package for an order line; exactly one of the two IDs is set. */
export type SoldBarang = ({ produkId: number } | { paketId: number }) & {
  kunci: string
  nama: string
  harga: number
  keterangan: string
}

interface Props {
  onChoose(barang: SoldBarang): void
  error?: string | undefined
}

/** Search field that adds products and packages to the order. Buyers order prescription medicine with their prescription. */
export function ChooseBarang({ onChoose, error }: Props) {
  return (
    <SearchSelect<SoldBarang>
      label="Tambah barang"
      hint="Produk atau paket. Obat resep harus dipesan sendiri oleh pembeli, dengan resepnya."
      noun="barang"
      value={null}
      onChange={(barang) => barang && onChoose(barang)}
      error={error}
      kunciOf={({ kunci }) => kunci}
      nameOf={({ nama }) => nama}
      remarkOf={({ keterangan }) => keterangan}
      kunci={['admin', 'barang-dijual']}
      search={cari}
      minLetters={2}
    />
  )
}

async function cari(q: string, signal: AbortSignal): Promise<SoldBarang[]> {
  const [produk, paket] = await Promise.all([
    callAdmin(listProdukAdmin, { query: { q, limit: 8 } }, { signal }),
    callAdmin(listPaketAdmin, { query: { q, status: 'aktif', limit: 4 } }, { signal }),
  ])
  return [
    ...produk.items
      .filter(({ resep }) => !resep)
      .map(({ produkId, nama, harga, stok }) => ({
        produkId,
        nama,
        harga,
        kunci: `produk ${produkId}`,
        keterangan: `${formatRupiah(harga)}, stok ${stok}`,
      })),
    ...paket.items.map(({ paketId, title: name, harga }) => ({
      paketId,
      nama: name,
      harga,
      kunci: `paket ${paketId}`,
      keterangan: `Paket, ${formatRupiah(harga)}`,
    })),
  ]
}
