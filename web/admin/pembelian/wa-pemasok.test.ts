import { expect, test } from 'vitest'
import { waWriter } from '#web/admin/templat/write-wa.ts'
import { pemasokText, waPemasok } from './wa-pemasok.ts'

const pembelian = {
  pembelianId: 7,
  pemasok: 'CV Laut',
  kontak: '',
  no_hp: '081234567890',
  catatan: '',
  baris: [
    { nama: 'Iodin 1 L', jumlah: 1200, harga: 85_000 },
    { nama: 'Probiotik', jumlah: 3, harga: null },
  ],
}

test('lists the ordered products, one per line', () => {
  expect(
    pemasokText(pembelian, waWriter('Tambak Jaya', [])),
  ).toBe(`Halo CV Laut, kami dari Tambak Jaya memesan (nomor 7):

1. Iodin 1 L: 1.200, Rp 85.000 per satuan
2. Probiotik: 3

Mohon kabari ketersediaan, harga, dan kapan dikirim. Terima kasih.`)
})

test('addresses the person by name, and adds a note', () => {
  const text = pemasokText(
    { ...pembelian, kontak: 'Bu Rina', catatan: 'Kirim pagi & dingin' },
    waWriter('Tambak Jaya', []),
  )
  expect(text).toContain('Halo Bu Rina,')
  expect(text).toContain('\n\nKirim pagi & dingin\n\n')
})

test('has no link without a number', () => {
  expect(waPemasok({ ...pembelian, no_hp: '' }, waWriter('Toko', []))).toBeUndefined()
  expect(waPemasok(pembelian, waWriter('Toko', []))).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=Halo%20CV%20Laut/)
})
