import { describe, expect, test } from 'vitest'
import { GEJALA, type KodeGejala } from '#content/gejala.ts'
import type { KodeKelas } from '#content/kelas.ts'
import { type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { type FormValues, KODE_GEJALA } from './input.ts'
import { type Level, scoreGejala } from './skor.ts'

const list = (text: string) => (text === '' ? [] : text.split(' ')) as KodeGejala[]
const compute = (gejala: string, other: Partial<FormValues> = {}) => scoreGejala({ gejala: list(gejala), ...other })
const formatSkor = (gejala: string) =>
  compute(gejala)
    .skor.map(({ kelas, nilai }) => kelas + nilai)
    .join(' ')
const dangerSigns = (gejala: string) =>
  compute(gejala).bahaya.flatMap((item) => (item.sebab === 'gejala' ? [item.gejala] : []))

describe('scores, certainty, and danger', () => {
  const ROWS: [gejala: string, skor: string, tingkat: Level, bahaya: string][] = [
    // The nine reference cases.
    ['S03 S04 S15', 'P7 B1 N1 L1', 'kuat', ''],
    ['S11 S12 S13', 'B9 P2 J1', 'kuat', ''],
    ['S17 S19', 'V5 N2 B1 L1', 'kuat', 'S17 S19'],
    ['S18 S26 S08', 'V8 P2 B1 N1', 'kuat', 'S18 S26'],
    ['S27 S28', 'N6 B1', 'kuat', ''],
    ['S09 S12 S20', 'B5 P4 L2 J1 V1', 'mungkin', ''],
    ['S20', 'B1 V1 P1', 'kurang data', ''],
    ['S10 S21', 'L5 P2 B1 V1', 'kuat', 'S10'],
    ['S23 S24', 'J5 B1', 'kuat', ''],
    // Each sign alone.
    ['S01', 'P3', 'mungkin', ''],
    ['S02', 'P3', 'mungkin', ''],
    ['S03', 'P2 L1', 'kurang data', ''],
    ['S04', 'P3', 'mungkin', ''],
    ['S05', 'P3', 'mungkin', ''],
    ['S06', 'P3', 'mungkin', ''],
    ['S07', 'P2 B1 L1', 'kurang data', ''],
    ['S08', 'V2 P2 N1', 'kurang data', ''],
    ['S09', 'P2 L2 B1', 'kurang data', ''],
    ['S10', 'L3 P1', 'mungkin', 'S10'],
    ['S11', 'B3 P1', 'mungkin', ''],
    ['S12', 'B3 J1 P1', 'mungkin', ''],
    ['S13', 'B3', 'mungkin', ''],
    ['S14', 'B2 V1 L1', 'kurang data', ''],
    ['S15', 'P2 B1 N1', 'kurang data', ''],
    ['S16', 'B2 J1 V1', 'kurang data', ''],
    ['S17', 'V3 B1 N1', 'mungkin', 'S17'],
    ['S18', 'V3', 'mungkin', 'S18'],
    ['S19', 'V2 N1 L1', 'kurang data', 'S19'],
    ['S21', 'L2 B1 V1 P1', 'kurang data', ''],
    ['S22', 'V2 L2 B1', 'kurang data', 'S22'],
    ['S23', 'J3', 'mungkin', ''],
    ['S24', 'J2 B1', 'kurang data', ''],
    ['S25', 'B3 J2', 'mungkin', 'S25'],
    ['S26', 'V3 B1', 'mungkin', 'S26'],
    ['S27', 'N3', 'mungkin', ''],
    ['S28', 'N3 B1', 'mungkin', ''],
    ['S29', 'P2 N2 B1', 'kurang data', ''],
    ['S30', 'N3 V1', 'mungkin', ''],
    // No signs.
    ['', '', 'kurang data', ''],
    // Strong from 4 on, not from 3, even without a second class.
    ['S13 S24', 'B4 J2', 'kuat', ''],
    ['S14 S16', 'B4 V2 J1 L1', 'kuat', ''],
    ['S01 S20', 'P4 B1 V1', 'kuat', ''],
    // Strong from exactly 1.5 times the second class.
    ['S01 S05 S25 S20', 'P7 B4 J2 V1', 'kuat', 'S25'],
    ['S11 S12 S02 S05', 'P8 B6 J1', 'mungkin', ''],
    ['S13 S12 S10 S21', 'B7 L5 P3 J1 V1', 'mungkin', 'S10'],
    ['S01 S02 S13 S24', 'P6 B4 J2', 'kuat', ''],
    ['S23 S24 S25 S28', 'J7 B5 N3', 'mungkin', 'S25'],
    ['S18 S19 S17 S13 S16 S11', 'B9 V9 N2 J1 P1 L1', 'mungkin', 'S17 S18 S19'],
    ['S30 S27 S01 S07', 'N6 P5 B1 V1 L1', 'mungkin', ''],
    ['S01 S06 S30 S20', 'P7 N3 V2 B1', 'kuat', ''],
    ['S13 S12 S01 S20', 'B7 P5 J1 V1', 'mungkin', ''],
    ['S13 S12 S11 S01 S03', 'B9 P7 J1 L1', 'mungkin', ''],
    ['S13 S11 S12 S01 S15', 'B10 P7 J1 N1', 'mungkin', ''],
    ['S13 S11 S01', 'B6 P4', 'kuat', ''],
    // Ties keep the order of the classes.
    ['S13 S23', 'B3 J3', 'mungkin', ''],
    ['S13 S18', 'B3 V3', 'mungkin', 'S18'],
    ['S01 S13', 'B3 P3', 'mungkin', ''],
    ['S27 S01', 'P3 N3', 'mungkin', ''],
    ['S27 S23', 'J3 N3', 'mungkin', ''],
    ['S18 S01', 'V3 P3', 'mungkin', 'S18'],
    ['S10 S27', 'N3 L3 P1', 'mungkin', 'S10'],
    ['S13 S23 S18 S01 S27', 'B3 J3 V3 P3 N3', 'mungkin', 'S18'],
    ['S13 S12 S01 S02', 'P7 B6 J1', 'mungkin', ''],
    // Many signs.
    ['S01 S02 S03 S04 S05 S06 S07 S08 S09', 'P23 L4 B2 V2 N1', 'kuat', ''],
    ['S21 S22 S10', 'L7 V3 B2 P2', 'kuat', 'S10 S22'],
    ['S24 S23 S25', 'J7 B4', 'kuat', 'S25'],
    ['S27 S28 S29 S30', 'N11 B2 P2 V1', 'kuat', ''],
    ['S17 S18 S19 S22 S26', 'V13 B3 L3 N2', 'kuat', 'S17 S18 S19 S22 S26'],
  ]
  test.each(ROWS)('%s: %s, %s, danger: %s', (gejala, skor, level, bahaya) => {
    expect([formatSkor(gejala), compute(gejala).tingkat, dangerSigns(gejala)]).toEqual([skor, level, list(bahaya)])
  })

  test('the table has a row for every sign', () => {
    const alone = ROWS.map(([gejala]) => gejala)
    expect(KODE_GEJALA.filter((kode) => !alone.includes(kode))).toEqual([])
  })

  test('gives the same result for any order and repetition of signs', () => {
    for (const [gejala] of ROWS) {
      const turned = [...list(gejala).toReversed(), ...list(gejala)]
      expect(scoreGejala({ gejala: turned })).toEqual(compute(gejala))
    }
  })
})

describe('classes of a result', () => {
  test.each<[gejala: string, kelas: string]>([
    ['', ''],
    ['S01', 'P mungkin'],
    ['S20', 'B kurang data, V kurang data, P kurang data'],
    ['S11 S12 S13', 'B kuat, P kurang data, J kurang data'],
    ['S13 S23 S18 S01 S27', 'B mungkin, J mungkin, V mungkin'],
    // In a tie no class is strong, even with a high score.
    ['S11 S12 S13 S01 S02 S05', 'P mungkin, B mungkin, J kurang data'],
    ['S09 S12 S20', 'B mungkin, P mungkin, L kurang data'],
  ])('%s: %s', (gejala, kelas) => {
    expect(
      compute(gejala)
        .kelas.map((item) => `${item.kelas} ${item.tingkat}`)
        .join(', '),
    ).toBe(kelas)
  })

  test('names the signs that counted, in order of weight', () => {
    expect(compute('S09 S12 S20').kelas.map(({ kelas, gejala }) => [kelas, gejala.join(' ')])).toEqual([
      ['B', 'S12 S09 S20'],
      ['P', 'S09 S12 S20'],
      ['L', 'S09'],
    ])
  })
})

describe('diseases below a class', () => {
  test.each<[gejala: string, kelas: KodeKelas, lain: Partial<FormValues>, penyakit: KodePenyakit[]]>([
    ['S01 S03', 'P', {}, ['bintik-putih', 'amyloodinium', 'trichodina', 'cacing-kulit', 'kutu-ikan']],
    ['S05', 'P', {}, ['lintah-laut']],
    ['S04 S15', 'P', {}, ['cacing-kulit', 'bintik-putih']],
    ['S11 S12', 'B', {}, ['tenacibakulosis', 'vibriosis', 'fotobakteriosis', 'nokardiosis']],
    ['S25 S29', 'B', {}, ['nokardiosis', 'fotobakteriosis']],
    ['S17', 'V', {}, ['vnn']],
    ['S18 S20', 'V', {}, ['iridovirus', 'vnn']],
    [
      'S10 S21',
      'L',
      {},
      ['oksigen-rendah', 'ledakan-alga', 'salinitas-turun', 'stres-angkut', 'keracunan', 'ubur-ubur', 'amonia'],
    ],
    ['S27 S28', 'N', {}, ['kurang-vitamin-c', 'lemak-tengik', 'kurang-omega-3']],
    // The size of the fish only breaks ties.
    ['S17 S14 S13', 'B', { ukuran: 'pembesaran' }, ['streptokokosis', 'vibriosis', 'tenacibakulosis']],
    ['S20 S18', 'V', { ukuran: 'larva' }, ['iridovirus', 'vnn']],
    ['S27', 'N', {}, ['kurang-vitamin-c', 'kurang-omega-3']],
    ['S27', 'N', { ukuran: 'benih' }, ['kurang-omega-3', 'kurang-vitamin-c']],
    ['S27', 'N', { ukuran: 'induk' }, ['kurang-vitamin-c', 'kurang-omega-3']],
  ])('%s, %s, %j: %j', (gejala, kelas, other, penyakit) => {
    const found = compute(gejala, other).kelas.find((item) => item.kelas === kelas)?.penyakit
    expect(found?.map(({ kode }) => kode)).toEqual(penyakit)
  })

  test('names no disease without enough signs of its class, or without a sign of its own', () => {
    for (const kode of KODE_GEJALA)
      for (const { kelas, tingkat, penyakit } of compute(kode).kelas) {
        if (tingkat === 'kurang data') expect([kode, penyakit]).toEqual([kode, []])
        for (const item of penyakit) {
          expect(PENYAKIT[item.kode].kelas).toBe(kelas)
          expect(item.gejala).toEqual([kode])
        }
      }
  })
})

describe('signs to look for next', () => {
  test.each<[gejala: string, lain: Partial<FormValues>, lihat: string]>([
    ['', {}, ''],
    // One sign of each disease with the reported signs, the likeliest disease first.
    ['S11 S12 S13', {}, 'S16>B S06>P S09>P S25>B'],
    ['S09 S12 S20', {}, 'S07>P S10>L S16>B S25>B'],
    ['S17', {}, 'S19>V S14>B S30>N S10>L'],
    ['S23 S24', {}, 'S21>L'],
    ['S18 S26 S08', {}, 'S22>V S09>P S05>P'],
    // More of them while the signs are too few for a class.
    ['S20', {}, 'S29>P S28>N S13>B S25>B S19>V S18>V'],
    // A single candidate: also signs that distinguish its class. Only larvae and fry show the whirling sign.
    ['S01', {}, 'S03>P S02>P S04>P'],
    ['S18', {}, 'S26>V S17>V'],
    ['S18', { ukuran: 'pembesaran' }, 'S26>V'],
  ])('%s %j: %s', (gejala, other, view) => {
    expect(
      compute(gejala, other)
        .lihat.map((item) => `${item.gejala}>${item.kelas}`)
        .join(' '),
    ).toBe(view)
  })

  test('are not seen yet, are listed once, and point to their own class most', () => {
    for (const item of KODE_GEJALA)
      for (const second of KODE_GEJALA) {
        const { kelas, lihat } = scoreGejala({ gejala: [item, second] })
        const kode = lihat.map(({ gejala }) => gejala)
        expect(kode.filter((one) => one === item || one === second)).toEqual([])
        expect(new Set(kode).size).toBe(kode.length)
        for (const { gejala, kelas: own } of lihat) {
          const weight: Partial<Record<KodeKelas, number>> = GEJALA[gejala].bobot
          for (const other of kelas)
            if (other.kelas !== own) expect(weight[own]).toBeGreaterThan(weight[other.kelas] ?? 0)
        }
      }
  })
})

describe('danger by deaths, and by new fry', () => {
  test.each<[isian: Partial<FormValues>, sebab: string[]]>([
    [{}, []],
    // 1% on both days, 5% on one day.
    [{ mati: 12, kemarin: 12, ekor: 1200 }, ['kematian']],
    [{ mati: 11, kemarin: 12, ekor: 1200 }, []],
    [{ mati: 12, kemarin: 11, ekor: 1200 }, []],
    [{ mati: 12, ekor: 1200 }, []],
    [{ mati: 60, ekor: 1200 }, ['kematian']],
    [{ mati: 59, ekor: 1200 }, []],
    [{ kemarin: 60, ekor: 1200 }, ['kematian']],
    [{ mati: 0, kemarin: 60, ekor: 1200 }, ['kematian']],
    [{ mati: 0, kemarin: 0, ekor: 1200 }, []],
    [{ mati: 7, kemarin: 7, ekor: 700 }, ['kematian']],
    // Unknown number of fish.
    [{ mati: 500, kemarin: 500 }, []],
    [{ mati: 3000, ekor: 100 }, ['kematian']],
    [{ matiPersen: 1, kemarinPersen: 1 }, ['kematian']],
    [{ matiPersen: 0.99, kemarinPersen: 4.99 }, []],
    [{ matiPersen: 4.99, kemarinPersen: 0.5 }, []],
    [{ matiPersen: 5 }, ['kematian']],
    [{ matiPersen: 4.9999 }, []],
    // Percentages take precedence over counts.
    [{ matiPersen: 0, mati: 1000, ekor: 1000 }, []],
    // Fry that arrived at most 14 days ago, and a virus score of 2.
    [{ gejala: ['S08'], datang: 14 }, ['benih baru']],
    [{ gejala: ['S08'], datang: 15 }, []],
    [{ gejala: ['S08'], datang: 0 }, ['benih baru']],
    [{ gejala: ['S08'] }, []],
    [{ gejala: ['S20'], datang: 3 }, []],
    [{ gejala: ['S20', 'S21'], datang: 3 }, ['benih baru']],
    [{ gejala: ['S14', 'S16'], datang: 14 }, ['benih baru']],
    [{ gejala: ['S01', 'S03'], datang: 2 }, []],
    [{ gejala: ['S18'], datang: 2, matiPersen: 6 }, ['gejala', 'kematian', 'benih baru']],
  ])('%j: %j', (input, reasons) => {
    expect(scoreGejala({ gejala: [], ...input }).bahaya.map((item) => item.sebab)).toEqual(reasons)
  })

  test('are shown in percent', () => {
    expect(compute('', { mati: 30, kemarin: 15, ekor: 600 }).bahaya).toEqual([
      { sebab: 'kematian', hariIni: 5, kemarin: 2.5 },
    ])
    expect(compute('', { mati: 30, ekor: 600 }).bahaya).toEqual([{ sebab: 'kematian', hariIni: 5, kemarin: null }])
  })

  test('do not change the score', () => {
    expect(compute('S01', { mati: 60, ekor: 100, datang: 1 }).skor).toEqual(compute('S01').skor)
  })
})

describe('missing measurements', () => {
  test.each<[gejala: string, ukur: number | undefined, ukurDulu: boolean]>([
    ['S03', undefined, false],
    ['S03 S07', undefined, true],
    ['S09', undefined, true],
    ['S09', 24, false],
    ['S09', 25, true],
    ['S09', 0, false],
    ['S10 S21', undefined, true],
    ['S10 S21', 3, false],
    ['S01', undefined, false],
    ['', undefined, false],
  ])('%s, measured %s hours ago: %s', (gejala, measured, measureFirst) => {
    expect(compute(gejala, { ukur: measured }).ukurDulu).toBe(measureFirst)
  })

  test.each<[water: Partial<FormValues>, ukurDulu: boolean]>([
    [{ do: 6 }, false],
    [{ do: 6, ukur: 25 }, true],
    [{ ph: 8 }, true],
  ])('are none if oxygen was typed without an age: %j', (water, measureFirst) => {
    expect(compute('S09', water).ukurDulu).toBe(measureFirst)
  })
})

describe('water', () => {
  test.each<[isian: Partial<FormValues>, keadaan: string, kartu: KodePenyakit | null]>([
    [{ do: 5 }, 'baik', null],
    [{ do: 4.9 }, 'perhatikan', null],
    [{ do: 4 }, 'perhatikan', null],
    [{ do: 3.9 }, 'bertindak', 'oksigen-rendah'],
    [{ do: 3 }, 'bertindak', 'oksigen-rendah'],
    [{ do: 2.9 }, 'darurat', 'oksigen-rendah'],
    [{ do: 0 }, 'darurat', 'oksigen-rendah'],
    [{ suhu: 28 }, 'baik', null],
    [{ suhu: 32 }, 'baik', null],
    [{ suhu: 32.1 }, 'bertindak', 'oksigen-rendah'],
    [{ suhu: 27 }, 'perhatikan', null],
    [{ suhu: 26 }, 'perhatikan', null],
    [{ suhu: 25.9 }, 'bertindak', null],
    [{ salinitas: 30 }, 'baik', null],
    [{ salinitas: 33 }, 'baik', null],
    [{ salinitas: 34 }, 'perhatikan', null],
    [{ salinitas: 29 }, 'perhatikan', null],
    [{ salinitas: 25 }, 'perhatikan', null],
    [{ salinitas: 24.9 }, 'bertindak', 'salinitas-turun'],
    [{ salinitas: 40 }, 'perhatikan', null],
    [{ salinitas: 40.1 }, 'bertindak', null],
    [{ ph: 7.5 }, 'baik', null],
    [{ ph: 8.5 }, 'baik', null],
    [{ ph: 7 }, 'perhatikan', null],
    [{ ph: 6.9 }, 'bertindak', null],
    [{ ph: 8.6 }, 'bertindak', 'ledakan-alga'],
    [{ amonia: 0.1 }, 'baik', null],
    [{ amonia: 0.2 }, 'perhatikan', null],
    [{ amonia: 0.3 }, 'perhatikan', null],
    [{ amonia: 0.31 }, 'bertindak', 'amonia'],
  ])('%j: %s', (input, state, kartu) => {
    const { air } = scoreGejala({ gejala: [], ...input })
    expect(air.map((item) => [item.keadaan, item.kartu])).toEqual([[state, kartu]])
  })

  test('leaves out unmeasured values', () => {
    expect(scoreGejala({ gejala: ['S10'] }).air).toEqual([])
  })
})

describe('toxic ammonia', () => {
  const toxic = (input: Partial<FormValues>) =>
    scoreGejala({ gejala: [], ...input }).air.find(({ nama }) => nama === 'nh3')
  test.each<[isian: Partial<FormValues>, nilai: number, keadaan: string]>([
    [{ amonia: 0.2, ph: 8.2, suhu: 30, salinitas: 32 }, 0.018, 'baik'],
    [{ amonia: 0.3, ph: 8.2, suhu: 30, salinitas: 32 }, 0.028, 'perhatikan'],
    [{ amonia: 0.5, ph: 8.2, suhu: 30, salinitas: 32 }, 0.046, 'perhatikan'],
    [{ amonia: 0.54, ph: 8.2, suhu: 30, salinitas: 32 }, 0.05, 'bertindak'],
    [{ amonia: 0.2, ph: 9, suhu: 30, salinitas: 32 }, 0.078, 'bertindak'],
    [{ amonia: 2, ph: 7, suhu: 28, salinitas: 32 }, 0.011, 'baik'],
    [{ amonia: 0, ph: 8, suhu: 30, salinitas: 32 }, 0, 'baik'],
  ])('%j: %f mg/L, %s', (input, value, state) => {
    expect(toxic(input)).toMatchObject({ nilai: value, keadaan: state, kartu: state === 'bertindak' ? 'amonia' : null })
  })

  test('needs a pH, and names the defaults used for missing values', () => {
    expect(toxic({ amonia: 2, suhu: 30, salinitas: 32 })).toBeUndefined()
    expect(toxic({ amonia: 0.5, ph: 8.2 })?.assumed).toEqual({ suhu: 32, salinitas: 30 })
    expect(toxic({ amonia: 0.5, ph: 8.2, salinitas: 20 })?.assumed).toEqual({ suhu: 32 })
    expect(toxic({ amonia: 0.5, ph: 8.2, suhu: 30, salinitas: 32 })).not.toHaveProperty('assumed')
  })
})

describe('measured water', () => {
  const BAD: [isian: Partial<FormValues>, airDulu: string, kartu: KodePenyakit[]][] = [
    [{ do: 3.9 }, 'do', ['oksigen-rendah']],
    [{ do: 0 }, 'do', ['oksigen-rendah']],
    [{ suhu: 25.9 }, 'suhu', []],
    [{ suhu: 32.1 }, 'suhu', ['oksigen-rendah']],
    [{ salinitas: 24.9 }, 'salinitas', ['salinitas-turun']],
    [{ salinitas: 45 }, 'salinitas', []],
    [{ ph: 6.9 }, 'ph', []],
    [{ ph: 8.6 }, 'ph', ['ledakan-alga']],
    [{ amonia: 0.31 }, 'amonia', ['amonia']],
    [{ amonia: 0.3, ph: 8.5, suhu: 32, salinitas: 30 }, 'nh3', ['amonia']],
    [{ amonia: 1, ph: 8.2, suhu: 30, salinitas: 32 }, 'amonia nh3', ['amonia']],
    // Emergencies first.
    [{ salinitas: 20, do: 3.5 }, 'do salinitas', ['oksigen-rendah', 'salinitas-turun']],
    [{ suhu: 33, do: 2.9, amonia: 1 }, 'do suhu amonia', ['oksigen-rendah', 'amonia']],
    [{ suhu: 20, salinitas: 10, do: 2 }, 'do suhu salinitas', ['oksigen-rendah', 'salinitas-turun']],
  ]
  test.each(BAD)('%j comes first, whatever the signs', (water, names, kartu) => {
    for (const signs of [[], ...KODE_GEJALA.map((kode) => [kode]), list('S01 S02 S04 S05'), list('S11 S12 S13')]) {
      const { airDulu, kelas, tingkat, skor } = scoreGejala({ gejala: signs, ...water })
      expect(airDulu.map(({ nama }) => nama).join(' ')).toBe(names)
      expect([kelas[0]?.kelas, tingkat]).toEqual(['L', 'kuat'])
      expect(kelas[0]?.penyakit.map(({ kode }) => kode).slice(0, kartu.length)).toEqual(kartu)
      expect(kelas.slice(1).some((item) => item.kelas === 'L')).toBe(false)
      // The causes by signs follow, in their order.
      const bySigns = skor.filter((item) => item.kelas !== 'L').map((item) => item.kelas)
      expect(kelas.slice(1).map((item) => item.kelas)).toEqual(bySigns.slice(0, kelas.length - 1))
    }
  })

  test.each<[isian: Partial<FormValues>]>([
    [{ do: 4 }],
    [{ suhu: 26 }],
    [{ suhu: 32 }],
    [{ salinitas: 25 }],
    [{ salinitas: 36 }],
    [{ ph: 7 }],
    [{ amonia: 0.3, ph: 7.8, suhu: 28, salinitas: 32 }],
  ])('%j changes nothing', (water) => {
    const { airDulu, kelas } = scoreGejala({ gejala: ['S01'], ...water })
    expect([airDulu, kelas]).toEqual([[], compute('S01').kelas])
  })
})
