import { expect, test } from 'vitest'
import { type KeepApartClass, keepApart, keepApartClass } from './keep-apart.ts'

const produk = (name: string, zat = '', bahaya = 'tidak_ada', active: string[] = []) => ({
  nama: name,
  zat,
  bahaya,
  zat_aktif: active.map((substance) => ({ nama: substance })),
})

test.each<[KeepApartClass | null, ReturnType<typeof produk>]>([
  ['klor', produk('Kaporit Granul 60%', 'kalsium hipoklorit, klor aktif 60%', 'pengoksidasi')],
  ['klor', produk('Pembersih Bak', '', 'pengoksidasi', ['klor aktif'])],
  ['klor', produk('Tablet TCCA 90')],
  ['klor', produk('Kloramin-T')],
  ['pengoksidasi', produk('Hidrogen Peroksida 50%', 'hidrogen peroksida 50% b/b', 'pengoksidasi')],
  ['pengoksidasi', produk('Natrium Perkarbonat Serbuk', 'natrium perkarbonat, setara H2O2')],
  ['pengoksidasi', produk('Desinfektan', 'kalium peroksimonosulfat ±50%', 'pengoksidasi')],
  ['pengoksidasi', produk('PK', 'kalium permanganat')],
  ['pengoksidasi', produk('Asam Perasetat 15%')],
  ['pengoksidasi', produk('Oksidator Baru', 'belum ditulis', 'pengoksidasi')],
  ['asam', produk('Asam Sitrat Food Grade', 'asam sitrat monohidrat')],
  ['asam', produk('Penurun pH', 'HCl 32%', 'korosif')],
  ['asam', produk('Cuka Makan')],
  ['korosif', produk('Soda Api', 'natrium hidroksida', 'korosif')],
  ['mudah_terbakar', produk('Minyak Cengkeh Murni', 'eugenol', 'mudah_terbakar')],
  [null, produk('Natrium Tiosulfat (Penetral Klor)', 'natrium tiosulfat pentahidrat')],
  [null, produk('Penetral Kaporit')],
  [null, produk('Vitamin C Stabil 35%', 'asam askorbat fosfat')],
  [null, produk('Asam Amino dan Asam Lemak Omega-3')],
  [null, produk('Magnesium Klorida', 'magnesium klorida')],
  [null, produk('Povidon Iodin 10%', 'povidon iodin 10%')],
])('has class %s for %o', (kelas, one) => {
  expect(keepApartClass(one)).toBe(kelas)
})

const part = (name: string, golongan_bahaya: KeepApartClass | null) => ({ nama: name, golongan_bahaya })
const [chlorine, acid, h2o2, clove, soda, vitamin] = [
  part('Kaporit', 'klor'),
  part('Asam Sitrat', 'asam'),
  part('Peroksida', 'pengoksidasi'),
  part('Minyak Cengkeh', 'mudah_terbakar'),
  part('Soda Api', 'korosif'),
  part('Vitamin C', null),
]

test.each<[string, Parameters<typeof keepApart>[0], string[]]>([
  ['nothing alone', [chlorine], []],
  ['nothing beside harmless goods', [chlorine, vitamin], []],
  ['nothing of one class', [h2o2, part('Perkarbonat', 'pengoksidasi')], []],
  ['nothing without goods', [], []],
  ['chlorine and acid', [acid, chlorine], ['Kaporit terpisah dari Asam Sitrat: bisa timbul gas beracun.']],
  [
    'chlorine and oxidizer',
    [h2o2, chlorine],
    ['Kaporit terpisah dari Peroksida: bisa bereaksi keras dan timbul gas beracun.'],
  ],
  ['oxidizer and acid', [h2o2, acid, vitamin], ['Peroksida terpisah dari Asam Sitrat: bisa bereaksi keras.']],
  ['oxidizer and flammable', [h2o2, clove], ['Peroksida terpisah dari Minyak Cengkeh: bisa terbakar.']],
  ['chlorine and flammable', [chlorine, clove], ['Kaporit terpisah dari Minyak Cengkeh: bisa terbakar.']],
  ['chlorine and corrosive', [chlorine, soda], ['Kaporit terpisah dari Soda Api: bisa timbul gas beracun.']],
  ['oxidizer and corrosive', [h2o2, soda], ['Peroksida terpisah dari Soda Api: bisa bereaksi keras.']],
  ['not acid and corrosive', [acid, soda], []],
  ['not acid and flammable', [acid, clove], []],
  [
    'all three, each pair once',
    [chlorine, h2o2, acid, h2o2],
    [
      'Kaporit terpisah dari Asam Sitrat: bisa timbul gas beracun.',
      'Kaporit terpisah dari Peroksida: bisa bereaksi keras dan timbul gas beracun.',
      'Peroksida terpisah dari Asam Sitrat: bisa bereaksi keras.',
    ],
  ],
  [
    'several names on one side',
    [chlorine, acid, part('Cuka', 'asam')],
    ['Kaporit terpisah dari Asam Sitrat dan Cuka: bisa timbul gas beracun.'],
  ],
])('keeps apart %s', (_, parts, sentences) => {
  expect(keepApart(parts).map(({ kalimat }) => kalimat)).toEqual(sentences)
})
