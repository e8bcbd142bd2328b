import { z } from 'zod'
import { KELAS } from '#content/kelas.ts'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { Id, Waktu } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Produk } from '#contract/katalog/endpoints.ts'
import { stokTerlihat } from '#contract/katalog/stok-terlihat.ts'

const Kode = z.enum(KODE_PENYAKIT)
const Kelas = z.enum(Object.keys(KELAS) as [keyof typeof KELAS])
const Teks = z.array(z.string())

/** A disease in a list. */
export const PenyakitRingkas = z.object({
  kode: Kode,
  /** As the card's heading. */
  nama: z.string(),
  /** What farmers call it, in small letters. */
  sebutan: z.string(),
  kelas: Kelas,
  ringkas: z.string(),
  /** Its signs ask for help first; nothing is sold as a remedy. */
  hubungi: z.boolean(),
})
export type PenyakitRingkas = z.infer<typeof PenyakitRingkas>

/** A disease's card: what to see, to do and to leave, and where that is known from. */
export const KartuPenyakit = PenyakitRingkas.extend({
  /** What the drawing shows, for who does not see it. */
  gambar: z.string(),
  penyebab: z.string(),
  kenali: Teks,
  mirip: z.array(z.object({ kode: Kode, nama: z.string(), beda: z.string() })),
  sekarang: z.object({ dengan_bak: Teks, tanpa_bak: Teks }),
  /** Each ends the sentence "Jangan …". */
  jangan: Teks,
  /** Baths that the public may do; `ppm` of the pure substance, from the first try to what is never exceeded. */
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
  berhenti: Teks,
  ukur: Teks,
  contoh: Teks,
  /** What only a veterinarian decides; no dose of it stands anywhere. */
  resep: z.string().nullable(),
  sumber: z.array(z.object({ kode: z.string(), judul: z.string(), alamat: z.string().nullable() })),
  /** Day of the last review, and by whom. */
  diperiksa: z.iso.date(),
  oleh: z.string(),
})
export type KartuPenyakit = z.infer<typeof KartuPenyakit>

/** A product of the shop with as much of it as a card may name. */
export const TakaranKartu = z.object({
  produkId: Produk.shape.produkId,
  nama: z.string(),
  kemasan: z.string(),
  stok: Produk.shape.stok,
  cara: z.enum(['peroksida', 'asam-sitrat', 'pakan']),
  /** What is measured out, per m³ of water or per 10 kg of feed. */
  per: z.enum(['m3', '10kg']),
  satuan: z.enum(['g', 'mL']),
  mulai: z.number(),
  paling: z.number(),
  /** ppm in the water, or mg per kg of feed, of the active substance. */
  dosis: z.tuple([z.number(), z.number()]),
  /** Where the product's rule of use comes from. */
  sumber: z.string(),
})
export type TakaranKartu = z.infer<typeof TakaranKartu>

/** What the shop adds to a card, in its own words. Nobody reviewed it with the card. */
export const CatatanToko = z.object({
  /** Plain text: blank lines part the paragraphs, `- ` is a list entry. Empty where there is none. */
  catatan: z.string(),
  /** Articles to read on, as far as readers see them. */
  artikel: z.array(z.object({ artikelId: Id, judul: z.string() })),
  /** When it was last written; null where there is none. */
  diubah: Waktu.nullable(),
})
export type CatatanToko = z.infer<typeof CatatanToko>

const KodeParams = z.object({ kode: z.string().max(40) })

export const listPenyakit = endpoint({
  name: 'listPenyakit',
  summary: 'Semua penyakit dan gangguan yang mempunyai kartu; dapat disaring menurut kelas.',
  method: 'GET',
  path: '/api/penyakit',
  access: 'publik',
  query: z.object({ kelas: Kelas.optional() }),
  response: z.array(PenyakitRingkas),
  madeOf: [],
  errors: ['VALIDATION_FAILED'],
})

export const getPenyakit = endpoint({
  name: 'getPenyakit',
  summary: 'Kartu satu penyakit: mengenali, menolong, dan sumbernya.',
  description:
    'Informasi, bukan diagnosis. Kartu tidak memuat takaran obat yang memerlukan resep. Sumber `K` berarti kebiasaan umum yang belum dirujuk ke satu tulisan.',
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
    'Dihitung dari aturan pakai, zat aktif, dan bentuk produk, di dalam batas kartunya. Kosong untuk penyakit yang harus ditangani petugas lebih dulu.',
  method: 'GET',
  path: '/api/penyakit/{kode}/takaran',
  access: 'publik',
  params: KodeParams,
  response: z.array(TakaranKartu),
  madeOf: ['produk'],
  forPages: (takaran) => takaran.map((satu) => ({ ...satu, stok: stokTerlihat(satu.stok) })),
  errors: ['VALIDATION_FAILED', 'PENYAKIT_TIDAK_ADA'],
})
