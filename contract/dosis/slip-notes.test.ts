import { describe, expect, test } from 'vitest'
import { HAZARDS } from '#content/dosis-limits.ts'
import { RENDAM_KARTU } from '#content/kartu/rendam.ts'
import { KARTU } from '#content/kartu-list.ts'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { mergeLimits, neverMix } from './limits.ts'
import { BATH_STEPS, freshwaterStops, hazardSentences, kartuSentences, stopSentences, vesselOf } from './slip-notes.ts'

const PEROXIDE = mergeLimits('hidrogen peroksida')
const CITRIC = mergeLimits('asam sitrat')
const LABEL = mergeLimits('Ekstrak Ketapang', { suhu_maks: 30, do_min: 6, maks_keras: null })

test.each<[what: string, sentences: string[], expected: RegExp[]]>([
  [
    'peroxide without water values',
    stopSentences({}, PEROXIDE, 30),
    [
      /^Ukur suhu dan oksigen dulu/,
      /^Oksigen: .* 5 mg\/L/,
      /31 °C ke atas/,
      /pH .* 7 .* 8,5/,
      /maksimal 30 menit/,
      /miring/,
    ],
  ],
  ['peroxide without a duration', stopSentences({ suhu: 28, oksigen: 6 }, PEROXIDE, undefined), [/maksimal 60 menit/]],
  [
    'citric acid with the temperature alone',
    stopSentences({ suhu: 28 }, CITRIC, 60),
    [/^Ukur oksigen dulu/, /di atas 32 °C/],
  ],
  ['citric acid with the oxygen alone', stopSentences({ oksigen: 6 }, CITRIC, 60), [/^Ukur suhu dulu/]],
  [
    "a product's own limits",
    stopSentences({}, LABEL, undefined),
    [/di bawah 6 mg\/L/, /30 °C ke atas/, /menurut label/],
  ],
  ['fresh water', freshwaterStops(5), [/^Ukur suhu dan oksigen/, /5 mg\/L/, /32 °C/, /maksimal 5 menit/, /miring/]],
])('%s has its limits on the slip', (_, sentences, expected) => {
  for (const pattern of expected) expect(sentences).toContainEqual(expect.stringMatching(pattern))
})

test('measured values are not asked for, but their limits stay', () => {
  const sentences = stopSentences({ suhu: 28, oksigen: 6 }, PEROXIDE, 30)
  expect(sentences).toHaveLength(5)
  expect(sentences.some((line) => line.startsWith('Ukur'))).toBe(false)
})

test('an empty tank has no limits of fish', () => {
  expect(stopSentences({}, mergeLimits('kaporit', undefined, false), 60)).toEqual([])
})

test.each(HAZARDS)('$nama has protection, first aid, a source, and what never to mix', (hazard) => {
  for (const name of hazard.knownAs) {
    expect(hazardSentences(`Produk ${name.toUpperCase()} 50%`)).toEqual([
      hazard.pelindung,
      expect.stringMatching(/^Kena mata: /),
      expect.stringMatching(/^Kena kulit: /),
      expect.stringMatching(/^Terhirup: /),
      expect.stringMatching(/^Tertelan: /),
    ])
    expect(neverMix(name)).not.toEqual([])
  }
  expect(hazard.sumber.length).toBeGreaterThan(10)
})

test('a vitamin needs no first aid', () => {
  expect(hazardSentences('Vitamin C Stabil 35%')).toEqual([])
})

describe('the note of the card', () => {
  test.each<[purpose: string | undefined, name: string, expected: RegExp | undefined]>([
    ['lintah-laut', 'Asam Sitrat Food Grade', /angkat lebih awal/],
    ['bintik-putih', 'hidrogen peroksida, Peroksida 50%', /Tunda jika air 31 °C/],
    ['bintik-putih', 'Natrium Perkarbonat', /Mulai dari 75 ppm/],
    ['cacing-kulit', 'air tawar', /bebas klor/],
    ['cacing-kulit', 'asam sitrat', undefined],
    ['kutu-ikan', 'air tawar', /angkat begitu ikan miring/],
    ['vnn', 'hidrogen peroksida', undefined],
    ['', 'hidrogen peroksida', undefined],
    [undefined, 'hidrogen peroksida', undefined],
    ['constructor', 'hidrogen peroksida', undefined],
  ])('%s with %s', (purpose, name, expected) => {
    expect(kartuSentences(purpose, name)).toEqual(expected ? [expect.stringMatching(expected)] : [])
  })

  test('is known to the calculator for every bath of every card', async () => {
    for (const kode of KODE_PENYAKIT) {
      const { rendam } = await KARTU[kode]()
      expect(rendam).toEqual((RENDAM_KARTU as Record<string, unknown>)[kode] ?? [])
    }
  })
})

test.each([
  ['keramba', 10.8, 'terpal', /Bungkus keramba/],
  ['persegi', 1.6, 'bak', /hanya di bak atau terpal/],
  ['volume', 0.2, 'ember', /ember bersih/],
  ['volume', 0.21, 'bak', /pindahkan ke air bersih/],
] as const)('a vessel %s of %s m³ is a %s', (wadah, volume, vessel, words) => {
  expect(vesselOf(wadah, volume)).toBe(vessel)
  expect(BATH_STEPS[vessel].join(' ')).toMatch(words)
})

test('the steps of a wrapped cage do not wait for fish to come in', () => {
  expect(BATH_STEPS.terpal.join(' ')).not.toMatch(/sebelum ikan masuk|ke bak/)
})
