import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTanggal, parseWib } from '#contract/wib.ts'
import type { Voucher } from './voucher.repository.ts'

/** A line of an order, as a voucher looks at it. */
export interface BarisVoucher {
  nama: string
  /** Null of a package. */
  produk_id: number | null
  kategori_id: number | null
  /** Only a prescription releases it: nothing lowers its price. */
  resep: boolean
  harga: number
  jumlah: number
}

/** Who orders. */
export interface PembeliVoucher {
  pernahBayar: boolean
  belumDibayar: number
  grupId: number | null
  /** Orders of his that hold this voucher. */
  dipakai: number
}

/** What a voucher lowers: as an order writes it down, and as its buyer reads it. */
export interface PotonganVoucher {
  atas: 'barang' | 'ongkir'
  /** Rupiah at most; null: all of it. */
  nilai: number | null
  /** Places of the lines that it is for; null: all. */
  baris: number[] | null
  keterangan: string
  /** Names of what it does not lower because that needs a prescription. */
  tanpa: string[]
}

export type SebabDitolak =
  | 'tidak-ada'
  | 'belum-mulai'
  | 'berakhir'
  | 'habis'
  | 'sudah-dipakai'
  | 'pesanan-pertama'
  | 'bukan-grup'
  | 'tanpa-barang'
  | 'minimum'

/** Why a voucher lowers nothing of an order, in a word and in a sentence. */
export interface Ditolak {
  sebab: SebabDitolak
  alasan: string
}

export const TIDAK_ADA: Ditolak = {
  sebab: 'tidak-ada',
  alasan: 'Kode voucher itu tidak ada. Periksa lagi tulisannya.',
}
export const HABIS: Ditolak = { sebab: 'habis', alasan: 'Voucher ini sudah habis dipakai.' }

/**
 * What a voucher gives for an order.
 * @param voucher undefined: there is none with that code, or it was archived
 * @param hari today in Jakarta, '2026-11-20'
 */
export function judgeVoucher(
  voucher: Voucher | undefined,
  baris: readonly BarisVoucher[],
  pembeli: PembeliVoucher,
  hari: string,
): PotonganVoucher | Ditolak {
  if (!voucher?.aktif) return TIDAK_ADA
  const { mulai, sampai, minimum } = voucher
  if (mulai !== null && hari < mulai)
    return { sebab: 'belum-mulai', alasan: `Voucher ini berlaku mulai ${formatTanggal(parseWib(mulai))}.` }
  if (sampai !== null && hari > sampai)
    return { sebab: 'berakhir', alasan: `Voucher ini berakhir ${formatTanggal(parseWib(sampai))}.` }
  if (voucher.batas_total !== null && voucher.terpakai >= voucher.batas_total) return HABIS
  if (voucher.batas_pelanggan !== null && pembeli.dipakai >= voucher.batas_pelanggan)
    return { sebab: 'sudah-dipakai', alasan: `Anda sudah memakai voucher ini ${pembeli.dipakai} kali.` }
  if (voucher.pertama && pembeli.pernahBayar)
    return { sebab: 'pesanan-pertama', alasan: 'Voucher ini hanya untuk pesanan pertama.' }
  if (voucher.pertama && pembeli.belumDibayar > 0)
    return {
      sebab: 'pesanan-pertama',
      alasan: 'Voucher ini hanya untuk pesanan pertama, dan Anda masih punya pesanan yang belum dibayar.',
    }
  if (voucher.grup_id !== null && voucher.grup_id !== pembeli.grupId)
    return { sebab: 'bukan-grup', alasan: 'Voucher ini hanya untuk pelanggan tertentu.' }

  const cocok = baris.map((line) => isCocok(voucher, line))
  const tanpa = baris.filter((line) => line.resep).map(({ nama }) => nama)
  const bebas = baris.flatMap((line, index) => (cocok[index] && !line.resep ? [index] : []))
  const nilai = bebas.reduce((sum, index) => sum + nilaiBaris(baris[index]), 0)
  if (nilai === 0)
    return {
      sebab: 'tanpa-barang',
      alasan: baris.some((line, index) => cocok[index] && line.resep)
        ? 'Voucher tidak berlaku untuk obat resep.'
        : 'Voucher ini tidak berlaku untuk barang di pesanan ini.',
    }
  if (minimum !== null && nilai < minimum)
    return {
      sebab: 'minimum',
      alasan: `Voucher ini berlaku mulai belanja ${formatRupiah(minimum)}${tanpa.length > 0 ? ' di luar obat resep' : ''}. Kurang ${formatRupiah(minimum - nilai)} lagi.`,
    }
  return {
    atas: voucher.jenis === 'ongkir' ? 'ongkir' : 'barang',
    nilai: potonganOf(voucher, nilai),
    baris: voucher.jenis === 'ongkir' || bebas.length === baris.length ? null : bebas,
    keterangan: tulisVoucher(voucher),
    tanpa,
  }
}

/** Is it for this line, prescription or not? A package stands on no shelf, so it is meant only where everything is. */
function isCocok({ produk_ids, kategori_ids }: Voucher, { produk_id, kategori_id }: BarisVoucher): boolean {
  if (produk_ids.length === 0 && kategori_ids.length === 0) return true
  return (
    (produk_id !== null && produk_ids.includes(produk_id)) ||
    (kategori_id !== null && kategori_ids.includes(kategori_id))
  )
}

const nilaiBaris = (line: BarisVoucher | undefined) => (line ? line.harga * line.jumlah : 0)

type Potong = Pick<Voucher, 'jenis' | 'nilai' | 'maks'>

/**
 * Rupiah at most that it lowers; of a percentage the broken rupiah is the shop's.
 * @param belanja what the goods that it is for cost
 */
export function potonganOf({ jenis, nilai, maks }: Potong, belanja: number): number | null {
  if (jenis !== 'persen' || nilai === null) return nilai
  // Whole hundreds first: of a large sum the product is more than a number holds.
  const potongan = Math.floor(belanja / 100) * nilai + Math.floor(((belanja % 100) * nilai) / 100)
  return maks === null ? potongan : Math.min(potongan, maks)
}

/** 'Potongan 10%, paling banyak Rp 50.000' */
export function tulisVoucher({ jenis, nilai, maks }: Potong): string {
  if (jenis === 'persen') return `Potongan ${nilai}%${maks === null ? '' : `, paling banyak ${formatRupiah(maks)}`}`
  if (jenis === 'nominal') return `Potongan ${formatRupiah(nilai ?? 0)}`
  return nilai === null ? 'Gratis ongkir' : `Potongan ongkir sampai ${formatRupiah(nilai)}`
}

/**
 * Can a voucher bring a product below what it cost? Looked at is the smallest order of it alone that the voucher is for, where it
 * lowers the most of each.
 * @param harga of one, in rupiah
 * @param modal what the last lot of it cost, each
 */
export function isDiBawahModal(voucher: Potong & Pick<Voucher, 'minimum'>, harga: number, modal: number): boolean {
  if (voucher.jenis === 'ongkir' || harga === 0) return false
  const banyak = Math.max(1, Math.ceil((voucher.minimum ?? 0) / harga))
  const belanja = harga * banyak
  return belanja - Math.min(potonganOf(voucher, belanja) ?? 0, belanja) < modal * banyak
}
