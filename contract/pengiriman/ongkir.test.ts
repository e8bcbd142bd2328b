import { expect, test } from 'vitest'
import { computeOngkir, gramOf, type Kiriman, type MetodeOngkir, type Tarif } from './ongkir.ts'

const provinceTarif: Tarif = {
  kode_wilayah: '18',
  kg_pertama: 20_000,
  kg_berikut: 8_000,
  minimum_kg: 1,
  hari_min: 3,
  hari_maks: 5,
}
const regencyTarif: Tarif = { ...provinceTarif, kode_wilayah: '18.09', kg_pertama: 15_000 }
const districtTarif: Tarif = { ...provinceTarif, kode_wilayah: '18.09.10', kg_pertama: 9_000, kg_berikut: 0 }
const cargo: Tarif = { ...provinceTarif, minimum_kg: 10 }

const fixed: MetodeOngkir = {
  jalur: 'darat',
  dingin: false,
  biaya: 12_000,
  estimasi: '3-5 hari',
  gratis_mulai: null,
  menurut_tujuan: false,
  tarif: [],
  kutipan: null,
}
const withTarif = (...tarif: Tarif[]): MetodeOngkir => ({ ...fixed, menurut_tujuan: true, tarif })
const kiriman = (change: Partial<Kiriman> = {}): Kiriman => ({
  kodeWilayah: '18.09.10',
  gram: 2500,
  subtotal: 300_000,
  muatan: [],
  ...change,
})
const calciumHypochlorite = { nama: 'Kaporit', bahaya: ['pengoksidasi' as const], suhu_simpan: 'ruang' as const }
const vaccine = { nama: 'Vaksin', bahaya: [], suhu_simpan: 'dingin' as const }
const kurir = { biaya: 31_000, hari: { min: 1, maks: 2 } }

test.each<[string, MetodeOngkir, Partial<Kiriman>, string, number | null]>([
  ['the flat fee without rates', fixed, {}, 'tetap', 12_000],
  ['the flat fee for an unknown region', fixed, { kodeWilayah: null }, 'tetap', 12_000],
  ['the flat fee for an unknown weight', fixed, { gram: null }, 'tetap', 12_000],
  ['a rate per started kilogram', withTarif(provinceTarif), {}, 'tarif', 36_000],
  ['a rate for at least one kilogram', withTarif(provinceTarif), { gram: 1 }, 'tarif', 20_000],
  ['a rate for exactly one kilogram', withTarif(provinceTarif), { gram: 1000 }, 'tarif', 20_000],
  ['a rate for a gram more than one kilogram', withTarif(provinceTarif), { gram: 1001 }, 'tarif', 28_000],
  ['the minimum weight of a rate', withTarif(cargo), {}, 'tarif', 92_000],
  ['a rate above its minimum weight', withTarif(cargo), { gram: 11_200 }, 'tarif', 108_000],
  ['the rate of a regency before its province', withTarif(provinceTarif, regencyTarif), {}, 'tarif', 31_000],
  [
    'the rate of a district before its regency',
    withTarif(provinceTarif, districtTarif, regencyTarif),
    {},
    'tarif',
    9_000,
  ],
  [
    'the rate of the province for another regency',
    withTarif(provinceTarif, regencyTarif),
    { kodeWilayah: '18.01.05' },
    'tarif',
    36_000,
  ],
  [
    'the rate of the province for a province alone',
    withTarif(provinceTarif, regencyTarif),
    { kodeWilayah: '18' },
    'tarif',
    36_000,
  ],
  [
    "the office's fee without a matching rate",
    withTarif(provinceTarif),
    { kodeWilayah: '31.71.01' },
    'konfirmasi',
    null,
  ],
  ["the office's fee if all rates are archived", { ...withTarif(), menurut_tujuan: true }, {}, 'konfirmasi', null],
  ["the office's fee without a region", withTarif(provinceTarif), { kodeWilayah: null }, 'konfirmasi', null],
  ["the office's fee without a weight", withTarif(provinceTarif), { gram: null }, 'konfirmasi', null],
  ['a rate without a weight if further kilograms are free', withTarif(districtTarif), { gram: null }, 'tarif', 9_000],
  ['free shipping from its amount', { ...fixed, gratis_mulai: 300_000 }, {}, 'gratis', 0],
  ['the fee a rupiah below that amount', { ...fixed, gratis_mulai: 300_001 }, {}, 'tetap', 12_000],
  ['free shipping with a rate', { ...withTarif(provinceTarif), gratis_mulai: 1 }, {}, 'gratis', 0],
  [
    'no free shipping for an unknown fee',
    { ...withTarif(provinceTarif), gratis_mulai: 1 },
    { kodeWilayah: '91' },
    'konfirmasi',
    null,
  ],
  ["the courier's quote before rates", { ...withTarif(provinceTarif), kutipan: kurir }, {}, 'kurir', 31_000],
  ["the courier's quote before the flat fee", { ...fixed, kutipan: kurir }, { kodeWilayah: null }, 'kurir', 31_000],
  ['free shipping with a courier', { ...fixed, kutipan: kurir, gratis_mulai: 0 }, {}, 'gratis', 0],
])('%s', (_, metode, change, method, biaya) => {
  expect(computeOngkir(metode, kiriman(change))).toMatchObject({ cara: method, biaya })
})

test.each<[string, Partial<MetodeOngkir>, Kiriman['muatan']]>([
  ['goods prohibited by air', { jalur: 'udara' }, [calciumHypochlorite]],
  ['cold goods', {}, [vaccine]],
])('offers no method for %s, whatever its fee', (_, change, cargo) => {
  for (const metode of [fixed, withTarif(provinceTarif), { ...fixed, gratis_mulai: 0 }, { ...fixed, kutipan: kurir }])
    expect(computeOngkir({ ...metode, ...change }, kiriman({ muatan: cargo }))).toMatchObject({
      cara: 'ditolak',
      alasan: [expect.stringContaining(cargo[0]?.nama ?? '')],
    })
})

test('estimates the days from the source of the fee', () => {
  const hari = (metode: MetodeOngkir, change: Partial<Kiriman> = {}) =>
    (computeOngkir(metode, kiriman(change)) as { hari: unknown }).hari
  expect(hari({ ...fixed, estimasi: 'menurut kapal' })).toBeNull()
  expect(hari(fixed)).toEqual({ min: 3, maks: 5 })
  expect(hari(withTarif({ ...provinceTarif, hari_min: 7, hari_maks: 9 }))).toEqual({ min: 7, maks: 9 })
  expect(hari({ ...withTarif(provinceTarif), kutipan: kurir, gratis_mulai: 0 })).toEqual({ min: 1, maks: 2 })
})

test.each([
  [[], 0],
  [[{ jumlah: 3, berat_gram: 250 }], 750],
  [
    [
      { jumlah: 3, berat_gram: 250 },
      { jumlah: 1, berat_gram: 1000 },
    ],
    1750,
  ],
  [
    [
      { jumlah: 3, berat_gram: 250 },
      { jumlah: 1, berat_gram: 0 },
    ],
    null,
  ],
  [[{ jumlah: 1, berat_gram: null }], null],
])('weighs %j as %s grams', (barang, gram) => {
  expect(gramOf(barang)).toBe(gram)
})
