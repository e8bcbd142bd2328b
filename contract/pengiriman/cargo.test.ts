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
  ['accepts nothing by air', air, [], []],
  ['accepts harmless goods by air', air, [regular], []],
  ['rejects an oxidizer by air', air, [calciumHypochlorite], [`Kaporit pengoksidasi: ${LEWAT}`]],
  ['rejects a corrosive by air', air, [asam], [`Asam korosif: ${LEWAT}`]],
  ['rejects flammable goods by air', air, [alkohol], [`Alkohol mudah terbakar: ${LEWAT}`]],
  ['rejects a package of both by air', air, [mix], [`Paket Sanitasi korosif dan pengoksidasi: ${LEWAT}`]],
  ['accepts an oxidizer by land', land, [calciumHypochlorite, asam, alkohol, mix], []],
  ['accepts an oxidizer by sea', laut, [calciumHypochlorite, asam], []],
  ['accepts an oxidizer for collection', take, [calciumHypochlorite], []],
  ['rejects a vaccine without cooling', land, [vaksin], [`Vaksin harus tetap dingin: ${DINGIN}`]],
  ['rejects a vaccine for collection', take, [vaksin], [`Vaksin harus tetap dingin: ${DINGIN}`]],
  ['accepts a vaccine by cooled land transport', daratDingin, [vaksin, calciumHypochlorite], []],
  ['accepts a vaccine by cooled air transport', udaraDingin, [vaksin, regular], []],
  [
    'rejects an oxidizer by cooled air transport',
    udaraDingin,
    [vaksin, calciumHypochlorite],
    [`Kaporit pengoksidasi: ${LEWAT}`],
  ],
  [
    'reports every reason',
    air,
    [regular, calciumHypochlorite, vaksin],
    [`Kaporit pengoksidasi: ${LEWAT}`, `Vaksin harus tetap dingin: ${DINGIN}`],
  ],
  [
    'reports two reasons for one item',
    air,
    [barang('Larutan', { bahaya: ['korosif'], suhu_simpan: 'dingin' })],
    [`Larutan korosif: ${LEWAT}`, `Larutan harus tetap dingin: ${DINGIN}`],
  ],
])('%s', (_, pembawa, cargo, alasan) => {
  expect(refusals(pembawa, cargo)).toEqual(alasan)
})
