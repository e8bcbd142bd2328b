import type { MetodeBayar } from '#contract/pembayaran/cara-bayar.ts'
import { parseWib } from '#contract/wib.ts'
import { kamus } from './kamus.ts'
import type { Transaction } from './status.ts'

/** What a transaction says about how it is paid, in the shop's words. */
export interface FaktaBayar {
  metode: MetodeBayar
  nomor: string | null
  kode_perusahaan: string | null
  penyelenggara: string | null
  penerbit: string | null
  bayar_sebelum: Date | null
}

const BANK = kamus<MetodeBayar>({
  bca: 'bca_virtual',
  bni: 'bni_virtual',
  btn: 'btn_virtual',
  bri: 'bri',
  permata: 'permata',
  cimb: 'cimb',
})

const DOMPET = kamus<MetodeBayar>({ gopay: 'gopay', shopeepay: 'shopeepay', dana: 'dana' })

const GERAI = kamus<MetodeBayar>({ indomaret: 'indomaret', alfamart: 'alfamart' })

/** Names that are not simply written in capitals. */
const NAMA = kamus({
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  'airpay shopee': 'ShopeePay',
  linkaja: 'LinkAja',
  mandiri: 'Mandiri',
  danamon: 'Danamon',
  // What the office took itself, under the word that it is kept by.
  tunai: 'Tunai',
  transfer: 'Transfer bank',
})

/**
 * How a transaction is paid; undefined while its type is not told. A method that Midtrans adds one day is `lain` or
 * `virtual_lain`, with its name in `penyelenggara`.
 */
export function toCaraBayar(transaction: Transaction): FaktaBayar | undefined {
  const isi = fillCaraBayar(transaction)
  if (!isi) return undefined
  return {
    nomor: null,
    kode_perusahaan: null,
    penyelenggara: null,
    penerbit: null,
    ...isi,
    bayar_sebelum: waktuJakarta(transaction.expiry_time),
  }
}

function fillCaraBayar(transaction: Transaction): (Partial<FaktaBayar> & Pick<FaktaBayar, 'metode'>) | undefined {
  const { payment_type: jenis } = transaction
  switch (jenis) {
    case undefined:
      return undefined
    case 'bank_transfer':
      return virtualAccount(transaction)
    case 'echannel':
      return {
        metode: 'mandiri',
        nomor: transaction.bill_key ?? null,
        kode_perusahaan: transaction.biller_code ?? null,
      }
    case 'cstore':
      return {
        metode: GERAI.get(transaction.store ?? '') ?? 'lain',
        nomor: transaction.payment_code ?? null,
        penyelenggara: nama(transaction.store),
      }
    case 'qris':
      return { metode: 'qris', penyelenggara: nama(transaction.acquirer), penerbit: nama(transaction.issuer) }
    case 'credit_card':
      return { metode: 'kartu', nomor: transaction.masked_card ?? null, penyelenggara: nama(transaction.bank) }
    default:
      return { metode: DOMPET.get(jenis) ?? 'lain', penyelenggara: nama(jenis) }
  }
}

/** Permata has a field of its own; every other bank stands in the list. */
function virtualAccount({ permata_va_number: permata, va_numbers = [] }: Transaction) {
  const { bank, va_number } = permata ? { bank: 'permata', va_number: permata } : (va_numbers[0] ?? {})
  return { metode: BANK.get(bank ?? '') ?? 'virtual_lain', nomor: va_number ?? null, penyelenggara: nama(bank) }
}

const nama = (word: string | undefined) => (word ? (NAMA.get(word.toLowerCase()) ?? word.toUpperCase()) : null)

/** '2026-11-20 16:05:09', in Jakarta; null when it is absent or anything else. */
/** A time of Midtrans: GMT+7 without saying so. */
export function waktuJakarta(text: string | undefined): Date | null {
  const time = parseWib(text ?? '')
  return Number.isNaN(time.getTime()) ? null : time
}
