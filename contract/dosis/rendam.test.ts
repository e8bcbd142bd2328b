import { describe, expect, test } from 'vitest'
import { SUBSTANCE_LIMITS } from '#content/dosis-limits.ts'
import { definitionOf } from '#contract/endpoint.ts'
import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { dosisRendam, dosisSalinitas } from './endpoints.ts'
import { roundTakaran, roundTakaranDown } from './number.ts'
import { postponeRendam, rejectRendam, takaranRendam } from './rendam.ts'
import { computeRendam, isRendamRule, produkInput, type RendamInput } from './rendam-produk.ts'
import { hariAfter } from './tanggal.ts'
import { kekuatanZat, type ZatDosis } from './zat-dosis.ts'

const NO_LIMITS = { ppm_maks: null, menit_maks: null, suhu_tunda: null, oksigen_min: null, alasan: '' }
const RULE: UsageRule = {
  cara: 'rendam',
  untuk: [],
  min: 50,
  maks: 100,
  satuan: 'ppm',
  lama: 30,
  ulang_hari: null,
  sumber: 'Label',
  batas: { suhu_maks: null, do_min: null, maks_keras: null },
}
const rule = (change: Partial<UsageRule> = {}): UsageRule => ({ ...RULE, ...change })

describe('kekuatanZat', () => {
  test.each<[ZatDosis, number | undefined, object | string]>([
    ['peroksida', 35, { satuan: 'mL', aktif: 0.396 }],
    ['peroksida', undefined, 'Isi kadar peroksida pada label: 3, 35, atau 50 persen.'],
    ['perkarbonat', undefined, { satuan: 'g', aktif: 0.276 }],
    ['perkarbonat', 25, { satuan: 'g', aktif: 0.25 }],
    ['asam-sitrat', undefined, { satuan: 'g', aktif: 1 }],
    ['asam-sitrat', 50, { satuan: 'g', aktif: 0.5 }],
    ['klor', 60, { satuan: 'g', aktif: 0.6 }],
    ['klor', undefined, 'Isi kadar klor aktif pada label, dalam persen.'],
    ['tiosulfat', undefined, { satuan: 'g', aktif: 1 / 7 }],
    ['formalin', undefined, { satuan: 'mL', aktif: 1 }],
  ])('%s with %s percent', (zat, kadar, strength) => {
    expect(kekuatanZat(zat, kadar)).toEqual(strength)
  })
})

test.each<[Partial<UsageRule>, boolean]>([
  [{}, true],
  [{ cara: 'sanitasi', satuan: 'g/L' }, true],
  [{ cara: 'pakan' }, false],
  [{ satuan: 'mg/kg ikan/hari' }, false],
])('a rule with %j can be calculated as a bath: %s', (change, isBath) => {
  expect(isRendamRule(rule(change))).toBe(isBath)
})

describe('produkInput', () => {
  const produk = { nama: 'Obat A', bentuk: 'serbuk', zat_aktif: [{ nama: 'zat', kadar: 20, satuan: '% b/b' as const }] }

  test.each<[string, object, UsageRule | undefined, object | string]>([
    ['a powder', {}, rule(), { nama: 'zat, Obat A', kekuatan: { satuan: 'g', aktif: 0.2 }, give: true }],
    ['a product without substance', { zat_aktif: [] }, rule(), { nama: 'Obat A', kekuatan: { satuan: 'g', aktif: 1 } }],
    ['a rule for tanks', {}, rule({ cara: 'sanitasi' }), { give: false }],
    ['a dose in g/L', {}, rule({ satuan: 'g/L' }), { nama: 'zat, Obat A', kekuatan: { satuan: 'g', aktif: 1 } }],
    ['no rule', {}, undefined, 'Obat A tidak punya aturan rendam yang bisa dihitung.'],
    ['a rule for feed', {}, rule({ cara: 'pakan' }), 'Obat A tidak punya aturan rendam yang bisa dihitung.'],
    [
      'a liquid in g/L',
      { bentuk: 'cairan' },
      rule({ satuan: 'g/L' }),
      'Satuan g/L tidak cocok untuk produk ini. Ikuti label kemasan.',
    ],
    [
      'an unknown form',
      { bentuk: '' },
      rule(),
      'Bentuk produk (serbuk atau cairan) belum diisi toko. Ikuti label kemasan.',
    ],
  ])('reads %s', (_, change, aturan, expected) => {
    const input = produkInput({ ...produk, ...change }, aturan)
    if (typeof expected === 'string') expect(input).toBe(expected)
    else expect(input).toMatchObject(expected)
  })
})

describe('rejections and reasons to postpone', () => {
  test.each<[object, object, number]>([
    [{ ppm: 101 }, { ppm_maks: 100 }, 1],
    [{ ppm: 100 }, { ppm_maks: 100 }, 0],
    [{ ppm: 100 }, {}, 0],
    [{ ppm: 1, menit: 31 }, { menit_maks: 30 }, 1],
    [{ ppm: 1, menit: 30 }, { menit_maks: 30 }, 0],
    [{ ppm: 1 }, { menit_maks: 30 }, 0],
    [{ ppm: 1, menit: 31 }, {}, 0],
  ])('rejects %j under the limits %j for %i reasons', (state, limits, count) => {
    expect(rejectRendam({ ppm: 1, ...state }, { ...NO_LIMITS, ...limits })).toHaveLength(count)
  })

  test.each<[object, object, number]>([
    [{ suhu: 31 }, { suhu_tunda: 31 }, 1],
    [{ suhu: 30.9 }, { suhu_tunda: 31 }, 0],
    [{}, { suhu_tunda: 31 }, 0],
    [{ suhu: 40 }, {}, 0],
    [{ oksigen: 4.9 }, { oksigen_min: 5 }, 1],
    [{ oksigen: 5 }, { oksigen_min: 5 }, 0],
    [{}, { oksigen_min: 5 }, 0],
    [{ oksigen: 0 }, {}, 0],
  ])('postpones %j under the limits %j for %i reasons', (state, limits, count) => {
    expect(postponeRendam({ ppm: 1, ...state }, { ...NO_LIMITS, ...limits })).toHaveLength(count)
  })
})

describe('amounts', () => {
  test.each([
    [9.94, 9.9],
    [9.96, 10],
    [10.04, 10],
    [10.06, 10.1],
    [99.6, 100],
    [200.5, 201],
  ])('rounds %d to %d', (exact, rounded) => {
    expect(roundTakaran(exact)).toBe(rounded)
  })

  test.each([
    [99.97, 99.9],
    [100.9, 100],
    [9.99, 9.9],
  ])('rounds %d down to %d', (exact, rounded) => {
    expect(roundTakaranDown(exact)).toBe(rounded)
  })

  test.each([
    [300, 300],
    [299, 299.5],
  ])('an amount for a limit of %d ppm is %d', (max, takaran) => {
    const bath = { ppm: 299.6, volume: 1, kekuatan: { satuan: 'g', aktif: 1 } as const, maks: max }
    expect(takaranRendam(bath).takaran).toBe(max === 300 ? takaran : 299)
  })
})

describe('computeRendam', () => {
  const input = (change: Partial<RendamInput> = {}): RendamInput => ({
    nama: 'obat',
    kekuatan: { satuan: 'g', aktif: 1 },
    give: true,
    aturan: rule(),
    ...change,
  })
  const notes = (change: Partial<RendamInput>, state: object, volume = 10) => {
    const answer = computeRendam(input(change), volume, { ppm: 75, oksigen: 6, ...state })
    return 'catatan' in answer ? answer.catatan : answer.jenis
  }
  const pure = (name: string) => {
    const { aturan: _, ...rest } = input({ nama: name })
    return rest
  }

  test.each<[string, Partial<RendamInput>, object, string[]]>([
    ['a usual dose', {}, {}, []],
    ['the smallest dose', {}, { ppm: 50 }, []],
    ['the largest dose', {}, { ppm: 100 }, []],
    ['a dose above the rule', {}, { ppm: 101 }, ['Di atas anjuran produk ini, 100 ppm.']],
    ['a dose below the rule', {}, { ppm: 49 }, ['Di bawah anjuran produk ini, 50 ppm: mungkin tidak mempan.']],
    [
      'a rule in g/L',
      { aturan: rule({ satuan: 'g/L', min: 0.05, maks: 0.1 }) },
      { ppm: 101 },
      ['Di atas anjuran produk ini, 100 ppm.'],
    ],
    [
      'an empty tank',
      { give: false, aturan: rule({ cara: 'sanitasi' }) },
      {},
      ['Hanya untuk wadah kosong dan alat. Tidak boleh ada ikan di dalamnya.'],
    ],
  ])('notes on %s', (_, change, state, expected) => {
    expect(notes(change, state)).toEqual(expected)
  })

  test.each<[number, number, boolean]>([
    [75, 0.01, true],
    [70, 0.01, false],
    [75, 10, false],
  ])('warns of an amount that cannot be measured exactly: %d ppm in %d m³: %s', (ppm, volume, warns) => {
    expect(notes({}, { ppm }, volume)).toHaveLength(warns ? 1 : 0)
  })

  test('warns in warm water to begin with the smallest dose', () => {
    const warm = SUBSTANCE_LIMITS.peroksida.suhu_hangat
    const begin = `Air ${String(warm).replace('.', ',')} °C ke atas: mulai dari 50 ppm.`
    const peroxide = { nama: 'hidrogen peroksida' }
    expect(notes(peroxide, { suhu: warm })).toContain(begin)
    expect(notes(peroxide, { suhu: warm, ppm: 50 })).not.toContain(begin)
    expect(notes(peroxide, { suhu: warm - 0.1 })).not.toContain(begin)
    expect(notes(peroxide, {})).not.toContain(begin)
    expect(notes({ ...peroxide, give: false }, { suhu: warm })).not.toContain(begin)
    expect(notes({}, { suhu: warm })).not.toContain(begin)
  })

  test('rejects a dose above the rule’s own maximum, in the unit of the rule', () => {
    const limited = (satuan: 'ppm' | 'g/L', hardMax: number) =>
      input({ aturan: rule({ satuan, batas: { ...RULE.batas, maks_keras: hardMax } }) })
    expect(computeRendam(limited('ppm', 80), 1, { ppm: 81, oksigen: 6 })).toEqual({
      jenis: 'tolak',
      alasan: ['81 ppm melebihi batas 80 ppm: batas produk ini.'],
    })
    expect(computeRendam(limited('g/L', 0.08), 1, { ppm: 81, oksigen: 6 }).jenis).toBe('tolak')
    expect(computeRendam(limited('ppm', 80), 1, { ppm: 80, oksigen: 6 }).jenis).toBe('takaran')
  })

  test('calculates a pure substance without a rule', () => {
    expect(computeRendam(pure('obat'), 2, { ppm: 75, oksigen: 6 })).toMatchObject({ takaran: 150, catatan: [] })
  })

  test('postpones in water with too little oxygen', () => {
    expect(computeRendam(input(), 1, { ppm: 75, oksigen: 0.1 }).jenis).toBe('tunda')
  })
})

describe('queries', () => {
  const isBath = (query: object) => definitionOf(dosisRendam).query?.safeParse({ volume: '1', ...query }).success
  const isMix = (query: object) => definitionOf(dosisSalinitas).query?.safeParse({ volume: '1', ...query }).success

  test.each<[object, boolean]>([
    [{ ppm: '75', zat: 'klor' }, true],
    [{ takaran: '75', produk: '1' }, true],
    [{ zat: 'klor' }, false],
    [{ ppm: '75', takaran: '75', zat: 'klor' }, false],
    [{ ppm: '75' }, false],
    [{ ppm: '75', produk: '1', zat: 'klor' }, false],
    [{ ppm: '0', zat: 'klor' }, false],
    [{ ppm: '75', zat: 'klor', oksigen: '0' }, true],
    [{ ppm: '75', zat: 'klor', oksigen: '0,0' }, true],
    [{ ppm: '75', zat: 'klor', oksigen: 0 }, true],
    [{ ppm: '75', zat: 'klor', oksigen: '31' }, false],
    [{ ppm: '75', zat: 'klor', volume: '0,001' }, false],
  ])('the bath %j is valid: %s', (query, isValid) => {
    expect(isBath(query)).toBe(isValid)
  })

  test.each<[object, boolean]>([
    [{ dari: '32', ke: '16' }, true],
    [{ dari: '32', ke: '0' }, true],
    [{ dari: '32', ke: '32' }, false],
    [{ dari: '16', ke: '32' }, false],
  ])('the salinity %j is valid: %s', (query, isValid) => {
    expect(isMix(query)).toBe(isValid)
  })
})

test.each([
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-01', 36_500, '2125-12-08'],
  ['2026-02-30', 1, undefined],
  ['a2026-11-23', 1, undefined],
  ['2026-11-23Z', 1, undefined],
])('%s and %i days is %s', (day, hari, after) => {
  expect(hariAfter(day, hari)).toBe(after)
})
