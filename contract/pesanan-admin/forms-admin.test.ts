import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { MANY_MAX } from '#contract/many-admin.ts'
import { ChooseLotInput } from '#contract/pemenuhan/kemasan-admin.ts'
import { KirimanBody } from '#contract/pemenuhan/kiriman-admin.ts'
import { ManyIds } from '#contract/pesanan/many-ids-admin.ts'
import { TujuanInput } from '#contract/pesanan/tujuan-admin.ts'
import { ReasonBody } from '#contract/reason-admin.ts'
import { CatatanBody, PenandaInput, PenandaWord } from './catatan-admin.ts'
import { ProcessManyBody } from './many-admin.ts'
import { TampilanBody } from './tampilan-admin.ts'

const text = (length: number) => 'a'.repeat(length)
const list = <T>(length: number, row: (number: number) => T) => Array.from({ length }, (_, index) => row(index + 1))

/** Returns field and message of each validation error; empty if the form is accepted. */
const mistakesIn = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('KirimanBody', () => {
  const lines = [{ urutan: 0, jumlah: '2' }]
  const body = { kurir: 'JNE', resi: 'JNE1', baris: lines }

  test('trims texts and drops lines without units', () => {
    const parsed = KirimanBody.parse({ kurir: ' JNE ', resi: ' JNE1 ', baris: [...lines, { urutan: 1, jumlah: 0 }] })
    expect(parsed).toEqual({ kurir: 'JNE', resi: 'JNE1', baris: [{ urutan: 0, jumlah: 2 }] })
  })

  test.each([
    [{ kurir: '', resi: text(60) }, []],
    [{ kurir: text(60) }, []],
    [{ baris: list(100, (position) => ({ urutan: position, jumlah: 1 })) }, []],
    [{ kurir: text(61) }, ['kurir: Nama kurir terlalu panjang']],
    [{ resi: ' ' }, ['resi: Isi nomor resinya']],
    [{ resi: text(61) }, ['resi: Nomor resi terlalu panjang']],
    [{ baris: [{ urutan: 0, jumlah: 0 }] }, ['baris: Pilih barang yang dikirim']],
    [{ baris: [...lines, ...lines] }, ['baris: Ada barang yang tertulis dua kali. Hapus salah satu.']],
    [{ baris: [...lines, { urutan: 0, jumlah: '' }] }, ['baris.1.jumlah: Jumlah harus angka bulat']],
  ])('for %j reports %j', (change, mistakes) => {
    expect(mistakesIn(KirimanBody, { ...body, ...change })).toEqual(mistakes)
  })

  test.each([101, 200])('rejects %i lines', (length) => {
    expect(
      mistakesIn(KirimanBody, { ...body, baris: list(length, (position) => ({ urutan: position, jumlah: 1 })) }),
    ).toHaveLength(1)
  })
})

describe('ChooseLotInput', () => {
  test('drops lots without units and has no reason by default', () => {
    const lot = [
      { lotId: 1, jumlah: '0' },
      { lotId: 2, jumlah: '1' },
    ]
    expect(ChooseLotInput.parse({ lot })).toEqual({ lot: [{ lotId: 2, jumlah: 1 }], alasan: '' })
  })

  test.each([
    [200, 0],
    [201, 1],
  ])('reports for %i lots %i mistakes', (length, mistakes) => {
    expect(mistakesIn(ChooseLotInput, { lot: list(length, (lotId) => ({ lotId, jumlah: 1 })) })).toHaveLength(mistakes)
  })

  test.each([
    [text(300), []],
    [text(301), ['alasan: Alasan terlalu panjang']],
  ])('limits the length of the reason', (reason, mistakes) => {
    expect(mistakesIn(ChooseLotInput, { lot: [], alasan: reason })).toEqual(mistakes)
  })
})

test.each([
  [' rusak ', []],
  ['x', []],
  ['  ', ['alasan: Tuliskan alasannya']],
  [text(301), ['alasan: Alasan terlalu panjang']],
])('requires a reason for a step: %j', (reason, mistakes) => {
  expect(mistakesIn(ReasonBody, { alasan: reason })).toEqual(mistakes)
})

test.each([
  ['x', []],
  [text(1000), []],
  [' \r\n ', ['isi: Tuliskan catatannya']],
  [text(1001), ['isi: Catatan maksimal 1000 huruf']],
])('limits a note of the office', (content, mistakes) => {
  expect(mistakesIn(CatatanBody, { isi: content })).toEqual(mistakes)
})

describe('PenandaWord', () => {
  test.each([
    [' Pelanggan   Lama ', 'pelanggan lama'],
    ['A', 'a'],
    [text(30), text(30)],
    [` ${text(30)} `, text(30)],
  ])('reads %j as %j', (typed, word) => {
    expect(PenandaWord.parse(typed)).toBe(word)
  })

  test.each([
    ['  ', 'Tuliskan penandanya'],
    [text(31), 'Penanda maksimal 30 huruf'],
    [',a', 'Tulis penanda tanpa koma'],
    ['a,', 'Tulis penanda tanpa koma'],
    ['a;b', 'Tulis penanda tanpa koma'],
  ])('rejects %j', (typed, message) => {
    expect(mistakesIn(PenandaWord, typed)).toEqual([`: ${message}`])
  })

  test('keeps each tag once, up to ten', () => {
    expect(PenandaInput.parse({ penanda: ['Lama', 'lama ', 'baru'] })).toEqual({ penanda: ['lama', 'baru'] })
    expect(mistakesIn(PenandaInput, { penanda: list(10, String) })).toEqual([])
    expect(mistakesIn(PenandaInput, { penanda: list(11, String) })).toEqual(['penanda: Maksimal 10 penanda'])
  })
})

describe('TampilanBody', () => {
  test.each([
    ['/pesanan-semua', []],
    ['/daftar-pesanan?lihat=ongkir&q=a', []],
    ['/pesanan-semua?', []],
    [`/pesanan-semua?${text(485)}`, []],
    [`/pesanan-semua?${text(486)}`, ['alamat: Saringan terlalu banyak untuk disimpan. Kurangi dulu.']],
    ['/pelanggan', ['alamat: Hanya tampilan daftar pesanan yang bisa disimpan']],
    ['//evil.id/pesanan-semua', ['alamat: Hanya tampilan daftar pesanan yang bisa disimpan']],
    ['https://evil.id/pesanan-semua', ['alamat: Hanya tampilan daftar pesanan yang bisa disimpan']],
    ['/pesanan-semua/5', ['alamat: Hanya tampilan daftar pesanan yang bisa disimpan']],
    ['/pesanan-semua?a b', ['alamat: Hanya tampilan daftar pesanan yang bisa disimpan']],
    ['/pesanan-semua?a#b', ['alamat: Hanya tampilan daftar pesanan yang bisa disimpan']],
  ])('for the address %j reports %j', (alamat, mistakes) => {
    expect(mistakesIn(TampilanBody, { nama: 'Ongkir', alamat })).toEqual(mistakes)
  })

  test.each([
    ['x', []],
    [text(40), []],
    [' ', ['nama: Beri nama tampilan ini']],
    [text(41), ['nama: Nama maksimal 40 huruf']],
  ])('for the name %j reports %j', (name, mistakes) => {
    expect(mistakesIn(TampilanBody, { nama: name, alamat: '/pesanan-semua' })).toEqual(mistakes)
  })
})

describe('TujuanInput', () => {
  const body = {
    nama: 'Sari',
    no_hp: '081234567890',
    jenis: 'rumah',
    wilayah: null,
    kode_pos: '',
    rincian: 'Jl. Tambak',
    patokan: '',
  }
  const EMPTY = 'Nama, nomor HP, dan alamat harus diisi'
  const KODE_POS = 'kode_pos: Kode pos terdiri dari 5 angka'

  test.each([
    [{}, []],
    [{ kode_pos: ' 80111 ' }, []],
    [{ kode_pos: '8011' }, [KODE_POS]],
    [{ kode_pos: '801112' }, [KODE_POS]],
    [{ kode_pos: 'a80111' }, [KODE_POS]],
    [{ kode_pos: '80111a' }, [KODE_POS]],
    [{ kode_pos: 'abcde' }, [KODE_POS]],
    [{ no_hp: ' ' }, [`no_hp: ${EMPTY}`]],
    [{ rincian: ' ' }, [`rincian: ${EMPTY}`]],
    [{ rincian: 'x' }, []],
  ])('for %j reports %j', (change, mistakes) => {
    expect(mistakesIn(TujuanInput, { ...body, ...change }).slice(0, 1)).toEqual(mistakes)
  })

  test('trims the landmark and limits it', () => {
    expect(TujuanInput.parse({ ...body, patokan: ' pos ' }).patokan).toBe('pos')
    expect(mistakesIn(TujuanInput, { ...body, patokan: text(1000) })).toHaveLength(1)
    expect(mistakesIn(TujuanInput, { ...body, rincian: text(5000) })).toHaveLength(1)
  })
})

describe('ManyIds', () => {
  test.each([
    ['12,15,7', [12, 15, 7]],
    ['2147483647', [2_147_483_647]],
  ])('reads %j', (typed, ids) => {
    expect(ManyIds.parse(typed)).toEqual(ids)
  })

  test.each(['', ',1', '1,', '1,,2', 'x1', '1x', '12345678901', '0'])('rejects %j', (typed) => {
    expect(ManyIds.safeParse(typed).success).toBe(false)
  })

  test('takes a hundred orders at most', () => {
    expect(mistakesIn(ManyIds, list(MANY_MAX, String).join())).toEqual([])
    expect(mistakesIn(ManyIds, list(101, String).join())).toEqual([': Maksimal 100 pesanan sekaligus'])
  })
})

test('names missing and excess orders of ProcessManyBody', () => {
  const messages = (length: number) =>
    mistakesIn(ProcessManyBody, { pesanan: list(length, (orderId) => ({ orderId })) }).filter((one) =>
      one.startsWith('pesanan:'),
    )
  expect(messages(0)).toEqual(['pesanan: Pilih pesanan dulu'])
  expect(messages(1)).toEqual([])
  expect(messages(100)).toEqual([])
  expect(messages(101)).toEqual(['pesanan: Maksimal 100 pesanan sekaligus'])
})
