import { expect, test } from 'vitest'
import { type Cargo, type Carrier, refusals } from './cargo.ts'

const [land, sea, take, air] = (['darat', 'laut', 'ambil_sendiri', 'udara'] as const).map(
  (jalur): Carrier => ({ jalur, dingin: false }),
) as [Carrier, Carrier, Carrier, Carrier]
const coldLand: Carrier = { jalur: 'darat', dingin: true }
const coldAir: Carrier = { jalur: 'udara', dingin: true }

const barang = (name: string, change: Partial<Cargo> = {}): Cargo => ({
  nama: name,
  bahaya: [],
  suhu_simpan: 'ruang',
  ...change,
})
const regular = barang('Vitamin C')
const calciumHypochlorite = barang('Kaporit', { bahaya: ['pengoksidasi'] })
const asam = barang('Asam', { bahaya: ['korosif'] })
const alcohol = barang('Alkohol', { bahaya: ['mudah_terbakar'] })
const mix = barang('Paket Sanitasi', { bahaya: ['korosif', 'pengoksidasi'] })
const vaccine = barang('Vaksin', { suhu_simpan: 'dingin' })

const PAST = 'hanya lewat darat atau laut'
const COLD = 'hanya dengan layanan dingin'

test.each<[string, Carrier, Cargo[], string[]]>([
  ['accepts nothing by air', air, [], []],
  ['accepts harmless goods by air', air, [regular], []],
  ['rejects an oxidizer by air', air, [calciumHypochlorite], [`Kaporit pengoksidasi: ${PAST}`]],
  ['rejects a corrosive by air', air, [asam], [`Asam korosif: ${PAST}`]],
  ['rejects flammable goods by air', air, [alcohol], [`Alkohol mudah terbakar: ${PAST}`]],
  ['rejects a package of both by air', air, [mix], [`Paket Sanitasi korosif dan pengoksidasi: ${PAST}`]],
  ['accepts an oxidizer by land', land, [calciumHypochlorite, asam, alcohol, mix], []],
  ['accepts an oxidizer by sea', sea, [calciumHypochlorite, asam], []],
  ['accepts an oxidizer for collection', take, [calciumHypochlorite], []],
  ['rejects a vaccine without cooling', land, [vaccine], [`Vaksin harus tetap dingin: ${COLD}`]],
  ['rejects a vaccine for collection', take, [vaccine], [`Vaksin harus tetap dingin: ${COLD}`]],
  ['accepts a vaccine by cooled land transport', coldLand, [vaccine, calciumHypochlorite], []],
  ['accepts a vaccine by cooled air transport', coldAir, [vaccine, regular], []],
  [
    'rejects an oxidizer by cooled air transport',
    coldAir,
    [vaccine, calciumHypochlorite],
    [`Kaporit pengoksidasi: ${PAST}`],
  ],
  [
    'reports every reason',
    air,
    [regular, calciumHypochlorite, vaccine],
    [`Kaporit pengoksidasi: ${PAST}`, `Vaksin harus tetap dingin: ${COLD}`],
  ],
  [
    'reports two reasons for one item',
    air,
    [barang('Larutan', { bahaya: ['korosif'], suhu_simpan: 'dingin' })],
    [`Larutan korosif: ${PAST}`, `Larutan harus tetap dingin: ${COLD}`],
  ],
])('%s', (_, carrier, cargo, reasons) => {
  expect(refusals(carrier, cargo)).toEqual(reasons)
})
