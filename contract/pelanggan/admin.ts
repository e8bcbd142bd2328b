import { z } from 'zod'
import { type Column, each } from '#contract/columns.ts'
import { Id, IdParam, Rupiah, Timestamp } from '#contract/common.ts'
import { edit, Versi } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { PesananKind } from '#contract/pesanan/kind-admin.ts'
import { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'

/** A customer with the sum of payments in the ledger. */
export const PelangganSummary = z.object({
  penggunaId: Id,
  nama: z.string(),
  email: z.string(),
  no_hp: z.string(),
  grup: z.string().nullable(),
  /** Number of paid orders. */
  pesanan: z.int().nonnegative(),
  /** Payments less refunds, in rupiah. */
  belanja: z.int(),
  /** Time of the newest order, paid or not; null without orders. */
  terakhir: Timestamp.nullable(),
  /** Time of the request to delete the account; null without one. */
  minta_hapus: Timestamp.nullable(),
})
export type PelangganSummary = z.infer<typeof PelangganSummary>

const CatatanPelanggan = z.object({
  catatanId: Id,
  teks: z.string(),
  /** The author's name at the time of writing. */
  oleh: z.string(),
  dibuat: Timestamp,
})

export const PelangganAdmin = PelangganSummary.extend({
  dibuat: Timestamp,
  versi: Versi,
  email_dikonfirmasi: z.boolean(),
  grupId: Id.nullable(),
  /** Payments and refunds of all orders, in rupiah. */
  dibayar: Rupiah,
  dikembalikan: Rupiah,
  alamat: z.array(z.object({ alamatId: Id, label: z.string(), teks: z.string(), utama: z.boolean() })),
  /** The newest orders. */
  pesananTerakhir: z.array(
    z.object({
      orderId: Id,
      jenis: PesananKind,
      nomor: z.string(),
      dibuat: Timestamp,
      total_harga: Rupiah,
      status_pembayaran: StatusPembayaran,
      status_pesanan: StatusPesanan,
    }),
  ),
  keluhan: z.array(z.object({ keluhanId: Id, nomor: z.string(), dibuat: Timestamp, selesai: z.boolean() })),
  /** Messages from the account's e-mail address. */
  pesan: z.array(z.object({ laporanId: Id, teks: z.string(), dibuat: Timestamp, ditangani: z.boolean() })),
  catatan: z.array(CatatanPelanggan),
  /** Accounts that were merged into this one, while they can be separated again. */
  gabungan: z.array(
    z.object({ gabungId: Id, nama: z.string(), email: z.string(), dibuat: Timestamp, sampai: Timestamp }),
  ),
})
export type PelangganAdmin = z.infer<typeof PelangganAdmin>

/** Customer fields that the office can edit. */
export const PELANGGAN = {
  grupId: {
    label: 'Grup pembeli',
    kind: 'choice',
    unchosen: 'Tanpa grup',
    typed: z.union([z.literal('').transform(() => null), z.null(), IdParam], 'Pilih grup dari daftar'),
    initial: null,
  },
} as const satisfies Record<string, Column>

const PelangganParams = z.object({ penggunaId: IdParam })
const Pesan = z.object({ message: z.string() })

export const listPelanggan = adminEndpoint({
  name: 'listPelanggan',
  summary: 'Pelanggan dengan belanjanya: dapat dicari, disaring, diurutkan, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/pelanggan',
  query: ListQuery.extend({
    grup: IdParam.optional(),
    lihat: z.literal('hapus').optional(),
    urut: z.enum(['nama', '-nama', 'daftar', '-daftar']).default('-daftar'),
  }),
  response: z.array(PelangganSummary),
  paged: true,
})

export const getPelanggan = adminEndpoint({
  name: 'getPelanggan',
  summary: 'Satu pelanggan: pesanan, belanja, alamat, keluhan, pesan, dan catatan kantor.',
  method: 'GET',
  path: '/api/admin/pelanggan/{penggunaId}',
  params: PelangganParams,
  response: PelangganAdmin,
  errors: ['PENGGUNA_TIDAK_ADA'],
})

export const updatePelanggan = adminEndpoint({
  name: 'updatePelanggan',
  summary: 'Memasukkan pelanggan ke grup, atau mengeluarkannya. Pesanan yang sudah ada tetap.',
  method: 'PUT',
  path: '/api/admin/pelanggan/{penggunaId}',
  params: PelangganParams,
  body: edit(z.object(each(PELANGGAN, 'typed'))),
  response: Pesan.extend({ grupId: Id.nullable() }),
  errors: ['PENGGUNA_TIDAK_ADA', 'GRUP_TIDAK_ADA', 'ISIAN_BENTROK'],
})

export const addCatatanPelanggan = adminEndpoint({
  name: 'addCatatanPelanggan',
  summary: 'Menulis catatan kantor tentang pelanggan. Pelanggan tidak membacanya, kecuali dalam unduhan datanya.',
  method: 'POST',
  path: '/api/admin/pelanggan/{penggunaId}/catatan',
  params: PelangganParams,
  body: z.object({
    teks: z
      .string()
      .transform((text) => text.replace(/\r\n?/g, '\n').trim())
      .pipe(z.string().min(1, 'Tuliskan catatannya').max(1000, 'Catatan maksimal 1000 karakter')),
  }),
  response: Pesan.extend({ catatanId: Id }),
  status: 201,
  errors: ['PENGGUNA_TIDAK_ADA'],
})

export const removeCatatanPelanggan = adminEndpoint({
  name: 'removeCatatanPelanggan',
  summary: 'Menghapus satu catatan kantor tentang pelanggan.',
  method: 'DELETE',
  path: '/api/admin/pelanggan/{penggunaId}/catatan/{catatanId}',
  repeat: 'harmless',
  params: PelangganParams.extend({ catatanId: IdParam }),
  response: Pesan,
  errors: ['PENGGUNA_TIDAK_ADA'],
})

export const exportPelanggan = adminEndpoint({
  name: 'exportPelanggan',
  summary: 'Semua yang disimpan toko tentang satu pelanggan, sebagai berkas JSON untuknya (UU 27/2022).',
  method: 'GET',
  path: '/api/admin/pelanggan/{penggunaId}/data.json',
  proof: true,
  params: PelangganParams,
  response: 'berkas',
  errors: ['PENGGUNA_TIDAK_ADA', 'PERLU_BUKTI', 'TERLALU_SERING'],
})

export const mergePelanggan = adminEndpoint({
  name: 'mergePelanggan',
  summary:
    'Menggabungkan akun lain ke akun ini: pesanan, alamat, resep, ulasan, dan buku obatnya pindah. Dapat dipisah lagi dalam 7 hari.',
  description:
    'Akun `dari` hilang; pemiliknya masuk dengan akun yang tinggal. Jika keduanya mengulas barang yang sama, ulasan akun yang tinggal yang dipakai.',
  method: 'POST',
  path: '/api/admin/pelanggan/{penggunaId}/gabung',
  peran: [],
  proof: true,
  params: PelangganParams,
  body: z.object({
    dari: Id,
    /** Displayed versions of both accounts. */
    versi: Versi,
    versiDari: Versi,
  }),
  response: Pesan,
  errors: ['PENGGUNA_TIDAK_ADA', 'GABUNG_TIDAK_BOLEH', 'DATA_BERUBAH', 'PERLU_BUKTI'],
})

export const splitPelanggan = adminEndpoint({
  name: 'splitPelanggan',
  summary: 'Memisahkan akun yang digabungkan dalam 7 hari terakhir. Yang ditambahkan setelah itu tetap di akun ini.',
  method: 'POST',
  path: '/api/admin/pelanggan/{penggunaId}/pisah',
  peran: [],
  proof: true,
  params: PelangganParams,
  body: z.object({ gabungId: Id }),
  response: Pesan,
  errors: ['PENGGUNA_TIDAK_ADA', 'GABUNG_TIDAK_BOLEH', 'PERLU_BUKTI'],
})
