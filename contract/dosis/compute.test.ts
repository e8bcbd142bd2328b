import { describe, expect, test } from 'vitest'
import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import {
  computeFreshwaterInput,
  computePakanInput,
  computeRendamInput,
  computeSalinitasInput,
  readMethod,
  readRule,
  readWadah,
  rulesFor,
} from './compute.ts'
import type { ProdukDosis } from './endpoints.ts'
import { COLUMNS, type ColumnName, createReader } from './input.ts'
import { hariAfter, repeatHari } from './tanggal.ts'

/* The calculator as its form uses it: typed texts in, result with warnings out. */

const RENDAM: UsageRule = {
  cara: 'rendam',
  untuk: [],
  min: 75,
  maks: 120,
  satuan: 'ppm',
  lama: 30,
  lama_satuan: 'menit',
  ulang_hari: 7,
  sumber: 'Label',
  batas: { suhu_maks: null, do_min: null, maks_keras: null },
} as UsageRule
const PAKAN = { ...RENDAM, cara: 'pakan', min: 50, maks: 80, satuan: 'mg/kg ikan/hari', lama: 10 } as UsageRule
const produk = (change: Partial<ProdukDosis> = {}): ProdukDosis => ({
  produkId: 1,
  nama: 'Peroksida 50',
  kemasan: 'botol 1 L',
  bentuk: 'cairan',
  masa_henti: null,
  peringatan: '',
  zat_aktif: [{ nama: 'hidrogen peroksida', kadar: 50, satuan: '% b/b' }],
  aturan_pakai: [RENDAM, PAKAN],
  ...change,
})
const premix = produk({
  nama: 'Premiks',
  bentuk: 'premiks',
  zat_aktif: [{ nama: 'vitamin C', kadar: 20, satuan: '% b/b' }],
})
const limitOf = (change: Partial<UsageRule['batas']>) => ({ ...RENDAM.batas, ...change })
const catatanOf = (result: object) => ('catatan' in result ? (result.catatan as string[]) : result)
const reasonOf = (result: object) => ('alasan' in result ? (result.alasan as string[]) : result)

describe('a bath', () => {
  const rendam = (input: Record<string, string> = {}, aturan: Partial<UsageRule> = {}, subject = produk()) =>
    computeRendamInput(subject, { ...RENDAM, ...aturan }, { volume: '2,4', ...input })

  test('uses the smallest dose of the rule and repeats it three times', () => {
    expect(rendam()).toMatchObject({
      requestedPpm: 75,
      takaran: 301,
      satuan: 'mL',
      kali: 3,
      total: 903,
      wadah: 'volume',
    })
  })

  test('is done once by a rule without repetition', () => {
    expect(rendam({}, { ulang_hari: null })).toMatchObject({ kali: 1, total: 301 })
    expect(rendam({ kali: '2' }, { ulang_hari: null })).toMatchObject({ kali: 2, total: 602 })
  })

  const NO_MIX = 'Jangan pernah mencampur dengan kaporit: bisa timbul gas beracun.'
  test.each([
    ['inside the recommendation', { ppm: '75' }, []],
    ['at the largest dose', { ppm: '120' }, []],
    ['above the largest dose', { ppm: '120,1' }, ['Di atas anjuran produk ini, 120 ppm.']],
    ['below the smallest dose', { ppm: '74,9' }, ['Di bawah anjuran produk ini, 75 ppm: mungkin tidak mempan.']],
    ['in water below the warm limit', { ppm: '76', suhu: '27,9' }, []],
    ['in warm water', { ppm: '76', suhu: '28' }, ['Air 28 °C ke atas: mulai dari 75 ppm.']],
    ['in warm water with the smallest dose', { ppm: '75', suhu: '28' }, []],
    ['in a cage', { bentuk: 'keramba', sisi: '1', dalam: '2,4' }, ['Bungkus dulu jaring keramba']],
  ])('warns as it must %s', (_, input, catatan) => {
    const found = catatanOf(rendam(input)) as string[]
    expect(found.filter((item) => item !== NO_MIX)).toEqual(catatan.map((item) => expect.stringContaining(item)))
    expect(found).toContain(NO_MIX)
  })

  test.each([
    ['6,04', true],
    ['9,94', false],
    ['9', false],
    ['9,95', false],
  ])('warns of a small amount that misses the dose by more than half a percent (%s mL wanted: %s)', (ppm, isWarned) => {
    const aturan = { min: 1, maks: 150, ulang_hari: null }
    const liquid = produk({ zat_aktif: [{ nama: 'povidon iodin', kadar: 10, satuan: '% b/v' }] })
    const catatan = isWarned ? [expect.stringContaining('Larutkan sepuluh kali lipat')] : []
    expect(catatanOf(rendam({ volume: '0,1', ppm }, aturan, liquid))).toEqual(catatan)
  })

  test('refuses an amount too small to be measured', () => {
    const result = rendam({ volume: '0,05', ppm: '0,5' }, { min: 0.5 })
    expect(reasonOf(result)).toEqual([expect.stringContaining('kurang dari 0,1')])
  })

  test.each([
    ['the dose of the substance', { ppm: '150' }, { ppm: '150,1' }, {}, 'tolak'],
    ['the dose of the product', { ppm: '80' }, { ppm: '80,1' }, { batas: limitOf({ maks_keras: 80 }) }, 'tolak'],
    ['the minutes', {}, {}, { lama: 61 }, 'tolak'],
    ['the temperature', { suhu: '30,9' }, { suhu: '31' }, {}, 'tunda'],
    ['the oxygen', { oksigen: '5' }, { oksigen: '4,9' }, {}, 'tunda'],
    ['no oxygen at all', { oksigen: '5' }, { oksigen: '0' }, {}, 'tunda'],
  ])('is limited by %s', (_, allowed, no, aturan, kind) => {
    expect(rendam(allowed, { ...aturan, lama: 60 }).jenis).toBe('takaran')
    expect(rendam(no, aturan).jenis).toBe(kind)
    // The limit is reported even without a vessel.
    expect(rendam({ ...no, volume: '' }, aturan).jenis).toBe(kind)
  })

  test('counts grams per liter as a thousand ppm of the product', () => {
    const sodium = { nama: 'natrium', kadar: 39, satuan: '% b/b' } as const
    const powder = produk({ nama: 'Garam', bentuk: 'serbuk', zat_aktif: [sodium] })
    const aturan = { satuan: 'g/L', min: 2, maks: 3, batas: limitOf({ maks_keras: 3 }) } as const
    expect(rendam({ volume: '1' }, aturan, powder)).toMatchObject({ requestedPpm: 2000, takaran: 2000, satuan: 'g' })
    expect(rendam({ volume: '1', ppm: '3000' }, aturan, powder)).toMatchObject({ jenis: 'takaran', catatan: [] })
    expect(rendam({ volume: '1', ppm: '3001' }, aturan, powder).jenis).toBe('tolak')
    expect(reasonOf(rendam({ volume: '1' }, aturan))).toEqual([expect.stringContaining('Ikuti label kemasan')])
  })

  test('has no limits for fish and no cage warning in an empty vessel', () => {
    const chlorine = produk({ bentuk: 'granul', zat_aktif: [{ nama: 'klor aktif', kadar: 60, satuan: '% b/b' }] })
    const result = rendam(
      { bentuk: 'keramba', sisi: '1', dalam: '1', suhu: '40', oksigen: '1' },
      { cara: 'sanitasi' },
      chlorine,
    )
    expect(result.jenis).toBe('takaran')
    expect(catatanOf(result)).toEqual([
      expect.stringContaining('mencampur kaporit'),
      'Hanya untuk wadah kosong dan alat. Tidak boleh ada ikan di dalamnya.',
    ])
  })
})

describe('feed', () => {
  const IKAN = { ekor: '1200', berat: '250', fr: '3' }
  const pakan = (input: Record<string, string> = {}, aturan: Partial<UsageRule> = {}) =>
    computePakanInput(premix, { ...PAKAN, ...aturan }, { ...IKAN, ...input })

  test('uses the dose and the days of the rule; a week where it says none', () => {
    expect(pakan()).toMatchObject({ dosis: 50, hari: 10, satuan: 'g', sehari: 75, total: 750, catatan: [] })
    expect(pakan({}, { lama: null })).toMatchObject({ hari: 7, total: 525 })
    expect(pakan({ hari: '3', dosis: '60' })).toMatchObject({ hari: 3, dosis: 60, total: 270 })
    expect(pakan({}, { satuan: 'mg/kg pakan' })).toMatchObject({ sehari: 2.3 })
  })

  test.each([
    [{ fr: '1' }, []],
    [{ fr: '0,9999' }, ['Ikan kurang makan, jadi obat lewat pakan tidak bisa diandalkan.']],
    [{ dosis: '80' }, []],
    [{ dosis: '80,1' }, ['Di atas anjuran produk ini, 80 mg/kg ikan/hari.']],
    [{ dosis: '49,9' }, ['Di bawah anjuran produk ini, 50 mg/kg ikan/hari.']],
  ])('warns at the limits of feeding rate and dose: %j', (input, catatan) => {
    expect(catatanOf(pakan(input))).toEqual(catatan)
  })

  test('refuses a dose above the hard limit of the product', () => {
    const aturan = { batas: limitOf({ maks_keras: 90 }) }
    expect(pakan({ dosis: '90' }, aturan).jenis).toBe('pakan')
    expect(reasonOf(pakan({ dosis: '90,1' }, aturan))).toEqual([expect.stringContaining('melebihi batas 90')])
  })

  test('stays within the hard limit when the daily amount is rounded', () => {
    const aturan = { satuan: 'mg/kg pakan', min: 100, batas: limitOf({ maks_keras: 100 }) } as const
    const small = { ekor: '10', berat: '250', fr: '3', dosis: '100' }
    const daily = (count: string) => pakan({ ...small, ekor: count }, aturan)
    expect(daily('48')).toMatchObject({ jenis: 'pakan', sehari: 0.1 })
    expect(reasonOf(daily('20'))).toEqual(['Takarannya kurang dari 0,1, terlalu kecil untuk ditakar.'])
    expect(reasonOf(pakan(small, { ...aturan, batas: limitOf({}) }))).toEqual([
      'Takarannya kurang dari 0,1, terlalu kecil untuk ditakar.',
    ])
  })

  test('is not computed for a product of unknown strength', () => {
    const tablet = produk({ bentuk: 'tablet' })
    expect(reasonOf(computePakanInput(tablet, PAKAN, IKAN))).toEqual([expect.stringContaining('Ikuti label kemasan.')])
  })
})

describe('a bath in fresh water', () => {
  const BATH = { volume: '1,6', ekor: '600', berat: '200', salinitas: '32' }
  const air = (input: Record<string, string> = {}) => computeFreshwaterInput({ ...BATH, ...input })

  test('uses 20 kg/m³, five minutes, and no sea water where nothing is typed', () => {
    expect(air()).toMatchObject({ menit: 5, sekali: 32, ekorSekali: 160, angkatan: 4, lama: 40, salinitasAkhir: 0 })
  })

  test.each([
    [{ menit: '15' }, []],
    [{ menit: '15,1' }, ['15,1 menit melebihi batas 15 menit: ikan laut tidak tahan.']],
    [{ menit: '5', berat: '100' }, []],
    [{ menit: '5,1', berat: '100' }, ['Lebih dari 5 menit hanya untuk ikan kuat di atas 100 g.']],
    [{ menit: '5,1', berat: '100,1' }, []],
    [{ menit: '16', berat: '100' }, ['16 menit melebihi batas 15 menit: ikan laut tidak tahan.']],
    [{ padat: '30' }, []],
    [{ padat: '30,1' }, ['30,1 kg/m³ melebihi batas 30 kg/m³: oksigen habis sebelum rendam selesai.']],
    [{ volume: '1', berat: '20000' }, []],
    [{ volume: '1', berat: '20001' }, ['Bak ini terlalu kecil untuk seekor ikan. Pakai bak yang lebih besar.']],
    [{ volume: '0,1', bawaan: '18,5' }, []],
    [
      { volume: '0,1', bawaan: '18,6' },
      ['Air laut yang terbawa terlalu banyak untuk bak ini. Tiriskan ikan dulu, atau pakai bak yang lebih besar.'],
    ],
  ])('is refused beyond its limits: %j', (input, reasons) => {
    const result = air(input)
    expect(result.jenis === 'tolak' ? result.alasan : []).toEqual(reasons)
  })

  test.each([
    [{ salinitas: '5', bawaan: '20' }, null],
    [{ salinitas: '5,1', bawaan: '20' }, 4000],
    [{ salinitas: '32', bawaan: '0' }, null],
    [{ salinitas: '32', bawaan: '20' }, 14],
  ])('needs new water only where it gets above 5 ppt: %j', (input, changeAfter) => {
    expect(air(input)).toMatchObject({ gantiSetelah: changeAfter })
  })
})

describe('a lower salinity', () => {
  const lowerInput = (from: string, ke: string) => computeSalinitasInput({ volume: '10,8', dari: from, ke })

  test('must be below the present one, and may be 0 ppt', () => {
    expect(lowerInput('32', '16')).toMatchObject({ jenis: 'salinitas', ganti: 5.4, tambah: 10.8, akhir: 21.6 })
    expect(lowerInput('32', '0')).toMatchObject({ jenis: 'salinitas', ganti: 10.8, tambah: null, akhir: null })
    expect(lowerInput('32', '31,9').jenis).toBe('salinitas')
    for (const ke of ['32', '33'])
      expect(lowerInput('32', ke)).toMatchObject({ jenis: 'belum', galat: { ke: expect.any(String) } })
    expect(lowerInput('0', '0')).toMatchObject({ jenis: 'belum', galat: { dari: expect.any(String) } })
  })
})

describe('input', () => {
  test('is reported as missing until it is entered', () => {
    expect(computePakanInput(premix, PAKAN, { ekor: ' ' })).toEqual({
      jenis: 'belum',
      galat: {},
      kosong: ['ekor', 'berat', 'fr'],
    })
    expect(computeRendamInput(produk(), RENDAM, {})).toMatchObject({ kosong: ['panjang', 'lebar', 'dalam'] })
    expect(computeSalinitasInput({ bentuk: 'bulat' })).toMatchObject({ kosong: ['diameter', 'dalam', 'dari', 'ke'] })
    expect(computeFreshwaterInput({ volume: '1' })).toMatchObject({ kosong: ['ekor', 'berat', 'salinitas'] })
  })

  test.each([
    ['volume', '0,05', undefined],
    ['volume', '0,049', 'Volumenya 0,049 m³. Kalkulator ini untuk 0,05 sampai 2.000 m³.'],
    ['volume', '2000', undefined],
    ['volume', '2000,1', 'Volume air: maksimal 2000'],
    ['oksigen', '0', undefined],
    ['oksigen', '30', undefined],
    ['oksigen', '30,1', 'Oksigen terlarut (DO): maksimal 30'],
    ['suhu', '0', 'Suhu air: isi angka di atas 0, misalnya 1,5'],
    ['kali', '10', undefined],
    ['kali', '11', 'Berapa kali rendam: maksimal 10'],
    ['kali', '1,5', 'Berapa kali rendam: isi angka bulat, misalnya 3'],
    ['kali', '0', 'Berapa kali rendam: isi angka di atas 0, misalnya 3'],
    ['ppm', '1.500', 'Dosis 1.500: tulis 1500 tanpa titik, atau 1,5'],
  ])('%s %s is answered with %j', (column, text, problem) => {
    const powder = produk({ bentuk: 'serbuk', zat_aktif: [] })
    const result = computeRendamInput(powder, { ...RENDAM, min: 3 }, { volume: '1', oksigen: '6', [column]: text })
    const found = result.jenis === 'belum' ? result.galat[column as ColumnName] : undefined
    // An oxygen value of 0 is valid, and the bath is postponed.
    expect([found, result.jenis === 'belum']).toEqual([problem, problem !== undefined])
  })

  test('is compared with the largest and the smallest value of its field', () => {
    for (const [name, column] of Object.entries(COLUMNS)) {
      const reject = (text: string) => {
        const read = createReader({ [name]: text })
        return [read.optional(name as ColumnName), Object.keys(read.galat)]
      }
      expect(reject(String(column.maks)), name).toEqual([column.maks, []])
      expect(reject(String(column.maks + 1)), name).toEqual([undefined, [name]])
      expect(reject('0'), name).toEqual('zero' in column ? [0, []] : [undefined, [name]])
      expect(reject('1,5'), name).toEqual('utuh' in column ? [undefined, [name]] : [1.5, []])
    }
  })
})

describe('an address', () => {
  const obat = produk({ aturan_pakai: [PAKAN] })

  test.each([
    [{}, 'rendam'],
    [{ cara: 'salinitas', produk: '1' }, 'salinitas'],
    [{ cara: 'toString', produk: '1' }, 'pakan'],
    [{ produk: '1' }, 'pakan'],
    [{ produk: '2' }, 'rendam'],
    [{ produk: '3' }, 'rendam'],
    [{ produk: '4' }, 'rendam'],
  ])('%j leads to the calculation %s', (input, method) => {
    const without = produk({ produkId: 3, aturan_pakai: [] })
    expect(readMethod(input, [obat, produk({ produkId: 2 }), without])).toBe(method)
  })

  test.each([
    [{}, 'persegi'],
    [{ volume: '2' }, 'volume'],
    [{ bentuk: 'volume' }, 'volume'],
    [{ bentuk: 'bulat', volume: '2' }, 'bulat'],
    [{ bentuk: 'segitiga' }, 'persegi'],
  ])('%j names the vessel %s', (input, wadah) => {
    expect(readWadah(input)).toBe(wadah)
  })

  test('chooses the rule of its disease, of none, or the first', () => {
    const worm = { ...RENDAM, untuk: ['cacing-kulit'] } as unknown as UsageRule
    const general = { ...RENDAM, min: 80 }
    expect(readRule([general, worm], { untuk: 'cacing-kulit' })).toBe(worm)
    expect(readRule([worm, general], { untuk: '' })).toBe(general)
    expect(readRule([worm, general], { untuk: 'lain' })).toBe(worm)
    expect(readRule([worm, general], {})).toBe(worm)
    expect(readRule([], {})).toBeUndefined()
  })

  test('finds only the rules that its calculation can use', () => {
    const perLiter = { ...PAKAN, satuan: 'g/L' } as UsageRule
    const subject = { aturan_pakai: [RENDAM, PAKAN, perLiter, { ...RENDAM, satuan: 'mg/kg pakan' } as UsageRule] }
    expect(rulesFor('rendam', subject)).toEqual([RENDAM])
    expect(rulesFor('pakan', subject)).toEqual([PAKAN])
    expect(rulesFor('salinitas', subject)).toEqual([])
  })
})

test.each([
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-23', 8, '2026-12-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-30', 1, undefined],
  ['2026-1-1', 1, undefined],
  ['', 1, undefined],
])('%s and %d days later is %s', (date, hari, after) => {
  expect(hariAfter(date, hari)).toBe(after)
})

test('repeated days begin with the first one', () => {
  expect(repeatHari(7, 3)).toEqual([0, 7, 14])
})
