import { expect, test } from 'vitest'
import { type Muatan, type Pembawa, refusals } from './muatan.ts'

const [darat, laut, ambil, udara] = (['darat', 'laut', 'ambil_sendiri', 'udara'] as const).map(
  (jalur): Pembawa => ({ jalur, dingin: false }),
) as [Pembawa, Pembawa, Pembawa, Pembawa]
const daratDingin: Pembawa = { jalur: 'darat', dingin: true }
const udaraDingin: Pembawa = { jalur: 'udara', dingin: true }

const barang = (nama: string, change: Partial<Muatan> = {}): Muatan => ({
  nama,
  bahaya: [],
  suhu_simpan: 'ruang',
  ...change,
})
const biasa = barang('Vitamin C')
const kaporit = barang('Kaporit', { bahaya: ['pengoksidasi'] })
const asam = barang('Asam', { bahaya: ['korosif'] })
const alkohol = barang('Alkohol', { bahaya: ['mudah_terbakar'] })
const campur = barang('Paket Sanitasi', { bahaya: ['korosif', 'pengoksidasi'] })
const vaksin = barang('Vaksin', { suhu_simpan: 'dingin' })

const LEWAT = 'hanya lewat darat atau laut'
const DINGIN = 'hanya dengan layanan dingin'

test.each<[string, Pembawa, Muatan[], string[]]>([
  ['nothing flies', udara, [], []],
  ['harmless goods fly', udara, [biasa], []],
  ['an oxidiser does not fly', udara, [kaporit], [`Kaporit pengoksidasi: ${LEWAT}`]],
  ['a corrosive does not fly', udara, [asam], [`Asam korosif: ${LEWAT}`]],
  ['what burns does not fly', udara, [alkohol], [`Alkohol mudah terbakar: ${LEWAT}`]],
  ['nor does a package of both', udara, [campur], [`Paket Sanitasi korosif dan pengoksidasi: ${LEWAT}`]],
  ['an oxidiser goes by land', darat, [kaporit, asam, alkohol, campur], []],
  ['by sea', laut, [kaporit, asam], []],
  ['and is fetched', ambil, [kaporit], []],
  ['a vaccine needs the cold', darat, [vaksin], [`Vaksin harus tetap dingin: ${DINGIN}`]],
  ['also when it is fetched', ambil, [vaksin], [`Vaksin harus tetap dingin: ${DINGIN}`]],
  ['by land', daratDingin, [vaksin, kaporit], []],
  ['or by air', udaraDingin, [vaksin, biasa], []],
  ['a cold plane is a plane', udaraDingin, [vaksin, kaporit], [`Kaporit pengoksidasi: ${LEWAT}`]],
  [
    'every reason is told',
    udara,
    [biasa, kaporit, vaksin],
    [`Kaporit pengoksidasi: ${LEWAT}`, `Vaksin harus tetap dingin: ${DINGIN}`],
  ],
  [
    'also two of one thing',
    udara,
    [barang('Larutan', { bahaya: ['korosif'], suhu_simpan: 'dingin' })],
    [`Larutan korosif: ${LEWAT}`, `Larutan harus tetap dingin: ${DINGIN}`],
  ],
])('%s', (_, pembawa, muatan, alasan) => {
  expect(refusals(pembawa, muatan)).toEqual(alasan)
})
