import { z } from 'zod'
import { type Column, newRecordShape } from '#contract/columns.ts'
import { IdParam } from '#contract/common.ts'
import { edit, Versi, VersiQuery } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { Kategori } from './endpoints.ts'

export const KATEGORI = {
  nama: {
    label: 'Nama',
    formLabel: 'Nama Kategori',
    kind: 'text',
    typed: z.string().trim().min(1, 'Nama kategori tidak boleh kosong!').max(100, 'Nama kategori terlalu panjang'),
  },
  deskripsi: {
    label: 'Deskripsi',
    kind: 'paragraph',
    typed: z.string().trim().max(1000, 'Deskripsi terlalu panjang'),
    initial: '',
  },
} as const satisfies Record<string, Column>

export const KategoriBody = z.object(newRecordShape(KATEGORI))

/** Editing a category requires both fields. */
export const KategoriEditBody = z.object({
  nama: KATEGORI.nama.typed,
  deskripsi: KATEGORI.deskripsi.typed.min(1, 'Deskripsi kategori tidak boleh kosong!'),
})

/** A category in the office's list. */
export const KategoriRow = Kategori.extend({
  versi: Versi,
  /** True if a product uses the category, including archived ones; it cannot be deleted then. */
  dipakai: z.boolean(),
})
export type KategoriRow = z.infer<typeof KategoriRow>

const KategoriParams = z.object({ kategoriId: IdParam })
const Saved = Kategori.extend({ message: z.string() })

export const listKategoriAdmin = adminEndpoint({
  name: 'listKategoriAdmin',
  summary: 'Kategori untuk kantor: dapat dicari, diurutkan, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/kategori',
  query: ListQuery.extend({ urut: z.enum(['nama', '-nama', 'count', '-count']).default('nama') }),
  response: z.array(KategoriRow),
  paged: true,
})

export const createKategori = adminEndpoint({
  name: 'createKategori',
  summary: 'Menambah kategori.',
  method: 'POST',
  path: '/api/kategoris',
  body: KategoriBody,
  response: Saved,
  status: 201,
  errors: ['KATEGORI_SUDAH_ADA'],
})

export const updateKategori = adminEndpoint({
  name: 'updateKategori',
  summary: 'Mengubah nama dan deskripsi kategori.',
  method: 'PUT',
  path: '/api/kategoris/{kategoriId}',
  params: KategoriParams,
  body: edit(KategoriEditBody),
  response: Saved,
  errors: ['KATEGORI_TIDAK_ADA', 'KATEGORI_SUDAH_ADA', 'ISIAN_BENTROK'],
})

export const deleteKategori = adminEndpoint({
  name: 'deleteKategori',
  summary: 'Menghapus kategori yang tidak dipakai produk mana pun.',
  method: 'DELETE',
  path: '/api/kategoris/{kategoriId}',
  params: KategoriParams,
  query: VersiQuery,
  response: z.object({ message: z.string() }),
  errors: ['KATEGORI_TIDAK_ADA', 'KATEGORI_DIPAKAI', 'DATA_BERUBAH'],
})
