import { expect, test } from 'vitest'
import { snapRequest, type Tagihan } from './snap-request.ts'

const NOW = new Date('2026-11-20T03:10:00Z')
const ORDER: Tagihan = {
  pesanan_id: 7,
  midtrans_order_id: 'KS-7',
  nama: 'B'.repeat(256),
  no_hp: '0812-3456-7890',
  shipping_id: 3,
  nama_shipping: 'Reguler',
  biaya_kirim: 12_000,
  diskon: 5000,
  diskon_ongkir: 2000,
  ppn_ditambah: 11_000,
  total_harga: 166_000,
  batas_bayar: new Date('2026-11-20T03:20:01Z'),
  batas_akhir: new Date('2026-11-20T04:05:01Z'),
  dibuat: new Date('2026-11-20T03:05:00Z'),
}
const LINES = [
  { produk_id: 1, paket_id: null, nama: `Obat|Putih ${'x'.repeat(60)}`, harga: 50_000, jumlah: 2 },
  { produk_id: null, paket_id: 9, nama: 'Paket Jamur', harga: 50_000, jumlah: 1 },
]
const requestOf = (change: Partial<Tagihan> = {}, kode: string[] = []) =>
  snapRequest({ ...ORDER, ...change }, LINES, 'KS-7-2', NOW, 'https://toko.example', kode)

test('contains the whole order: its lines, its buyer, its deadlines', () => {
  expect(requestOf({}, ['qris'])).toEqual({
    transaction_details: { order_id: 'KS-7-2', gross_amount: 166_000 },
    item_details: [
      { id: 'produk-1', name: `Obat/Putih ${'x'.repeat(39)}`, price: 50_000, quantity: 2 },
      { id: 'paket-9', name: 'Paket Jamur', price: 50_000, quantity: 1 },
      { id: 'kirim-3', name: 'Ongkir Reguler', price: 12_000, quantity: 1 },
      { id: 'ppn', name: 'PPN', price: 11_000, quantity: 1 },
      { id: 'diskon', name: 'Diskon', price: -5000, quantity: 1 },
      { id: 'diskon-ongkir', name: 'Diskon ongkir', price: -2000, quantity: 1 },
    ],
    customer_details: { first_name: 'B'.repeat(255), phone: '081234567890' },
    expiry: { start_time: '2026-11-20 10:05:00 +0700', duration: 61, unit: 'minute' },
    page_expiry: { duration: 11, unit: 'minute' },
    enabled_payments: ['qris'],
    credit_card: { secure: true },
    callbacks: { finish: 'https://toko.example/riwayat-pembayaran' },
  })
})

test('ends with the deadline of the order when that is the only one, and offers every method when none is named', () => {
  const request = requestOf({ batas_akhir: null, batas_bayar: new Date('2026-11-20T03:10:00Z') })
  expect([request.expiry.duration, request.page_expiry.duration]).toEqual([5, 1])
  expect(request).not.toHaveProperty('enabled_payments')
})

test('is rejected if its lines do not add up to its total', () => {
  expect(() => requestOf({ total_harga: 166_001 })).toThrow(RangeError)
})
