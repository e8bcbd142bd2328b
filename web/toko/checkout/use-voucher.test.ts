import { expect, test } from 'vitest'
import { currentTarif } from '#contract/uang/tarif-ppn.ts'
import { computeTotal } from '#contract/uang/total.ts'
import { diskonOf } from './use-voucher.ts'

/** Rp 99.981 and Rp 45.001. */
const LINES = [
  { harga: 33_327, jumlah: 3 },
  { harga: 45_001, jumlah: 1 },
]
const ADDED = currentTarif('ditambah') ?? undefined

// The figures are those of the server's own table and API tests.
test.each([
  ['no tax', 12_000, undefined, undefined, { ppn: 0, total: 156_982 }],
  ['tax on the goods', 12_000, undefined, ADDED, { ppn: 15_948, total: 172_930 }],
  ['an unknown fee', null, undefined, ADDED, { ppn: 15_948, total: 160_930 }],
  ['no shipping method yet §9.07', undefined, undefined, ADDED, { ppn: 15_948, total: 160_930 }],
  ['a voucher for goods', 12_000, { atas: 'barang', jumlah: 10_000 }, ADDED, { ppn: 14_848, total: 161_830 }],
  ['a voucher for shipping', 12_000, { atas: 'ongkir', jumlah: 5_000 }, ADDED, { ppn: 15_948, total: 167_930 }],
  ['a voucher without tax', 12_000, { atas: 'barang', jumlah: 10_000 }, undefined, { ppn: 0, total: 146_982 }],
] as const)('with %s shows what is to be paid', (_, biaya, voucher, tarif, result) => {
  const { ppn_ditambah: ppn, total } = computeTotal(LINES, biaya ?? 0, diskonOf(voucher), tarif)
  expect({ ppn, total }).toEqual(result)
})
