/** Input of an order that the office enters, without items and total: a new customer, no shipping, paid in cash. */
export const MANUAL_PESANAN = {
  sumber: 'kasir',
  penggunaId: null,
  nama: 'Bu Wayan',
  no_hp: '081234567890',
  shippingId: null,
  tujuan: null,
  ongkir: '',
  diskon: '',
  alasan_diskon: '',
  catatan: '',
  bayar: 'tunai',
  bukti: '',
} as const
