import { expect, test } from 'vitest'
import { TarifBody } from './tarif-admin.ts'

const BODY = {
  shippingId: '1',
  kode_wilayah: ' 51.03 ',
  kg_pertama: 'Rp 15.000',
  kg_berikut: 0,
  minimum_kg: 1,
  hari_min: 0,
  hari_maks: 365,
}

test('reads a rate as a form sends it', () => {
  expect(TarifBody.parse(BODY)).toEqual({
    ...BODY,
    shippingId: 1,
    kode_wilayah: '51.03',
    kg_pertama: 15_000,
    aktif: true,
  })
})

test.each([
  [{ shippingId: 'x' }, 'Pilih metode'],
  [{ kode_wilayah: ' ' }, 'Pilih wilayah'],
  [{ kg_pertama: '' }, 'Ongkir kilogram pertama tidak boleh kosong'],
  [{ minimum_kg: 0 }, 'Berat minimum harus angka bulat dari 1 sampai 10000'],
  [{ minimum_kg: 10_001 }, 'Berat minimum harus angka bulat dari 1 sampai 10000'],
  [{ hari_min: -1 }, 'Tiba paling cepat harus angka bulat dari 0 sampai 365'],
  [{ hari_maks: 366 }, 'Tiba paling lama harus angka bulat dari 0 sampai 365'],
])('rejects %j', (change, message) => {
  expect(TarifBody.safeParse({ ...BODY, ...change }).error?.issues[0]?.message).toBe(message)
})

test.each([{ minimum_kg: 10_000 }, { hari_min: '365' }, { hari_maks: '0' }])('accepts %j', (change) => {
  expect(TarifBody.safeParse({ ...BODY, ...change }).success).toBe(true)
})
