import { z } from 'zod'
import { type Column, each, fresh } from '#contract/columns.ts'
import { bilanganIsian, Id, IdParam, Rupiah, rupiahIsian, Waktu } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'
import { JenisPesanan } from '#contract/pesanan/office.ts'
import { StatusPembayaran, StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { suntingan, Versi, VersiQuery } from '#contract/suntingan.ts'

/** Somebody who buys, with what the ledger says he spent. */
export const PelangganRingkas = z.object({
  penggunaId: Id,
  nama: z.string(),
  email: z.string(),
  no_hp: z.string(),
  grup: z.string().nullable(),
  /** Orders that were paid. */
  pesanan: z.int().nonnegative(),
  /** What came for them less what went back, in rupiah. */
  belanja: z.int(),
  /** When the last order was made, paid or not; null where there is none. */
  terakhir: Waktu.nullable(),
  /** When he asked for his account to be deleted; null where he did not. */
  minta_hapus: Waktu.nullable(),
})
export type PelangganRingkas = z.infer<typeof PelangganRingkas>

const CatatanPelanggan = z.object({
  catatanId: Id,
  teks: z.string(),
  /** Who wrote it, by the name of that time. */
  oleh: z.string(),
  dibuat: Waktu,
})

export const PelangganAdmin = PelangganRingkas.extend({
  dibuat: Waktu,
  versi: Versi,
  email_dikonfirmasi: z.boolean(),
  grupId: Id.nullable(),
  /** What came for all orders, and what went back, in rupiah. */
  dibayar: Rupiah,
  dikembalikan: Rupiah,
  alamat: z.array(z.object({ alamatId: Id, label: z.string(), teks: z.string(), utama: z.boolean() })),
  /** The newest orders. */
  pesananTerakhir: z.array(
    z.object({
      orderId: Id,
      jenis: JenisPesanan,
      nomor: z.string(),
      dibuat: Waktu,
      total_harga: Rupiah,
      status_pembayaran: StatusPembayaran,
      status_pesanan: StatusPesanan,
    }),
  ),
  keluhan: z.array(z.object({ keluhanId: Id, nomor: z.string(), dibuat: Waktu, selesai: z.boolean() })),
  /** Messages that came from the address of the account. */
  pesan: z.array(z.object({ laporanId: Id, teks: z.string(), dibuat: Waktu, ditangani: z.boolean() })),
  catatan: z.array(CatatanPelanggan),
})
export type PelangganAdmin = z.infer<typeof PelangganAdmin>

/** What the office changes of a customer here. */
export const PELANGGAN = {
  grupId: {
    label: 'Grup pelanggan',
    kind: 'choice',
    unchosen: 'Tanpa grup',
    typed: z.union([z.literal('').transform(() => null), z.null(), IdParam], 'Pilih grup dari daftar'),
    initial: null,
  },
} as const satisfies Record<string, Column>

const PelangganParams = z.object({ penggunaId: IdParam })
const Pesan = z.object({ message: z.string() })

export const listPelanggan = endpoint({
  name: 'listPelanggan',
  summary: 'Pelanggan dengan belanjanya: dapat dicari, disaring, diurutkan, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/pelanggan',
  access: 'admin',
  query: DaftarQuery.extend({
    grup: IdParam.optional(),
    lihat: z.literal('hapus').optional(),
    urut: z.enum(['nama', '-nama', 'daftar', '-daftar']).default('-daftar'),
  }),
  response: z.array(PelangganRingkas),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const getPelanggan = endpoint({
  name: 'getPelanggan',
  summary: 'Satu pelanggan: pesanan, belanja, alamat, keluhan, pesan, dan catatan kantor.',
  method: 'GET',
  path: '/api/admin/pelanggan/{penggunaId}',
  access: 'admin',
  params: PelangganParams,
  response: PelangganAdmin,
  errors: ['VALIDATION_FAILED', 'PENGGUNA_TIDAK_ADA'],
})

export const updatePelanggan = endpoint({
  name: 'updatePelanggan',
  summary: 'Memasukkan pelanggan ke grup, atau mengeluarkannya. Pesanan yang sudah ada tetap.',
  method: 'PUT',
  path: '/api/admin/pelanggan/{penggunaId}',
  access: 'admin',
  repeat: 'once',
  params: PelangganParams,
  body: suntingan(z.object(each(PELANGGAN, 'typed'))),
  response: Pesan.extend({ grupId: Id.nullable() }),
  errors: ['VALIDATION_FAILED', 'PENGGUNA_TIDAK_ADA', 'GRUP_TIDAK_ADA', 'ISIAN_BENTROK'],
})

export const addCatatanPelanggan = endpoint({
  name: 'addCatatanPelanggan',
  summary: 'Menulis catatan kantor tentang pelanggan. Pelanggan tidak membacanya, kecuali dalam unduhan datanya.',
  method: 'POST',
  path: '/api/admin/pelanggan/{penggunaId}/catatan',
  access: 'admin',
  repeat: 'once',
  params: PelangganParams,
  body: z.object({
    teks: z
      .string()
      .transform((text) => text.replace(/\r\n?/g, '\n').trim())
      .pipe(z.string().min(1, 'Tuliskan catatannya').max(1000, 'Catatan paling panjang 1000 karakter')),
  }),
  response: Pesan.extend({ catatanId: Id }),
  status: 201,
  errors: ['VALIDATION_FAILED', 'PENGGUNA_TIDAK_ADA'],
})

export const removeCatatanPelanggan = endpoint({
  name: 'removeCatatanPelanggan',
  summary: 'Menghapus satu catatan kantor tentang pelanggan.',
  method: 'DELETE',
  path: '/api/admin/pelanggan/{penggunaId}/catatan/{catatanId}',
  access: 'admin',
  repeat: 'harmless',
  params: PelangganParams.extend({ catatanId: IdParam }),
  response: Pesan,
  errors: ['VALIDATION_FAILED', 'PENGGUNA_TIDAK_ADA'],
})

export const exportPelanggan = endpoint({
  name: 'exportPelanggan',
  summary: 'Semua yang disimpan toko tentang satu pelanggan, sebagai berkas JSON untuknya (UU 27/2022).',
  method: 'GET',
  path: '/api/admin/pelanggan/{penggunaId}/data.json',
  access: 'admin',
  buktikan: true,
  params: PelangganParams,
  response: 'berkas',
  errors: ['VALIDATION_FAILED', 'PENGGUNA_TIDAK_ADA', 'PERLU_BUKTI'],
})

export const mergePelanggan = endpoint({
  name: 'mergePelanggan',
  summary:
    'Menggabungkan akun lain ke akun ini: pesanan, alamat, resep, ulasan, dan buku obatnya pindah. Tidak dapat dibatalkan.',
  description:
    'Akun `dari` hilang; pemiliknya masuk dengan akun yang tinggal. Bila keduanya mengulas barang yang sama, ulasan akun yang tinggal yang dipakai.',
  method: 'POST',
  path: '/api/admin/pelanggan/{penggunaId}/gabung',
  access: 'admin',
  repeat: 'once',
  buktikan: true,
  params: PelangganParams,
  body: z.object({
    dari: Id,
    /** What was seen of both. */
    versi: Versi,
    versiDari: Versi,
  }),
  response: Pesan,
  errors: ['VALIDATION_FAILED', 'PENGGUNA_TIDAK_ADA', 'GABUNG_TIDAK_BOLEH', 'DATA_BERUBAH', 'PERLU_BUKTI'],
})

/*
 * Groups with prices of their own.
 */

const PERSEN_SALAH = 'Potongan harus bilangan bulat dari 0 sampai 90'

export const GRUP = {
  nama: {
    label: 'Nama',
    hint: 'Misalnya Kelompok tani Hurun, atau Toko langganan.',
    kind: 'text',
    wire: z.string(),
    typed: z.string().trim().min(1, 'Nama tidak boleh kosong').max(100, 'Nama terlalu panjang'),
  },
  persen: {
    label: 'Potongan dari harga biasa',
    hint: 'Untuk semua produk yang tidak punya harga khusus di bawah. 0: hanya harga khusus. Obat resep tidak dipotong.',
    kind: 'number',
    unit: '%',
    wire: z.int().min(0).max(90),
    typed: bilanganIsian(PERSEN_SALAH, 90),
    initial: 0,
  },
  harga: {
    label: 'Harga khusus',
    kind: 'rows',
    wire: z.array(z.object({ produkId: Id, harga: Rupiah })),
    typed: z
      .array(
        z.object({ produkId: IdParam, harga: rupiahIsian('Harga tidak boleh kosong') }),
        'Harga khusus tidak dapat dibaca',
      )
      .max(500, 'Harga khusus paling banyak 500')
      .refine((semua) => new Set(semua.map(({ produkId }) => produkId)).size === semua.length, 'Produk hanya sekali')
      .transform((semua) => semua.toSorted((a, b) => a.produkId - b.produkId))
      .default([]),
    initial: [] as { produkId: number; harga: number }[],
    teks: (value: unknown) => `${(value as unknown[]).length} produk`,
  },
  aktif: {
    label: 'Aktif',
    hint: 'Grup yang tidak aktif diarsipkan: anggotanya membayar harga biasa.',
    kind: 'check',
    wire: z.boolean(),
    typed: z.boolean().default(true),
    initial: true,
  },
} as const satisfies Record<string, Column>

const isian = z.object(fresh(GRUP))
export const GrupBody = isian
export type IsianGrup = z.output<typeof isian>

const Disadari = { modalDisadari: z.boolean().optional() }

export const GrupAdmin = z.object({
  grupId: Id,
  ...each(GRUP, 'wire'),
  anggota: z.int().nonnegative(),
  versi: Versi,
})
export type GrupAdmin = z.infer<typeof GrupAdmin>

const GrupParams = z.object({ grupId: IdParam })
const Tersimpan = GrupAdmin.extend({ message: z.string() })

export const listGrup = endpoint({
  name: 'listGrup',
  summary: 'Grup pelanggan, juga yang diarsipkan; dapat dicari dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/grup-pelanggan',
  access: 'admin',
  query: DaftarQuery,
  response: z.array(GrupAdmin),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const getGrup = endpoint({
  name: 'getGrup',
  summary: 'Satu grup pelanggan dengan harga khususnya.',
  method: 'GET',
  path: '/api/admin/grup-pelanggan/{grupId}',
  access: 'admin',
  params: GrupParams,
  response: GrupAdmin.extend({ produk: z.array(z.object({ id: Id, nama: z.string(), harga: Rupiah })) }),
  errors: ['VALIDATION_FAILED', 'GRUP_TIDAK_ADA'],
})

export const createGrup = endpoint({
  name: 'createGrup',
  summary: 'Menambah grup pelanggan. Harga di bawah modal perlu dipastikan dulu (`modalDisadari`).',
  method: 'POST',
  path: '/api/admin/grup-pelanggan',
  access: 'admin',
  peran: [],
  repeat: 'once',
  body: isian.extend(Disadari),
  response: Tersimpan,
  status: 201,
  errors: ['VALIDATION_FAILED', 'GRUP_SUDAH_ADA', 'DI_BAWAH_MODAL'],
})

export const updateGrup = endpoint({
  name: 'updateGrup',
  summary: 'Mengubah grup pelanggan. Pesanan yang sudah ada tetap.',
  method: 'PUT',
  path: '/api/admin/grup-pelanggan/{grupId}',
  access: 'admin',
  peran: [],
  repeat: 'once',
  params: GrupParams,
  body: suntingan(isian.extend(Disadari)),
  response: Tersimpan,
  errors: ['VALIDATION_FAILED', 'GRUP_TIDAK_ADA', 'GRUP_SUDAH_ADA', 'DI_BAWAH_MODAL', 'ISIAN_BENTROK'],
})

export const deleteGrup = endpoint({
  name: 'deleteGrup',
  summary: 'Menghapus grup pelanggan; yang punya anggota atau voucher diarsipkan.',
  method: 'DELETE',
  path: '/api/admin/grup-pelanggan/{grupId}',
  access: 'admin',
  peran: [],
  repeat: 'once',
  params: GrupParams,
  query: VersiQuery,
  response: Pesan,
  errors: ['VALIDATION_FAILED', 'GRUP_TIDAK_ADA', 'DATA_BERUBAH'],
})
