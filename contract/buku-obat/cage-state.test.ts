import { describe, expect, test } from 'vitest'
import { bukuOf } from './buku-of.ts'
import type { EntryContent } from './columns.ts'
import { agendaOf, basisSentence, panenTitle, putusanSentence, shorterNote } from './event-words.ts'
import { emptyObat } from './initial.ts'
import type { KnownProduk } from './masa-henti.ts'
import { change, create, type Entry, merge, remove } from './merge.ts'
import { checkJawaban } from './petugas.ts'
import { checkSafeHarvest } from './safe-harvest.ts'

/*
 * The state of a cage from its entries, as devices write them: the table goes through merging, periods and the officer's answer
 * at once. Doses of one day are on 1 November unless a row says otherwise.
 */

const TODAY = '2026-11-20'
const DOSE = '2026-11-01'
const PRODUK: KnownProduk[] = [
  { produkId: 1, nama: 'Obat Kutu Murni', masa_henti: 7, zat: 'emamektin' },
  { produkId: 2, nama: 'Vitamin C Stabil 35%', masa_henti: 0, zat: 'vitamin C' },
  { produkId: 3, nama: 'Prazikuantel 50% Premiks', masa_henti: null, zat: 'prazikuantel' },
  { produkId: 4, nama: 'Oksitetrasiklin 20% Premiks', masa_henti: 30, zat: 'oksitetrasiklin HCl' },
  { produkId: 5, nama: 'Antibiotik Merah', masa_henti: null, zat: 'oksitetrasiklin' },
  { produkId: 6, nama: 'Serbuk Hijau Lama', masa_henti: 5, zat: 'malachite green' },
  // The account's prescription states more than the label.
  { produkId: 7, nama: 'Eritromisin 20% Premiks', masa_henti: 45, zat: 'eritromisin' },
  { produkId: 8, nama: 'Hidrogen Peroksida 50%', masa_henti: 0, zat: 'hidrogen peroksida' },
]

type Obat = Partial<EntryContent['pengobatan']>
const contentOf = (obat: Obat) => ({ ...emptyObat('k', DOSE), ...obat })
let number = 0
const entryOf = (obat: Obat): Entry => create('pengobatan', `e${number++}`, contentOf(obat), 10)

/** 'tunggu 2026-12-01', 'tanya_dulu selesai 2026-12-01', 'jangan_dipanen Kloramfenikol'. */
function stateOf(entries: readonly Entry[], produk: readonly KnownProduk[] = PRODUK): string {
  const safe = checkSafeHarvest(bukuOf(entries, produk).pengobatan, TODAY)
  return Object.values(safe)
    .filter((value) => value !== null)
    .join(' ')
}

const VITAMIN = { nama: 'Vitamin C Stabil 35%' }
const OTC = { produk_id: 4, nama: 'Oksitetrasiklin 20% Premiks' }
const PROHIBITED = { nama: 'Kloramfenikol' }
const CLOSED = 'jangan_dipanen Kloramfenikol false'
const ASK = 'tanya_dulu masa_henti'
const ANSWER = {
  petugas: 'drh. Sari',
  instansi: 'Dinas Perikanan',
  dijawab: '2026-11-10',
  putusan: 'boleh',
  panen_mulai: '2026-11-15',
} as const

test.each<[what: string, obat: Obat[], state: string]>([
  // Nothing, water, and drugs with a known period.
  ['nothing', [], 'bebas'],
  ['fresh water', [{ nama: 'Rendam air tawar' }], 'boleh_dipanen 2026-11-01'],
  ['a vitamin without a typed period', [VITAMIN], 'boleh_dipanen 2026-11-01'],
  ['a vitamin with a typed zero', [{ ...VITAMIN, masa_henti: 0 }], 'boleh_dipanen 2026-11-01'],
  ['a vitamin with a typed period', [{ ...VITAMIN, masa_henti: 20 }], 'tunggu 2026-11-21'],
  [
    'a bath of today without a period',
    [{ produk_id: 8, nama: 'H2O2', mulai: TODAY, selesai: TODAY }],
    `boleh_dipanen ${TODAY}`,
  ],
  ['a product by its id', [{ produk_id: 1, nama: 'obat kutu' }], 'boleh_dipanen 2026-11-08'],
  ['a product by its name, in other letters', [{ nama: 'OBAT  kutu-murni' }], 'boleh_dipanen 2026-11-08'],
  [
    'a product whose period ends today',
    [{ nama: 'Obat Kutu Murni', mulai: '2026-11-13', selesai: '2026-11-13' }],
    `boleh_dipanen ${TODAY}`,
  ],
  [
    'a product whose period ends tomorrow',
    [{ nama: 'Obat Kutu Murni', mulai: '2026-11-14', selesai: '2026-11-14' }],
    'tunggu 2026-11-21',
  ],
  // The floor: product, substance, prescription, or what was typed.
  ['less typed than the label', [{ ...OTC, masa_henti: 3, alasan_henti: 'kata tetangga' }], 'tunggu 2026-12-01'],
  ['zero typed on a label of thirty days', [{ ...OTC, masa_henti: 0 }], 'tunggu 2026-12-01'],
  ['nothing typed on a label of thirty days', [OTC], 'tunggu 2026-12-01'],
  ['more typed than the label', [{ ...OTC, masa_henti: 40 }], 'tunggu 2026-12-11'],
  ['less typed than the substance of a free text', [{ nama: 'Terramycin', masa_henti: 3 }], 'tunggu 2026-12-01'],
  [
    'the substance in the dose alone',
    [{ nama: 'obat dokter', dosis: 'OTC 75 mg/kg', masa_henti: 3 }],
    'tunggu 2026-12-01',
  ],
  [
    'the substance of a product without a figure',
    [{ produk_id: 5, nama: 'Antibiotik Merah', masa_henti: 10 }],
    'tunggu 2026-12-01',
  ],
  [
    'the prescription above the label',
    [{ produk_id: 7, nama: 'Eritromisin 20% Premiks', masa_henti: 10 }],
    'tunggu 2026-12-16',
  ],
  ['a substance and a longer typed period', [{ nama: 'oksitetrasiklin', masa_henti: 60 }], 'tunggu 2026-12-31'],
  // Unknown is never green.
  ['free text', [{ nama: 'Obat X' }], ASK],
  ['free text with a typed zero', [{ nama: 'Obat X', masa_henti: 0 }], ASK],
  ['free text with a typed period that is over', [{ nama: 'Obat X', masa_henti: 10 }], 'boleh_dipanen 2026-11-11'],
  ['free text of a year ago', [{ nama: 'Obat X', mulai: '2025-11-01', selesai: '2025-11-01' }], ASK],
  ['a substance without a stated period', [{ nama: 'Terramycin' }], ASK],
  ['a product without a figure', [{ produk_id: 3, nama: 'Prazikuantel' }], ASK],
  ['a product without a figure, typed zero', [{ produk_id: 3, nama: 'Prazikuantel', masa_henti: 0 }], ASK],
  [
    'a product without a figure, typed period',
    [{ produk_id: 3, nama: 'Prazikuantel', masa_henti: 14 }],
    'boleh_dipanen 2026-11-15',
  ],
  ['no end', [{ ...OTC, selesai: null }], 'tanya_dulu selesai'],
  ['no end of a vitamin', [{ ...VITAMIN, selesai: null }], 'tanya_dulu selesai'],
  ['neither end nor period', [{ nama: 'Obat X', selesai: null }], ASK],
  ['an end before the start', [{ ...VITAMIN, mulai: '2026-11-05', selesai: DOSE }], 'tanya_dulu selesai'],
  // Combinations and repeats.
  [
    'two known drugs, the longer counts',
    [VITAMIN, { ...OTC, mulai: '2026-10-01', selesai: '2026-10-01' }],
    'boleh_dipanen 2026-11-01',
  ],
  [
    'two known drugs, the later counts',
    [OTC, { nama: 'Obat Kutu Murni', mulai: TODAY, selesai: TODAY }],
    'tunggu 2026-12-01',
  ],
  ['a repeat is the last dose', [{ nama: 'Obat Kutu Murni', ulang: '7,14' }], 'tunggu 2026-11-22'],
  ['a repeat to come', [{ ...VITAMIN, ulang: '30' }], 'tunggu 2026-12-01'],
  [
    'repeats of feed over several days',
    [{ nama: 'Obat Kutu Murni', selesai: '2026-11-05', ulang: '7' }],
    'boleh_dipanen 2026-11-19',
  ],
  ['unknown beside known', [{ nama: 'Obat X' }, OTC], `${ASK} 2026-12-01`],
  ['unknown beside fresh water', [{ nama: 'Obat X' }, { nama: 'Air tawar' }], `${ASK} 2026-11-01`],
  ['no end beside known', [{ ...VITAMIN, selesai: null }, OTC], 'tanya_dulu selesai 2026-12-01'],
  ['unknown beside no end', [{ ...VITAMIN, selesai: null }, { nama: 'Obat X' }], ASK],
  ['the same drug twice', [OTC, { ...OTC, mulai: '2026-11-10', selesai: '2026-11-10' }], 'tunggu 2026-12-10'],
  // Prohibited, in any spelling.
  ['chloramphenicol, zero days', [{ ...PROHIBITED, masa_henti: 0 }], CLOSED],
  ['chloramphenicol in English', [{ nama: 'Chloramphenicol 250 mg', masa_henti: 30 }], CLOSED],
  ['chloramphenicol in two words', [{ nama: 'kloram fenikol' }], CLOSED],
  ['chloramphenicol in the dose', [{ nama: 'antibiotik', dosis: 'chlor-amphenicol 50 mg/kg', masa_henti: 5 }], CLOSED],
  [
    'chloramphenicol of a year ago',
    [{ ...PROHIBITED, mulai: '2025-11-01', selesai: '2025-11-01', masa_henti: 30 }],
    CLOSED,
  ],
  ['chloramphenicol without an end', [{ ...PROHIBITED, selesai: null }], CLOSED],
  ['malachite green, three days', [{ nama: 'malachite green', masa_henti: 3 }], 'jangan_dipanen Hijau malakit false'],
  ['a brand of trichlorfon', [{ nama: 'Dipterex 95 SP', masa_henti: 7 }], 'jangan_dipanen Triklorfon false'],
  [
    'an antimicrobial outside the list',
    [{ nama: 'Levofloxacin', masa_henti: 60 }],
    'jangan_dipanen Levofloksasin false',
  ],
  [
    'a product that holds a prohibited substance',
    [{ produk_id: 6, nama: 'Serbuk Hijau Lama', masa_henti: 5 }],
    'jangan_dipanen Hijau malakit false',
  ],
  ['prohibited beside ended ones', [VITAMIN, PROHIBITED], CLOSED],
  ['prohibited beside unknown and unfinished', [{ nama: 'Obat X' }, { ...OTC, selesai: null }, PROHIBITED], CLOSED],
  // The officer's answer.
  ['allowed by an officer', [{ ...PROHIBITED, ...ANSWER }], 'boleh_dipanen 2026-11-15'],
  [
    'allowed by an officer from a later day',
    [{ ...PROHIBITED, ...ANSWER, panen_mulai: '2026-12-24' }],
    'tunggu 2026-12-24',
  ],
  ['allowed, but another drug waits', [{ ...PROHIBITED, ...ANSWER }, OTC], 'tunggu 2026-12-01'],
  ['allowed, but another drug is unknown', [{ ...PROHIBITED, ...ANSWER }, { nama: 'Obat X' }], `${ASK} 2026-11-15`],
  ['forbidden by an officer', [{ ...PROHIBITED, ...ANSWER, putusan: 'jangan' }], 'jangan_dipanen Kloramfenikol true'],
  ['an answer without a name', [{ ...PROHIBITED, ...ANSWER, petugas: ' ' }], CLOSED],
  ['an answer without an office', [{ ...PROHIBITED, ...ANSWER, instansi: '' }], CLOSED],
  ['an answer without a day', [{ ...PROHIBITED, ...ANSWER, dijawab: null }], CLOSED],
  ['an answer without a decision', [{ ...PROHIBITED, ...ANSWER, putusan: null }], CLOSED],
  ['a permission without a first day', [{ ...PROHIBITED, ...ANSWER, panen_mulai: null }], CLOSED],
  ['an answer of tomorrow', [{ ...PROHIBITED, ...ANSWER, dijawab: '2026-11-21' }], CLOSED],
  [
    'an answer before the last dose',
    [{ ...PROHIBITED, ...ANSWER, mulai: '2026-11-11', selesai: '2026-11-11' }],
    CLOSED,
  ],
  ['an answer before a repeat', [{ ...PROHIBITED, ...ANSWER, ulang: '14' }], CLOSED],
  [
    'an answer for one of two prohibited drugs',
    [{ ...PROHIBITED, ...ANSWER }, { nama: 'metronidazol' }],
    'jangan_dipanen Nitroimidazol false',
  ],
  [
    'one forbidden, one without an answer',
    [{ ...PROHIBITED, ...ANSWER, putusan: 'jangan' }, { nama: 'metronidazol' }],
    'jangan_dipanen Nitroimidazol false',
  ],
  ['an answer at a drug that is not prohibited', [{ nama: 'Obat X', ...ANSWER }], ASK],
])('%s: %s is %s', (_, obat, state) => {
  expect(stateOf(obat.map(entryOf))).toBe(state)
})

describe('products that change', () => {
  const entry = entryOf({ produk_id: 4, nama: 'Oksitetrasiklin 20% Premiks', masa_henti: 3, henti_min: 30 })
  const byName = entryOf({ nama: 'Obat Kutu Murni', masa_henti: 3, henti_min: 7, mulai: TODAY, selesai: TODAY })
  const vitamin = entryOf({ nama: 'Vitamin Lama', masa_henti: 0, henti_min: 0 })

  test.each<[what: string, entry: Entry, produk: KnownProduk[], state: string]>([
    ['renamed, with the id', entry, [{ produkId: 4, nama: 'Antibiotik Baru', masa_henti: 30 }], 'tunggu 2026-12-01'],
    ['renamed, without an id', byName, [{ produkId: 1, nama: 'Kutu Bersih', masa_henti: 7 }], 'tunggu 2026-11-27'],
    ['gone from the list', byName, [{ produkId: 2, nama: 'Lain', masa_henti: 0 }], 'tunggu 2026-11-27'],
    ['a vitamin gone from the list', vitamin, [], 'boleh_dipanen 2026-11-01'],
    ['with a lower label today', entry, [{ produkId: 4, nama: 'Antibiotik Baru', masa_henti: 5 }], 'tunggu 2026-12-01'],
    [
      'with a higher label today',
      entry,
      [{ produkId: 4, nama: 'Antibiotik Baru', masa_henti: 60 }],
      'tunggu 2026-12-31',
    ],
    [
      'without a figure today, typed',
      byName,
      [{ produkId: 1, nama: 'Obat Kutu Murni', masa_henti: null }],
      'tunggu 2026-11-27',
    ],
    [
      'without a figure today, not typed',
      change(byName, { masa_henti: null }, 20),
      [{ produkId: 1, nama: 'Obat Kutu Murni', masa_henti: null }],
      ASK,
    ],
    [
      'whose substance was prohibited later',
      entry,
      [{ produkId: 4, nama: 'Lama', masa_henti: 0, zat: 'florfenikol' }],
      'jangan_dipanen Florfenikol false',
    ],
    ['of the shop, on a device without the list', change(entry, { nama: 'Merek X' }, 20), [], ASK],
  ])('%s', (_, one, produk, state) => {
    expect(stateOf([one], produk)).toBe(state)
  })
})

describe('two devices offline', () => {
  const base = entryOf({ ...OTC, masa_henti: 30 })
  const forbidden = entryOf(PROHIBITED)
  test.each<[what: string, one: Entry, other: Entry, state: string]>([
    [
      'one shortens, one repeats',
      change(base, { masa_henti: 3 }, 20),
      change(base, { ulang: '7' }, 30),
      'tunggu 2026-12-08',
    ],
    [
      'one renames it to a prohibited drug',
      change(base, { nama: 'kloramfenikol' }, 20),
      change(base, { masa_henti: 45 }, 30),
      CLOSED,
    ],
    [
      'one moves the start behind the end of the other',
      change(base, { mulai: '2026-11-12', selesai: '2026-11-15' }, 20),
      change(base, { selesai: '2026-11-02' }, 30),
      'tanya_dulu selesai',
    ],
    ['one deletes, one changes later', remove(base, 20), change(base, { dosis: 'ulang' }, 30), 'tunggu 2026-12-01'],
    ['one deletes later', change(base, { dosis: 'ulang' }, 20), remove(base, 30), 'bebas'],
    [
      'both note half of the answer',
      change(forbidden, { petugas: 'drh. Sari', instansi: 'Dinas' }, 20),
      change(forbidden, { dijawab: '2026-11-10', putusan: 'boleh', panen_mulai: TODAY }, 30),
      `boleh_dipanen ${TODAY}`,
    ],
    [
      'one notes the answer, one adds a repeat',
      change(forbidden, ANSWER, 20),
      change(forbidden, { ulang: '14' }, 30),
      CLOSED,
    ],
    [
      'one notes the answer, one takes it back later',
      change(forbidden, ANSWER, 20),
      change(change(forbidden, ANSWER, 15), { petugas: '' }, 30),
      CLOSED,
    ],
  ])('%s', (_, one, other, state) => {
    for (const merged of [merge(one, other), merge(other, one)]) expect(stateOf([merged])).toBe(state)
  })

  test('an entry of an earlier version keeps its state, and loses nothing of a later one', () => {
    const earlier = structuredClone(base)
    for (const name of [
      'suhu',
      'alasan_henti',
      'henti_min',
      'petugas',
      'instansi',
      'dijawab',
      'putusan',
      'panen_mulai',
    ]) {
      delete earlier.isi[name]
      delete earlier.jam[name]
    }
    expect(stateOf([earlier])).toBe('tunggu 2026-12-01')
    const later = change(base, { suhu: 27, alasan_henti: 'x' }, 20)
    expect(merge(earlier, earlier).isi).toMatchObject({ alasan_henti: '', henti_min: null, petugas: '' })
    for (const merged of [merge(earlier, later), merge(later, earlier)])
      expect(merged.isi).toMatchObject({ suhu: 27, alasan_henti: 'x', petugas: '' })
  })
})

describe('words', () => {
  const obatOf = (obat: Obat) =>
    bukuOf([entryOf(obat)], PRODUK).pengobatan[0] as NonNullable<ReturnType<typeof bukuOf>['pengobatan'][0]>

  test('name the reason of a shorter period, the basis of a period, and the answer', () => {
    expect(shorterNote(obatOf({ ...OTC, masa_henti: 3, alasan_henti: 'kata teman' }))).toBe(
      'Ditulis 3 hari, alasan: kata teman',
    )
    expect(shorterNote(obatOf({ ...OTC, masa_henti: 30 }))).toBe('')
    expect(basisSentence(obatOf(OTC))).toContain('masa henti 30 hari menurut label atau resep')
    expect(basisSentence(obatOf({ nama: 'Terramycin', masa_henti: 3 }))).toContain('30 hari menurut zatnya')
    expect(basisSentence(obatOf({ nama: 'Obat X', masa_henti: 9 }))).toContain('9 hari menurut catatan Anda')
    expect(putusanSentence(obatOf({ ...PROHIBITED, ...ANSWER }), TODAY)).toBe(
      'Jawaban drh. Sari (Dinas Perikanan), 10 November 2026: boleh dipanen mulai 15 November 2026',
    )
    expect(putusanSentence(obatOf(PROHIBITED), TODAY)).toBe('')
  })

  test('note the temperature where the drug leaves later in cooler water', () => {
    expect(obatOf(OTC).needsSuhu).toBe(true)
    expect(obatOf({ produk_id: 5, nama: 'Merah' }).needsSuhu).toBe(true)
    expect(obatOf(VITAMIN).needsSuhu).toBe(false)
  })

  test('ask for all of an answer', () => {
    const paths = (obat: Obat) => checkJawaban(contentOf(obat), TODAY).map(({ path }) => path)
    expect(paths(PROHIBITED)).toEqual([])
    expect(paths({ ...PROHIBITED, ...ANSWER })).toEqual([])
    expect(paths({ ...PROHIBITED, petugas: 'drh. Sari' })).toEqual(['instansi', 'dijawab', 'putusan'])
    expect(paths({ ...PROHIBITED, ...ANSWER, panen_mulai: null })).toEqual(['panen_mulai'])
    expect(paths({ ...PROHIBITED, ...ANSWER, dijawab: '2026-11-21' })).toEqual(['dijawab'])
    expect(paths({ ...PROHIBITED, ...ANSWER, selesai: null })).toEqual(['dijawab'])
  })

  test('bring a prohibited drug to mind every week, never its repeats', () => {
    const keramba = create('keramba', 'k', { nama: 'A1' } as never, 10)
    const agenda = (obat: Obat) =>
      agendaOf(bukuOf([keramba, entryOf(obat)], PRODUK), TODAY).map(({ hari, judul }) => `${hari} ${judul}`)
    expect(agenda({ ...PROHIBITED, ulang: '7,30' })).toEqual(['2026-11-22 A1: jangan dipanen, hubungi petugas'])
    expect(agenda({ ...PROHIBITED, ...ANSWER, putusan: 'jangan' })).toEqual([])
    expect(agenda({ ...PROHIBITED, ...ANSWER, panen_mulai: '2026-11-25' })).toEqual([
      '2026-11-25 A1: masa henti Kloramfenikol selesai',
    ])
  })

  test('have one title for each state', () => {
    expect(panenTitle({ status: 'jangan_dipanen', zat: 'X', isDecided: false })).toBe('Jangan dipanen, hubungi petugas')
    expect(panenTitle({ status: 'jangan_dipanen', zat: 'X', isDecided: true })).toBe('Jangan dipanen, menurut petugas')
  })
})
