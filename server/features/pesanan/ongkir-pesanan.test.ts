import { expect, test } from 'vitest'
import { judgeOngkir } from './ongkir-pesanan.ts'

const SUBTOTAL = 100_000
const TETAP = 12_000
type Ongkir = Parameters<typeof judgeOngkir>[3]
const sebesar = (biaya: number): Ongkir => ({ cara: 'tarif', biaya, hari: null, rinci: null })
const confirmation: Ongkir = { cara: 'konfirmasi', biaya: null, hari: null, rinci: null }

test.each<[string, Parameters<typeof judgeOngkir>[0], Ongkir, number | null | 'HARGA_BERUBAH']>([
  ['shown as it is', { ongkir: 30_000, total_harga: 130_000 }, sebesar(30_000), 30_000],
  ['shown without a total', { ongkir: 30_000 }, sebesar(30_000), 30_000],
  ['shown as to be said', { ongkir: null, total_harga: 100_000 }, confirmation, null],
  ['shown another fee', { ongkir: 20_000, total_harga: 120_000 }, sebesar(30_000), 'HARGA_BERUBAH'],
  ['shown another total', { ongkir: 30_000, total_harga: 120_000 }, sebesar(30_000), 'HARGA_BERUBAH'],
  ['shown less than a fee that is known', { ongkir: 30_000 }, sebesar(20_000), 'HARGA_BERUBAH'],
  ['shown a fee where none is known any more', { ongkir: 30_000, total_harga: 130_000 }, confirmation, 'HARGA_BERUBAH'],
  ['shown none where one is known by now', { ongkir: null, total_harga: 100_000 }, sebesar(30_000), 'HARGA_BERUBAH'],
  ['shown nothing at all', {}, sebesar(30_000), 30_000],
  ['shown nothing, and none is known', {}, confirmation, null],
  ['shown the flat fee, and it is that', { total_harga: 112_000 }, sebesar(12_000), 12_000],
  ['shown the flat fee, and it is less', { total_harga: 112_000 }, sebesar(0), 0],
  ['shown the flat fee, and it is more', { total_harga: 112_000 }, sebesar(30_000), null],
  ['shown the flat fee, and none is known', { total_harga: 112_000 }, confirmation, null],
  ['shown neither', { total_harga: 111_000 }, sebesar(30_000), 'HARGA_BERUBAH'],
])('%s', (_, visible, ongkir, biaya) => {
  const judge = () => judgeOngkir(visible, [(biaya) => SUBTOTAL + biaya], TETAP, ongkir)
  if (biaya === 'HARGA_BERUBAH') expect(judge).toThrow(expect.objectContaining({ code: biaya }))
  else expect(judge()).toMatchObject({ biaya, ...(biaya === null && { cara: 'konfirmasi' }) })
})
