import { WITHOUT_NOMOR } from '#contract/stok/lot-admin.ts'
import { type Code, normalizeArticle, normalizeCode } from './read-code.ts'

/** Product that an order of the round needs, with the lots that were fetched for it. */
export interface NeededProduk {
  produkId: number
  nama: string
  rak_gudang: string
  barcode: string
  /** Units that are not scanned yet. */
  kurang: number
  lot: readonly {
    lotId: number
    nomor: string
    kedaluwarsa: string | null
    /** Fetched units that no parcel of the round took yet. */
    sisa: number
  }[]
}

export type Judgement =
  | { kind: 'yes'; produkId: number; lotId: number; text: string }
  /** The product is right, but several of its lots were fetched. */
  | { kind: 'lot'; produkId: number; text: string }
  | { kind: 'no'; text: string }

const no = (text: string): Judgement => ({ kind: 'no', text })
const mention = (nomor: string) => (nomor ? `lot ${nomor}` : WITHOUT_NOMOR.toLowerCase())

/**
 * Judges a scanned code against the order that is packed now.
 * @param order products of the order
 * @param others products of the round's other orders, to name the mistake
 */
export function judgeScan(code: Code, order: readonly NeededProduk[], others: readonly NeededProduk[]): Judgement {
  if (code.text === '') return no('Kode tidak terbaca. Pindai lagi.')
  const names = (one: NeededProduk) => isProduk(code, one)
  const produk = order.find(names)
  if (produk) return judgeProduk(produk, code.nomorLot)
  const byLot = order.filter((one) => hasLot(one, code.text))
  const open = byLot.filter(({ kurang }) => kurang > 0)
  const [first] = open.length > 0 ? open : byLot
  if (first && open.length > 1) return no('Dua produk memakai nomor lot ini. Pindai barcode produknya.')
  if (first) return judgeProduk(first, code.text)
  const elsewhere = others.find((one) => names(one) || hasLot(one, code.text))
  return no(
    elsewhere
      ? `Bukan untuk pesanan ini: ${elsewhere.nama}. Kembalikan ke keranjang ambil.`
      : 'Kode ini tidak ada pada pesanan ini. Periksa barangnya.',
  )
}

const isProduk = (code: Code, { produkId, barcode }: NeededProduk) =>
  code.produkId === produkId ||
  (barcode !== '' &&
    (normalizeCode(barcode) === code.text || (code.article && normalizeArticle(barcode) === code.article)))

const hasLot = ({ lot }: NeededProduk, text: string) => lot.some(({ nomor }) => normalizeCode(nomor) === text)

function judgeProduk({ produkId, nama, kurang, lot }: NeededProduk, wanted: string | undefined): Judgement {
  if (kurang === 0) return no(`Sudah cukup: ${nama}. Jangan masukkan lagi.`)
  const left = lot.filter(({ sisa }) => sisa > 0)
  const take = (one: NeededProduk['lot'][number]): Judgement => ({
    kind: 'yes',
    produkId,
    lotId: one.lotId,
    text: `${nama}, ${mention(one.nomor)}`,
  })
  if (wanted !== undefined) {
    const named = lot.find(({ nomor }) => normalizeCode(nomor) === wanted)
    if (named && named.sisa > 0) return take(named)
    const fetch = left.map(({ nomor }) => mention(nomor)).join(' atau ')
    return no(`${nama}: bukan lot yang diambil.${fetch && ` Ambil ${fetch}.`}`)
  }
  const [only, ...more] = left
  if (!only) return no(`${nama}: tidak ada lot yang boleh dikemas.`)
  return more.length === 0 ? take(only) : { kind: 'lot', produkId, text: `${nama}: pindai atau pilih lotnya.` }
}
