import type { SifatProduk } from '#contract/katalog/sifat.ts'
import type { Cargo } from '#contract/pengiriman/cargo.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { type HargaBasis, type HargaReason, hargaFor } from '#contract/uang/harga.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { paketRepository } from '#server/features/katalog/paket/paket.repository.ts'
import type { Bagian } from '#server/features/stok/stok.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** A line of an order as it is stored: names and prices (whole rupiah) at the time of the order. */
interface Row {
  produk_id: number | null
  paket_id: number | null
  nama: string
  gambar: string | null
  harga: number
  jumlah: number
  berat_gram: number
  /** Regular unit price, and the reason for the lower one; null without a reduction. */
  harga_semula: number | null
  harga_sebab: HargaReason | null
}

/**
 * Content of an order: its lines, the goods that its shipping method must accept, and its units per product. Packages are
 * split into their parts, and every product occurs once.
 */
export interface PesananContents {
  baris: Row[]
  muatan: Cargo[]
  bagian: Bagian[]
  /** Ids of the products that need a prescription. A package never contains one. */
  perluResep: number[]
  /** Value in rupiah at the public quantity prices, without the buyer's group price. Free shipping depends on it. */
  generalValue: number
  /** Value in rupiah at the public price of a single unit, for clients that know one price per product. */
  satuanValue: number
}

/** Columns of a product on sale that an order needs. */
export interface SoldProduk extends HargaBasis, Pick<SifatProduk, 'bahaya' | 'suhu_simpan' | 'berat_gram'> {
  produkId: number
  kategoriId: number
  nama: string
  gambar: string | null
  /** Unit price for the buyer's group; null if there is none. */
  hargaGrup: number | null
  /** True for a medicine without a registration number, if the shop does not sell those. */
  belumTerdaftar: boolean
}

/** `publicUnit`, `satuan`: public unit price in rupiah, at this quantity and for a single unit. */
interface Line {
  baris: Row
  muatan: Cargo
  bagian: Bagian[]
  publicUnit: number
  satuan: number
}

/**
 * Returns the content of an order at current names and prices. Repeated products or packages are merged into one line.
 * @param sellable the requested products that are on sale
 * @param hasResep true if the buyer names a prescription
 * @throws PRODUK_TIDAK_ADA, PAKET_TIDAK_ADA, PAKET_DIPERIKSA, PERLU_RESEP, NIE_BELUM_ADA, STOK_TIDAK_CUKUP
 */
export async function resolveContents(
  tx: Db | Tx,
  items: readonly ItemPesanan[],
  sellable: readonly SoldProduk[],
  hasResep: boolean,
): Promise<PesananContents> {
  const lines: Line[] = []
  for (const item of mergeSame(items))
    lines.push('produkId' in item ? produkLine(sellable, item) : await paketLine(tx, item))
  const ordered = new Set(lines.map(({ baris }) => baris.produk_id))
  const perluResep = sellable.flatMap(({ produkId, resep }) => (resep && ordered.has(produkId) ? [produkId] : []))
  if (perluResep.length > 0 && !hasResep) throw new AppError('PERLU_RESEP')
  const unregistered = sellable.find(({ produkId, belumTerdaftar }) => belumTerdaftar && ordered.has(produkId))
  if (unregistered) throw new AppError('NIE_BELUM_ADA', { rincian: { nama: unregistered.nama } })
  return {
    perluResep,
    baris: lines.map(({ baris }) => baris),
    muatan: lines.map(({ muatan }) => muatan),
    bagian: sumByProduk(lines.flatMap(({ bagian }) => bagian)),
    generalValue: sum(lines.map(({ baris, publicUnit }) => publicUnit * baris.jumlah)),
    satuanValue: sum(lines.map(({ baris, satuan }) => satuan * baris.jumlah)),
  }
}

/**
 * Returns the available units of the line that needs `produkId`, if `remaining` units of the product are in stock. With several
 * lines, returns `sisa`.
 */
export function remainingOfLine({ baris, bagian }: PesananContents, produkId: number, remaining: number): number {
  if (baris.length !== 1) return remaining
  const need = bagian.find((part) => part.produkId === produkId)?.jumlah ?? 1
  const quantity = baris[0]?.jumlah ?? 1
  return Math.floor(remaining / (need / quantity))
}

function produkLine(sellable: readonly SoldProduk[], { produkId, jumlah }: { produkId: number; jumlah: number }): Line {
  const produk = sellable.find((row) => row.produkId === produkId)
  if (!produk) throw new AppError('PRODUK_TIDAK_ADA')
  const { nama, gambar, bahaya, suhu_simpan, berat_gram } = produk
  const { harga, semula: originalHarga, sebab: hargaReason } = hargaFor(produk, jumlah, produk.hargaGrup)
  return {
    baris: {
      produk_id: produkId,
      paket_id: null,
      nama,
      gambar,
      harga,
      jumlah,
      berat_gram,
      harga_semula: originalHarga,
      harga_sebab: hargaReason,
    },
    publicUnit: hargaFor(produk, jumlah).harga,
    satuan: produk.harga,
    muatan: { nama, bahaya: bahaya === 'tidak_ada' ? [] : [bahaya], suhu_simpan },
    bagian: [{ produkId, jumlah }],
  }
}

async function paketLine(tx: Db | Tx, { paketId, jumlah }: { paketId: number; jumlah: number }): Promise<Line> {
  const paket = await paketRepository(tx).find(paketId)
  if (!paket) throw new AppError('PAKET_TIDAK_ADA')
  if (paket.perlu_diperiksa) throw new AppError('PAKET_DIPERIKSA', { rincian: { nama: paket.title, paketId } })
  const held = paket.isi.find((part) => part.belum_terdaftar)
  if (held) throw new AppError('NIE_BELUM_ADA', { rincian: { nama: held.nama } })
  // A package with a part that is off sale cannot be sold either.
  if (paket.tersedia === 0) throw new AppError('STOK_TIDAK_CUKUP', { rincian: { sisa: 0, paketId } })
  const { title: name, gambar, harga, isi, bahaya, suhu_simpan, berat_gram } = paket
  return {
    baris: {
      produk_id: null,
      paket_id: paketId,
      nama: name,
      gambar,
      harga,
      jumlah,
      berat_gram,
      harga_semula: null,
      harga_sebab: null,
    },
    publicUnit: harga,
    satuan: harga,
    muatan: { nama: name, bahaya, suhu_simpan },
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
  return [...sums].map(([produkId, quantity]) => ({ produkId, jumlah: quantity }))
}
