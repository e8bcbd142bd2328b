import { expect, test } from 'vitest'
import { PAYMENT_METHODS, type PaymentMethod } from '#contract/pembayaran/payment-method.ts'
import { paymentLangkah } from './payment-langkah.ts'

const METODE = Object.keys(PAYMENT_METHODS) as PaymentMethod[]

test.each(METODE)('%s has steps, each once, under its own headings', (metode) => {
  const places = paymentLangkah({ metode, nama: PAYMENT_METHODS[metode].nama })
  expect(places.length).toBeGreaterThan(0)
  expect(new Set(places.map(({ title }) => title)).size).toBe(places.length)
  for (const { langkah } of places) {
    expect(langkah.length).toBeGreaterThan(0)
    expect(new Set(langkah).size).toBe(langkah.length)
  }
})

test.each([
  ['bri', 'BRImo', 'BRIVA'],
  ['virtual_lain', 'aplikasi bank Anda', 'Virtual Account'],
  ['mandiri', 'Multipayment', 'kode perusahaan'],
  ['alfamart', 'kasir', 'kode pembayaran'],
] as const)('%s is paid by way of %s, %s', (metode, ...words) => {
  const text = JSON.stringify(paymentLangkah({ metode, nama: PAYMENT_METHODS[metode].nama }))
  for (const word of words) expect(text).toContain(word)
})
