import { z } from 'zod'
import { type Column, rupiah } from '#contract/columns.ts'
import { GambarInput, hargaInput, Id, IdParam, multilineText, RUPIAH_EXAMPLE } from '#contract/common.ts'
import { edit, Original, Versi, VersiQuery } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { Paket, PaketContents } from './endpoints.ts'
import { ContentsInput, ItemsInput } from './isi-paket.ts'
import { penyakitColumn } from './penyakit.ts'

/** A product that belongs to a package, for the office. */
export const BoundProduk = z.object({
  produkId: Id,
  nama: z.string(),
  stok: z.int().nonnegative(),
  /** False if archived; the package cannot be bought then. */
  aktif: z.boolean(),
  resep: z.boolean(),
})
export type BoundProduk = z.infer<typeof BoundProduk>

/** A package in the office, including archived ones, with the products of its parts. */
export const PaketAdmin = Paket.extend({
  aktif: z.boolean(),
  /** True if the package is on the landing page. */
  beranda: z.boolean(),
  /** True if the owner chose the package for the landing page; no other package replaces it. */
  beranda_dipilih: z.boolean(),
  versi: Versi,
  penyakit: penyakitColumn.wire,
  cara_harian: z.string(),
  isi: z.array(
    PaketContents.extend({
      produk: BoundProduk.nullable(),
      /** Product with an equal or similar name, for a part without a product. The form rejects the package then. */
      mirip: BoundProduk.nullable(),
      /** Forbidden substance in the name of a part without a product; null without one. */
      zat: z.string().nullable(),
    }),
  ),
})
export type PaketAdmin = z.infer<typeof PaketAdmin>

/** Columns of a package. Its parts have their own schemas and form. */
export const PAKET = {
  title: {
    label: 'Nama paket',
    formLabel: 'Nama Paket',
    kind: 'text',
    typed: z.string().trim().min(1, 'Nama paket harus diisi').max(150, 'Nama paket terlalu panjang'),
  },
  deskripsi: {
    label: 'Keterangan',
    hint: 'Untuk apa paketnya, dan untuk siapa.',
    kind: 'paragraph',
    typed: multilineText().max(2000, 'Deskripsi terlalu panjang'),
  },
  harga: {
    ...rupiah('Harga', 'Harga paket harus diisi'),
    typed: hargaInput('Harga paket harus diisi'),
    hint: `Rupiah, ${RUPIAH_EXAMPLE}`,
  },
  cara_harian: {
    label: 'Cara pakai per hari',
    hint: 'Satu langkah per baris, diawali harinya. Misalnya: Hari 1: pasang bak rendam. Jangan tulis dosis obat keras.',
    kind: 'paragraph',
    typed: multilineText().max(4000, 'Cara pakai terlalu panjang'),
  },
  penyakit: penyakitColumn,
  gambar: { label: 'Gambar', kind: 'picture', typed: GambarInput },
  isi: { label: 'Isi paket' },
  aktif: { label: 'Aktif' },
} as const satisfies Record<string, Column>

/**
 * Body of a package. `isi` carries the products; without it, a name in `items` keeps its product. Missing fields are unchanged.
 */
export const PaketBody = z.object({
  title: PAKET.title.typed,
  deskripsi: PAKET.deskripsi.typed.optional(),
  harga: PAKET.harga.typed,
  items: ItemsInput.optional(),
  isi: ContentsInput.optional(),
  cara_harian: PAKET.cara_harian.typed.optional(),
  penyakit: penyakitColumn.typed.optional(),
  gambar: GambarInput,
})

/** Order of the packages, as one editable field. */
export const PAKET_ORDER = { paketIds: { label: 'Urutan paket' } } as const satisfies Record<string, Column>

const PaketParams = z.object({ paketId: IdParam })
const Saved = Paket.extend({ message: z.string() })
const Pesan = z.object({ message: z.string() })

export const listPaketAdmin = adminEndpoint({
  name: 'listPaketAdmin',
  summary: 'Paket untuk kantor, yang dijual atau yang diarsipkan: dapat dicari, diurutkan, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/paket',
  query: ListQuery.extend({
    /** periksa: packages on sale with a part that blocks the sale or does not match its product. */
    status: z.enum(['aktif', 'arsip', 'periksa']).default('aktif'),
    urut: z.enum(['urutan', '-urutan', 'title', '-title', 'harga', '-harga']).default('urutan'),
  }),
  response: z.array(PaketAdmin),
  paged: true,
})

export const getPaketAdmin = adminEndpoint({
  name: 'getPaketAdmin',
  summary: 'Satu paket untuk kantor, juga yang diarsipkan, dengan produk yang terikat pada isinya.',
  method: 'GET',
  path: '/api/admin/paket/{paketId}',
  params: PaketParams,
  response: PaketAdmin,
  errors: ['PAKET_TIDAK_ADA'],
})

export const createPaket = adminEndpoint({
  name: 'createPaket',
  summary: 'Menambah paket (JPG atau PNG sebagai gambar; paling besar 8 MB dan 40 megapiksel).',
  method: 'POST',
  path: '/api/paket',
  multipart: true,
  body: PaketBody,
  response: Saved,
  status: 201,
  errors: [
    'BODY_TOO_LARGE',
    'PRODUK_TIDAK_ADA',
    'ISI_PERLU_RESEP',
    'ZAT_TERLARANG',
    'ISI_MIRIP_PRODUK',
    'GAMBAR_TIDAK_DAPAT_DIBACA',
    'GAMBAR_TERLALU_LUAS',
    'GAMBAR_TIDAK_TERSIMPAN',
  ],
})

export const updatePaket = adminEndpoint({
  name: 'updatePaket',
  summary: 'Mengubah paket. Deskripsi, isi, dan gambar yang tidak dikirim tetap.',
  method: 'PUT',
  path: '/api/paket/{paketId}',
  releases: true,
  multipart: true,
  params: PaketParams,
  body: edit(PaketBody),
  response: Saved.extend({ aktif: z.boolean() }),
  errors: [
    'BODY_TOO_LARGE',
    'PAKET_TIDAK_ADA',
    'ISIAN_BENTROK',
    'PRODUK_TIDAK_ADA',
    'ISI_PERLU_RESEP',
    'ZAT_TERLARANG',
    'ISI_MIRIP_PRODUK',
    'GAMBAR_TIDAK_DAPAT_DIBACA',
    'GAMBAR_TERLALU_LUAS',
    'GAMBAR_TIDAK_TERSIMPAN',
  ],
})

export const archivePaket = adminEndpoint({
  name: 'archivePaket',
  summary: 'Mengarsipkan paket: tidak dijual lagi, tetapi dapat dipulihkan.',
  method: 'DELETE',
  path: '/api/paket/{paketId}',
  params: PaketParams,
  query: VersiQuery,
  response: Pesan,
  errors: ['PAKET_TIDAK_ADA', 'DATA_BERUBAH'],
})

export const restorePaket = adminEndpoint({
  name: 'restorePaket',
  summary: 'Menjual lagi paket yang diarsipkan, di urutan terakhir.',
  method: 'POST',
  path: '/api/admin/paket/{paketId}/pulihkan',
  params: PaketParams,
  response: Pesan,
  errors: ['PAKET_TIDAK_ADA', 'ZAT_TERLARANG'],
})

export const reorderPaket = adminEndpoint({
  name: 'reorderPaket',
  summary:
    'Menyusun urutan semua paket yang dijual; tiga yang pertama tampil di beranda bila tidak ada yang dipilih untuknya.',
  method: 'PUT',
  path: '/api/admin/paket/urutan',
  body: z.object({ paketIds: z.array(Id).min(1).max(1000), semula: Original.optional() }),
  response: Pesan,
  errors: ['URUTAN_PAKET_BERUBAH', 'ISIAN_BENTROK'],
})
