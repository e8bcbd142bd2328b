import type { KeluhanAdmin } from '#contract/keluhan/admin.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { type BarangRow, itemsOf, type NewPesananInput } from './new-pesanan-input.ts'

/** Initial values of a replacement order. */
export interface InitialPengganti {
  nomor: string
  pembeli: PesananAdmin['pembeli']
  barang: BarangRow[]
  form: Pick<
    NewPesananInput,
    'sumber' | 'penggunaId' | 'nama' | 'no_hp' | 'items' | 'shippingId' | 'tujuan' | 'pengganti'
  >
}

/**
 * Returns the buyer, address and shipping method of the original order, and the lines of the complaint. Without complained
 * lines, all lines are returned.
 * @param metode available shipping methods
 */
export function penggantiOf(
  original: PesananAdmin,
  keluhan: Pick<KeluhanAdmin, 'keluhanId' | 'baris'> | undefined,
  metode: readonly { shippingId: number; nama: string }[],
): InitialPengganti {
  const { items, tujuan, pembeli, nama, no_hp, orderId, midtrans_order_id: nomor } = original
  const lines = keluhan?.baris.length ? keluhan.baris : items
  const barang = lines.flatMap(({ urutan, jumlah }): InitialPengganti['barang'] => {
    const line = items.find((item) => item.urutan === urutan)
    if (!line) return []
    const other = { nama: line.nama, harga: line.harga, keterangan: '', jumlah }
    if (line.produkId) return [{ ...other, produkId: line.produkId, kunci: `produk ${line.produkId}` }]
    return line.paketId ? [{ ...other, paketId: line.paketId, kunci: `paket ${line.paketId}` }] : []
  })
  const shippingId = metode.find((item) => item.nama === original.nama_shipping)?.shippingId ?? null
  return {
    nomor,
    pembeli,
    barang,
    form: {
      sumber: 'whatsapp',
      penggunaId: pembeli.penggunaId,
      nama,
      no_hp,
      shippingId,
      items: itemsOf(barang),
      tujuan: {
        jenis: tujuan.jenis,
        wilayah: tujuan.wilayah,
        kode_pos: tujuan.kode_pos,
        rincian: tujuan.rincian,
        patokan: tujuan.patokan,
      },
      pengganti: { orderId, keluhanId: keluhan?.keluhanId ?? null },
    },
  }
}
