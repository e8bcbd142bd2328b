import { expect, test } from 'vitest'
import { readConfirmationState } from './confirmation-origin.ts'

const STATE = { nama_produk: 'Vitamin C', jumlah: 2, metode_pembayaran: 'bca_virtual', total_harga: 25_000 }

test('reads the passed state, with or without a picture', () => {
  expect(readConfirmationState(STATE)).toEqual({ ...STATE, gambar_produk: null, isPaket: false })
  expect(readConfirmationState({ ...STATE, gambar_produk: 'a.webp', metode_pembayaran: null })).toMatchObject({
    gambar_produk: 'a.webp',
    metode_pembayaran: null,
  })
})

test.each([[null], [undefined], ['teks'], [{}], [{ ...STATE, jumlah: 0 }], [{ ...STATE, total_harga: '25000' }]])(
  'rejects %j as a confirmation',
  (state) => {
    expect(readConfirmationState(state)).toBeNull()
  },
)
