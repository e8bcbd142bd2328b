import { expect, test } from 'vitest'
import { SUBSTANCE_LIMITS } from '#content/dosis-limits.ts'
import { readKekuatan } from './kekuatan.ts'
import { kemasanQuantity, readKemasan } from './kemasan.ts'
import { mergeLimits, neverMix } from './limits.ts'
import { roundDown, roundHalfUp, roundTakaran, roundTakaranDown } from './number.ts'
import { postponeRendam, rejectRendam, takaranRendam } from './rendam.ts'
import { computeVolume, isPlausibleVolume } from './volume.ts'

/** Deterministic pseudo-random generator (mulberry32). */
function seededRandom(seed: number) {
  let state = seed
  return (min: number, max: number) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return min + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (max - min)
  }
}

const KEKUATAN = [1, 0.598, 0.396, 0.03, 0.276, 0.6, 0.35, 0.1]

test('always has a correct check line, exceeds no cap, and never needs less for more water', () => {
  const next = seededRandom(20261123)
  for (let run = 0; run < 4000; run++) {
    const max = [150, 300, null][run % 3] ?? null
    const ppm = run % 7 === 0 && max ? max : next(0.5, max ?? 500)
    const kekuatan = { satuan: 'mL', aktif: KEKUATAN[run % KEKUATAN.length] ?? 1 } as const
    const volume = 10 ** next(Math.log10(0.05), Math.log10(2000))
    const { takaran, aktif } = takaranRendam({ ppm, volume, kekuatan, maks: max })
    const becomes = (takaran * kekuatan.aktif) / volume
    const lively = { ppm, volume, kekuatan: kekuatan.aktif, takaran }
    const exact = aktif / kekuatan.aktif

    if (max) expect(becomes, JSON.stringify(lively)).toBeLessThanOrEqual(max * (1 + 1e-9))
    // Rounding down deviates by up to one step. Below 10 only tenths can be measured.
    const deviation = max !== null && becomes > ppm * 0.98 && ppm > max * 0.994 ? 0.0101 : 0.005
    if (exact >= 10) expect(Math.abs(becomes - ppm) / ppm, JSON.stringify(lively)).toBeLessThanOrEqual(deviation + 1e-9)
    else expect(Math.abs(takaran - exact), JSON.stringify(lively)).toBeLessThanOrEqual(0.1)
    expect(takaran, JSON.stringify(lively)).toBe(roundHalfUp(takaran, 1))

    const extra = takaranRendam({ ppm, volume: volume * next(1, 1.1), kekuatan, maks: max })
    expect(extra.takaran, JSON.stringify(lively)).toBeGreaterThanOrEqual(takaran)
  }
})

test.each([
  [0.04, 0],
  [9.94, 9.9],
  [9.96, 10],
  [10.04, 10],
  [28.4, 28.4],
  [62.7, 63],
  [100.4, 100],
  [300.5, 301],
  [2677.49, 2677],
])('%d is measured out as %d', (exact, takaran) => {
  expect(roundTakaran(exact)).toBe(takaran)
})

test('rounds in decimal, without floating-point errors', () => {
  expect(roundHalfUp((300 * 0.598) / 2.4, 1)).toBe(74.8)
  expect(roundHalfUp(1.005, 2)).toBe(1.01)
  expect(roundDown(0.1 * 3 * 10, 0)).toBe(3)
})

const zat = (name: string, kadar: number, satuan: '% b/b' | '% b/v' | 'mg/g' | 'mg/mL' | 'IU/g') => [
  { nama: name, kadar, satuan },
]

test.each([
  ['hidrogen peroksida', 50, '% b/b', 'cairan', 'mL', 0.598],
  ['Hidrogen Peroksida', 35, '% b/b', 'cairan', 'mL', 0.396],
  ['H2O2', 3, '% b/b', 'larutan', 'mL', 0.03],
  ['hidrogen peroksida dari perkarbonat', 27.6, '% b/b', 'serbuk', 'g', 0.276],
  ['klor aktif', 60, '% b/b', 'granul', 'g', 0.6],
  ['vitamin C', 35, '% b/b', 'Serbuk untuk larutan', 'g', 0.35],
  ['tiamin', 100, 'mg/g', 'premiks', 'g', 0.1],
  ['povidon iodin', 10, '% b/v', 'cairan', 'mL', 0.1],
  ['iodin', 20, 'mg/mL', 'cairan', 'mL', 0.02],
] as const)('%s %d %s, %s', (name, kadar, satuan, shape, per, activeAmount) => {
  const found = readKekuatan({ zat_aktif: zat(name, kadar, satuan), bentuk: shape })
  expect(found).toEqual({ satuan: per, aktif: expect.closeTo(activeAmount, 10) })
})

test.each([
  ['serbuk', { satuan: 'g', aktif: 1 }],
  ['cairan', { satuan: 'mL', aktif: 1 }],
])('doses the product itself if it names no substance: %s', (shape, kekuatan) => {
  expect(readKekuatan({ zat_aktif: [], bentuk: shape })).toEqual(kekuatan)
})

test.each([
  ['hidrogen peroksida', 27, '% b/b', 'cairan', 'massa jenis'],
  ['povidon iodin', 10, '% b/b', 'cairan', 'massa jenis'],
  ['vitamin A', 500_000, 'IU/g', 'premiks', 'IU/g'],
  ['vitamin C', 100, 'mg/mL', 'serbuk', 'mg/mL'],
  ['vitamin C', 35, '% b/b', '', 'belum diisi'],
  ['vitamin C', 35, '% b/b', 'tablet', 'belum diisi'],
] as const)('%s %d %s, %s: the strength is unknown', (name, kadar, satuan, shape, reason) => {
  expect(readKekuatan({ zat_aktif: zat(name, kadar, satuan), bentuk: shape })).toContain(reason)
})

test.each([
  ['botol 1 L', 1000, 'mL'],
  ['pouch 500 g', 500, 'g'],
  ['ember 1 kg', 1000, 'g'],
  ['Jeriken 5 liter', 5000, 'mL'],
  ['botol 1,5 L', 1500, 'mL'],
  ['botol 0.25 L', 250, 'mL'],
  ['tube 50gr', 50, 'g'],
  ['dus 10 x 50 g', 500, 'g'],
  ['100 cc', 100, 'mL'],
] as const)('%s holds %d %s', (kemasan, size, satuan) => {
  expect(readKemasan(kemasan)).toEqual({ isi: size, satuan })
})

test.each([
  '',
  '1 unit',
  'set',
  'botol',
  'botol 1.000 mL',
  'botol 1 L (1,2 kg)',
  'botol 0 L',
  '0 x 50 g',
  '5 lembar',
  'isi 12 botol 100 mL 100 mL',
  'tinggi 5 gigi',
])('does not read the contents of %j', (kemasan) => {
  expect(readKemasan(kemasan)).toBeUndefined()
})

test('rounds up to whole packs, at least one', () => {
  const jerrycan = readKemasan('jeriken 5 L')
  expect(kemasanQuantity(301, 'mL', jerrycan)).toBe(1)
  expect(kemasanQuantity(5000, 'mL', jerrycan)).toBe(1)
  expect(kemasanQuantity(5001, 'mL', jerrycan)).toBe(2)
  expect(kemasanQuantity(10, 'g', jerrycan)).toBeUndefined()
  expect(kemasanQuantity(10, 'g', undefined)).toBeUndefined()
})

const SOFT = { suhu_maks: 40, do_min: 3, maks_keras: 1000 }
const HARD = { suhu_maks: 29, do_min: 6, maks_keras: 80 }

test('applies the stricter limit of product and substance', () => {
  const zat = SUBSTANCE_LIMITS.peroksida
  expect(mergeLimits('hidrogen peroksida', SOFT)).toMatchObject({
    ppm_maks: zat.ppm_maks,
    suhu_tunda: 31,
    oksigen_min: 5,
    alasan: zat.alasan,
  })
  expect(mergeLimits('hidrogen peroksida', HARD)).toMatchObject({
    ppm_maks: 80,
    suhu_tunda: 29,
    oksigen_min: 6,
    alasan: 'batas produk ini',
  })
  expect(mergeLimits('ekstrak ketapang', HARD)).toMatchObject({ ppm_maks: 80, suhu_tunda: 29, menit_maks: null })
  expect(mergeLimits('ekstrak ketapang')).toMatchObject({ ppm_maks: null, suhu_tunda: null, oksigen_min: 5 })
  expect(mergeLimits('klor aktif', undefined, false)).toMatchObject({ ppm_maks: null, oksigen_min: null })
})

test.each([
  [{ ppm: 150, suhu: 30.9, oksigen: 5, menit: 60 }, 0, 0],
  [{ ppm: 150.1 }, 1, 0],
  [{ ppm: 75, menit: 61 }, 1, 0],
  [{ ppm: 75, suhu: 31 }, 0, 1],
  [{ ppm: 75, suhu: 31, oksigen: 4.9 }, 0, 2],
  [{ ppm: 400, suhu: 33, oksigen: 1, menit: 90 }, 2, 2],
])('peroxide at %j', (state, reject, postponed) => {
  const limits = mergeLimits('hidrogen peroksida')
  expect(rejectRendam(state, limits)).toHaveLength(reject)
  expect(postponeRendam(state, limits)).toHaveLength(postponed)
})

test.each([
  ['Kaporit Granul', true],
  ['klor aktif', true],
  ['hidrogen peroksida', true],
  ['Natrium Perkarbonat Serbuk', true],
  ['asam sitrat', true],
  ['kalium peroksimonosulfat', true],
  ['vitamin C', false],
])('%s names what it must not be mixed with: %s', (name, known) => {
  expect(neverMix(name).join(' ').includes('kaporit')).toBe(known)
})

test.each([
  ['persegi', { panjang: 3, lebar: 2, dalam: 0.5 }, 3],
  ['bulat', { diameter: 3, dalam: 2 }, 14.1372],
  ['kerucut', { diameter: 3, dalam: 2, kerucut: 1.5 }, 17.6714],
  ['keramba', { sisi: 3, dalam: 2 }, 18],
] as const)('%s of %j meters holds %s m³', (shape, ukuran, volume) => {
  expect(computeVolume(shape, ukuran)).toBeCloseTo(volume, 4)
})

test.each([
  [99.97, 99.9],
  [100, 100],
  [100.9, 100],
])('%d, which must not be exceeded, is measured out as %d', (exact, takaran) => {
  expect(roundTakaranDown(exact)).toBe(takaran)
})

test('has no volume without all measures, and rejects implausible volumes', () => {
  expect(computeVolume('persegi', { panjang: 2, lebar: 1 })).toBeUndefined()
  expect(computeVolume('persegi', { panjang: 2, lebar: 0, dalam: 1 })).toBeUndefined()
  expect(computeVolume('bulat', { diameter: Number.NaN, dalam: 1 })).toBeUndefined()
  expect([0.049, 0.05, 2000, 2000.1, Number.NaN].map(isPlausibleVolume)).toEqual([false, true, true, false, false])
})
