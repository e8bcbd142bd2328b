import { expect, test } from 'vitest'
import { type PaketPart, type SifatPaket, type SifatProduk, sifatPaket } from './sifat.ts'

const produk = (change: Partial<SifatProduk>, quantity = 1): PaketPart => ({
  jumlah: quantity,
  produk: {
    golongan: 'bukan_obat',
    bahaya: 'tidak_ada',
    suhu_simpan: 'ruang',
    masa_henti: 0,
    berat_gram: 500,
    ...change,
  },
})
const NAME: PaketPart = { jumlah: 1, produk: null }
const tools = produk({ masa_henti: null })

test.each<[string, PaketPart[], Partial<SifatPaket>]>([
  ['without parts', [], { golongan: 'bukan_obat', bahaya: [], suhu_simpan: 'ruang', masa_henti: null, berat_gram: 0 }],
  ['with only a name', [NAME], { golongan: 'bukan_obat', bahaya: [], masa_henti: null, berat_gram: 0 }],
  [
    'with one product',
    [produk({})],
    { golongan: 'bukan_obat', bahaya: [], suhu_simpan: 'ruang', masa_henti: 0, berat_gram: 500 },
  ],
  [
    'with medicines',
    [produk({}), produk({ golongan: 'obat_bebas' }), produk({ golongan: 'obat_bebas_terbatas' })],
    { golongan: 'obat_bebas_terbatas' },
  ],
  [
    'on prescription',
    [produk({ golongan: 'obat_bebas' }), produk({ golongan: 'obat_keras' })],
    { golongan: 'obat_keras' },
  ],
  [
    'with hazards, each named once',
    [produk({ bahaya: 'pengoksidasi' }), produk({ bahaya: 'korosif' }), produk({ bahaya: 'pengoksidasi' }), tools],
    { bahaya: ['korosif', 'pengoksidasi'] },
  ],
  ['with a cold part', [produk({}), produk({ suhu_simpan: 'dingin' })], { suhu_simpan: 'dingin' }],
  [
    'with the longest withdrawal period',
    [produk({ masa_henti: 3 }), produk({ masa_henti: 14 }), tools],
    { masa_henti: 14 },
  ],
  [
    'with a medicine whose period is on its label',
    [produk({ masa_henti: 14 }), produk({ golongan: 'obat_bebas', masa_henti: null })],
    { golongan: 'obat_bebas', masa_henti: null },
  ],
  ['with tools', [tools, tools], { golongan: 'bukan_obat', masa_henti: null, berat_gram: 1000 }],
  [
    'with the sum of its weights',
    [produk({ berat_gram: 20 }, 3), produk({ berat_gram: 1150 }, 2)],
    { berat_gram: 2360 },
  ],
  ['with a part of unknown weight', [produk({}), produk({ berat_gram: 0 })], { berat_gram: 0 }],
  ['with a part that is only a name', [produk({ bahaya: 'korosif' }), NAME], { bahaya: ['korosif'], berat_gram: 0 }],
])('a package %s', (_, bagian, sifat) => {
  expect(sifatPaket(bagian)).toMatchObject(sifat)
})
