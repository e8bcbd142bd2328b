import { describe, expect, test } from 'vitest'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { kirimanContents, notYetSent, usedUpLines } from './isi-kiriman.ts'

type Line = PesananAdmin['items'][number]
type Bagian = PesananAdmin['bagian'][number]
type Lot = Bagian['kemasan'][number]

const lineOf = (position: number, quantity: number, change: Partial<Line> = {}) =>
  ({
    urutan: position,
    produkId: position + 1,
    paketId: null,
    nama: `Barang ${position}`,
    jumlah: quantity,
    kembali: 0,
    ...change,
  }) as Line
const lot = (nomor: string, quantity: number) => ({ lotId: 1, nomor, kedaluwarsa: null, jumlah: quantity }) as Lot
const bagian = (produkId: number, quantity: number, change: Partial<Bagian> = {}) =>
  ({
    produkId,
    nama: 'x',
    jumlah: quantity,
    dipegang: quantity,
    kembali: 0,
    kemasan: [],
    usul: [],
    ...change,
  }) as unknown as Bagian
const send = (kirimanId: number, ...contents: [number, number][]) =>
  ({
    kirimanId,
    kurir: 'JNE',
    resi: `R${kirimanId}`,
    nama: null,
    waktu: '2026-11-20T05:00:00.000Z',
    baris: contents.map(([position, quantity]) => ({ urutan: position, jumlah: quantity })),
  }) satisfies PesananAdmin['kiriman'][number]
const pesanan = (change: Partial<PesananAdmin>) =>
  ({
    items: [],
    bagian: [],
    kiriman: [],
    perhatian: [],
    resi: '',
    status_pembayaran: 'success',
    status_pesanan: 'Sedang Di Proses',
    ...change,
  }) as unknown as PesananAdmin

const EXISTING = bagian(1, 3, { usul: [lot('A', 3)] })
const TWO_SHORT = bagian(2, 3, { usul: [lot('B', 1)] })

describe('goods out of stock', () => {
  test.each<[string, Partial<PesananAdmin>, [number, number][]]>([
    ['nothing if all units are in lots', { items: [lineOf(0, 3)], bagian: [EXISTING] }, []],
    ['the line that lacks two units', { items: [lineOf(0, 3), lineOf(1, 3)], bagian: [EXISTING, TWO_SHORT] }, [[1, 2]]],
    ['each lacking unit once', { items: [lineOf(0, 2, { produkId: 2 }), lineOf(1, 1)], bagian: [TWO_SHORT] }, [[0, 2]]],
    ['not units in the parcel', { items: [lineOf(1, 3)], bagian: [{ ...TWO_SHORT, kemasan: [lot('B', 2)] }] }, []],
    [
      'at most the units still bought',
      { items: [lineOf(1, 3, { kembali: 2 })], bagian: [bagian(2, 3, { dipegang: 3 })] },
      [[1, 1]],
    ],
    [
      'every line of an order paid without stock',
      {
        items: [lineOf(0, 3), lineOf(1, 2)],
        perhatian: ['lunas tanpa stok'],
        bagian: [bagian(1, 3, { dipegang: 0 }), bagian(2, 2, { dipegang: 0 })],
      },
      [
        [0, 3],
        [1, 2],
      ],
    ],
    [
      'not if the stock was found after all',
      { items: [lineOf(0, 3)], bagian: [EXISTING], perhatian: ['lunas tanpa stok'] },
      [],
    ],
    [
      'a package with a missing part',
      { items: [lineOf(0, 2, { produkId: null, paketId: 7 })], bagian: [TWO_SHORT] },
      [[0, 2]],
    ],
    ['nothing for unpaid lines', { items: [lineOf(1, 3)], bagian: [TWO_SHORT], status_pembayaran: 'pending' }, []],
    ['nothing for sent lines', { items: [lineOf(1, 3)], bagian: [TWO_SHORT], resi: 'JP1' }, []],
    [
      'the remaining units of an order in parcels',
      { items: [lineOf(1, 3)], bagian: [bagian(2, 3)], resi: 'R1', kiriman: [send(1, [1, 2])] },
      [[1, 1]],
    ],
  ])('%s', (_, change, expired) =>
    expect(usedUpLines(pesanan(change)).map(({ urutan, jumlah }) => [urutan, jumlah])).toEqual(expired),
  )
})

describe('a parcel of several', () => {
  const second = pesanan({
    items: [lineOf(0, 3), lineOf(1, 2)],
    bagian: [bagian(1, 3, { kemasan: [lot('A', 3)] }), bagian(2, 2, { kemasan: [lot('B', 1), lot('C', 1)] })],
    kiriman: [send(11, [0, 2], [1, 1]), send(12, [0, 1])],
  })

  test('has its own lines, courier and number, without a total while goods remain', () => {
    const content = kirimanContents(second, 11)
    expect(content?.pesanan.items.map(({ nama, jumlah }) => [nama, jumlah])).toEqual([
      ['Barang 0', 2],
      ['Barang 1', 1],
    ])
    expect(content?.pesanan.resi).toBe('R11')
    expect(content?.mention).toBe('kiriman 1')
    expect(content?.remark[0]).toBe('Sisa pesanan ini dikirim terpisah.')
    expect(notYetSent(second).map(({ urutan, jumlah }) => [urutan, jumlah])).toEqual([[1, 1]])
  })

  test('shows the quantity of a single lot, and none of several that are spread', () => {
    const content = kirimanContents(second, 11)
    expect(content?.pesanan.bagian.map(({ kemasan }) => kemasan.map(({ nomor, jumlah }) => [nomor, jumlah]))).toEqual([
      [['A', 2]],
      [],
    ])
    expect(content?.remark[1]).toBe('Lot yang tidak tertulis di sini ada di surat jalan pesanan.')
  })

  test('is numbered once all goods are sent', () => {
    const all = { ...second, kiriman: [...second.kiriman, send(13, [1, 1])] }
    expect(all.kiriman.map(({ kirimanId }) => kirimanContents(all, kirimanId)?.mention)).toEqual([
      'kiriman 1 dari 3',
      'kiriman 2 dari 3',
      'kiriman 3 dari 3',
    ])
    expect(kirimanContents(all, 12)?.remark).toEqual([])
    expect(kirimanContents(all, 12)?.pesanan.bagian.map(({ produkId }) => produkId)).toEqual([1])
  })

  test('with some of the packages lists no parts', () => {
    const paket = pesanan({
      items: [lineOf(0, 2, { produkId: null, paketId: 7 })],
      bagian: [bagian(5, 4, { kemasan: [lot('A', 4)] })],
      kiriman: [send(1, [0, 1]), send(2, [0, 1])],
    })
    expect(kirimanContents(paket, 1)).toMatchObject({
      isWholePaket: false,
      remark: [],
      mention: 'kiriman 1 dari 2',
    })
  })

  test('is undefined for another order', () => expect(kirimanContents(second, 99)).toBeUndefined())
})
