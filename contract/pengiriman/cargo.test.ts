import { expect, test } from 'vitest'
import { type Cargo, type Carrier, refusals } from './cargo.ts'

const [land, laut, take, air] = (['darat', 'laut', 'ambil_sendiri', 'udara'] as const).map(
  (jalur): Carrier => ({ jalur, dingin: false }),
) as [Carrier, Carrier, Carrier, Carrier]
const daratDingin: Carrier = { jalur: 'darat', dingin: true }
const udaraDingin: Carrier = { jalur: 'udara', dingin: true }

const barang = (nama: string, change: Partial<Cargo> = {}): Cargo => ({
  nama,
  bahaya: [],
  suhu_simpan: 'ruang',
  ...change,
})
const regular = barang('Vitamin C')
const calciumHypochlorite = barang('Kaporit', { bahaya: ['pengoksidasi'] })
const asam = barang('Asam', { bahaya: ['korosif'] })
const alkohol = barang('Alkohol', { bahaya: ['mudah_terbakar'] })
const mix = barang('Paket Sanitasi', { bahaya: ['korosif', 'pengoksidasi'] })
const vaksin = barang('Vaksin', { suhu_simpan: 'dingin' })

const LEWAT = 'hanya lewat darat atau laut'
const DINGIN = 'hanya dengan layanan dingin'

test.each<[string, Carrier, Cargo[], string[]]>([
  ['nothing flies', air, [], []],
  ['harmless goods fly', air, [regular], []],
  ['an oxidiser does not fly', air, [calciumHypochlorite], [`Kaporit pengoksidasi: ${LEWAT}`]],
  ['a corrosive does not fly', air, [asam], [`Asam korosif: ${LEWAT}`]],
  ['what burns does not fly', air, [alkohol], [`Alkohol mudah terbakar: ${LEWAT}`]],
  ['nor does a package of both', air, [mix], [`Paket Sanitasi korosif dan pengoksidasi: ${LEWAT}`]],
  ['an oxidiser goes by land', land, [calciumHypochlorite, asam, alkohol, mix], []],
  ['by sea', laut, [calciumHypochlorite, asam], []],
  ['and is fetched', take, [calciumHypochlorite], []],
  ['a vaccine needs the cold', land, [vaksin], [`Vaksin harus tetap dingin: ${DINGIN}`]],
  ['also when it is fetched', take, [vaksin], [`Vaksin harus tetap dingin: ${DINGIN}`]],
  ['by land', daratDingin, [vaksin, calciumHypochlorite], []],
  ['or by air', udaraDingin, [vaksin, regular], []],
  ['a cold plane is a plane', udaraDingin, [vaksin, calciumHypochlorite], [`Kaporit pengoksidasi: ${LEWAT}`]],
  [
    'every reason is told',
    air,
    [regular, calciumHypochlorite, vaksin],
    [`Kaporit pengoksidasi: ${LEWAT}`, `Vaksin harus tetap dingin: ${DINGIN}`],
  ],
  [
    'also two of one thing',
    air,
    [barang('Larutan', { bahaya: ['korosif'], suhu_simpan: 'dingin' })],
    [`Larutan korosif: ${LEWAT}`, `Larutan harus tetap dingin: ${DINGIN}`],
  ],
])('%s', (_, pembawa, cargo, alasan) => {
  expect(refusals(pembawa, cargo)).toEqual(alasan)
})
