import { expect, test } from 'vitest'
import { judgeOngkir } from './ongkir-pesanan.ts'

const SUBTOTAL = 100_000
const FLAT_FEE = 12_000
type Ongkir = Parameters<typeof judgeOngkir>[3]
const ongkirOfAmount = (biaya: number): Ongkir => ({ cara: 'tarif', biaya, hari: null, rinci: null })
const confirmation: Ongkir = { cara: 'konfirmasi', biaya: null, hari: null, rinci: null }

test.each<[string, Parameters<typeof judgeOngkir>[0], Ongkir, number | null | 'HARGA_BERUBAH']>([
  ['accepts the displayed fee', { ongkir: 30_000, total_harga: 130_000 }, ongkirOfAmount(30_000), 30_000],
  ['accepts the fee without a total', { ongkir: 30_000 }, ongkirOfAmount(30_000), 30_000],
  ['accepts an unknown fee that was displayed as unknown', { ongkir: null, total_harga: 100_000 }, confirmation, null],
  ['rejects another displayed fee', { ongkir: 20_000, total_harga: 120_000 }, ongkirOfAmount(30_000), 'HARGA_BERUBAH'],
  [
    'rejects another displayed total',
    { ongkir: 30_000, total_harga: 120_000 },
    ongkirOfAmount(30_000),
    'HARGA_BERUBAH',
  ],
  ['rejects a displayed fee above the actual one', { ongkir: 30_000 }, ongkirOfAmount(20_000), 'HARGA_BERUBAH'],
  [
    'rejects a displayed fee that is unknown now',
    { ongkir: 30_000, total_harga: 130_000 },
    confirmation,
    'HARGA_BERUBAH',
  ],
  [
    'rejects a fee displayed as unknown that is known now',
    { ongkir: null, total_harga: 100_000 },
    ongkirOfAmount(30_000),
    'HARGA_BERUBAH',
  ],
  ['accepts clients that display nothing', {}, ongkirOfAmount(30_000), 30_000],
  ['accepts clients that display nothing, with an unknown fee', {}, confirmation, null],
  ['accepts an equal flat fee', { total_harga: 112_000 }, ongkirOfAmount(12_000), 12_000],
  ['accepts a lower fee than the flat one', { total_harga: 112_000 }, ongkirOfAmount(0), 0],
  ['leaves a higher fee than the flat one to the office', { total_harga: 112_000 }, ongkirOfAmount(30_000), null],
  ['leaves an unknown fee to the office', { total_harga: 112_000 }, confirmation, null],
  ['rejects a total that fits neither fee', { total_harga: 111_000 }, ongkirOfAmount(30_000), 'HARGA_BERUBAH'],
])('%s', (_, visible, ongkir, biaya) => {
  const judge = () => judgeOngkir(visible, [(biaya) => SUBTOTAL + biaya], FLAT_FEE, ongkir)
  if (biaya === 'HARGA_BERUBAH') expect(judge).toThrow(expect.objectContaining({ code: biaya }))
  else expect(judge()).toMatchObject({ biaya, ...(biaya === null && { cara: 'konfirmasi' }) })
})
