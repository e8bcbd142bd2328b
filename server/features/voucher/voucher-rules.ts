import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatDate, parseWib } from '#contract/wib.ts'
import type { Voucher } from './voucher.repository.ts'

/** Order line as input for a voucher's rules. */
export interface VoucherLine {
  nama: string
  /** Null for a package. */
  produk_id: number | null
  kategori_id: number | null
  /** True for prescription medicine, which is never discounted. */
  resep: boolean
  harga: number
  jumlah: number
}

/** The buyer's history, as input for a voucher's rules. */
export interface PembeliVoucher {
  hasPaidBefore: boolean
  unpaid: number
  grupId: number | null
  /** Number of the buyer's orders that hold this voucher. */
  dipakai: number
}

/** Discount of a voucher, for the order and as a text for the buyer. */
export interface VoucherDiskon {
  atas: 'barang' | 'ongkir'
  /** Maximum discount in rupiah; null for no maximum. */
  nilai: number | null
  /** Indexes of the discounted lines; null for all lines. */
  baris: number[] | null
  keterangan: string
  /** Names of the lines that are not discounted because they need a prescription. */
  tanpa: string[]
}

export type RejectionReason =
  | 'tidak-ada'
  | 'belum-mulai'
  | 'berakhir'
  | 'habis'
  | 'sudah-dipakai'
  | 'pesanan-pertama'
  | 'bukan-grup'
  | 'tanpa-barang'
  | 'minimum'

/** Reason for a rejected voucher, as a code and as a sentence. */
export interface Refused {
  sebab: RejectionReason
  alasan: string
}

export const MISSING: Refused = {
  sebab: 'tidak-ada',
  alasan: 'Kode voucher itu tidak ada. Periksa lagi tulisannya.',
}
export const USED_UP: Refused = { sebab: 'habis', alasan: 'Voucher ini sudah habis dipakai. Pakai voucher lain.' }

/**
 * Returns the discount of a voucher for an order, or the reason for its rejection.
 * @param voucher undefined if no voucher has that code; an archived one is rejected too
 * @param hari today in Jakarta, '2026-11-20'
 */
export function judgeVoucher(
  voucher: Voucher | undefined,
  lines: readonly VoucherLine[],
  pembeli: PembeliVoucher,
  hari: string,
): VoucherDiskon | Refused {
  if (!voucher?.aktif) return MISSING
  const { mulai, sampai, minimum } = voucher
  if (mulai !== null && hari < mulai)
    return {
      sebab: 'belum-mulai',
      alasan: `Voucher ini baru berlaku mulai ${formatDate(parseWib(mulai))}. Pakai lagi pada tanggal itu.`,
    }
  if (sampai !== null && hari > sampai)
    return {
      sebab: 'berakhir',
      alasan: `Voucher ini hanya berlaku sampai ${formatDate(parseWib(sampai))}. Pakai voucher lain.`,
    }
  if (voucher.batas_total !== null && voucher.terpakai >= voucher.batas_total) return USED_UP
  if (voucher.batas_pelanggan !== null && pembeli.dipakai >= voucher.batas_pelanggan)
    return {
      sebab: 'sudah-dipakai',
      alasan: `Anda sudah memakai voucher ini ${pembeli.dipakai} kali. Pakai voucher lain.`,
    }
  if (voucher.pertama && pembeli.hasPaidBefore)
    return { sebab: 'pesanan-pertama', alasan: 'Voucher ini hanya untuk pesanan pertama. Pakai voucher lain.' }
  if (voucher.pertama && pembeli.unpaid > 0)
    return {
      sebab: 'pesanan-pertama',
      alasan: 'Voucher ini hanya untuk pesanan pertama. Bayar atau batalkan dulu pesanan Anda yang belum dibayar.',
    }
  if (voucher.grup_id !== null && voucher.grup_id !== pembeli.grupId)
    return { sebab: 'bukan-grup', alasan: 'Voucher ini hanya untuk pembeli tertentu. Pakai voucher lain.' }

  const matches = lines.map((line) => isMatch(voucher, line))
  const without = lines.filter((line) => line.resep).map(({ nama }) => nama)
  const eligible = lines.flatMap((line, index) => (matches[index] && !line.resep ? [index] : []))
  const value = eligible.reduce((sum, index) => sum + lineValue(lines[index]), 0)
  if (value === 0)
    return {
      sebab: 'tanpa-barang',
      alasan: lines.some((line, index) => matches[index] && line.resep)
        ? 'Voucher tidak berlaku untuk obat resep. Tambahkan barang lain, atau lanjutkan tanpa voucher.'
        : 'Voucher ini tidak berlaku untuk barang di pesanan ini. Pakai voucher lain.',
    }
  if (minimum !== null && value < minimum)
    return {
      sebab: 'minimum',
      alasan: `Voucher ini berlaku mulai belanja ${formatRupiah(minimum)}${without.length > 0 ? ' di luar obat resep' : ''}. Kurang ${formatRupiah(minimum - value)} lagi.`,
    }
  return {
    atas: voucher.jenis === 'ongkir' ? 'ongkir' : 'barang',
    nilai: diskonOf(voucher, value),
    baris: voucher.jenis === 'ongkir' || eligible.length === lines.length ? null : eligible,
    keterangan: formatVoucher(voucher),
    tanpa: without,
  }
}

/**
 * True if the voucher covers this line, prescription or not. A package has no category, so it is covered only by an
 * unrestricted voucher.
 */
function isMatch({ produk_ids, kategori_ids }: Voucher, { produk_id, kategori_id }: VoucherLine): boolean {
  if (produk_ids.length === 0 && kategori_ids.length === 0) return true
  return (
    (produk_id !== null && produk_ids.includes(produk_id)) ||
    (kategori_id !== null && kategori_ids.includes(kategori_id))
  )
}

const lineValue = (line: VoucherLine | undefined) => (line ? line.harga * line.jumlah : 0)

type Deduction = Pick<Voucher, 'jenis' | 'nilai' | 'maks'>

/**
 * Returns the maximum discount in rupiah; a percentage is rounded down.
 * @param spent value of the covered goods, in rupiah
 */
export function diskonOf({ jenis, nilai, maks }: Deduction, spent: number): number | null {
  if (jenis !== 'persen' || nilai === null) return nilai
  // Computed by whole hundreds first: the product of a large sum would exceed the safe integers.
  const potongan = Math.floor(spent / 100) * nilai + Math.floor(((spent % 100) * nilai) / 100)
  return maks === null ? potongan : Math.min(potongan, maks)
}

/** Returns the voucher's text, such as 'Potongan 10%, maksimal Rp 50.000'. */
export function formatVoucher({ jenis, nilai, maks }: Deduction): string {
  if (jenis === 'persen') return `Potongan ${nilai}%${maks === null ? '' : `, maksimal ${formatRupiah(maks)}`}`
  if (jenis === 'nominal') return `Potongan ${formatRupiah(nilai ?? 0)}`
  return nilai === null ? 'Gratis ongkir' : `Potongan ongkir sampai ${formatRupiah(nilai)}`
}

/**
 * True if a voucher can lower a product below its cost. Checks the smallest order of this product alone that meets the
 * minimum: there the discount per unit is highest.
 * @param harga unit price, in rupiah
 * @param modal unit cost of the last lot, in rupiah
 */
export function isBelowCost(voucher: Deduction & Pick<Voucher, 'minimum'>, harga: number, modal: number): boolean {
  if (voucher.jenis === 'ongkir' || harga === 0) return false
  const count = Math.max(1, Math.ceil((voucher.minimum ?? 0) / harga))
  const spent = harga * count
  return spent - Math.min(diskonOf(voucher, spent) ?? 0, spent) < modal * count
}
