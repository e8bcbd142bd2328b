import { describe, expect, test } from 'vitest'
import type { IsiBaris } from './columns.ts'
import { type Baris, bukuOf, change, create, hapus, isDeleted, isSame, merge } from './merge.ts'
import {
  allBaris,
  barisOf,
  EMPTY,
  fingerprintOf,
  type Jawaban,
  kiriman,
  receive,
  record,
  type Stored,
} from './stored.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const KERAMBA: IsiBaris['keramba'] = {
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
const baru = create('keramba', ID, KERAMBA, 10)

test.each<[what: string, satu: Baris, later: Baris, isi: Partial<IsiBaris['keramba']> | undefined]>([
  [
    'keeps both of two different fields',
    change(baru, { nama: 'B2' }, 20),
    change(baru, { jumlah: 400 }, 30),
    { nama: 'B2', jumlah: 400 },
  ],
  [
    'keeps the later value of one field',
    change(baru, { nama: 'B2' }, 20),
    change(baru, { nama: 'C3' }, 30),
    { nama: 'C3' },
  ],
  [
    'keeps the same value everywhere for simultaneous changes of one field',
    change(baru, { nama: 'B2' }, 20),
    change(baru, { nama: 'C3' }, 20),
    { nama: 'C3' },
  ],
  ['deletes an entry after its change', change(baru, { nama: 'B2' }, 20), hapus(baru, 30), undefined],
  [
    'restores an entry changed after its deletion elsewhere',
    hapus(baru, 20),
    change(baru, { nama: 'B2' }, 30),
    { nama: 'B2' },
  ],
  ['deletes an entry once for two deletions', hapus(baru, 20), hapus(baru, 30), undefined],
  [
    'ignores an older change',
    change(change(baru, { nama: 'B2' }, 20), { nama: 'C3' }, 30),
    change(baru, { nama: 'B2' }, 20),
    { nama: 'C3' },
  ],
  ['keeps an emptied field', change(baru, { jumlah: null }, 20), baru, { jumlah: null }],
])('%s', (_, satu, later, isi) => {
  for (const hasil of [merge(satu, later), merge(later, satu), merge(merge(satu, later), later)])
    expect(bukuOf([hasil], []).keramba).toEqual(isi ? [{ ...KERAMBA, ...isi, id: ID }] : [])
})

test('restores a deleted entry by a later edit, and can delete it again', () => {
  const kembali = change(hapus(baru, 20), { nama: 'B2' }, 15)
  expect(isDeleted(kembali)).toBe(false)
  expect(isDeleted(hapus(kembali, 1))).toBe(true)
  expect(isDeleted(change(hapus(baru, 20), { nama: 'A1' }, 30))).toBe(false)
})

test('accepts an edit from a slow clock as later than the value it changes', () => {
  expect(merge(baru, change(baru, { nama: 'B2' }, 1)).isi.nama).toBe('B2')
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
    const versi = [baru]
    for (let at = 0; at < 12; at++) {
      const dari = versi[next(versi.length)] ?? baru
      const jam = 10 + next(8)
      const isi: Record<string, string | number> = next(2) ? { nama: `N${next(4)}` } : { jumlah: 100 + next(4) }
      versi.push(next(5) === 0 ? hapus(dari, jam) : change(dari, isi, jam))
    }
    const mergeAll = (semua: readonly Baris[]) => semua.reduce(merge)
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
    let toko: { baris: Map<string, { baris: Baris; urut: number }>; urut: number } = { baris: new Map(), urut: 0 }
    let backup = toko
    const perangkat: Stored[] = [EMPTY, EMPTY, EMPTY]
    const ditulis = new Map<string, number>()
    let jam = 1000
    let nomor = 0

    /** Single-threaded model of the server. */
    function sync(kursor: number, datang: readonly Baris[]): Jawaban {
      const already = toko.urut
      const baris = new Map(toko.baris)
      let urut = already
      for (const satu of datang) {
        const lama = baris.get(satu.id)?.baris
        const hasil = lama ? merge(lama, satu) : merge(satu, satu)
        if (lama && isSame(lama, hasil)) continue
        urut = Math.max(urut + 1, jam)
        baris.set(satu.id, { baris: hasil, urut })
      }
      toko = { baris, urut }
      const ulang = kursor > already
      const found = [...baris.values()]
        .filter((satu) => satu.urut > (ulang ? 0 : kursor))
        .sort((a, b) => a.urut - b.urut)
      const page = found.slice(0, 3)
      const lagi = found.length > 3
      return {
        baris: page.map((satu) => satu.baris),
        kursor: lagi ? (page.at(-1)?.urut ?? 0) : urut,
        lagi,
        ulang,
        sidik: fingerprintOf([...baris.values()].map((satu) => satu.baris)),
        ditolak: [],
      }
    }
    const terlambat: { siapa: number; dikirim: Baris[]; jawaban: Jawaban }[] = []
    function send(siapa: number, outcome: number): boolean {
      const isi = perangkat[siapa] ?? EMPTY
      const dikirim = kiriman(isi)
      if (outcome === 0) return false
      const jawaban = sync(isi.kursor, dikirim)
      // The response is lost, or arrives after later ones.
      if (outcome === 1) return false
      if (outcome === 2) {
        terlambat.push({ siapa, dikirim, jawaban })
        return false
      }
      perangkat[siapa] = receive(isi, dikirim, jawaban)
      return jawaban.lagi || jawaban.ulang
    }

    for (let langkah = 0; langkah < 150; langkah++) {
      jam += next(3)
      const siapa = next(3)
      const isi = perangkat[siapa] ?? EMPTY
      const has = allBaris(isi)
      const apa = next(10)
      if (apa < 3) {
        const id = `0000000${siapa}-0000-4000-8000-${String(nomor++).padStart(12, '0')}`
        const jumlah = 1 + next(9)
        ditulis.set(id, jumlah)
        const mati = create('kematian', id, { keramba_id: ID, hari: '2026-11-20', jumlah, catatan: '' }, jam)
        perangkat[siapa] = record(isi, mati)
      } else if (apa < 5 && has.length > 0) {
        const baris = has[next(has.length)]
        // Each device writes its own field of each row, so that its writes can be checked.
        if (baris) perangkat[siapa] = record(isi, change(baris, { catatan: `${siapa}:${langkah}` }, jam - next(5)))
      } else if (apa === 5) {
        const datang = terlambat.shift()
        if (datang) perangkat[datang.siapa] = receive(perangkat[datang.siapa] ?? EMPTY, datang.dikirim, datang.jawaban)
      } else send(siapa, next(6))
      if (langkah === 60) backup = toko
      if (langkah === 100 && seed % 3 === 0) toko = backup
    }
    for (let rotation = 0; rotation < 4; rotation++)
      for (const siapa of [0, 1, 2]) while (send(siapa, 5) || kiriman(perangkat[siapa] ?? EMPTY).length > 0) {}

    const buku = perangkat.map((isi) => allBaris(isi).sort((a, b) => (a.id < b.id ? -1 : 1)))
    const [pertama = [], ...lain] = buku
    for (const satu of lain) expect(satu).toEqual(pertama)
    expect(perangkat.every(({ antre }) => Object.keys(antre).length === 0)).toBe(true)
    expect(new Map(bukuOf(pertama, []).kematian.map(({ id, jumlah }) => [id, jumlah]))).toEqual(ditulis)
  })
})

test('keeps a rejected entry, and sends it again only after a change', () => {
  const isi = record(EMPTY, baru)
  const ditolak = receive(isi, kiriman(isi), {
    baris: [],
    kursor: 5,
    lagi: false,
    ulang: false,
    sidik: FINGERPRINT,
    ditolak: [{ id: ID, sebab: 'Penuh' }],
  })
  expect(barisOf(ditolak, ID)).toEqual(baru)
  expect(kiriman(ditolak)).toEqual([])
  expect(kiriman(record(ditolak, change(baru, { nama: 'B2' }, 20)))).toHaveLength(1)
})

test('keeps an entry unsent if it was written during a request', () => {
  const isi = record(EMPTY, baru)
  const dikirim = kiriman(isi)
  const past = record(isi, change(baru, { nama: 'B2' }, 20))
  const sesudah = receive(past, dikirim, {
    baris: [baru],
    kursor: 5,
    lagi: false,
    ulang: false,
    sidik: FINGERPRINT,
    ditolak: [],
  })
  expect(kiriman(sesudah).map(({ isi }) => isi.nama)).toEqual(['B2'])
})

test('sends a long book in parts that the shop can read', () => {
  const panjang = Array.from({ length: 300 }, (_, at) =>
    create(
      'keramba',
      `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      { ...KERAMBA, catatan: '\n"é'.repeat(160) },
      10,
    ),
  )
  const isi = panjang.reduce(record, EMPTY)
  const sekali = kiriman(isi)
  expect(sekali.length).toBeGreaterThan(10)
  expect(Buffer.byteLength(JSON.stringify(sekali))).toBeLessThan(60_000)
})
