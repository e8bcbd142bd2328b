import { z } from 'zod'
import { Waktu } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

const Jumlah = z.int().nonnegative()

/** How the shop's machine is, for an owner who has no other look at it. */
export const Kesehatan = z.object({
  versi: z.object({
    toko: z.string(),
    node: z.string(),
    postgres: z.string(),
    /** The newest change of the database that it knows. */
    migrasi: z.string(),
  }),
  /** Disks with little room. */
  ruang: z.array(z.object({ tempat: z.array(z.string()), sisaMb: z.int() })),
  /** Mail leaves the shop, and does not only become files. */
  surat_keluar: z.boolean(),
  /** What waits to be worked on by the shop itself. */
  antrean: z.object({
    surat_menunggu: Jumlah,
    surat_gagal: Jumlah,
    notifikasi: Jumlah,
    pengembalian: Jumlah,
  }),
  /** Jobs that nobody has begun although they are due, and for how many seconds. */
  pekerjaan_telat: z.array(z.object({ nama: z.string(), detik: z.int() })),
  /** How many there are. */
  pekerjaan: Jumlah,
})
export type Kesehatan = z.infer<typeof Kesehatan>

export const getKesehatan = endpoint({
  name: 'getKesehatan',
  summary: 'Versi, ruang penyimpanan, antrean, dan pekerjaan toko yang terlambat.',
  method: 'GET',
  path: '/api/admin/kesehatan',
  access: 'admin',
  response: Kesehatan,
  errors: [],
})

/** The backup that the owner asked for. It is for taking away: it goes after a day, or with the process. */
export const CadanganToko = z.discriminatedUnion('status', [
  /** The database is not the shop's own: who looks after it makes its backups. */
  z.object({ status: z.literal('di luar') }),
  z.object({ status: z.literal('belum') }),
  z.object({ status: z.literal('dibuat'), mulai: Waktu }),
  z.object({
    status: z.literal('siap'),
    mulai: Waktu,
    selesai: Waktu,
    berkas: Jumlah,
    /** Before it is packed. */
    byte: Jumlah,
    /** What its maker should know, as sentences. */
    peringatan: z.array(z.string()),
  }),
  z.object({ status: z.literal('gagal'), mulai: Waktu, kesalahan: z.string() }),
])
export type CadanganToko = z.infer<typeof CadanganToko>

export const getCadangan = endpoint({
  name: 'getCadangan',
  summary: 'Keadaan cadangan yang diminta dari kantor.',
  method: 'GET',
  path: '/api/admin/kesehatan/cadangan',
  access: 'admin',
  response: CadanganToko,
  errors: [],
})

export const createCadangan = endpoint({
  name: 'createCadangan',
  summary: 'Mulai membuat cadangan seluruh toko untuk diunduh. Yang sebelumnya dibuang.',
  method: 'POST',
  path: '/api/admin/kesehatan/cadangan',
  access: 'admin',
  repeat: 'harmless',
  buktikan: true,
  response: CadanganToko,
  errors: ['CADANGAN_DI_LUAR', 'TERLALU_SERING', 'PERLU_BUKTI'],
})

export const downloadCadangan = endpoint({
  name: 'downloadCadangan',
  summary: 'Mengunduh cadangan yang sudah siap: satu folder, dikemas. Isinya semua data toko dan pelanggan.',
  method: 'GET',
  path: '/api/admin/kesehatan/cadangan.tar.gz',
  access: 'admin',
  buktikan: true,
  response: 'berkas',
  errors: ['CADANGAN_BELUM_ADA', 'TERLALU_SERING', 'PERLU_BUKTI'],
})

/** What reading the books found. */
export const Pemeriksaan = z.object({
  diperiksa: Waktu,
  /** What cannot be, a row each; at most 20 of a sentence. */
  temuan: z.array(z.object({ aturan: z.string(), rujukan: z.string(), keterangan: z.string() })),
  /** What is no fault, but is for a person to know. */
  catatan: z.array(z.string()),
})
export type Pemeriksaan = z.infer<typeof Pemeriksaan>

export const periksaBuku = endpoint({
  name: 'periksaBuku',
  summary: 'Memeriksa apakah buku toko cocok: pesanan, uang, stok, dan surat. Tidak mengubah apa pun.',
  method: 'POST',
  path: '/api/admin/kesehatan/periksa',
  access: 'admin',
  repeat: 'harmless',
  response: Pemeriksaan,
  errors: ['TERLALU_SERING'],
})
