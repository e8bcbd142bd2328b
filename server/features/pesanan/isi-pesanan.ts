import type { SifatProduk } from '#contract/katalog/sifat.ts'
import type { Muatan } from '#contract/pengiriman/muatan.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { type DasarHarga, hargaUntuk, type SebabHarga } from '#contract/uang/harga.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { paketRepository } from '#server/features/katalog/paket.repository.ts'
import type { Bagian } from '#server/features/stok/stok.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** A line of an order as it is written down: names and prices (whole rupiah) of this moment. */
interface Baris {
  produk_id: number | null
  paket_id: number | null
  nama: string
  gambar: string | null
  harga: number
  jumlah: number
  berat_gram: number
  /** What one of it costs otherwise, where it is cheaper, and why. */
  harga_semula: number | null
  harga_sebab: SebabHarga | null
}

/**
 * What an order sells, what of it its way of shipping must be allowed to carry, and what that takes from the shelf: every product
 * once, packages dissolved into their parts.
 */
export interface IsiPesanan {
  baris: Baris[]
  muatan: Muatan[]
  bagian: Bagian[]
  /** Which of its products only a prescription releases. No package holds one. */
  perluResep: number[]
  /** Rupiah of all of it at what everybody pays for so many, whatever the buyer's group pays: by this it travels free. */
  nilaiUmum: number
  /** The same as clients compute it that know one price of a product. */
  nilaiSatuan: number
}

/** A product on sale, as an order needs it. */
export interface ProdukDijual extends DasarHarga, Pick<SifatProduk, 'bahaya' | 'suhu_simpan' | 'berat_gram'> {
  produkId: number
  kategoriId: number
  nama: string
  gambar: string | null
  /** What one costs the buyer's group; null where he has none. */
  hargaGrup: number | null
  /** A medicine without registration number, while the shop sells no such. */
  belumTerdaftar: boolean
}

/** `umum`, `satuan`: rupiah of one, as everybody pays for so many, and for one. */
interface Line {
  baris: Baris
  muatan: Muatan
  bagian: Bagian[]
  umum: number
  satuan: number
}

/**
 * What is wished for, at today's names and prices. The same product or package twice becomes one line.
 * @param dijual those of the wished products that are on sale
 * @param adaResep the buyer names a prescription
 * @throws PRODUK_TIDAK_ADA, PAKET_TIDAK_ADA, PAKET_DIPERIKSA, PERLU_RESEP, NIE_BELUM_ADA
 */
export async function resolveIsi(
  tx: Db | Tx,
  items: readonly ItemPesanan[],
  dijual: readonly ProdukDijual[],
  adaResep: boolean,
): Promise<IsiPesanan> {
  const lines: Line[] = []
  for (const item of mergeSame(items))
    lines.push('produkId' in item ? produkLine(dijual, item) : await paketLine(tx, item))
  const dipesan = new Set(lines.map(({ baris }) => baris.produk_id))
  const perluResep = dijual.flatMap(({ produkId, resep }) => (resep && dipesan.has(produkId) ? [produkId] : []))
  if (perluResep.length > 0 && !adaResep) throw new AppError('PERLU_RESEP')
  const tertahan = dijual.find(({ produkId, belumTerdaftar }) => belumTerdaftar && dipesan.has(produkId))
  if (tertahan) throw new AppError('NIE_BELUM_ADA', { rincian: { nama: tertahan.nama } })
  return {
    perluResep,
    baris: lines.map(({ baris }) => baris),
    muatan: lines.map(({ muatan }) => muatan),
    bagian: sumByProduk(lines.flatMap(({ bagian }) => bagian)),
    nilaiUmum: sum(lines.map(({ baris, umum }) => umum * baris.jumlah)),
    nilaiSatuan: sum(lines.map(({ baris, satuan }) => satuan * baris.jumlah)),
  }
}

/** How many units of the line that needs `produkId` could still be had, with `sisa` units of it on the shelf. */
export function sisaOfLine({ baris, bagian }: IsiPesanan, produkId: number, sisa: number): number {
  if (baris.length !== 1) return sisa
  const need = bagian.find((part) => part.produkId === produkId)?.jumlah ?? 1
  const jumlah = baris[0]?.jumlah ?? 1
  return Math.floor(sisa / (need / jumlah))
}

function produkLine(dijual: readonly ProdukDijual[], { produkId, jumlah }: { produkId: number; jumlah: number }): Line {
  const produk = dijual.find((row) => row.produkId === produkId)
  if (!produk) throw new AppError('PRODUK_TIDAK_ADA')
  const { nama, gambar, bahaya, suhu_simpan, berat_gram } = produk
  const { harga, semula: harga_semula, sebab: harga_sebab } = hargaUntuk(produk, jumlah, produk.hargaGrup)
  return {
    baris: { produk_id: produkId, paket_id: null, nama, gambar, harga, jumlah, berat_gram, harga_semula, harga_sebab },
    umum: hargaUntuk(produk, jumlah).harga,
    satuan: produk.harga,
    muatan: { nama, bahaya: bahaya === 'tidak_ada' ? [] : [bahaya], suhu_simpan },
    bagian: [{ produkId, jumlah }],
  }
}

async function paketLine(tx: Db | Tx, { paketId, jumlah }: { paketId: number; jumlah: number }): Promise<Line> {
  const paket = await paketRepository(tx).find(paketId)
  if (!paket) throw new AppError('PAKET_TIDAK_ADA')
  if (paket.perlu_diperiksa) throw new AppError('PAKET_DIPERIKSA', { rincian: { nama: paket.title, paketId } })
  const tertahan = paket.isi.find((part) => part.belum_terdaftar)
  if (tertahan) throw new AppError('NIE_BELUM_ADA', { rincian: { nama: tertahan.nama } })
  // A part that is off sale cannot leave the shop inside a package either.
  if (paket.tersedia === 0) throw new AppError('STOK_TIDAK_CUKUP', { rincian: { sisa: 0, paketId } })
  const { title: nama, gambar, harga, isi, bahaya, suhu_simpan, berat_gram } = paket
  return {
    baris: {
      ...{ produk_id: null, paket_id: paketId, nama, gambar, harga, jumlah, berat_gram },
      ...{ harga_semula: null, harga_sebab: null },
    },
    umum: harga,
    satuan: harga,
    muatan: { nama, bahaya, suhu_simpan },
    bagian: isi.flatMap((part) =>
      part.produkId === null ? [] : [{ produkId: part.produkId, jumlah: part.jumlah * jumlah }],
    ),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function mergeSame(items: readonly ItemPesanan[]): ItemPesanan[] {
  const merged = new Map<string, ItemPesanan>()
  for (const item of items) {
    const key = 'produkId' in item ? `produk ${item.produkId}` : `paket ${item.paketId}`
    const before = merged.get(key)
    merged.set(key, { ...item, jumlah: item.jumlah + (before?.jumlah ?? 0) })
  }
  return [...merged.values()]
}

function sumByProduk(bagian: readonly Bagian[]): Bagian[] {
  const sums = new Map<number, number>()
  for (const { produkId, jumlah } of bagian) sums.set(produkId, (sums.get(produkId) ?? 0) + jumlah)
  return [...sums].map(([produkId, jumlah]) => ({ produkId, jumlah }))
}
