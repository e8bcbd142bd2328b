import { z } from 'zod'
import { KELAS } from '#content/kelas.ts'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { type ActionKind, TINDAKAN } from '#content/tindakan.ts'
import { Id, Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Produk } from '#contract/katalog/endpoints.ts'
import { SATUAN_DOSIS } from '#contract/katalog/usage-words.ts'
import { visibleStok } from '#contract/katalog/visible-stok.ts'

const Kode = z.enum(KODE_PENYAKIT)
const Kelas = z.enum(Object.keys(KELAS) as [keyof typeof KELAS])
const ACTION_KINDS = Object.keys(TINDAKAN) as [ActionKind, ...ActionKind[]]
const PlainText = z.array(z.string())

/** Parts of a card whose lines name their sources. */
const CITED_PARTS = [
  'lapor',
  'darurat',
  'kenali',
  'dengan_bak',
  'tanpa_bak',
  'jangan',
  'berhenti',
  'rendam',
  'ulang',
  'mirip',
  'ukur',
  'contoh',
  'resep',
  'penyebab',
] as const

/** A disease in a list. */
export const PenyakitSummary = z.object({
  kode: Kode,
  /** Heading of the card. */
  nama: z.string(),
  /** Common name among farmers, in lower case. */
  sebutan: z.string(),
  kelas: Kelas,
  ringkas: z.string(),
  /** True if the signs require a call for help first; no product is sold as a remedy then. */
  hubungi: z.boolean(),
})
export type PenyakitSummary = z.infer<typeof PenyakitSummary>

/** A disease's card: signs, measures, mistakes to avoid, and sources. */
export const KartuPenyakit = PenyakitSummary.extend({
  /** Text alternative of the drawing. */
  gambar: z.string(),
  penyebab: z.string(),
  kenali: PlainText,
  mirip: z.array(z.object({ kode: Kode, nama: z.string(), beda: z.string() })),
  /** First steps of a card with `hubungi`, each with the kinds of its actions; empty on others. */
  darurat: z.array(z.object({ jenis: z.array(z.enum(ACTION_KINDS)), kalimat: z.string() })),
  sekarang: z.object({ dengan_bak: PlainText, tanpa_bak: PlainText }),
  /** Each entry completes the sentence "Jangan …". */
  jangan: PlainText,
  /** Baths allowed without a veterinarian. `ppm` of the pure substance: dose of the first try and absolute maximum. */
  rendam: z.array(
    z.object({
      cara: z.enum(['peroksida', 'asam-sitrat', 'air-tawar']),
      ppm: z.tuple([z.number(), z.number()]).nullable(),
      menit: z.tuple([z.number(), z.number()]),
      catatan: z.string(),
    }),
  ),
  /** Days after the first, which is day 0. */
  ulang: z.array(z.object({ apa: z.string(), hari: z.array(z.int().positive()) })),
  berhenti: PlainText,
  ukur: PlainText,
  contoh: PlainText,
  /** Treatments that need a veterinarian; their doses are never published. */
  resep: z.string().nullable(),
  /** Duty to report the disease: rule and recipient; null without one. */
  lapor: z.string().nullable(),
  /** Writings in reading order; then `K` (common practice) and `SITUS` (a rule of this site), without author, year and place. */
  sumber: z.array(
    z.object({
      kode: z.string(),
      judul: z.string(),
      penulis: z.string().nullable(),
      tahun: z.string().nullable(),
      tempat: z.string().nullable(),
      alamat: z.string().nullable(),
    }),
  ),
  /** Codes of the sources of each line, in the places of the texts. */
  rujukan: z.object(
    Object.fromEntries(CITED_PARTS.map((part) => [part, z.array(z.array(z.string()))])) as Record<
      (typeof CITED_PARTS)[number],
      z.ZodArray<z.ZodArray<z.ZodString>>
    >,
  ),
  /** Day of the content, and the person or team responsible for it. */
  diperiksa: z.iso.date(),
  oleh: z.string(),
  /** Review by a veterinarian; null until there was one. */
  ditinjau: z.object({ nama: z.string(), sip: z.string(), tanggal: z.iso.date() }).nullable(),
})
export type KartuPenyakit = z.infer<typeof KartuPenyakit>

/** A product of the shop with the amount that a card may state. */
export const TakaranKartu = z.object({
  produkId: Produk.shape.produkId,
  nama: z.string(),
  kemasan: z.string(),
  stok: Produk.shape.stok,
  cara: z.enum(['peroksida', 'asam-sitrat', 'pakan']),
  /** Reference of the amount: per m³ of water or per 10 kg of feed. */
  per: z.enum(['m3', '10kg']),
  satuan: z.enum(['g', 'mL']),
  mulai: z.number(),
  paling: z.number(),
  /** Dose in `satuan_dosis`. */
  dosis: z.tuple([z.number(), z.number()]),
  satuan_dosis: z.enum(SATUAN_DOSIS),
  /** Source of the product's rule of use. */
  sumber: z.string(),
})
export type TakaranKartu = z.infer<typeof TakaranKartu>

/** The shop's own note on a card; it was not reviewed with the card. */
export const CatatanToko = z.object({
  /** Plain text: blank lines separate paragraphs, `- ` is a list entry. Empty without a note. */
  catatan: z.string(),
  /** Published articles for further reading. */
  artikel: z.array(z.object({ artikelId: Id, judul: z.string() })),
  /** Time of the last change; null without a note. */
  diubah: Timestamp.nullable(),
})
export type CatatanToko = z.infer<typeof CatatanToko>

const KodeParams = z.object({ kode: z.string().max(40) })

export const listPenyakit = endpoint({
  name: 'listPenyakit',
  summary: 'Semua penyakit dan gangguan yang mempunyai kartu; bisa disaring menurut kelas.',
  method: 'GET',
  path: '/api/penyakit',
  access: 'publik',
  query: z.object({ kelas: Kelas.optional() }),
  response: z.array(PenyakitSummary),
  madeOf: [],
  errors: ['VALIDATION_FAILED'],
})

export const getPenyakit = endpoint({
  name: 'getPenyakit',
  summary: 'Kartu satu penyakit: mengenali, menolong, dan sumbernya.',
  description:
    'Informasi, bukan diagnosis. Kartu tidak memuat takaran obat yang perlu resep. `rujukan` menyebut sumber tiap baris. `K` berarti praktik umum yang belum dirujuk ke satu tulisan, `SITUS` aturan situs ini.',
  method: 'GET',
  path: '/api/penyakit/{kode}',
  access: 'publik',
  params: KodeParams,
  response: KartuPenyakit,
  madeOf: [],
  errors: ['VALIDATION_FAILED', 'PENYAKIT_TIDAK_ADA'],
})

export const getCatatanToko = endpoint({
  name: 'getCatatanToko',
  summary: 'Catatan dan bacaan yang ditambahkan toko pada kartu satu penyakit.',
  description: 'Kata-kata toko sendiri, bukan bagian kartu yang bersumber.',
  method: 'GET',
  path: '/api/penyakit/{kode}/catatan',
  access: 'publik',
  params: KodeParams,
  response: CatatanToko,
  madeOf: ['catatan_penyakit', 'artikel'],
  errors: ['VALIDATION_FAILED', 'PENYAKIT_TIDAK_ADA'],
})

export const listTakaranKartu = endpoint({
  name: 'listTakaranKartu',
  summary: 'Takaran produk toko untuk satu penyakit, per m³ air atau per 10 kg pakan.',
  description:
    'Dihitung dari aturan pakai, zat aktif, dan bentuk produk, di dalam batas kartunya. Kosong untuk penyakit yang harus ditangani petugas dulu.',
  method: 'GET',
  path: '/api/penyakit/{kode}/takaran',
  access: 'publik',
  params: KodeParams,
  response: z.array(TakaranKartu),
  madeOf: ['produk'],
  forPages: (takaran) => takaran.map((item) => ({ ...item, stok: visibleStok(item.stok) })),
  errors: ['VALIDATION_FAILED', 'PENYAKIT_TIDAK_ADA'],
})

export const countOpening = endpoint({
  name: 'countOpening',
  summary: 'Menghitung satu pembukaan kartu penyakit, tanpa data pengunjungnya.',
  description:
    'Dijumlahkan per penyakit, provinsi, dan minggu. Provinsinya dari alamat utama pembeli yang masuk; jika tidak ada, dari `provinsi` (kode di direktori). Yang terlalu sering tidak dihitung, dengan jawaban yang sama.',
  method: 'POST',
  path: '/api/penyakit/{kode}/pembukaan',
  access: 'publik',
  knowsSesi: true,
  params: KodeParams,
  body: z.object({ provinsi: z.string().max(40).default('') }),
  response: z.object({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'PENYAKIT_TIDAK_ADA'],
})
