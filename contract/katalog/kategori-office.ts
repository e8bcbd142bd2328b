import { z } from 'zod'
import { IdParam } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Kategori } from './endpoints.ts'

const deskripsi = z.string().trim().max(1000, 'Deskripsi terlalu panjang')

export const KategoriBody = z.object({
  nama: z.string().trim().min(1, 'Nama kategori tidak boleh kosong!').max(100, 'Nama kategori terlalu panjang'),
  deskripsi: deskripsi.default(''),
})

/** Who edits a category fills in both. */
export const KategoriEditBody = KategoriBody.extend({
  deskripsi: deskripsi.min(1, 'Deskripsi kategori tidak boleh kosong!'),
})

const KategoriParams = z.object({ kategoriId: IdParam })
const Tersimpan = Kategori.extend({ message: z.string() })

export const listKategoriAdmin = endpoint({
  name: 'listKategoriAdmin',
  summary: 'Kategori untuk kantor: dapat dicari, diurutkan, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/kategori',
  access: 'admin',
  query: DaftarQuery.extend({ urut: z.enum(['nama', '-nama', 'count', '-count']).default('nama') }),
  response: z.array(Kategori),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const createKategori = endpoint({
  name: 'createKategori',
  summary: 'Menambah kategori.',
  method: 'POST',
  path: '/api/kategoris',
  access: 'admin',
  repeat: 'once',
  body: KategoriBody,
  response: Tersimpan,
  status: 201,
  errors: ['VALIDATION_FAILED', 'KATEGORI_SUDAH_ADA'],
})

export const updateKategori = endpoint({
  name: 'updateKategori',
  summary: 'Mengubah nama dan deskripsi kategori.',
  method: 'PUT',
  path: '/api/kategoris/{kategoriId}',
  access: 'admin',
  repeat: 'once',
  params: KategoriParams,
  body: KategoriEditBody,
  response: Tersimpan,
  errors: ['VALIDATION_FAILED', 'KATEGORI_TIDAK_ADA', 'KATEGORI_SUDAH_ADA'],
})

export const deleteKategori = endpoint({
  name: 'deleteKategori',
  summary: 'Menghapus kategori yang tidak dipakai produk mana pun.',
  method: 'DELETE',
  path: '/api/kategoris/{kategoriId}',
  access: 'admin',
  repeat: 'once',
  params: KategoriParams,
  response: z.object({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'KATEGORI_TIDAK_ADA', 'KATEGORI_DIPAKAI'],
})
