import { describe, expect, test } from 'vitest'
import { bukuOf } from './buku-of.ts'
import type { EntryContent } from './columns.ts'
import { change, create, type Entry, isDeleted, isSame, merge, remove } from './merge.ts'
import {
  allEntries,
  EMPTY,
  entryOf,
  fingerprintOf,
  nextBatch,
  receive,
  record,
  type Stored,
  type SyncResponse,
} from './stored.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const KERAMBA: EntryContent['keramba'] = {
  nama: 'A1',
  jenis: 'keramba',
  bentuk: 'kotak',
  panjang: 3,
  lebar: 3,
  garis_tengah: null,
  dalam: 3,
  ikan: 'cantang',
  tebar: '2026-09-01',
  jumlah: 500,
  berat: 120,
  catatan: '',
}
const FINGERPRINT = { jumlah: 1, jam: 10 }
const created = create('keramba', ID, KERAMBA, 10)

test.each<[what: string, satu: Entry, later: Entry, isi: Partial<EntryContent['keramba']> | undefined]>([
  [
    'keeps both of two different fields',
    change(created, { nama: 'B2' }, 20),
    change(created, { jumlah: 400 }, 30),
    { nama: 'B2', jumlah: 400 },
  ],
  [
    'keeps the later value of one field',
    change(created, { nama: 'B2' }, 20),
    change(created, { nama: 'C3' }, 30),
    { nama: 'C3' },
  ],
  [
    'keeps the same value everywhere for simultaneous changes of one field',
    change(created, { nama: 'B2' }, 20),
    change(created, { nama: 'C3' }, 20),
    { nama: 'C3' },
  ],
  ['deletes an entry after its change', change(created, { nama: 'B2' }, 20), remove(created, 30), undefined],
  [
    'restores an entry changed after its deletion elsewhere',
    remove(created, 20),
    change(created, { nama: 'B2' }, 30),
    { nama: 'B2' },
  ],
  ['deletes an entry once for two deletions', remove(created, 20), remove(created, 30), undefined],
  [
    'ignores an older change',
    change(change(created, { nama: 'B2' }, 20), { nama: 'C3' }, 30),
    change(created, { nama: 'B2' }, 20),
    { nama: 'C3' },
  ],
  ['keeps an emptied field', change(created, { jumlah: null }, 20), created, { jumlah: null }],
])('%s', (_, one, later, fields) => {
  for (const result of [merge(one, later), merge(later, one), merge(merge(one, later), later)])
    expect(bukuOf([result], []).keramba).toEqual(fields ? [{ ...KERAMBA, ...fields, id: ID }] : [])
})

test('restores a deleted entry by a later edit, and can delete it again', () => {
  const returned = change(remove(created, 20), { nama: 'B2' }, 15)
  expect(isDeleted(returned)).toBe(false)
  expect(isDeleted(remove(returned, 1))).toBe(true)
  expect(isDeleted(change(remove(created, 20), { nama: 'A1' }, 30))).toBe(false)
})

test('accepts an edit from a slow clock as later than the value it changes', () => {
  expect(merge(created, change(created, { nama: 'B2' }, 1)).isi.nama).toBe('B2')
})

/** Returns a deterministic pseudo-random number generator. */
function chance(seed: number): (max: number) => number {
  let state = seed
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  }
}

describe.each(Array.from({ length: 60 }, (_, seed) => seed + 1))('by chance (%i)', (seed) => {
  test('versions of a row become one, in any order and however often', () => {
    const next = chance(seed)
    const versi = [created]
    for (let at = 0; at < 12; at++) {
      const from = versi[next(versi.length)] ?? created
      const hours = 10 + next(8)
      const content: Record<string, string | number> = next(2) ? { nama: `N${next(4)}` } : { jumlah: 100 + next(4) }
      versi.push(next(5) === 0 ? remove(from, hours) : change(from, content, hours))
    }
    const mergeAll = (all: readonly Entry[]) => all.reduce(merge)
    const expected = mergeAll(versi)
    for (let at = 0; at < 10; at++) {
      const seededRandom = [...versi, ...versi].sort(() => next(3) - 1)
      expect(isSame(mergeAll(seededRandom), expected)).toBe(true)
      const middle = next(seededRandom.length - 1) + 1
      expect(
        isSame(merge(mergeAll(seededRandom.slice(0, middle)), mergeAll(seededRandom.slice(middle))), expected),
      ).toBe(true)
    }
  })

  test('converges on three devices with a bad connection and a shop that loses data', () => {
    const next = chance(seed * 7919)
    let toko: { line: Map<string, { baris: Entry; urut: number }>; sort: number } = { line: new Map(), sort: 0 }
    let backup = toko
    const perangkat: Stored[] = [EMPTY, EMPTY, EMPTY]
    const written = new Map<string, number>()
    let hours = 1000
    let nomor = 0

    /** Single-threaded model of the server. */
    function sync(cursor: number, arrived: readonly Entry[]): SyncResponse {
      const already = toko.sort
      const entries = new Map(toko.line)
      let sequence = already
      for (const item of arrived) {
        const old = entries.get(item.id)?.baris
        const result = old ? merge(old, item) : merge(item, item)
        if (old && isSame(old, result)) continue
        sequence = Math.max(sequence + 1, hours)
        entries.set(item.id, { baris: result, urut: sequence })
      }
      toko = { line: entries, sort: sequence }
      const isRepeat = cursor > already
      const found = [...entries.values()]
        .filter((item) => item.urut > (isRepeat ? 0 : cursor))
        .sort((a, b) => a.urut - b.urut)
      const page = found.slice(0, 3)
      const hasMore = found.length > 3
      return {
        baris: page.map((item) => item.baris),
        kursor: hasMore ? (page.at(-1)?.urut ?? 0) : sequence,
        lagi: hasMore,
        ulang: isRepeat,
        sidik: fingerprintOf([...entries.values()].map((item) => item.baris)),
        ditolak: [],
      }
    }
    const late: { who: number; sent: Entry[]; jawaban: SyncResponse }[] = []
    function send(device: number, outcome: number): boolean {
      const content = perangkat[device] ?? EMPTY
      const sent = nextBatch(content)
      if (outcome === 0) return false
      const jawaban = sync(content.kursor, sent)
      // The response is lost, or arrives after later ones.
      if (outcome === 1) return false
      if (outcome === 2) {
        late.push({ who: device, sent, jawaban })
        return false
      }
      perangkat[device] = receive(content, sent, jawaban)
      return jawaban.lagi || jawaban.ulang
    }

    for (let langkah = 0; langkah < 150; langkah++) {
      hours += next(3)
      const device = next(3)
      const content = perangkat[device] ?? EMPTY
      const has = allEntries(content)
      const choice = next(10)
      if (choice < 3) {
        const id = `0000000${device}-0000-4000-8000-${String(nomor++).padStart(12, '0')}`
        const quantity = 1 + next(9)
        written.set(id, quantity)
        const deaths = create(
          'kematian',
          id,
          { keramba_id: ID, hari: '2026-11-20', jumlah: quantity, catatan: '' },
          hours,
        )
        perangkat[device] = record(content, deaths)
      } else if (choice < 5 && has.length > 0) {
        const entry = has[next(has.length)]
        // Each device writes its own field of each row, so that its writes can be checked.
        if (entry)
          perangkat[device] = record(content, change(entry, { catatan: `${device}:${langkah}` }, hours - next(5)))
      } else if (choice === 5) {
        const arrived = late.shift()
        if (arrived) perangkat[arrived.who] = receive(perangkat[arrived.who] ?? EMPTY, arrived.sent, arrived.jawaban)
      } else send(device, next(6))
      if (langkah === 60) backup = toko
      if (langkah === 100 && seed % 3 === 0) toko = backup
    }
    for (let rotation = 0; rotation < 4; rotation++)
      for (const device of [0, 1, 2]) while (send(device, 5) || nextBatch(perangkat[device] ?? EMPTY).length > 0) {}

    const buku = perangkat.map((content) => allEntries(content).sort((a, b) => (a.id < b.id ? -1 : 1)))
    const [first = [], ...others] = buku
    for (const item of others) expect(item).toEqual(first)
    expect(perangkat.every(({ antre }) => Object.keys(antre).length === 0)).toBe(true)
    expect(new Map(bukuOf(first, []).kematian.map(({ id, jumlah }) => [id, jumlah]))).toEqual(written)
  })
})

test('keeps a rejected entry, and sends it again only after a change', () => {
  const content = record(EMPTY, created)
  const rejected = receive(content, nextBatch(content), {
    baris: [],
    kursor: 5,
    lagi: false,
    ulang: false,
    sidik: FINGERPRINT,
    ditolak: [{ id: ID, sebab: 'Penuh' }],
  })
  expect(entryOf(rejected, ID)).toEqual(created)
  expect(nextBatch(rejected)).toEqual([])
  expect(nextBatch(record(rejected, change(created, { nama: 'B2' }, 20)))).toHaveLength(1)
})

test('keeps an entry unsent if it was written during a request', () => {
  const content = record(EMPTY, created)
  const sent = nextBatch(content)
  const past = record(content, change(created, { nama: 'B2' }, 20))
  const after = receive(past, sent, {
    baris: [created],
    kursor: 5,
    lagi: false,
    ulang: false,
    sidik: FINGERPRINT,
    ditolak: [],
  })
  expect(nextBatch(after).map(({ isi }) => isi.nama)).toEqual(['B2'])
})

test('sends a long book in parts that the shop can read', () => {
  const lengths = Array.from({ length: 300 }, (_, at) =>
    create(
      'keramba',
      `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      { ...KERAMBA, catatan: '\n"é'.repeat(160) },
      10,
    ),
  )
  const content = lengths.reduce(record, EMPTY)
  const once = nextBatch(content)
  expect(once.length).toBeGreaterThan(10)
  expect(Buffer.byteLength(JSON.stringify(once))).toBeLessThan(60_000)
})
