import { expect, test } from 'vitest'
import { SUBSTANCE_LIMITS } from '#content/dosis-limits.ts'
import { PEROXIDE_FROM_PERCARBONATE, THIOSULFATE_PER_CHLORINE } from '#content/kekuatan.ts'
import { computeFreshwaterRendam } from './freshwater.ts'
import { type Kekuatan, kekuatanProduk } from './kekuatan.ts'
import { mergeLimits } from './limits.ts'
import { roundHalfUp } from './number.ts'
import { takaranPakan } from './pakan.ts'
import { ppmFrom, rejectRendam, takaranRendam } from './rendam.ts'
import { lowerSalinitas } from './salinitas.ts'
import { computeVolume, type Ukuran, type WadahShape } from './volume.ts'

/* Cases calculated by hand, exact to the digit. */

const VOLUME: [nama: string, bentuk: WadahShape, ukuran: Partial<Record<Ukuran, number>>, kubik: number][] = [
  ['V1 rectangular tank', 'persegi', { panjang: 2.5, lebar: 1.2, dalam: 0.8 }, 2.4],
  ['V2 rectangular tank', 'persegi', { panjang: 5, lebar: 2, dalam: 1.1 }, 11],
  ['V3 tarpaulin on the raft', 'persegi', { panjang: 2, lebar: 1, dalam: 0.8 }, 1.6],
  ['V4 round tank', 'bulat', { diameter: 3, dalam: 1 }, 7.07],
  ['V5 round tank', 'bulat', { diameter: 4.5, dalam: 1.2 }, 19.09],
  ['V6 cone bottom', 'kerucut', { diameter: 2, dalam: 0.9, kerucut: 0.3 }, 3.14],
  ['V7 square cage', 'keramba', { sisi: 3, dalam: 2.5 }, 22.5],
  ['V8 cage wrapped in tarpaulin', 'keramba', { sisi: 3, dalam: 1.2 }, 10.8],
  ['V9 round cage', 'bulat', { diameter: 10, dalam: 4 }, 314.16],
]

test.each(VOLUME)('%s', (_name, shape, ukuran, cubicMeters) => {
  expect(roundHalfUp(computeVolume(shape, ukuran) ?? 0, 2)).toBe(cubicMeters)
})

const peroxide = (kadar: number) =>
  kekuatanProduk({ zat_aktif: [{ nama: 'hidrogen peroksida', kadar, satuan: '% b/b' }], bentuk: 'cairan' }) as Kekuatan
const pure = (satuan: 'g' | 'mL'): Kekuatan => ({ satuan, aktif: 1 })
const roundVolume = computeVolume('bulat', { diameter: 3, dalam: 1 }) ?? 0

test.each([
  ['B1 peroxide of 50 %', 75, 2.4, peroxide(50), 301, 'mL'],
  ['B2 peroxide of 35 %', 150, roundVolume, peroxide(35), 2677, 'mL'],
  ['B3 citric acid', 250, 1.6, pure('g'), 400, 'g'],
  ['B4 percarbonate', 75, 1.6, { satuan: 'g', aktif: PEROXIDE_FROM_PERCARBONATE.gramPerGram }, 435, 'g'],
  ['B5 formalin by its own volume', 50, 10.8, pure('mL'), 540, 'mL'],
  ['B6 chlorine in an empty tank', 200, 1, { satuan: 'g', aktif: 0.6 }, 333, 'g'],
  ['B7 thiosulfate', THIOSULFATE_PER_CHLORINE.gramPerGram * 5, 3, pure('g'), 105, 'g'],
] as const)('%s', (_name, ppm, volume, kekuatan, takaran, satuan) => {
  expect(takaranRendam({ ppm, volume, kekuatan })).toMatchObject({ takaran, satuan })
})

test('B8 what 300 mL make of 2.4 m³', () => {
  expect(ppmFrom(300, 2.4, peroxide(50))).toBe(74.8)
})

test('B9 400 ppm of peroxide at 29 °C is refused', () => {
  const limits = mergeLimits('hidrogen peroksida')
  expect(limits.ppm_maks).toBe(SUBSTANCE_LIMITS.peroksida.ppm_maks)
  expect(rejectRendam({ ppm: 400, suhu: 29 }, limits)).toEqual([expect.stringContaining('melebihi batas 150 ppm')])
})

test.each([
  // dose, per, fish, mean g, FR %, strength, days → biomass, feed, active, product a day, per kg of feed, total
  ['F1', 75, 'ikan', 1200, 250, 3, 0.2, 10, 300, 9, 22.5, 112.5, 12.5, 1125],
  ['F2', 70, 'ikan', 500, 400, 2, 0.5, 3, 200, 4, 14, 28, 7, 84],
  ['F3', 50, 'ikan', 2000, 40, 4, 0.2, 7, 80, 3.2, 4, 20, 6.25, 140],
  ['F4', 150, 'pakan', 1200, 250, 3, 0.35, 30, 300, 9, 1.35, 3.9, 0.43, 116],
  ['F5', 500, 'pakan', 3000, 30, 5, 0.35, 10, 90, 4.5, 2.25, 6.4, 1.43, 64],
  ['F6', 25, 'pakan', 800, 500, 6, 0.1, 14, 400, 24, 0.6, 6, 0.25, 84],
] as const)('%s', (_name, dosis, per, fishCount, berat, fr, activeAmount, hari, ...results) => {
  const pakan = takaranPakan({ dosis, per, ekor: fishCount, berat, fr, aktif: activeAmount, hari })
  expect([
    pakan.biomassa,
    roundHalfUp(pakan.pakan, 2),
    roundHalfUp(pakan.aktif, 2),
    pakan.sehari,
    pakan.perKg,
    pakan.total,
  ]).toEqual(results)
})

test.each([
  // fish, g, m³, kg/m³, minutes, handling, liters carried, ppt → biomass, batch kg, fish, batches, minutes,
  // ppt after, change after
  ['W1', 600, 200, 1.6, 20, 5, 5, 20, 32, 120, 32, 160, 4, 40, 1.52, 14],
  ['W2', 150, 800, 2, 20, 10, 5, 30, 33, 120, 40, 50, 3, 45, 1.42, 11],
  ['W3', 5000, 12, 1, 10, 3, 4, 10, 31, 60, 10, 833, 7, 49, 2.03, 19],
] as const)('%s', (_name, fishCount, berat, volume, density, minutes, handling, carried, salinitas, ...results) => {
  const bath = computeFreshwaterRendam({
    ekor: fishCount,
    berat,
    volume,
    padat: density,
    menit: minutes,
    tangani: handling,
    bawaan: carried,
    salinitas,
  })
  expect([
    bath.biomassa,
    bath.sekali,
    bath.ekorSekali,
    bath.angkatan,
    bath.lama,
    roundHalfUp(bath.salinitasAkhir, 2),
    bath.gantiSetelah,
  ]).toEqual(results)
})

test.each([
  ['W4, W5', 10.8, 32, 16, 5.4, 10.8, 21.6],
  ['W6', 3, 33, 10, 2.09, 6.9, 9.9],
])('%s', (_name, volume, from, ke, exchange, addition, end) => {
  const air = lowerSalinitas({ volume, dari: from, ke })
  expect([roundHalfUp(air.ganti, 2), roundHalfUp(air.tambah ?? 0, 2), roundHalfUp(air.akhir ?? 0, 2)]).toEqual([
    exchange,
    addition,
    end,
  ])
})

test('needs a full change of water to reach zero salinity', () => {
  expect(lowerSalinitas({ volume: 2, dari: 30, ke: 0 })).toEqual({ ganti: 2, tambah: null, akhir: null })
})
