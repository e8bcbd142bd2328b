import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { shortageOf } from '#web/admin/pesanan/isi-kemasan.ts'

/** Line of an order without its amounts. */
type Line = Pick<
  PesananAdmin['items'][number],
  'urutan' | 'produkId' | 'paketId' | 'nama' | 'nie' | 'jumlah' | 'kembali' | 'berat_gram'
>

/** Data of a slip or a label. It contains no money, because packers print them. */
export type PrintedPesanan = Pick<
  PesananAdmin,
  | 'midtrans_order_id'
  | 'created_at'
  | 'nama'
  | 'no_hp'
  | 'alamat'
  | 'catatan'
  | 'nama_shipping'
  | 'kurir'
  | 'resi'
  | 'bagian'
  | 'kiriman'
> & { items: Line[] }

type Bagian = PesananAdmin['bagian'][number]

/** Returns the quantity of a line that is already in shipments. */
const sentBy = (kiriman: PrintedPesanan['kiriman'], position: number) =>
  kiriman.flatMap(({ baris }) => baris).reduce((sum, item) => (item.urutan === position ? sum + item.jumlah : sum), 0)

/** Returns the lines that are neither returned nor in a shipment, with the remaining quantity. */
export const notYetSent = <L extends Line>({
  items,
  kiriman,
}: {
  items: readonly L[]
  kiriman: PrintedPesanan['kiriman']
}): L[] =>
  items.flatMap((line) => {
    const quantity = line.jumlah - line.kembali - sentBy(kiriman, line.urutan)
    return quantity > 0 ? [{ ...line, jumlah: quantity }] : []
  })

/**
 * Returns the missing quantity per line of a paid order that is still in the shop: units without a lot that may be packed. If
 * the order was paid without stock, all remaining units are missing. If a package lacks a part, all its remaining units are
 * missing.
 */
export function usedUpLines(
  pesanan: Pick<
    PesananAdmin,
    'items' | 'kiriman' | 'bagian' | 'perhatian' | 'status_pembayaran' | 'status_pesanan' | 'resi'
  >,
): { urutan: number; jumlah: number }[] {
  const { bagian, perhatian, status_pembayaran, status_pesanan, kiriman, resi } = pesanan
  const isHere = status_pesanan !== 'Pesanan Selesai' && (resi === '' || kiriman.length > 0)
  if (status_pembayaran !== 'success' || !isHere) return []
  const remaining = notYetSent(pesanan)
  if (perhatian.includes('lunas tanpa stok') && bagian.every(({ dipegang }) => dipegang === 0))
    return remaining.map(({ urutan, jumlah }) => ({ urutan, jumlah }))
  const shortages = new Map(bagian.map((one) => [one.produkId, shortageOf(one)]))
  const satuan = remaining.flatMap(({ urutan, produkId, jumlah }) => {
    if (!produkId) return []
    const missing = Math.min(jumlah, shortages.get(produkId) ?? 0)
    shortages.set(produkId, (shortages.get(produkId) ?? 0) - missing)
    return missing > 0 ? [{ urutan, jumlah: missing }] : []
  })
  // A shortage that no product line covers belongs to a part of a package.
  if (![...shortages.values()].some((quantity) => quantity > 0)) return satuan
  return [...satuan, ...remaining.flatMap(({ urutan, paketId, jumlah }) => (paketId ? [{ urutan, jumlah }] : []))]
}

/** Contents of one partial shipment, for its slip and its label. */
export interface KirimanContents {
  /** Order with the contents and the courier of this shipment. */
  pesanan: PrintedPesanan
  /** 'kiriman 2 dari 3'; without the total while other lines are unshipped. */
  mention: string
  /** Notes for the reader. */
  remark: string[]
  /** True if the shipment contains the whole order, so that the parts of its packages can be listed. */
  isWholePaket: boolean
}

/**
 * Returns the order reduced to one partial shipment. Lots are assigned to the whole order. If a product is split over shipments
 * and lots, the lots in this shipment are unknown and none is listed.
 * @returns undefined if the order has no shipment with this ID
 */
export function kirimanContents(pesanan: PrintedPesanan, kirimanId: number): KirimanContents | undefined {
  const index = pesanan.kiriman.findIndex((item) => item.kirimanId === kirimanId)
  const kiriman = pesanan.kiriman[index]
  if (!kiriman) return undefined
  const items = kiriman.baris.flatMap(({ urutan, jumlah }) => {
    const line = pesanan.items.find((item) => item.urutan === urutan)
    return line ? [{ ...line, jumlah, kembali: 0 }] : []
  })
  const isPaket = items.some(({ paketId }) => paketId)
  const isWholePaket = pesanan.items.every(
    (line) =>
      line.jumlah === line.kembali || items.some((item) => item.urutan === line.urutan && item.jumlah === line.jumlah),
  )
  const bagian = pesanan.bagian.flatMap((one): Bagian[] => {
    if (isPaket) return [one]
    const quantity = items.reduce((sum, line) => (line.produkId === one.produkId ? sum + line.jumlah : sum), 0)
    if (quantity === 0) return []
    const kemasan = lotIn(one, quantity)
    return [
      { ...one, jumlah: quantity, kembali: 0, kemasan, dipegang: kemasan.reduce((sum, lot) => sum + lot.jumlah, 0) },
    ]
  })
  const isRemainder = notYetSent(pesanan).length > 0
  const isLotSplit = !isPaket && bagian.some(({ kemasan }) => kemasan.length === 0)
  return {
    pesanan: { ...pesanan, kurir: kiriman.kurir, resi: kiriman.resi, created_at: kiriman.waktu, items, bagian },
    mention: `kiriman ${index + 1}${isRemainder ? '' : ` dari ${pesanan.kiriman.length}`}`,
    remark: [
      ...(isRemainder ? ['Sisa pesanan ini dikirim terpisah.'] : []),
      ...(isLotSplit ? ['Lot yang tidak tertulis di sini ada di surat jalan pesanan.'] : []),
    ],
    isWholePaket: isWholePaket,
  }
}

function lotIn({ jumlah, kembali, kemasan }: Bagian, sent: number): Bagian['kemasan'] {
  if (sent === jumlah - kembali) return kemasan
  const [lot, ...others] = kemasan
  return lot && others.length === 0 ? [{ ...lot, jumlah: sent }] : []
}
