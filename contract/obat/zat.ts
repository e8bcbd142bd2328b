/*
 * Legal rules for substances in fish medicine. Source: "Peraturan Menteri Kelautan dan Perikanan Nomor 19 Tahun 2024",
 * known second-hand (press and summaries, not its annex). Consult the regulation in force before changing a line.
 */

/** A substance with its display name and other names. Spelling and case do not matter, see `spelling.ts`. */
interface Zat {
  nama: string
  sebutan?: readonly string[]
  /** Minimum withdrawal period of any treatment, in days; absent if only the prescription decides. */
  masa_henti?: number
}

export interface Golongan {
  /** Completes the sentence "{nama} …". */
  aturan: string
  zat: readonly Zat[]
  /** Name endings of the group, to recognize unlisted substances. */
  suffix?: readonly string[]
}

const named = (...names: string[]): Zat[] => names.map((name) => ({ nama: name }))

/** Antimicrobials that a veterinarian may prescribe. All others are prohibited. */
export const RESEP_ANTIMICROBIALS: readonly Zat[] = [
  { nama: 'Klortetrasiklin', sebutan: ['Aureomycin'] },
  // 30 days: the shop's own figure. Labels elsewhere state 21 days for listed species; marine fish have none.
  { nama: 'Oksitetrasiklin', sebutan: ['Terramycin', 'OTC', 'Oxytet'], masa_henti: 30 },
  { nama: 'Tetrasiklin' },
  { nama: 'Eritromisin' },
  { nama: 'Enrofloksasin', sebutan: ['Baytril'] },
  { nama: 'Sulfadiazin' },
]

/** Other prescription substances. */
export const OTHER_PRESCRIPTION_OBAT: readonly Zat[] = [
  { nama: 'Emamektin', sebutan: ['Emamectin benzoate', 'Emamektin benzoat'] },
  { nama: 'Prazikuantel', sebutan: ['Praziquantel', 'Prazikwantel'] },
  { nama: 'Metilen biru', sebutan: ['Methylene blue', 'Methyl blue', 'Metilin biru', 'Biru metilen'] },
]

export const FORBIDDEN: readonly Golongan[] = [
  {
    aturan: 'dilarang untuk ikan konsumsi',
    zat: [
      { nama: 'Kloramfenikol', sebutan: ['Chlorampenicol', 'Chloromycetin'] },
      {
        nama: 'Nitrofuran',
        sebutan: [
          'Furazolidon',
          'Nitrofurantoin',
          'Nitrofurazon',
          'Furaltadon',
          'Nifurpirinol',
          'Nifurstyrenate',
          'Furanace',
        ],
      },
      { nama: 'Nitroimidazol', sebutan: ['Metronidazol', 'Dimetridazol', 'Ronidazol', 'Ipronidazol', 'Tinidazol'] },
      {
        nama: 'Hijau malakit',
        sebutan: [
          'Malachite green',
          'Malachitegreen',
          'Malakit hijau',
          'Malasit hijau',
          'Hijau malasit',
          'Leucomalachite green',
          'Leuko malakit',
        ],
      },
      {
        nama: 'Ungu gentian',
        sebutan: [
          'Gentian violet',
          'Violet gentian',
          'Crystal violet',
          'Violet kristal',
          'Ungu kristal',
          'Kristal ungu',
          'Leucocrystal violet',
        ],
      },
      {
        nama: 'MS-222',
        sebutan: ['MS-22', 'Tricaine', 'Trikain', 'Trikain metansulfonat', 'Tricaine methanesulfonate'],
      },
      {
        nama: 'Estradiol',
        sebutan: ['Oestradiol', 'Etinilestradiol', 'Ethinyl estradiol', 'Dietilstilbestrol', 'Diethylstilbestrol'],
      },
      { nama: 'Metiltestosteron', sebutan: ['Methyltestosterone', '17 alfa metiltestosteron', 'Metil testosteron'] },
      { nama: 'Hormon pertumbuhan', sebutan: ['Growth hormone', 'Hormon pemacu tumbuh', 'Somatotropin'] },
      { nama: 'Trifluralin' },
      { nama: 'Diklorvos', sebutan: ['Dichlorvos', 'DDVP'] },
      { nama: 'Triklorfon', sebutan: ['Trichlorphon', 'Metrifonat', 'Dipterex', 'Dylox', 'Masoten'] },
      { nama: 'Aristolochia', sebutan: ['Aristolokhia'] },
    ],
    suffix: ['nidazole'],
  },
  {
    aturan: 'tidak termasuk antimikroba yang boleh dipakai pada ikan',
    zat: [
      ...named(
        'Florfenikol',
        'Tiamfenikol',
        'Asam oksolinat',
        'Oxolinic acid',
        'Flumekuin',
        'Asam nalidiksat',
        'Nalidixic acid',
      ),
      ...named(
        'Kolistin',
        'Polimiksin',
        'Basitrasin',
        'Virginiamisin',
        'Vankomisin',
        'Avoparsin',
        'Tiamulin',
        'Novobiosin',
      ),
      ...named(
        'Rifampisin',
        'Rifampin',
        'Fosfomisin',
        'Spektinomisin',
        'Tilosin',
        'Tilmikosin',
        'Neomisin',
        'Amikasin',
        'Apramisin',
      ),
      ...named(
        'Sulfametoksazol',
        'Sulfamerazin',
        'Sulfadimidin',
        'Sulfametazin',
        'Sulfamonometoksin',
        'Sulfadimetoksin',
      ),
      ...named('Sulfatiazol', 'Sulfaguanidin', 'Sulfakuinoksalin', 'Sulfanilamid', 'Sulfadoksin', 'Kotrimoksazol'),
      ...named('Trimetoprim', 'Ormetoprim', 'Sefaleksin', 'Seftriakson', 'Seftiofur', 'Sefadroksil', 'Sefotaksim'),
      { nama: 'Doksisiklin', sebutan: ['Doxy'] },
      { nama: 'Amoksisilin', sebutan: ['Amoxicillin', 'Amoxycillin', 'Amoksilin'] },
    ],
    suffix: ['floxacin', 'cycline', 'cillin', 'mycin'],
  },
]
