/**
 * Substances that are packed apart, by class. The words are looked for in name, contents and active substances of a product,
 * as whole words in small letters. Harmless substances with similar names ("magnesium klorida", "asam askorbat") are not
 * among them. Sources: common practice of chemical suppliers; for flammable and corrosive goods, that the IMDG Code keeps class
 * 5.1 apart from 3 and 8. Neither is verified word for word: consult the code in force before changing a pair.
 */
export const KEEP_APART_CLASSES = {
  klor: {
    nama: 'kaporit atau klor',
    knownAs: [
      'kaporit',
      'hipoklorit',
      'hypochlorite',
      'klor aktif',
      'natrium hipoklorit',
      'pemutih',
      'kloramin t',
      'chloramine t',
      'dikloroisosianurat',
      'trikloroisosianurat',
      'nadcc',
      'tcca',
    ],
  },
  pengoksidasi: {
    nama: 'bahan pengoksidasi',
    knownAs: [
      'hidrogen peroksida',
      'hydrogen peroxide',
      'h2o2',
      'peroksida',
      'perkarbonat',
      'percarbonate',
      'peroksimonosulfat',
      'peroxymonosulfate',
      'permanganat',
      'permanganate',
      'perasetat',
      'peracetic acid',
    ],
  },
  asam: {
    nama: 'asam',
    knownAs: [
      'asam sitrat',
      'citric acid',
      'asam asetat',
      'acetic acid',
      'cuka',
      'asam klorida',
      'asam muriat',
      'hydrochloric acid',
      'hcl',
      'asam sulfat',
      'sulfuric acid',
      'asam fosfat',
      'phosphoric acid',
      'asam format',
      'asam formiat',
      'formic acid',
      'asam laktat',
      'lactic acid',
      'asam oksalat',
      'oxalic acid',
    ],
  },
  mudah_terbakar: { nama: 'bahan mudah terbakar', knownAs: [] },
  korosif: { nama: 'bahan korosif', knownAs: [] },
} as const satisfies Record<string, { nama: string; knownAs: readonly string[] }>

/** Pairs of classes that never share a bag, and what happens if they leak into each other. */
export const KEEP_APART_PAIRS = [
  { kelas: ['klor', 'asam'], akibat: 'bisa timbul gas beracun' },
  { kelas: ['klor', 'pengoksidasi'], akibat: 'bisa bereaksi keras dan timbul gas beracun' },
  { kelas: ['klor', 'mudah_terbakar'], akibat: 'bisa terbakar' },
  { kelas: ['klor', 'korosif'], akibat: 'bisa timbul gas beracun' },
  { kelas: ['pengoksidasi', 'asam'], akibat: 'bisa bereaksi keras' },
  { kelas: ['pengoksidasi', 'mudah_terbakar'], akibat: 'bisa terbakar' },
  { kelas: ['pengoksidasi', 'korosif'], akibat: 'bisa bereaksi keras' },
] as const satisfies {
  kelas: readonly [keyof typeof KEEP_APART_CLASSES, keyof typeof KEEP_APART_CLASSES]
  akibat: string
}[]
