import type { KodePembayaran } from '#contract/pembayaran/metode-office.ts'

/** What the provider's methods are called in Indonesia. */
export const KODE: Record<KodePembayaran, string> = {
  other_qris: 'QRIS',
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  dana: 'DANA',
  bca_va: 'Virtual account BCA',
  bni_va: 'Virtual account BNI',
  bri_va: 'Virtual account BRI',
  permata_va: 'Virtual account Permata',
  echannel: 'Tagihan Mandiri',
  cimb_va: 'Virtual account CIMB Niaga',
  danamon_va: 'Virtual account Danamon',
  bsi_va: 'Virtual account BSI',
  credit_card: 'Kartu kredit atau debit',
  indomaret: 'Indomaret',
  alfamart: 'Alfamart',
}
