import { describe, expect, test } from 'vitest'
import * as air from '#content/air.ts'
import { GEJALA } from '#content/gejala.ts'
import * as halaman from '#content/halaman-penyakit.ts'
import type { Kartu } from '#content/kartu/kartu.ts'
import { KARTU } from '#content/kartu-list.ts'
import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { SUMBER } from '#content/sumber.ts'
import { findProhibited } from '#contract/obat/find-zat.ts'
import { artikel } from '#server/db/seed/artikel.ts'
import { paket, produk } from '#server/db/seed/katalog.ts'
import {
  dosisResep,
  findAntibioticForVirus,
  findForbiddenAdvice,
  mixesChlorine,
  obatVirus,
} from '#server/testing/check-safe.ts'

/*
 * Checks every public text about diseases: the cards and other files of content/, the five pages, and the articles and products
 * of the initial data.
 */

interface Text {
  name: string
  content: string
  /** True for texts about a virus. */
  virus: boolean
}

/** Returns all texts in the data, one line each; texts under `jangan` get a "Jangan" in front. */
function linesOf(data: unknown, isForbidden = false): string[] {
  // Codes of sources stand beside the texts.
  if (typeof data === 'string') return Object.hasOwn(SUMBER, data) ? [] : [isForbidden ? `Jangan ${data}` : data]
  if (Array.isArray(data)) return data.flatMap((item) => linesOf(item, isForbidden))
  if (typeof data !== 'object' || data === null) return []
  // `jenis` and `larangan` are codes.
  return Object.entries(data).flatMap(([kunci, value]) =>
    kunci === 'jenis' || kunci === 'larangan' ? [] : linesOf(value, isForbidden || kunci === 'jangan'),
  )
}
const textOf = (name: string, data: unknown, virus = false): Text => ({
  name,
  content: linesOf(data).join('\n'),
  virus,
})

const ALL_KARTU = await Promise.all(
  KODE_PENYAKIT.map(async (kode): Promise<readonly [KodePenyakit, Kartu]> => [kode, await KARTU[kode]()]),
)
/** All other expert content: signs, water, and future files. */
const OTHER = import.meta.glob<object>(
  [
    '/content/*.ts',
    '!/content/kartu-list.ts',
    '!/content/halaman-penyakit.ts',
    // Excluded: titles, codes and search words, which contain no sentences of the shop.
    '!/content/sumber.ts',
    '!/content/without-obat.ts',
    '!/content/sinonim.ts',
    '!/content/speech.ts',
    '!/content/keep-apart.ts',
    '!/content/zat.ts',
  ],
  { eager: true },
)

const ALL: Text[] = [
  ...ALL_KARTU.map(([kode, kartu]) => textOf(`kartu ${kode}`, kartu, PENYAKIT[kode].kelas === 'V')),
  ...Object.entries(OTHER).map(([file, data]) => textOf(file, { ...data })),
  ...halaman.HALAMAN_PENYAKIT.map((item) => textOf(`halaman ${item.id}`, item, item.id === 3)),
  ...halaman.GROUPS.map((item) => textOf(`kelompok ${item.kunci}`, item, item.kunci === 'viral')),
  ...artikel.map((item) => textOf(`artikel ${item.kode}`, item, item.judul.includes('VNN'))),
  ...produk.map((item) => textOf(`produk ${item.kode}`, item)),
  ...paket.map((item) => textOf(`paket ${item.kode}`, item)),
]

describe('every text', () => {
  test('reads as many texts as expected', () => {
    expect(ALL_KARTU).toHaveLength(35)
    expect(Object.keys(OTHER)).toEqual(expect.arrayContaining(['/content/air.ts', '/content/gejala.ts']))
    expect(ALL.filter(({ content }) => content.length < 40).map(({ name }) => name)).toEqual([])
    expect(ALL.filter(({ virus }) => virus)).toHaveLength(6)
    expect(linesOf(air).length).toBeGreaterThan(30)
  })

  test.each(ALL)('$name contains no dose of a prescription product', ({ content }) => {
    expect(dosisResep(content)).toEqual([])
  })

  // Excluded: the file that lists allowed and prohibited combinations as data; its sentences contain their own warnings.
  test.each(ALL.filter(({ name }) => name !== '/content/dosis-limits.ts'))(
    '$name recommends nothing prohibited, and nothing for staff only',
    ({ content }) => {
      expect(findForbiddenAdvice(content)).toEqual([])
    },
  )

  test.each(ALL)('$name names no cure for a virus', ({ content }) => {
    expect(obatVirus(content)).toEqual([])
  })

  test.each(ALL.filter(({ virus }) => virus))('$name recommends no antibiotic for a virus', ({ content }) => {
    expect(findAntibioticForVirus(content)).toEqual([])
  })

  test.each(ALL)('$name names no chlorine beside acid or peroxide without the warning', ({ content }) => {
    expect(mixesChlorine(content)).toBe(false)
  })
})

describe('every card', () => {
  test.each(ALL_KARTU)('%s puts help first if one of its signs is dangerous', (kode, { hubungi }) => {
    const bahaya = PENYAKIT[kode].gejala.filter((gejala) => 'bahaya' in GEJALA[gejala])
    expect({ kode, hubungi, bahaya }).toEqual({ kode, hubungi: bahaya.length > 0, bahaya })
  })

  test.each(ALL_KARTU)('%s of a virus has no bath and says that there is no cure', (kode, kartu) => {
    if (PENYAKIT[kode].kelas !== 'V') return
    expect([kartu.rendam, kartu.resep]).toEqual([[], undefined])
    expect(kartu.ringkas).toMatch(/tidak ada obat/i)
  })

  test.each(ALL_KARTU)('%s keeps baths within the limits, and says when to stop', (_, { rendam, berhenti, jangan }) => {
    for (const { cara, ppm, menit } of rendam) {
      const [start, upper] = ppm ?? [0, 0]
      expect(start).toBeLessThanOrEqual(upper)
      expect(menit[0]).toBeLessThanOrEqual(menit[1])
      expect(upper).toBeLessThanOrEqual(cara === 'peroksida' ? 150 : cara === 'asam-sitrat' ? 300 : 0)
      expect(menit[1]).toBeLessThanOrEqual(cara === 'air-tawar' ? 15 : 60)
      expect(berhenti.join(' ')).toMatch(/miring/)
    }
    expect(berhenti.length).toBeGreaterThan(0)
    expect(jangan.filter(([item]) => /^[A-Z]/.test(item) || /^jangan/i.test(item))).toEqual([])
  })

  test.each(ALL_KARTU)('%s is complete, refers to other cards only, and is dated', (kode, kartu) => {
    const { nama, ringkas, penyebab, kenali, mirip, sekarang, ukur, contoh, ulang, diperiksa } = kartu
    expect([nama, ringkas, penyebab[0]].every(Boolean)).toBe(true)
    expect(ringkas.length).toBeLessThanOrEqual(155)
    for (const contents of [kenali, mirip, sekarang.dengan_bak, sekarang.tanpa_bak, ukur, contoh, ulang])
      expect(contents.length).toBeGreaterThan(0)
    expect(mirip.map((item) => item.kode)).not.toContain(kode)
    for (const { hari } of ulang) expect([...hari]).toEqual([...new Set(hari)].sort((a, b) => a - b))
    expect(diperiksa).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(JSON.stringify(kartu).length).toBeLessThan(30 * 1024)
  })

  test('no source names a prohibited substance', () => {
    for (const { judul } of Object.values(SUMBER)) expect(findProhibited(judul)).toEqual([])
  })
})

describe('a bad text is reported', () => {
  test.each([
    'Beri oksitetrasiklin 75 mg/kg ikan per hari selama 10 hari.',
    'Eritromisin 25-50 mg per kg.',
    'Untuk borok pakai antibiotik. Campur 2 sendok per kg pakan.',
    'Prazikuantel 2 ppm selama 24 jam.',
    'Enrofloxacin: 10 mg/kg.',
  ])('%s', (text) => expect(dosisResep(text)).toHaveLength(1))

  test.each([
    'Rendam malachite green 0,1 ppm.',
    'Formalin 50 ppm selama satu jam.',
    'Kloramfenikol membantu pada borok.',
    'Gunakan terusi untuk Amyloodinium.',
    'Celup di PK selama 10 menit.',
    'Taburkan Abate untuk kutu.',
  ])('%s', (text) => expect(findForbiddenAdvice(text)).toHaveLength(1))

  test.each([
    'Vitamin C dosis tinggi menyembuhkan VNN.',
    'Ini obat virus yang manjur.',
    'Iridovirus dapat disembuhkan dengan probiotik.',
    'Desinfektan ini membunuh virus di tubuh ikan, jadi mengobati virus.',
  ])('%s', (text) => expect(obatVirus(text)).toHaveLength(1))

  test('an antibiotic against a virus', () => {
    expect(findAntibioticForVirus('Berikan antibiotik sejak hari pertama.')).toHaveLength(1)
    expect(findAntibioticForVirus('Antibiotik tidak bekerja pada virus.')).toEqual([])
  })

  test.each(['Cuci bak dengan kaporit lalu masukkan asam sitrat.', 'Larutkan kaporit. Tambahkan hidrogen peroksida.'])(
    '%s',
    (text) => expect(mixesChlorine(text)).toBe(true),
  )

  test('warnings pass', () => {
    expect(dosisResep('Antibiotik hanya dengan resep dokter hewan. Pakan dikurangi menjadi setengah.')).toEqual([])
    expect(findForbiddenAdvice('Malachite green dilarang untuk ikan.')).toEqual([])
    expect(obatVirus('Tidak satu pun dari produk ini menyembuhkan virus.')).toEqual([])
    expect(mixesChlorine('Kaporit untuk bak kosong. Jangan dicampur asam sitrat.')).toBe(false)
  })
})
