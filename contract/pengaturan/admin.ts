import { z } from 'zod'
import { type Column, choice, each, paragraph, text, textOf } from '#contract/columns.ts'
import { dateSchema, numberInput, Rupiah, rupiahInput } from '#contract/common.ts'
import { edit, Versi } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { isNoHp, tidyNoHp } from '#contract/no-hp.ts'
import { PPN_METHODS } from '#contract/uang/tarif-ppn.ts'
import type { Identity } from './endpoints.ts'
import { LogoName } from './logo-admin.ts'
import { REKENING } from './rekening-admin.ts'
import { type MediaColumn, media } from './social.ts'

const nomor = (label: string, hint: string) => ({
  ...text(label, 30),
  hint,
  typed: textOf(30, label)
    .refine((value) => value === '' || isNoHp(value), `${label} tidak valid. Contoh: 0812-3456-7890`)
    .transform(tidyNoHp),
})

/** Identity of the seller, displayed in footer, contact page, nota, packing slip, mails and legal texts. */
export const IDENTITY = {
  nama_toko: {
    ...text('Nama toko', 60),
    typed: textOf(60, 'Nama toko').pipe(z.string().min(1, 'Nama toko tidak boleh kosong!')),
  },
  alamat_toko: { ...paragraph('Alamat toko', 300), hint: 'Tercantum di kaki halaman, nota, surat jalan, dan syarat.' },
  telepon_toko: nomor('Telepon toko', 'Nomor yang bisa dihubungi pembeli.'),
  whatsapp_toko: nomor(
    'WhatsApp toko',
    'Jika diisi, pembeli bisa bertanya lewat WhatsApp dari halaman produk, paket, dan pesanannya.',
  ),
  jam_toko: { ...text('Jam layanan', 120), hint: 'Misalnya: Senin sampai Sabtu, 08.00–16.00 WIB.' },
  email_toko: {
    ...text('Email toko', 254),
    kind: 'email',
    typed: textOf(254, 'Email').pipe(z.union([z.literal(''), z.email('Format email tidak valid')])),
  },
  npwp_toko: {
    ...text('NPWP', 30),
    hint: 'Opsional. Dicetak di nota.',
    typed: textOf(30, 'NPWP').refine(
      (value) => value === '' || (/^[\d.\- ]+$/.test(value) && [15, 16].includes(value.replace(/\D/g, '').length)),
      'NPWP terdiri dari 15 atau 16 angka',
    ),
  },
} as const satisfies Record<keyof Identity, Column>

/** Makes a setting optional. */
const optional = <S extends z.ZodType>(schema: S) =>
  z
    .union([z.string(), z.number(), z.null()])
    .transform((value) => (value === '' ? null : value))
    .pipe(schema.nullable() as unknown as z.ZodType<z.output<S> | null, string | number | null>)

/** Limit in rupiah of acts by which goods or money leave the shop. */
const limit = (label: string, hint: string) =>
  ({ label, hint, kind: 'rupiah', wire: Rupiah, typed: rupiahInput('Isi batasnya dalam rupiah', 'Batas') }) as const

/** Payment deadline in minutes: from 15, which a bank transfer needs, to one week. */
export const PAYMENT_WINDOW = { min: 15, max: 7 * 24 * 60 }
const WINDOW_ERROR = `Isi dengan angka ${PAYMENT_WINDOW.min} sampai ${PAYMENT_WINDOW.max}, atau kosongkan`
const FREE_ERROR = 'Gratis ongkir mulai harus angka bulat dalam rupiah, atau kosongkan'

/** Shop holiday: ordering is disabled, reading is not. */
export const LIBUR = {
  buka_lagi: {
    label: 'Libur, buka lagi tanggal',
    hint: 'Sebelum tanggal itu tidak ada yang bisa memesan. Halaman toko tetap bisa dibaca dan pesanan yang sudah ada tetap berjalan. Kosongkan jika toko buka.',
    kind: 'date',
    wire: z.iso.date().nullable(),
    typed: optional(dateSchema()),
  },
  pesan_libur: {
    ...text('Pesan selama libur', 200),
    hint: 'Opsional. Tampil di atas setiap halaman, setelah tanggalnya.',
  },
} as const satisfies Record<string, Column>

/** Social media links of the shop. */
export const SOCIAL = {
  instagram_toko: media('instagram_toko'),
  facebook_toko: media('facebook_toko'),
  tiktok_toko: media('tiktok_toko'),
  youtube_toko: media('youtube_toko'),
} as const satisfies Record<MediaColumn, Column>

/** Settings of the whole shop, one entry each. */
export const PENGATURAN = {
  ...IDENTITY,
  logo_toko: { label: 'Logo', kind: 'picture', wire: z.string(), typed: LogoName },
  ...SOCIAL,
  ...REKENING,
  ...LIBUR,
  /** While true, medicine without a registration number is sold, and its page says that the number is missing. */
  nie_dikumpulkan: {
    label: 'Nomor pendaftaran masih dikumpulkan',
    hint: 'Jika dicentang, obat tanpa nomor pendaftaran (NIE) tetap dijual, dan pembeli diminta memeriksa kemasannya. Jika tidak, obat itu tidak bisa dibeli sampai nomornya diisi.',
    kind: 'check',
    wire: z.boolean(),
    typed: z.boolean('Pilih ya atau tidak'),
  },
  selesai_otomatis_hari: {
    label: 'Pesanan otomatis selesai setelah (hari)',
    hint: 'Dihitung sejak dikirim, jika pembeli tidak menekan “Barang diterima”. Isi 0 jika tidak boleh selesai otomatis.',
    kind: 'number',
    unit: 'hari',
    wire: z.int(),
    typed: numberInput('Isi dengan angka 0 sampai 365', 365),
  },
  email_keamanan: {
    ...text('Email laporan celah keamanan', 254),
    kind: 'email',
    hint: 'Ditampilkan di /.well-known/security.txt untuk orang yang menemukan celah keamanan. Kosongkan jika tidak perlu.',
    typed: textOf(254, 'Email').pipe(z.union([z.literal(''), z.email('Format email tidak valid')])),
  },
  ringkasan_email: {
    ...text('Ringkasan stok tiap pagi ke email', 254),
    kind: 'email',
    hint: 'Dikirim pukul 06.00 WIB jika ada stok yang menipis, perlu dibeli, atau segera kedaluwarsa. Kosongkan jika tidak perlu.',
    typed: textOf(254, 'Email').pipe(z.union([z.literal(''), z.email('Format email tidak valid')])),
  },
  ringkasan_senin: {
    label: 'Kirim ringkasan tiap Senin',
    hint: 'Dikirim pukul 06.00 WIB ke email semua pemilik: satu kalimat dari tiap laporan toko, dengan tautannya.',
    kind: 'check',
    wire: z.boolean(),
    typed: z.boolean('Pilih ya atau tidak'),
  },
  jendela_bayar_menit: {
    label: 'Batas waktu bayar (menit)',
    hint: 'Untuk pesanan baru, dihitung sejak dibuat: 15 menit sampai 7 hari. Jika dikosongkan, ikut pengaturan server.',
    kind: 'number',
    unit: 'menit',
    wire: z.int().nullable(),
    typed: optional(
      numberInput(WINDOW_ERROR, PAYMENT_WINDOW.max).pipe(z.number().min(PAYMENT_WINDOW.min, WINDOW_ERROR)),
    ),
  },
  gratis_mulai_toko: {
    label: 'Gratis ongkir mulai belanja (rupiah)',
    hint: 'Untuk semua metode pengiriman, kecuali metode yang batas gratisnya lebih rendah. Jika dikosongkan, ikut tiap metode. Ongkir ke tujuan tanpa tarif tetap Anda isi sendiri.',
    kind: 'rupiah',
    wire: Rupiah.nullable(),
    typed: optional(
      rupiahInput(FREE_ERROR, 'Gratis ongkir mulai').pipe(
        z.number().positive('Gratis ongkir mulai harus lebih dari nol, atau kosongkan'),
      ),
    ),
  },
  ppn: {
    ...choice('PPN', PPN_METHODS, 'tidak'),
    hint: 'Hanya jika toko sudah Pengusaha Kena Pajak. Untuk pesanan baru, PPN 12% × 11/12 dirinci di nota, dan ditambahkan ke total jika harga belum termasuk PPN. Pesanan lama tidak berubah.',
  },
  batas_bukti: limit(
    'Minta kata sandi lagi mulai (rupiah)',
    'Berlaku untuk barang pengganti, pesanan di bawah harga, pengembalian dana, stok yang dikurangi, dan harga yang diturunkan: tiap langkah, dan semua langkah satu orang dalam sehari.',
  ),
  batas_orang_kedua: limit(
    'Minta persetujuan orang kedua mulai (rupiah)',
    'Dihitung sama. Petugas lain atau pemilik menyetujuinya dulu. Pemilik cukup menuliskan alasan.',
  ),
  kabar_pesan: {
    label: 'Kabari toko lewat email setiap ada pesan baru',
    hint: 'Dikirim ke email toko yang dipasang di server.',
    kind: 'check',
    wire: z.boolean(),
    typed: z.boolean('Pilih ya atau tidak'),
  },
} as const satisfies Record<string, Column>

/** Most fields are optional, so that an outdated client does not change settings that are unknown to it. */
export const PengaturanBody = z.object(each(PENGATURAN, 'typed')).partial().required({ nie_dikumpulkan: true })

export const Pengaturan = z.object(each(PENGATURAN, 'wire')).extend({ versi: Versi })
export type Pengaturan = z.infer<typeof Pengaturan>

export const getPengaturan = adminEndpoint({
  name: 'getPengaturan',
  summary: 'Pengaturan toko.',
  method: 'GET',
  path: '/api/admin/pengaturan-toko',
  response: Pengaturan,
})

export const updatePengaturan = adminEndpoint({
  name: 'updatePengaturan',
  summary: 'Mengubah pengaturan toko.',
  method: 'PUT',
  path: '/api/admin/pengaturan-toko',
  // The limits guard what leaves the shop, so they are not changed by a stolen session alone.
  proof: ({ batas_bukti, batas_orang_kedua }) => batas_bukti !== undefined || batas_orang_kedua !== undefined,
  body: edit(PengaturanBody),
  response: Pengaturan.extend({ message: z.string() }),
  errors: ['ISIAN_BENTROK', 'PERLU_BUKTI'],
})
