import { expect, test } from 'vitest'
import { emptyObat } from './initial.ts'
import { createAssessor } from './masa-henti.ts'

const TODAY = '2026-11-20'
const PRODUK = [
  { produkId: 1, nama: 'Obat Kutu Murni', masa_henti: 7 },
  { produkId: 2, nama: 'Vitamin C Stabil 35%', masa_henti: 0 },
  { produkId: 3, nama: 'Prazikuantel 50% Premiks', masa_henti: null },
  { produkId: 4, nama: 'Oksitetrasiklin 20% Premiks', masa_henti: 30 },
]
const assess = createAssessor(PRODUK)

test.each<
  [nama: string, tertulis: number | null, berlaku: number | null, lain?: { produk_id?: number; dosis?: string }]
>([
  // The shop's products, by id or by name, are floors.
  ['Oksitetrasiklin 20% Premiks', 0, 30],
  ['OKSITETRASIKLIN 20 % premiks', 21, 30],
  ['Oksitetrasiklin 20% Premiks', 45, 45],
  ['Oksitetrasiklin 20% Premiks', null, 30],
  ['obat kutu murni', 3, 7],
  ['Obat dari dokter', 0, 7, { produk_id: 1 }],
  ['Vitamin C Stabil 35%', 0, 0],
  ['Vitamin C Stabil 35%', null, 0],
  // A product without a figure: only its label or a veterinarian states the period.
  ['Prazikuantel 50% Premiks', 0, null],
  ['Prazikuantel 50% Premiks', null, null],
  ['Prazikuantel 50% Premiks', 14, 14],
  // The substance's period is a floor; without a stated period the period stays unknown.
  ['Terramycin', 0, 30],
  ['oxytetracycline beli di luar', 40, 40],
  ['Terramycin', null, null],
  ['obat dokter', 3, 30, { dosis: 'OTC 75 mg/kg' }],
  ['Eritromisin', 0, null],
  // Free text: a stated period counts, zero does not.
  ['Obat X', 10, 10],
  ['Obat X', 0, null],
  ['Obat X', null, null],
  ['Obat X', 0, null, { produk_id: 99 }],
  // Fresh water contains no substance.
  ['Rendam air tawar', null, 0],
  ['Air tawar', 0, 0],
])('%s with %s days counts as %s', (name, masa_henti, valid, other) => {
  const obat = { ...emptyObat('k', TODAY), nama: name, masa_henti, ...other }
  expect(assess(obat)).toMatchObject({ ...obat, masa_henti: valid, terlarang: null, typed: masa_henti })
})

test.each([
  ['Chloramphenicol', 0, '', 'Kloramfenikol'],
  ['kloramfenikol 250 mg', 30, '', 'Kloramfenikol'],
  ['malachite green', 3, '', 'Hijau malakit'],
  ['Malakit-hijau', null, '', 'Hijau malakit'],
  ['antibiotik', 5, 'chlor amphenicol 50 mg/kg', 'Kloramfenikol'],
  ['Enrofloksasin dan metronidazol', 40, '', 'Nitroimidazol'],
])('%s with %s days and the dose "%s" is prohibited: %s', (name, masa_henti, dosis, zat) => {
  const obat = { ...emptyObat('k', TODAY), nama: name, masa_henti, dosis }
  expect(assess(obat)).toMatchObject({ terlarang: zat, masa_henti: null })
})
