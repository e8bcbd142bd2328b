import { z } from 'zod'
import { Id, IdParam } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Alamat } from './alamat.ts'
import { AlamatBody } from './input.ts'
import { Wilayah } from './wilayah.ts'

export const listWilayah = endpoint({
  name: 'listWilayah',
  summary: 'Kecamatan, kabupaten/kota, dan provinsi menurut kata yang diketik.',
  description:
    'Setiap kata dicocokkan dengan awal kata dalam nama tempat dan tempat yang melingkupinya; singkatan seperti `kaltim` dan `dki` dikenal. Maksimal sepuluh jawaban, dimulai dari yang paling cocok. Kurang dari dua huruf: tidak ada jawaban. Data: idn-area-data (ODbL).',
  method: 'GET',
  path: '/api/wilayah',
  access: 'publik',
  query: z.object({
    q: z.string().trim().toLowerCase().max(60, 'Maksimal 60 huruf').default(''),
    /** `semua`: includes regencies and provinces. */
    tingkat: z.enum(['kecamatan', 'semua']).default('kecamatan'),
  }),
  response: z.object({ data: z.array(Wilayah) }),
  madeOf: [],
  errors: ['VALIDATION_FAILED'],
})

/** The whole address book, main address first. */
const BukuAlamat = z.object({ data: z.array(Alamat) })
const AlamatParams = z.object({ alamatId: IdParam })

export const listAlamat = endpoint({
  name: 'listAlamat',
  summary: 'Buku alamat akun yang sedang masuk, dimulai dari alamat utama.',
  method: 'GET',
  path: '/api/alamat',
  access: 'pelanggan',
  response: BukuAlamat,
  errors: [],
})

export const createAlamat = endpoint({
  name: 'createAlamat',
  summary: 'Menambah alamat. Alamat yang sama persis tetap satu, jadi aman diulang.',
  method: 'POST',
  path: '/api/alamat',
  access: 'pelanggan',
  body: AlamatBody,
  response: BukuAlamat.extend({ message: z.string(), alamatId: Id }),
  status: 201,
  errors: ['VALIDATION_FAILED', 'WILAYAH_TIDAK_ADA', 'ALAMAT_PENUH'],
})

export const updateAlamat = endpoint({
  name: 'updateAlamat',
  summary: 'Mengubah alamat, atau menjadikannya alamat utama. Pesanan yang sudah dibuat tidak berubah.',
  method: 'PUT',
  path: '/api/alamat/{alamatId}',
  access: 'pelanggan',
  params: AlamatParams,
  body: AlamatBody,
  response: BukuAlamat.extend({ message: z.string(), alamatId: Id }),
  errors: ['VALIDATION_FAILED', 'WILAYAH_TIDAK_ADA', 'ALAMAT_TIDAK_ADA'],
})

export const deleteAlamat = endpoint({
  name: 'deleteAlamat',
  summary: 'Menghapus alamat. Jika alamat utama yang dihapus, yang tertua dari sisanya menjadi alamat utama.',
  method: 'DELETE',
  path: '/api/alamat/{alamatId}',
  access: 'pelanggan',
  params: AlamatParams,
  response: BukuAlamat.extend({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'ALAMAT_TIDAK_ADA'],
})
