import { z } from 'zod'
import { FRESHWATER_LIMITS, VOLUME_LIMITS } from '#content/dosis-limits.ts'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { Id, IdParam } from '#contract/common.ts'
import { decimalInput } from '#contract/decimal.ts'
import { endpoint } from '#contract/endpoint.ts'
import { ActiveSubstance } from '#contract/katalog/active-substance.ts'
import { UsageRule } from '#contract/katalog/usage-rules.ts'
import { SATUAN_DOSIS } from '#contract/katalog/usage-words.ts'
import { COLUMNS, type ColumnName } from './input.ts'
import { UKURAN, WADAH_SHAPE_NAMES } from './volume.ts'
import { KODE_ZAT_DOSIS } from './zat-dosis.ts'

/** Product fields needed to compute a dose, without price and stock. */
export const ProdukDosis = z.object({
  produkId: Id,
  nama: z.string(),
  kemasan: z.string(),
  bentuk: z.string(),
  zat_aktif: z.array(ActiveSubstance),
  aturan_pakai: z.array(UsageRule),
  masa_henti: z.int().nonnegative().nullable(),
  peringatan: z.string(),
})
export type ProdukDosis = z.infer<typeof ProdukDosis>

/** A number from a URL, with a decimal comma or point; '1,5' is never parsed as 15. */
const number = (name: ColumnName) => {
  const { label, maks } = COLUMNS[name]
  return decimalInput(`${label}: isi angka di atas 0, maksimal ${maks}`, maks)
}
const zeroAllowed = (name: ColumnName) =>
  z.union([z.literal(['0', '0,0', '0.0']).transform(() => 0), z.literal(0), number(name)])
const whole = (name: ColumnName) => number(name).pipe(z.int(`${COLUMNS[name].label}: isi angka bulat, misalnya 3`))

const Volume = decimalInput(
  `Volume harus ${String(VOLUME_LIMITS.min).replace('.', ',')} sampai ${VOLUME_LIMITS.maks} m³`,
  VOLUME_LIMITS.maks,
).pipe(z.number().min(VOLUME_LIMITS.min, `Volume minimal ${String(VOLUME_LIMITS.min).replace('.', ',')} m³`))

/** Confirms numbers that a farm hardly means. */
const Sure = z.literal(['1', 'true']).optional()

/** Code of a disease; empty for the rule of a product without a disease. */
const RuleFor = z.enum([...KODE_PENYAKIT, '']).optional()

const NUMBER_RULES =
  'Angka yang tidak wajar (misalnya 1600 m³), dan dosis di luar anjuran, ditanyakan dengan 422 `ANGKA_DIRAGUKAN`; `yakin=1` menghitungnya. Angka memakai koma atau titik desimal (`1,5` sama dengan `1.5`); `1.500` ditolak karena bisa berarti dua hal.'

export const listProdukDosis = endpoint({
  name: 'listProdukDosis',
  summary: 'Produk tanpa resep yang punya aturan pakai, dengan semua yang diperlukan untuk menghitung dosisnya.',
  description: 'Maksimal 200 produk menurut nama. `produk` meminta agar produk itu ikut, jika termasuk.',
  method: 'GET',
  path: '/api/dosis/produk',
  access: 'publik',
  query: z.object({ produk: IdParam.optional() }),
  response: z.array(ProdukDosis),
  madeOf: ['produk'],
  errors: ['VALIDATION_FAILED'],
})

export const dosisVolume = endpoint({
  name: 'dosisVolume',
  summary: 'Volume air dalam bak atau keramba.',
  description: `Ukuran dalam meter; \`dalam\` adalah kedalaman air. \`persegi\`: panjang × lebar × dalam. \`bulat\`: 3,14159 × diameter² ÷ 4 × dalam.
\`kerucut\`: bulat, ditambah 3,14159 × (diameter ÷ 2)² × kerucut ÷ 3. \`keramba\`: sisi × sisi × dalam. ${NUMBER_RULES}`,
  method: 'GET',
  path: '/api/dosis/volume',
  access: 'publik',
  query: z.object({
    bentuk: z.enum(WADAH_SHAPE_NAMES, `Bentuk hanya ${WADAH_SHAPE_NAMES.join(', ')}`),
    ...(Object.fromEntries(UKURAN.map((name) => [name, number(name).optional()])) as Record<
      (typeof UKURAN)[number],
      z.ZodOptional<ReturnType<typeof number>>
    >),
  }),
  response: z.object({
    /** m³, rounded to two decimals. */
    volume: z.number(),
    /** Whole liters. */
    liter: z.number(),
  }),
  errors: ['VALIDATION_FAILED', 'UKURAN_KURANG', 'VOLUME_TIDAK_WAJAR'],
})

export const dosisRendam = endpoint({
  name: 'dosisRendam',
  summary: 'Berapa g atau mL produk untuk satu kali rendam, dengan pemeriksaan balik.',
  description: `\`aktif = ppm × volume\` (1 ppm = 1 g/m³); \`takaran = aktif ÷ kekuatan\`. Dibulatkan ke g atau mL utuh (satu desimal di bawah 10, dan di
mana angka utuh meleset lebih dari 0,5%), tidak pernah ke atas melewati batas. Dihitung untuk \`produk\` yang dijual toko, atau untuk \`zat\` dengan \`kadar\`
(persen; peroksida cair hanya 3, 35, atau 50 % b/b). Untuk \`produk\` berlaku aturan pakai penyakit \`untuk\` (kosong: keperluan umum), tanpa itu yang pertama; tanpa \`ppm\` dipakai dosis
terkecilnya. Catatan, langkah, dan batas sama dengan slip di layar, juga jika suhu atau oksigen tidak dikirim. Dengan \`takaran\` sebagai ganti \`ppm\` dijawab ppm yang terjadi. \`tiosulfat\`: \`ppm\` adalah sisa klor,
7 g per m³ untuk tiap 1 ppm. \`klor\` hanya untuk wadah tanpa ikan.

Ditolak (422) di atas batas: peroksida 150 ppm, asam sitrat 300 ppm, formalin 150 ppm, 60 menit; ditunda (422) jika suhu atau oksigen tidak
mengizinkan. Produk resep tidak pernah dihitung. Hanya hitungan; ini bukan anjuran untuk memakai suatu zat. ${NUMBER_RULES}`,
  method: 'GET',
  path: '/api/dosis/rendam',
  access: 'publik',
  query: z
    .object({
      volume: Volume,
      ppm: number('ppm').optional(),
      /** Added amount in g or mL. */
      takaran: decimalInput('Takaran harus angka di atas 0', 10_000_000).optional(),
      produk: IdParam.optional(),
      zat: z.enum(KODE_ZAT_DOSIS, `Zat hanya ${KODE_ZAT_DOSIS.join(', ')}`).optional(),
      kadar: decimalInput('Kadar harus angka di atas 0, maksimal 100', 100).optional(),
      menit: number('menit').optional(),
      suhu: number('suhu').optional(),
      oksigen: zeroAllowed('oksigen').optional(),
      /** Chooses the rule of the product, and adds what the card says about the bath. */
      untuk: RuleFor,
      /** Vessel, for the steps; a cage must be wrapped first. */
      bentuk: z.enum(WADAH_SHAPE_NAMES, `Bentuk hanya ${WADAH_SHAPE_NAMES.join(', ')}`).optional(),
      yakin: Sure,
    })
    .refine(
      ({ ppm, takaran, produk }) =>
        (ppm === undefined) !== (takaran === undefined) ||
        (ppm === undefined && takaran === undefined && produk !== undefined),
      {
        path: ['ppm'],
        message: 'Isi salah satu saja: ppm, atau takaran yang sudah dimasukkan',
      },
    )
    .refine(({ produk, zat }) => (produk === undefined) !== (zat === undefined), {
      path: ['zat'],
      message: 'Isi salah satu saja: produk atau zat',
    }),
  response: z.object({
    nama: z.string(),
    takaran: z.number(),
    satuan: z.enum(['g', 'mL']),
    /** Concentration of the rounded amount. */
    ppm: z.number(),
    volume: z.number(),
    /** Grams of active substance per g or mL of product. */
    kekuatan: z.number(),
    /** Grams of active substance. */
    aktif: z.number(),
    /** Warnings, one sentence each. */
    catatan: z.array(z.string()),
    /** Steps of the work, in order. */
    langkah: z.array(z.string()),
    /** Limits that stop the bath: oxygen, temperature, pH, minutes, lying fish. */
    batas: z.array(z.string()),
    /** Protection and first aid. */
    keselamatan: z.array(z.string()),
  }),
  errors: [
    'ANGKA_DIRAGUKAN',
    'VALIDATION_FAILED',
    'PRODUK_TIDAK_ADA',
    'DOSIS_RESEP',
    'DOSIS_TIDAK_DAPAT_DIHITUNG',
    'DOSIS_MELEWATI_BATAS',
    'RENDAM_DITUNDA',
  ],
})

export const dosisPakan = endpoint({
  name: 'dosisPakan',
  summary: 'Berapa produk yang dicampur ke pakan: per hari, per kg pakan, dan seluruhnya.',
  description: `\`biomassa = ekor × berat ÷ 1.000\`; \`pakan = biomassa × fr ÷ 100\`; dosis per kg \`ikan\` dan hari, atau per kg \`pakan\`, dalam mg zat aktif;
\`kadar\` adalah persen zat aktif dalam produk. Hanya menghitung angka yang dikirim, tanpa nama obat: dosis obat keras hanya dari resep dokter hewan.

Dengan \`produk\` yang dijual toko, aturan pakainya memberi kadar dan satuan dosis, juga \`dosis\` dan \`hari\` yang tidak dikirim. Jawabannya menyebut
dosis dan hari itu, dengan catatan yang sama seperti slip di layar. Imbuhan pakan di atas batasnya ditolak (422), misalnya vitamin C 1 g per kg pakan. ${NUMBER_RULES}`,
  method: 'GET',
  path: '/api/dosis/pakan',
  access: 'publik',
  query: z
    .object({
      /** For a product in the unit of its rule; else mg of active substance. */
      dosis: number('dosis').optional(),
      per: z.enum(['ikan', 'pakan'], 'Per hanya ikan atau pakan').optional(),
      ekor: whole('ekor'),
      berat: number('berat'),
      fr: number('fr'),
      kadar: decimalInput('Kadar harus angka di atas 0, maksimal 100', 100).optional(),
      hari: whole('hari').optional(),
      produk: IdParam.optional(),
      untuk: RuleFor,
      yakin: Sure,
    })
    .superRefine(({ produk, ...sent }, context) => {
      const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
      for (const name of ['dosis', 'per', 'kadar', 'hari'] as const)
        if (produk === undefined && sent[name] === undefined) issue(name, `Isi ${name}, atau produk`)
      for (const name of ['per', 'kadar'] as const)
        if (produk !== undefined && sent[name] !== undefined) issue(name, `Jangan isi ${name}: aturan produk memuatnya`)
    }),
  response: z.object({
    /** kg, rounded to two decimals; `pakan` is the feed per day. */
    biomassa: z.number(),
    pakan: z.number(),
    /** Grams of active substance per day, rounded to two decimals. */
    aktif: z.number(),
    sehari: z.number(),
    perKg: z.number(),
    total: z.number(),
    /** Present for a product: its name, the dose in the unit of its rule, and the unit of the amounts. */
    nama: z.string().optional(),
    dosis: z.number().optional(),
    satuan_dosis: z.enum(SATUAN_DOSIS).optional(),
    satuan: z.enum(['g', 'mL']).optional(),
    hari: z.int().optional(),
    catatan: z.array(z.string()),
  }),
  errors: [
    'ANGKA_DIRAGUKAN',
    'VALIDATION_FAILED',
    'PRODUK_TIDAK_ADA',
    'DOSIS_RESEP',
    'DOSIS_TIDAK_DAPAT_DIHITUNG',
    'DOSIS_MELEWATI_BATAS',
  ],
})

export const freshwaterDosis = endpoint({
  name: 'freshwaterDosis',
  summary: 'Rendam air tawar: berapa giliran, berapa lama, dan kapan airnya diganti.',
  description: `Ditolak (422) di atas ${FRESHWATER_LIMITS.menit_maks} menit atau ${FRESHWATER_LIMITS.padat_maks} kg/m³, dan di atas ${FRESHWATER_LIMITS.menit} menit untuk ikan ${FRESHWATER_LIMITS.gram_lama} g atau kurang. ${NUMBER_RULES}`,
  method: 'GET',
  path: '/api/dosis/air-tawar',
  access: 'publik',
  query: z.object({
    ekor: whole('ekor'),
    berat: number('berat'),
    volume: Volume,
    padat: number('padat').default(FRESHWATER_LIMITS.padat),
    menit: number('menit').default(FRESHWATER_LIMITS.menit),
    tangani: zeroAllowed('tangani').default(FRESHWATER_LIMITS.menit),
    bawaan: zeroAllowed('bawaan').default(0),
    salinitas: number('salinitas'),
    untuk: z.enum(KODE_PENYAKIT).optional(),
    yakin: Sure,
  }),
  response: z.object({
    biomassa: z.number(),
    /** kg per batch. */
    sekali: z.number(),
    ekorSekali: z.number(),
    angkatan: z.number(),
    lama: z.number(),
    /** Parts per thousand, rounded to two decimals. */
    salinitasAkhir: z.number(),
    gantiSetelah: z.number().nullable(),
    catatan: z.array(z.string()),
    batas: z.array(z.string()),
  }),
  errors: ['ANGKA_DIRAGUKAN', 'VALIDATION_FAILED', 'DOSIS_MELEWATI_BATAS'],
})

export const dosisSalinitas = endpoint({
  name: 'dosisSalinitas',
  summary: 'Berapa air tawar untuk menurunkan salinitas.',
  description: `\`ganti\`: air yang dibuang dan diganti air tawar. \`tambah\`: air tawar jika tidak ada yang dibuang, dengan \`akhir\` volumenya; null jika \`ke\` nol. Semua m³. ${NUMBER_RULES}`,
  method: 'GET',
  path: '/api/dosis/salinitas',
  access: 'publik',
  query: z
    .object({ volume: Volume, dari: number('dari'), ke: zeroAllowed('ke'), yakin: Sure })
    .refine(({ dari, ke }) => ke < dari, { path: ['ke'], message: 'Salinitas tujuan harus di bawah yang sekarang' }),
  response: z.object({ ganti: z.number(), tambah: z.number().nullable(), akhir: z.number().nullable() }),
  errors: ['ANGKA_DIRAGUKAN', 'VALIDATION_FAILED'],
})
