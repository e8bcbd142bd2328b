import { z } from 'zod'
import { Id, IdParam, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'

const Amount = z.int().nonnegative()

/** Health of the shop's server, for an owner without other access to it. */
export const Kesehatan = z.object({
  versi: z.object({
    toko: z.string(),
    node: z.string(),
    postgres: z.string(),
    /** Newest database migration that this version contains. */
    migrasi: z.string(),
  }),
  /** Disks that run out of space. */
  ruang: z.array(z.object({ tempat: z.array(z.string()), sisaMb: z.int() })),
  /** True if mail is sent, not only written to files. */
  surat_keluar: z.boolean(),
  /** Pending background work. */
  antrean: z.object({
    surat_menunggu: Amount,
    surat_gagal: Amount,
    notifikasi: Amount,
    pengembalian: Amount,
  }),
  /** WhatsApp: messages of this month, and unseen notices of Meta about problems. */
  whatsapp: z.object({
    terkirim: Amount,
    gagal: Amount,
    kabar: Amount,
  }),
  /** Overdue jobs that have not started, with their delay in seconds. */
  pekerjaan_telat: z.array(z.object({ nama: z.string(), detik: z.int() })),
  /** Number of jobs. */
  pekerjaan: Amount,
})
export type Kesehatan = z.infer<typeof Kesehatan>

export const getKesehatan = adminEndpoint({
  name: 'getKesehatan',
  summary: 'Versi, ruang penyimpanan, antrean, dan pekerjaan toko yang terlambat.',
  method: 'GET',
  path: '/api/admin/kesehatan',
  response: Kesehatan,
})

/** State of the backup that the owner requested for download. It is deleted after a day or when the process ends. */
export const TokoBackup = z.discriminatedUnion('status', [
  /** The database is external: its operator makes the backups. */
  z.object({ status: z.literal('di luar') }),
  z.object({ status: z.literal('belum') }),
  z.object({ status: z.literal('dibuat'), mulai: Timestamp }),
  z.object({
    status: z.literal('siap'),
    mulai: Timestamp,
    selesai: Timestamp,
    berkas: Amount,
    /** Size before compression. */
    byte: Amount,
    /** Warnings for the owner, one sentence each. */
    peringatan: z.array(z.string()),
  }),
  z.object({ status: z.literal('gagal'), mulai: Timestamp, kesalahan: z.string() }),
])
export type TokoBackup = z.infer<typeof TokoBackup>

export const getBackup = adminEndpoint({
  name: 'getBackup',
  summary: 'Keadaan cadangan yang diminta dari admin toko.',
  method: 'GET',
  path: '/api/admin/kesehatan/cadangan',
  response: TokoBackup,
})

export const createBackup = adminEndpoint({
  name: 'createBackup',
  summary: 'Mulai membuat cadangan seluruh toko untuk diunduh. Cadangan sebelumnya dihapus.',
  method: 'POST',
  path: '/api/admin/kesehatan/cadangan',
  repeat: 'harmless',
  proof: true,
  response: TokoBackup,
  errors: ['CADANGAN_DI_LUAR', 'TERLALU_SERING', 'PERLU_BUKTI'],
})

export const downloadBackup = adminEndpoint({
  name: 'downloadBackup',
  summary: 'Mengunduh cadangan yang sudah siap: satu folder, dikemas. Isinya semua data toko dan pembeli.',
  method: 'GET',
  path: '/api/admin/kesehatan/cadangan.tar.gz',
  proof: true,
  response: 'berkas',
  errors: ['CADANGAN_BELUM_ADA', 'TERLALU_SERING', 'PERLU_BUKTI'],
})

/** Reason for which a finding is known, with the person's name. */
export const Penjelasan = z.object({ penjelasanId: Id, alasan: z.string(), oleh: z.string(), waktu: Timestamp })
export type Penjelasan = z.infer<typeof Penjelasan>

export const PenjelasanBody = z.object({
  alasan: z.string().trim().min(1, 'Tuliskan alasannya').max(500, 'Maksimal 500 huruf'),
})

/** A row that violates a rule of the books, and the values that make it. */
export const Temuan = z.object({ aturan: z.string(), rujukan: z.string(), keterangan: z.string() })
export type Temuan = z.infer<typeof Temuan>

/** Result of the consistency check of the books. */
export const Inspection = z.object({
  /** Time of the oldest of the last checks; null before the first. */
  diperiksa: Timestamp.nullable(),
  /** Number of rules, and of those that are still to be checked. */
  aturan: Amount,
  sisa: Amount,
  /** Violations, one row each; at most 20 per rule. */
  temuan: z.array(Temuan),
  /** Violations that a person marked as known. */
  dijelaskan: z.array(Temuan.extend({ penjelasan: Penjelasan })),
  /** Rules whose last check took too long or failed. */
  gagal: z.array(z.string()),
  /** Remarks that are no errors. */
  catatan: z.array(z.string()),
})
export type Inspection = z.infer<typeof Inspection>

export const getInspection = adminEndpoint({
  name: 'getInspection',
  summary: 'Hasil terakhir pemeriksaan buku toko, dan berapa aturan yang masih diperiksa.',
  method: 'GET',
  path: '/api/admin/kesehatan/periksa',
  response: Inspection,
})

export const inspectBuku = adminEndpoint({
  name: 'inspectBuku',
  summary: 'Mulai memeriksa apakah buku toko cocok: pesanan, uang, stok, dan email. Hasilnya menyusul.',
  method: 'POST',
  path: '/api/admin/kesehatan/periksa',
  repeat: 'harmless',
  response: Inspection,
  errors: ['TERLALU_SERING'],
})

export const explainTemuan = adminEndpoint({
  name: 'explainTemuan',
  summary:
    'Menandai satu temuan sebagai sudah dijelaskan, dengan alasan. Jika nilainya berubah, temuannya muncul lagi.',
  method: 'POST',
  path: '/api/admin/kesehatan/penjelasan',
  body: Temuan.extend(PenjelasanBody.shape),
  response: z.object({ message: z.string() }),
  errors: ['TEMUAN_BERUBAH'],
})

export const withdrawPenjelasan = adminEndpoint({
  name: 'withdrawPenjelasan',
  summary: 'Menghapus penjelasan, sehingga temuannya dihitung lagi.',
  method: 'DELETE',
  path: '/api/admin/kesehatan/penjelasan/{penjelasanId}',
  params: z.object({ penjelasanId: IdParam }),
  response: z.object({ message: z.string() }),
  errors: ['PENJELASAN_TIDAK_ADA'],
})
