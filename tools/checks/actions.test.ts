import { describe, expect, test } from 'vitest'
import type { KodeGejala } from '#content/gejala.ts'
import type { Kartu } from '#content/kartu/kartu.ts'
import { KARTU } from '#content/kartu-list.ts'
import { KODE_PENYAKIT, type KodePenyakit } from '#content/penyakit.ts'
import {
  type ActionKind,
  CALL_HOLD,
  CALL_WAYS,
  EXCLUSIONS,
  POSTPONED,
  type Tindakan,
  WATER_FIRST,
} from '#content/tindakan.ts'
import { KODE_GEJALA } from '#contract/gejala/input.ts'
import { type Results, scoreGejala } from '#contract/gejala/skor.ts'

const ALL: (readonly [KodePenyakit, Kartu])[] = await Promise.all(
  KODE_PENYAKIT.map(async (kode) => [kode, await KARTU[kode]()] as const),
)
const CARDS = new Map(ALL)

const actionsOf = ({ darurat = [], sekarang }: Kartu): Tindakan[] => [
  ...darurat,
  ...sekarang.dengan_bak,
  ...sekarang.tanpa_bak,
]
const kindsOf = (actions: readonly Tindakan[]) => actions.flatMap(({ jenis }) => jenis)
const kindsOfCard = (kartu: Kartu): ActionKind[] => [...kindsOf(actionsOf(kartu)), ...(kartu.larangan ?? [])]

/** Returns the excluding pairs between two lists of kinds. */
const conflicts = (one: readonly ActionKind[], other: readonly ActionKind[]): string[] =>
  EXCLUSIONS.flatMap(([a, b]) =>
    (one.includes(a) && other.includes(b)) || (one.includes(b) && other.includes(a)) ? [`${a} ${b}`] : [],
  )

/** Words of a sentence, and the kind that it must carry. A sentence that says "jangan" does not advise. */
const WORDS: [words: RegExp, kind: ActionKind][] = [
  [/^(?!.*jangan ).*pindahkan (ikan|ke bak)/i, 'pindahkan'],
  [/^(?!.*jangan ).*pisahkan (ikan|benih)/i, 'pisahkan'],
  [/jangan (angkat atau |tangkap, sortir, atau |sortir atau )?(pindahkan|memindah)/i, 'jangan_pindahkan'],
  [/kurangi (kepadatan|padat)/i, 'kurangi_padat'],
  [/\brendam (air tawar|hidrogen|maksimal)/i, 'rendam'],
  [/jangan (tangkap, sortir, atau |tangkap, )?rendam/i, 'jangan_rendam'],
  [/hentikan pakan(?! itu)|puasakan/i, 'puasakan'],
  [/hentikan sortir|tunda sortir|jangan sortir/i, 'jangan_sortir'],
  [/hubungi petugas(?! jika)/i, 'hubungi'],
  [/\boles\b/i, 'obati'],
  [/angkat ikan mati/i, 'angkat_bangkai'],
  [/sarung tangan/i, 'lindungi_diri'],
  [/(ambil|simpan|kirim) contoh/i, 'simpan_contoh'],
  [/hentikan air masuk|tutup air/i, 'tutup_air'],
  [/ganti (sebagian )?air/i, 'ganti_air'],
]

describe.each(ALL)('card %s', (_, kartu) => {
  test('has a kind for every action, as its words say', () => {
    const wrong = actionsOf(kartu).flatMap(({ jenis, kalimat }) => [
      ...(jenis.length === 0 ? [`${kalimat}: none`] : []),
      ...WORDS.flatMap(([words, kind]) =>
        words.test(kalimat) && !jenis.includes(kind) ? [`${kalimat}: ${kind}`] : [],
      ),
    ])
    expect(wrong).toEqual([])
  })

  test('does not contradict itself', () => {
    expect(conflicts(kindsOfCard(kartu), kindsOfCard(kartu))).toEqual([])
  })

  test('begins with at most five short lines if help is called, and agrees with the call box', () => {
    const { darurat = [], hubungi } = kartu
    expect(darurat.length > 0).toBe(hubungi)
    if (!hubungi) return
    expect(darurat.length).toBeLessThanOrEqual(5)
    expect(darurat.filter(({ kalimat }) => kalimat.length > 60)).toEqual([])
    expect(conflicts(kindsOfCard(kartu), kindsOf([...CALL_HOLD, ...CALL_WAYS]))).toEqual([])
  })
})

test.each(['oksigen-rendah', 'vnn', 'iridovirus'] as const)('%s leaves the fish where they are', (kode) => {
  expect(kindsOf(CARDS.get(kode)?.darurat ?? [])).toContain('jangan_pindahkan')
})

test('call box and first steps for the water do not contradict each other', () => {
  const box = kindsOf([...CALL_HOLD, ...CALL_WAYS, ...WATER_FIRST])
  expect(conflicts(box, box)).toEqual([])
  expect(POSTPONED.filter((kind) => conflicts(box, [kind]).length > 0)).toEqual(
    expect.arrayContaining(['pindahkan', 'pisahkan', 'kurangi_padat', 'sortir']),
  )
})

/** Boxes of `GejalaResult` above the causes, as kinds. */
function boxOf(signs: readonly KodeGejala[], result: Results): ActionKind[] {
  return kindsOf([
    ...(result.bahaya.length > 0 ? [...CALL_HOLD, ...CALL_WAYS] : []),
    ...(signs.includes('S10') || result.airDulu.length > 0 ? WATER_FIRST : []),
  ])
}

const WATER = [{}, { do: 2 }, { amonia: 2, ph: 8.3 }, { salinitas: 15 }, { suhu: 34 }]
describe.each(WATER)('every result of the symptom check with water %j', (water) => {
  const pairs: KodeGejala[][] = KODE_GEJALA.flatMap((one, at) => [
    [one],
    ...KODE_GEJALA.slice(at + 1).map((other) => [one, other]),
  ])
  test.each(pairs.map((signs) => [signs.join(' '), signs] as const))('%s', (_, signs) => {
    const result = scoreGejala({ gejala: signs, ...water })
    const box = boxOf(signs, result)
    const linked = new Set(result.kelas.flatMap(({ penyakit }) => penyakit.map(({ kode }) => kode)))
    for (const kode of linked) {
      const kartu = CARDS.get(kode) as Kartu
      // A card with a call for help agrees with the box. Of others, the result says what waits (`POSTPONED_SENTENCE`).
      const kinds = kindsOfCard(kartu).filter((kind) => kartu.hubungi || !POSTPONED.includes(kind))
      expect({ kode, conflicts: conflicts(kinds, box) }).toEqual({ kode, conflicts: [] })
    }
  })
})
