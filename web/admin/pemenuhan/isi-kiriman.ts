import type { PesananAdmin } from '#contract/kantor-pesanan/office.ts'
import { kurangOf } from '#web/admin/pesanan/isi-kemasan.ts'

type Baris = PesananAdmin['items'][number]
type Bagian = PesananAdmin['bagian'][number]

/** So many of a line are in parcels already. */
const terkirim = (kiriman: PesananAdmin['kiriman'], urutan: number) =>
  kiriman.flatMap(({ baris }) => baris).reduce((sum, satu) => (satu.urutan === urutan ? sum + satu.jumlah : sum), 0)

/** The lines that are bought still and in no parcel of several, each with how many of it. */
export const belumDikirim = ({ items, kiriman }: Pick<PesananAdmin, 'items' | 'kiriman'>): Baris[] =>
  items.flatMap((line) => {
    const jumlah = line.jumlah - line.kembali - terkirim(kiriman, line.urutan)
    return jumlah > 0 ? [{ ...line, jumlah }] : []
  })

/**
 * The lines of a paid order of which not enough is there, each with how many of it: what lies in no lot that may be packed, and all of one
 * that was paid when its stock was gone. Of a package that lacks a part, all that are still here.
 */
export function barisHabis(
  pesanan: Pick<
    PesananAdmin,
    'items' | 'kiriman' | 'bagian' | 'perhatian' | 'status_pembayaran' | 'status_pesanan' | 'resi'
  >,
): { urutan: number; jumlah: number }[] {
  const { bagian, perhatian, status_pembayaran, status_pesanan, kiriman, resi } = pesanan
  const isDiSini = status_pesanan !== 'Pesanan Selesai' && (resi === '' || kiriman.length > 0)
  if (status_pembayaran !== 'success' || !isDiSini) return []
  const sisa = belumDikirim(pesanan)
  if (perhatian.includes('lunas tanpa stok') && bagian.every(({ dipegang }) => dipegang === 0))
    return sisa.map(({ urutan, jumlah }) => ({ urutan, jumlah }))
  const kurang = new Map(bagian.map((one) => [one.produkId, kurangOf(one)]))
  const satuan = sisa.flatMap(({ urutan, produkId, jumlah }) => {
    if (!produkId) return []
    const habis = Math.min(jumlah, kurang.get(produkId) ?? 0)
    kurang.set(produkId, (kurang.get(produkId) ?? 0) - habis)
    return habis > 0 ? [{ urutan, jumlah: habis }] : []
  })
  // What no line of its own lacks is a part of a package.
  if (![...kurang.values()].some((jumlah) => jumlah > 0)) return satuan
  return [...satuan, ...sisa.flatMap(({ urutan, paketId, jumlah }) => (paketId ? [{ urutan, jumlah }] : []))]
}

/** One parcel of several as a slip and a label tell of it. */
export interface IsiKiriman {
  /** The order with what this parcel holds, and who carries it. */
  pesanan: PesananAdmin
  /** 'kiriman 2 dari 3'; without the last number while something is still here. */
  sebutan: string
  /** What its reader should know besides. */
  keterangan: string[]
  /** All parts of its packages are in it, so they can be listed. */
  isPaketUtuh: boolean
}

/**
 * The order as one of its parcels. Its lots were taken for the whole order: where a product is spread over parcels and lots, nobody knows
 * which of them are in this one, so none is named.
 * @returns undefined where the order has no such parcel
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
  const isPaketUtuh = pesanan.items.every(
    (line) =>
      line.jumlah === line.kembali || items.some((satu) => satu.urutan === line.urutan && satu.jumlah === line.jumlah),
  )
  const bagian = pesanan.bagian.flatMap((one): Bagian[] => {
    if (isPaket) return [one]
    const jumlah = items.reduce((sum, line) => (line.produkId === one.produkId ? sum + line.jumlah : sum), 0)
    if (jumlah === 0) return []
    const kemasan = lotDalam(one, jumlah)
    return [{ ...one, jumlah, kembali: 0, kemasan, dipegang: kemasan.reduce((sum, lot) => sum + lot.jumlah, 0) }]
  })
  const isSisa = belumDikirim(pesanan).length > 0
  const isLotTerbagi = !isPaket && bagian.some(({ kemasan }) => kemasan.length === 0)
  return {
    pesanan: { ...pesanan, kurir: kiriman.kurir, resi: kiriman.resi, created_at: kiriman.waktu, items, bagian },
    sebutan: `kiriman ${index + 1}${isSisa ? '' : ` dari ${pesanan.kiriman.length}`}`,
    keterangan: [
      ...(isSisa ? ['Sisa pesanan ini dikirim terpisah.'] : []),
      ...(isLotTerbagi ? ['Lot yang tidak tertulis di sini ada di surat jalan pesanan.'] : []),
    ],
    isPaketUtuh,
  }
}

function lotDalam({ jumlah, kembali, kemasan }: Bagian, dikirim: number): Bagian['kemasan'] {
  if (dikirim === jumlah - kembali) return kemasan
  const [lot, ...lain] = kemasan
  return lot && lain.length === 0 ? [{ ...lot, jumlah: dikirim }] : []
}
