import type { KeluhanAdmin } from '#contract/keluhan/admin.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { type BarangBaris, itemsOf, type NewPesananInput } from './new-pesanan-input.ts'

/** Initial values of a replacement order. */
export interface InitialPengganti {
  nomor: string
  pembeli: PesananAdmin['pembeli']
  barang: BarangBaris[]
  isian: Pick<
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
  semula: PesananAdmin,
  keluhan: Pick<KeluhanAdmin, 'keluhanId' | 'baris'> | undefined,
  metode: readonly { shippingId: number; nama: string }[],
): InitialPengganti {
  const { items, tujuan, pembeli, nama, no_hp, orderId, midtrans_order_id: nomor } = semula
  const baris = keluhan?.baris.length ? keluhan.baris : items
  const barang = baris.flatMap(({ urutan, jumlah }): InitialPengganti['barang'] => {
    const line = items.find((item) => item.urutan === urutan)
    if (!line) return []
    const lain = { nama: line.nama, harga: line.harga, keterangan: '', jumlah }
    if (line.produkId) return [{ ...lain, produkId: line.produkId, kunci: `produk ${line.produkId}` }]
    return line.paketId ? [{ ...lain, paketId: line.paketId, kunci: `paket ${line.paketId}` }] : []
  })
  const shippingId = metode.find((satu) => satu.nama === semula.nama_shipping)?.shippingId ?? null
  return {
    nomor,
    pembeli,
    barang,
    isian: {
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
