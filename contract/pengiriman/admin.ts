import { z } from 'zod'
import { type Column, choice, each, rupiah } from '#contract/columns.ts'
import { IdParam, numberInput, RUPIAH_EXAMPLE, rupiahInput } from '#contract/common.ts'
import { edit, Versi, VersiQuery } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { JALUR } from './cargo.ts'
import { Pengiriman } from './endpoints.ts'

const jalur = choice('Jalur', JALUR, 'darat')
const FREE_ERROR = `Gratis ongkir mulai harus angka bulat dalam rupiah, ${RUPIAH_EXAMPLE}, atau kosongkan`

export const PENGIRIMAN = {
  kode: {
    label: 'Kode',
    hint: 'Huruf kecil tanpa spasi, misalnya kargo-laut. Setiap metode punya kodenya sendiri.',
    kind: 'text',
    typed: z
      .string()
      .trim()
      .min(1, 'Kode tidak boleh kosong')
      .max(50, 'Kode terlalu panjang')
      .regex(/^[a-z0-9][a-z0-9_-]*$/, 'Kode hanya huruf kecil, angka, dan tanda hubung'),
  },
  nama: {
    label: 'Nama',
    kind: 'text',
    typed: z.string().trim().min(1, 'Nama tidak boleh kosong').max(100, 'Nama terlalu panjang'),
  },
  estimasi: {
    label: 'Estimasi',
    hint: 'Misalnya 3–5 hari kerja.',
    kind: 'text',
    typed: z.string().trim().min(1, 'Estimasi tidak boleh kosong').max(100, 'Estimasi terlalu panjang'),
  },
  biaya: {
    ...rupiah('Biaya', 'Biaya tidak boleh kosong', 'Biaya'),
    formLabel: 'Biaya (rupiah)',
    hint: 'Dalam rupiah, misalnya 9000 atau 9.000. Pesanan yang sudah ada tidak berubah.',
  },
  jalur: {
    ...jalur,
    // Optional, so that clients that do not send it leave it unchanged.
    typed: jalur.typed.optional(),
    hint: 'Barang pengoksidasi, korosif, atau mudah terbakar tidak boleh lewat udara',
  },
  dingin: {
    label: 'Menjaga dingin',
    hint: 'Barang tetap 2–8 °C sampai diterima. Vaksin hanya dikirim dengan metode ini.',
    kind: 'check',
    typed: z.boolean().optional(),
    initial: false,
  },
  /** Goods value from which shipping is free. Clients that do not send it leave it unchanged. */
  gratis_mulai: {
    label: 'Gratis ongkir mulai',
    formLabel: 'Gratis ongkir mulai belanja (rupiah)',
    hint: 'Harga barang tanpa ongkir. Kosongkan jika tidak ada gratis ongkir. Ongkir ke tujuan tanpa tarif tetap Anda isi sendiri.',
    kind: 'rupiah',
    typed: z
      .union([z.string(), z.number(), z.null()], FREE_ERROR)
      .transform((value) => (value === '' ? null : value))
      .pipe(
        rupiahInput(FREE_ERROR, 'Gratis ongkir mulai')
          .pipe(z.number().positive('Gratis ongkir mulai harus lebih dari nol, atau kosongkan'))
          .nullable(),
      )
      .optional(),
    initial: null,
  },
  /** Courier and service code at the courier API. */
  layanan_kurir: {
    label: 'Layanan kurir',
    hint: 'Kode kurir dan layanannya di Biteship, misalnya jne:reg. Jika dikosongkan, ongkir tidak dicek ke kurir.',
    kind: 'text',
    typed: z
      .string()
      .trim()
      .max(60, 'Layanan kurir terlalu panjang')
      .regex(/^(?:[a-z0-9_]+:[a-z0-9_]+)?$/, 'Layanan kurir berbentuk kurir:layanan, misalnya jne:reg')
      .optional(),
    initial: '',
  },
  /** Sort position among the choices, ascending. */
  urutan: {
    label: 'Urutan',
    hint: 'Angka terkecil ditawarkan paling atas.',
    kind: 'number',
    typed: numberInput('Urutan harus angka bulat, minimal 0', 1000).default(0),
    initial: 0,
  },
  aktif: {
    label: 'Aktif',
    hint: 'Ditawarkan kepada pembeli. Jika tidak aktif, metode diarsipkan.',
    kind: 'check',
    typed: z.boolean().default(true),
    initial: true,
  },
} as const satisfies Record<string, Column>

export const PengirimanBody = z.object(each(PENGIRIMAN, 'typed'))

/** A shipping method in the back office; archived ones are no longer offered. */
export const PengirimanAdmin = Pengiriman.extend({
  urutan: z.int(),
  aktif: z.boolean(),
  layanan_kurir: z.string(),
  /** Number of its current rates. */
  tarif: z.int().nonnegative(),
  /** True if `jalur` and `dingin` are unconfirmed: they were derived from the name of an older method. */
  jalur_ditebak: z.boolean(),
  versi: Versi,
})
export type PengirimanAdmin = z.infer<typeof PengirimanAdmin>

const PengirimanParams = z.object({ shippingId: IdParam })
const Saved = PengirimanAdmin.extend({ message: z.string() })

export const listPengirimanAdmin = adminEndpoint({
  name: 'listPengirimanAdmin',
  summary: 'Metode pengiriman, juga yang diarsipkan; dapat dicari dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/metode-pengiriman',
  query: ListQuery,
  response: z.array(PengirimanAdmin),
  paged: true,
})

export const getPengirimanAdmin = adminEndpoint({
  name: 'getPengirimanAdmin',
  summary: 'Satu metode pengiriman, juga yang diarsipkan.',
  method: 'GET',
  path: '/api/admin/metode-pengiriman/{shippingId}',
  params: PengirimanParams,
  response: PengirimanAdmin,
  errors: ['PENGIRIMAN_TIDAK_ADA'],
})

export const createPengiriman = adminEndpoint({
  name: 'createPengiriman',
  summary: 'Menambah metode pengiriman.',
  method: 'POST',
  path: '/api/admin/metode-pengiriman',
  body: PengirimanBody,
  response: Saved,
  status: 201,
  errors: ['PENGIRIMAN_SUDAH_ADA'],
})

export const updatePengiriman = adminEndpoint({
  name: 'updatePengiriman',
  summary: 'Mengubah metode pengiriman. Pesanan yang sudah ada menyimpan nama dan biayanya sendiri.',
  method: 'PUT',
  path: '/api/admin/metode-pengiriman/{shippingId}',
  params: PengirimanParams,
  body: edit(PengirimanBody),
  response: Saved,
  errors: ['PENGIRIMAN_TIDAK_ADA', 'PENGIRIMAN_SUDAH_ADA', 'PENGIRIMAN_TERAKHIR', 'ISIAN_BENTROK'],
})

export const deletePengiriman = adminEndpoint({
  name: 'deletePengiriman',
  summary: 'Menghapus metode pengiriman; yang pernah dipakai pesanan diarsipkan.',
  method: 'DELETE',
  path: '/api/admin/metode-pengiriman/{shippingId}',
  params: PengirimanParams,
  query: VersiQuery,
  response: z.object({ message: z.string() }),
  errors: ['PENGIRIMAN_TIDAK_ADA', 'PENGIRIMAN_TERAKHIR', 'DATA_BERUBAH'],
})
