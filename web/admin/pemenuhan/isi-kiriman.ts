import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { shortageOf } from '#web/admin/pesanan/isi-kemasan.ts'

type Baris = PesananAdmin['items'][number]
type Bagian = PesananAdmin['bagian'][number]

/** Returns the quantity of a line that is already in shipments. */
const terkirim = (kiriman: PesananAdmin['kiriman'], urutan: number) =>
  kiriman.flatMap(({ baris }) => baris).reduce((sum, satu) => (satu.urutan === urutan ? sum + satu.jumlah : sum), 0)

/** Returns the lines that are neither returned nor in a shipment, with the remaining quantity. */
export const notYetSent = ({ items, kiriman }: Pick<PesananAdmin, 'items' | 'kiriman'>): Baris[] =>
  items.flatMap((line) => {
    const jumlah = line.jumlah - line.kembali - terkirim(kiriman, line.urutan)
    return jumlah > 0 ? [{ ...line, jumlah }] : []
  })

/**
 * Returns the missing quantity per line of a paid order that is still in the shop: units without a lot that may be packed. If
 * the order was paid without stock, all remaining units are missing. If a package lacks a part, all its remaining units are
 * missing.
 */
export function usedUpBaris(
  pesanan: Pick<
    PesananAdmin,
    'items' | 'kiriman' | 'bagian' | 'perhatian' | 'status_pembayaran' | 'status_pesanan' | 'resi'
  >,
): { urutan: number; jumlah: number }[] {
  const { bagian, perhatian, status_pembayaran, status_pesanan, kiriman, resi } = pesanan
  const isHere = status_pesanan !== 'Pesanan Selesai' && (resi === '' || kiriman.length > 0)
  if (status_pembayaran !== 'success' || !isHere) return []
  const sisa = notYetSent(pesanan)
  if (perhatian.includes('lunas tanpa stok') && bagian.every(({ dipegang }) => dipegang === 0))
    return sisa.map(({ urutan, jumlah }) => ({ urutan, jumlah }))
  const kurang = new Map(bagian.map((one) => [one.produkId, shortageOf(one)]))
  const satuan = sisa.flatMap(({ urutan, produkId, jumlah }) => {
    if (!produkId) return []
    const expired = Math.min(jumlah, kurang.get(produkId) ?? 0)
    kurang.set(produkId, (kurang.get(produkId) ?? 0) - expired)
    return expired > 0 ? [{ urutan, jumlah: expired }] : []
  })
  // A shortage that no product line covers belongs to a part of a package.
  if (![...kurang.values()].some((jumlah) => jumlah > 0)) return satuan
  return [...satuan, ...sisa.flatMap(({ urutan, paketId, jumlah }) => (paketId ? [{ urutan, jumlah }] : []))]
}

/** Contents of one partial shipment, for its slip and its label. */
export interface IsiKiriman {
  /** Order with the contents and the courier of this shipment. */
  pesanan: PesananAdmin
  /** 'kiriman 2 dari 3'; without the total while other lines are unshipped. */
  sebutan: string
  /** Notes for the reader. */
  keterangan: string[]
  /** True if the shipment contains the whole order, so that the parts of its packages can be listed. */
  isWholePaket: boolean
}

/**
 * Returns the order reduced to one partial shipment. Lots are assigned to the whole order. If a product is split over shipments
 * and lots, the lots in this shipment are unknown and none is listed.
 * @returns undefined if the order has no shipment with this ID
 */
export function isiKiriman(pesanan: PesananAdmin, kirimanId: number): IsiKiriman | undefined {
  const index = pesanan.kiriman.findIndex((satu) => satu.kirimanId === kirimanId)
  const kiriman = pesanan.kiriman[index]
  if (!kiriman) return undefined
  const items = kiriman.baris.flatMap(({ urutan, jumlah }) => {
    const line = pesanan.items.find((satu) => satu.urutan === urutan)
    return line ? [{ ...line, jumlah, kembali: 0 }] : []
  })
  const isPaket = items.some(({ paketId }) => paketId)
  const isWholePaket = pesanan.items.every(
    (line) =>
      line.jumlah === line.kembali || items.some((satu) => satu.urutan === line.urutan && satu.jumlah === line.jumlah),
  )
  const bagian = pesanan.bagian.flatMap((one): Bagian[] => {
    if (isPaket) return [one]
    const jumlah = items.reduce((sum, line) => (line.produkId === one.produkId ? sum + line.jumlah : sum), 0)
    if (jumlah === 0) return []
    const kemasan = lotIn(one, jumlah)
    return [{ ...one, jumlah, kembali: 0, kemasan, dipegang: kemasan.reduce((sum, lot) => sum + lot.jumlah, 0) }]
  })
  const isRemainder = notYetSent(pesanan).length > 0
  const isLotSplit = !isPaket && bagian.some(({ kemasan }) => kemasan.length === 0)
  return {
    pesanan: { ...pesanan, kurir: kiriman.kurir, resi: kiriman.resi, created_at: kiriman.waktu, items, bagian },
    sebutan: `kiriman ${index + 1}${isRemainder ? '' : ` dari ${pesanan.kiriman.length}`}`,
    keterangan: [
      ...(isRemainder ? ['Sisa pesanan ini dikirim terpisah.'] : []),
      ...(isLotSplit ? ['Lot yang tidak tertulis di sini ada di surat jalan pesanan.'] : []),
    ],
    isWholePaket: isWholePaket,
  }
}

function lotIn({ jumlah, kembali, kemasan }: Bagian, dikirim: number): Bagian['kemasan'] {
  if (dikirim === jumlah - kembali) return kemasan
  const [lot, ...lain] = kemasan
  return lot && lain.length === 0 ? [{ ...lot, jumlah: dikirim }] : []
}
