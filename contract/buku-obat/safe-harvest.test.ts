import { expect, test } from 'vitest'
import { dateWib } from '#contract/wib.ts'
import { bukuOf } from './buku-of.ts'
import { emptyObat } from './initial.ts'
import { create, remove } from './merge.ts'
import { checkSafeHarvest, type GivenObat, type SafeHarvest } from './safe-harvest.ts'

const TODAY = '2026-11-20'

/** A treatment from one day to another, with its withdrawal period in days; `null` if unknown. */
const obat = (start: string, end: string | null, masa_henti: number | null, repeat = ''): GivenObat => ({
  mulai: `2026-${start}`,
  selesai: end && `2026-${end}`,
  masa_henti,
  ulang: repeat,
  terlarang: null,
})
const free: SafeHarvest = { status: 'bebas' }
const safe = (hari: string): SafeHarvest => ({ status: 'boleh_dipanen', mulai: hari })
const wait = (hari: string): SafeHarvest => ({ status: 'tunggu', mulai: hari })
const running = (hari: string | null): SafeHarvest => ({ status: 'tanya_dulu', sebab: 'selesai', mulai: hari })
const ask = (hari: string | null): SafeHarvest => ({ status: 'tanya_dulu', sebab: 'masa_henti', mulai: hari })

test.each<[what: string, obat: GivenObat[], SafeHarvest]>([
  ['without treatments', [], free],
  ['one bath with an ended withdrawal period', [obat('10-01', '10-01', 30)], safe('2026-10-31')],
  ['one bath whose withdrawal period ends today', [obat('10-21', '10-21', 30)], safe('2026-11-20')],
  ['one bath whose withdrawal period ends tomorrow', [obat('10-22', '10-22', 30)], wait('2026-11-21')],
  ['a withdrawal period of no days, given today', [obat('11-20', '11-20', 0)], safe('2026-11-20')],
  ['a withdrawal period of no days, given long ago', [obat('03-01', '03-01', 0)], safe('2026-03-01')],
  ['a withdrawal period of one day, given today', [obat('11-20', '11-20', 1)], wait('2026-11-21')],
  ['feed for ten days, counted from the last one', [obat('11-01', '11-10', 30)], wait('2026-12-10')],
  [
    'over the end of a month and a leap day',
    [{ ...obat('11-20', '11-20', 30), mulai: '2028-02-01', selesai: '2028-02-01' }],
    wait('2028-03-02'),
  ],
  ['over the end of a year', [obat('12-20', '12-20', 30)], wait('2027-01-19')],
  ['a repeat on day 7 is the last dose', [obat('11-01', '11-01', 14, '7')], wait('2026-11-22')],
  ['repeats on days 7 and 14, counted from the later', [obat('11-01', '11-01', 14, '7,14')], wait('2026-11-29')],
  ['a repeat of a feed for several days, counted from its end', [obat('11-01', '11-03', 10, '7')], safe('2026-11-20')],
  ['a repeat that is still to come', [obat('11-18', '11-18', 0, '7')], wait('2026-11-25')],
  [
    'two drugs, the longer period given last',
    [obat('11-01', '11-01', 5), obat('11-10', '11-10', 30)],
    wait('2026-12-10'),
  ],
  [
    'two drugs, the longer period given first',
    [obat('11-01', '11-01', 30), obat('11-10', '11-10', 5)],
    wait('2026-12-01'),
  ],
  ['two drugs in any order', [obat('11-10', '11-10', 5), obat('11-01', '11-01', 30)], wait('2026-12-01')],
  [
    'an old drug beside a vitamin of yesterday',
    [obat('01-01', '01-05', 30), obat('11-19', '11-19', 0)],
    safe('2026-11-19'),
  ],
  [
    'three drugs, one with repeats',
    [obat('11-01', '11-01', 3), obat('11-02', '11-02', 3, '7,14'), obat('11-05', '11-05', 10)],
    safe('2026-11-19'),
  ],
  ['an unknown withdrawal period', [obat('11-01', '11-01', null)], ask(null)],
  ['an unknown withdrawal period from long ago', [obat('01-01', '01-01', null)], ask(null)],
  [
    'an unknown period beside a known one',
    [obat('11-01', '11-01', null), obat('11-10', '11-10', 30)],
    ask('2026-12-10'),
  ],
  [
    'an unknown period beside an ended one',
    [obat('01-01', '01-01', 10), obat('11-01', '11-01', null)],
    ask('2026-01-11'),
  ],
  ['an unknown period with repeats', [obat('11-01', '11-01', null, '7')], ask(null)],
  ['a treatment without an end', [obat('11-15', null, 10)], running(null)],
  ['a treatment without an end and without a period', [obat('11-15', null, 0)], running(null)],
  ['a treatment without an end, with repeats', [obat('11-15', null, 10, '7')], running(null)],
  [
    'a treatment without an end beside a known one',
    [obat('11-15', null, 10), obat('11-10', '11-10', 30)],
    running('2026-12-10'),
  ],
  ['a treatment without an end and with an unknown period', [obat('11-15', null, null)], ask(null)],
  [
    'a treatment without an end beside an unknown one',
    [obat('11-15', null, 10), obat('11-10', '11-10', null)],
    ask(null),
  ],
  [
    'a prohibited substance from long ago, beside all others',
    [
      { ...obat('01-01', '01-01', null), terlarang: 'Kloramfenikol' },
      obat('11-15', null, 10),
      obat('11-01', '11-01', null),
    ],
    { status: 'jangan_dipanen', zat: 'Kloramfenikol', isDecided: false },
  ],
  ['planned for tomorrow', [obat('11-21', '11-21', 10)], wait('2026-12-01')],
  [
    'all kinds at once',
    [obat('11-01', '11-01', null), obat('11-15', null, 10), obat('11-10', '11-10', 30, '7')],
    ask('2026-12-17'),
  ],
])('%s', (_, given, result) => {
  expect(checkSafeHarvest(given, TODAY)).toEqual(result)
})

test('never moves the harvest day earlier when a treatment is added, nor before a last dose', () => {
  const hari = ['10-01', '10-20', '11-01', '11-19', '11-25']
  const all = hari.flatMap((item) =>
    [0, 7, 30].flatMap((masa) => ['', '7', '7,14'].map((repeat) => obat(item, item, masa, repeat))),
  )
  for (const item of all) {
    const alone = checkSafeHarvest([item], TODAY)
    for (const later of all) {
      const shared = checkSafeHarvest([item, later], TODAY)
      expect('mulai' in shared && 'mulai' in alone && String(shared.mulai) >= String(alone.mulai)).toBe(true)
    }
  }
})

test('ignores deleted treatments', () => {
  const entry = create('pengobatan', 'a', { ...emptyObat('k', TODAY), masa_henti: 30 }, 1)
  expect(checkSafeHarvest(bukuOf([entry], []).pengobatan, TODAY)).toEqual(wait('2026-12-20'))
  expect(checkSafeHarvest(bukuOf([remove(entry, 2)], []).pengobatan, TODAY)).toEqual(free)
})

test('takes the day in Jakarta, which begins at 17:00 UTC', () => {
  const given = [obat('10-22', '10-22', 30)]
  expect(checkSafeHarvest(given, dateWib('2026-11-20T16:59:59Z'))).toEqual(wait('2026-11-21'))
  expect(checkSafeHarvest(given, dateWib('2026-11-20T17:00:00Z'))).toEqual(safe('2026-11-21'))
})
