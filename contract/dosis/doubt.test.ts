import { describe, expect, test } from 'vitest'
import { computeFreshwaterInput, computePakanInput, computeRendamInput, computeSalinitasInput } from './compute.ts'
import { confirmationOf, doubtsOf, type Plausible } from './doubt.ts'
import type { ProdukDosis } from './endpoints.ts'
import { createReader, type FormValues } from './input.ts'
import { doseMg, rejectPakan, takaranPakan } from './pakan.ts'
import { ppmFrom } from './rendam.ts'

const RANGE = { min: 75, maks: 150 }

test.each<[values: Plausible, question: string | undefined, range?: { min: number; maks: number }]>([
  [{ volume: 1.6 }, undefined],
  [{ volume: 100 }, undefined],
  [{ volume: 100.1 }, 'Volume air 100,1 m³? Maksudnya 100,1 liter (0,1001 m³)?'],
  [{ volume: 1600 }, 'Volume air 1.600 m³? Maksudnya 1.600 liter (1,6 m³)?'],
  [{ panjang: 30, lebar: 2 }, undefined],
  [{ panjang: 150 }, 'Panjang 150 m? Maksudnya 150 cm (1,5 m)?'],
  [{ diameter: 31 }, 'Garis tengah 31 m? Maksudnya 31 cm (0,31 m)?'],
  [{ dalam: 12 }, undefined],
  [{ dalam: 40 }, 'Kedalaman air 40 m? Maksudnya 40 cm (0,4 m)?'],
  [{ suhu: 18 }, undefined],
  [{ suhu: 36 }, undefined],
  [{ suhu: 17 }, 'Suhu air 17 °C? Periksa lagi angkanya.'],
  [{ suhu: 36.5 }, 'Suhu air 36,5 °C? Periksa lagi angkanya.'],
  [{ oksigen: 14 }, undefined],
  [{ oksigen: 25 }, 'Oksigen terlarut (DO) 25 mg/L? Maksudnya 25% jenuh (isi dalam mg/L)?'],
  [{ salinitas: 40 }, undefined],
  [{ salinitas: 55 }, 'Salinitas air laut 55 permil? Periksa lagi angkanya.'],
  [{ ekor: 1200, berat: 250, fr: 3 }, undefined],
  [{ ekor: 1_000_000, berat: 100 }, undefined],
  [{ ekor: 2_000_000, berat: 1, fr: 8 }, 'Jumlah ikan 2.000.000 ekor? Periksa lagi angkanya.'],
  [{ berat: 10_000 }, undefined],
  [{ berat: 300_000 }, 'Berat rata-rata 300.000 g? Maksudnya berat seluruhnya (isi berat satu ekor)?'],
  [{ berat: 0.25, fr: 3 }, 'Berat rata-rata 0,25 g? Maksudnya 0,25 kg (250 g)?'],
  [{ berat: 0.25, fr: 8 }, undefined],
  [{ berat: 0.25, fr: 5 }, undefined],
  [{ berat: 0.25 }, undefined],
  [{ berat: 1, fr: 3 }, undefined],
  [{ ekor: 900_000 }, undefined],
  [{ ekor: 1_000_000, berat: 101 }, 'Ikan seluruhnya 101.000 kg? Periksa jumlah dan berat ikan.'],
  [{ ekor: 900_000, berat: 300_000 }, 'Berat rata-rata 300.000 g? Maksudnya berat seluruhnya (isi berat satu ekor)?'],
  [{ ekor: 1_000_001, berat: 500 }, 'Jumlah ikan 1.000.001 ekor? Periksa lagi angkanya.'],
  [{ ekor: 900_000, berat: 500 }, 'Ikan seluruhnya 450.000 kg? Periksa jumlah dan berat ikan.'],
  [{ fr: 0.03 }, 'Pakan yang benar-benar dimakan 0,03 % berat ikan per hari? Maksudnya 3%?'],
  [{ fr: 0.2 }, undefined],
  [{ fr: 30, berat: 250 }, 'Pakan yang benar-benar dimakan 30 % berat ikan per hari? Maksudnya 3%?'],
  [{ fr: 12, berat: 2 }, undefined],
  [{ fr: 12 }, undefined],
  [{ fr: 10, berat: 250 }, undefined],
  [{ fr: 12, berat: 20 }, 'Pakan yang benar-benar dimakan 12 % berat ikan per hari? Maksudnya 1,2%?'],
  [{ ppm: 450 }, undefined, RANGE],
  [{ ppm: 451 }, 'Dosis 451 ppm? Maksudnya anjuran produk ini, 75–150?', RANGE],
  [{ ppm: 25 }, undefined, RANGE],
  [{ ppm: 0.1 }, 'Dosis 0,1 ppm? Maksudnya 100?', RANGE],
  [{ ppm: 900 }, 'Dosis 900 ppm? Maksudnya anjuran produk ini, 200?', { min: 200, maks: 200 }],
  [{ dosis: 0.15 }, 'Dosis 0,15? Maksudnya 150?', { min: 150, maks: 500 }],
  [{ dosis: 0.5 }, 'Dosis 0,5? Maksudnya 500?', { min: 150, maks: 500 }],
  [{ dosis: 150_000 }, 'Dosis 150.000? Maksudnya 150?', { min: 150, maks: 500 }],
])('%j asks %s', (values, question, range) => {
  expect(doubtsOf(values, range).map(({ kalimat }) => kalimat)).toEqual(question === undefined ? [] : [question])
})

test.each([
  [75, 0],
  [150, 0],
  [74, 1],
  [151, 1],
])('%s ppm beside the range itself asks %i questions', (ppm, questions) => {
  expect(doubtsOf({ ppm }, RANGE, 1)).toHaveLength(questions)
})

const PRODUK: ProdukDosis = {
  produkId: 7,
  nama: 'Asam Sitrat',
  kemasan: '1 kg',
  bentuk: 'serbuk',
  zat_aktif: [{ nama: 'asam sitrat', kadar: 100, satuan: '% b/b' }],
  aturan_pakai: [],
  masa_henti: 0,
  peringatan: '',
}
const rule = (change: object) =>
  ({
    cara: 'rendam',
    untuk: [],
    min: 250,
    maks: 300,
    satuan: 'ppm',
    lama: 60,
    ulang_hari: null,
    sumber: 'Label',
    batas: { suhu_maks: null, do_min: null, maks_keras: null },
    ...change,
  }) as Parameters<typeof computeRendamInput>[1]

describe('the calculator asks before it computes', () => {
  const VOLUME = { bentuk: 'volume', volume: '1600' }
  const cases: [what: string, compute: (form: FormValues) => { jenis: string }, form: FormValues, done: string][] = [
    ['a bath', (form) => computeRendamInput(PRODUK, rule({}), form), VOLUME, 'takaran'],
    [
      'feed',
      (form) => computePakanInput(PRODUK, rule({ cara: 'pakan', satuan: 'mg/kg pakan' }), form),
      { ekor: '900000', berat: '0,25', fr: '3' },
      'pakan',
    ],
    [
      'a bath in fresh water',
      computeFreshwaterInput,
      { ...VOLUME, ekor: '600', berat: '200', salinitas: '32' },
      'air-tawar',
    ],
    ['lower salinity', computeSalinitasInput, { ...VOLUME, dari: '32', ke: '20' }, 'salinitas'],
  ]
  test.each(cases)('%s', (_, compute, form, done) => {
    const asked = compute(form)
    expect(asked).toMatchObject({ jenis: 'ragu', doubts: [expect.anything()] })
    const confirmation = confirmationOf((asked as unknown as { doubts: Parameters<typeof confirmationOf>[0] }).doubts)
    expect(compute({ ...form, yakin: confirmation })).toMatchObject({ jenis: done })
    // A confirmation holds for its value alone.
    const other = form.berat === '0,25' ? { ...form, berat: '0,3' } : { ...form, volume: '1700' }
    expect(compute({ ...other, yakin: confirmation })).toMatchObject({ jenis: 'ragu' })
  })
})

test.each([
  ['1.600', 'Volume air 1.600: tulis 1600 tanpa titik, atau 1,6'],
  ['2.000', 'Volume air 2.000: tulis 2000 tanpa titik, atau 2'],
])('asks which number %s is', (volume, message) => {
  const read = createReader({ volume })
  read.required('volume')
  expect(read.galat.volume).toBe(message)
})

test('suggests centimeters for a length that no vessel has', () => {
  const read = createReader({ panjang: '250' })
  read.required('panjang')
  expect(read.galat.panjang).toBe('Panjang: maksimal 200. Maksudnya 250 cm? Tulis 2,5')
})

test('rounds no result to zero', () => {
  const feed = takaranPakan({ ekor: 300, berat: 5, fr: 3, dosis: 500, per: 'pakan', aktif: 0.35, hari: 1 })
  expect([feed.perKg, feed.total].every((value) => value > 0)).toBe(true)
  const weak = takaranPakan({ ekor: 100_000, berat: 500, fr: 3, dosis: 0.5, per: 'pakan', aktif: 0.5, hari: 1 })
  expect(weak.perKg).toBe(0.001)
  expect(ppmFrom(0.1, 100, { satuan: 'g', aktif: 0.3 })).toBe(0.0003)
})

test.each<[name: string, dosis: number, per: 'ikan' | 'pakan', perKg: number, reasons: number]>([
  ['Vitamin C Stabil 35%', 1000, 'pakan', 3, 0],
  ['Vitamin C Stabil 35%', 1001, 'pakan', 3, 1],
  ['L-askorbil-2-polifosfat', 1500, 'pakan', 3, 1],
  ['Vitamin C Stabil 35%', 80, 'ikan', 3, 0],
  ['tiamin HCl', 60, 'pakan', 0.6, 0],
  ['Vitamin B1 (Tiamin)', 61, 'pakan', 0.6, 1],
  ['Kalsium Propionat', 6001, 'pakan', 6, 1],
  ['Beta-Glukan Ragi', 2001, 'pakan', 2, 1],
  ['Premiks Multivitamin', 10_000, 'pakan', 10, 0],
  ['Premiks Multivitamin', 10_001, 'pakan', 10, 1],
  ['Perekat Pakan (Binder)', 20_001, 'pakan', 20, 1],
  ['Probiotik Pakan Bacillus', 10_001, 'pakan', 10, 1],
  ['Minyak Ikan Kaya Omega-3', 40_000, 'pakan', 40, 0],
  ['Minyak Ikan Kaya Omega-3', 40_001, 'pakan', 40, 1],
  ['Premiks', 50_000, 'pakan', 50, 0],
  ['Premiks', 51_000, 'pakan', 51, 1],
  ['', 80, 'ikan', 12.5, 0],
])(
  '%s with %s mg per kg of %s and %s g per kg of feed has %s reasons against it',
  (name, dosis, per, perKg, reasons) => {
    expect(rejectPakan(name, { dosis, per }, { perKg })).toHaveLength(reasons)
  },
)

test.each([
  [1001, 'g', '1,001 g per kg pakan melebihi batas vitamin C, 1 g per kg pakan.'],
  [1001, 'mL', '1,001 mL per kg pakan melebihi batas vitamin C, 1 mL per kg pakan.'],
] as const)('%s mg of vitamin C, measured in %s: %s', (dosis, satuan, reason) => {
  expect(rejectPakan('vitamin C', { dosis, per: 'pakan', satuan }, { perKg: 3 })).toEqual([reason])
})

test('names small doses in mg', () => {
  expect(rejectPakan('tiamin', { dosis: 61, per: 'pakan' }, { perKg: 1 })).toEqual([
    '61 mg per kg pakan melebihi batas vitamin B1, 60 mg per kg pakan.',
  ])
})

test.each([
  [5, 'g/kg pakan', 5000],
  [5, 'mL/kg pakan', 5000],
  [5, 'mg/kg pakan', 5],
  [5, 'mg/kg ikan/hari', 5],
] as const)('a dose of %s %s is %s mg', (dosis, satuan, mg) => {
  expect(doseMg(dosis, satuan)).toBe(mg)
})

test.each([
  [null, 0.4],
  [1200, 0.4],
  [1000, 0.3],
])('rounds 0.35 g a day, with a limit of %s, to %s g', (limit, daily) => {
  const fish = { ekor: 100, berat: 100, fr: 3.5, dosis: 1000, per: 'pakan', aktif: 1, hari: 1 } as const
  expect(takaranPakan({ ...fish, maks: limit }).sehari).toBe(daily)
})
