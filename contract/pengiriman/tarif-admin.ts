import { z } from 'zod'
import { KodeWilayah } from '#contract/alamat/wilayah.ts'
import { type Column, each, rupiah } from '#contract/columns.ts'
import { Id, IdParam, numberInput, Rupiah } from '#contract/common.ts'
import { ImportResult, importBody } from '#contract/csv-import.ts'
import { edit, Versi, VersiQuery } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'

/** A whole number between `min` and `max`, from a form or a spreadsheet. */
const between = (label: string, min: number, max: number) => {
  const message = `${label} harus angka bulat dari ${min} sampai ${max}`
  return numberInput(message, max).pipe(z.number().min(min, message))
}

/** Columns of a rate. */
export const TARIF = {
  shippingId: { label: 'Metode', typed: z.coerce.number<string | number>('Pilih metode').pipe(Id) },
  kode_wilayah: {
    label: 'Wilayah',
    hint: 'Provinsi, kabupaten atau kota, atau kecamatan. Wilayah terkecil yang berlaku.',
    kind: 'text',
    typed: z.string('Pilih wilayah').trim().pipe(z.string().min(1, 'Pilih wilayah').pipe(KodeWilayah)),
  },
  kg_pertama: {
    ...rupiah('Kilogram pertama', 'Ongkir kilogram pertama tidak boleh kosong', 'Ongkir kilogram pertama'),
    formLabel: 'Ongkir kilogram pertama (rupiah)',
  },
  kg_berikut: {
    ...rupiah('Kilogram berikut', 'Ongkir kilogram berikut tidak boleh kosong', 'Ongkir kilogram berikut'),
    formLabel: 'Ongkir tiap kilogram berikut (rupiah)',
    hint: 'Isi 0 jika ongkirnya sama berapa pun beratnya.',
  },
  minimum_kg: {
    label: 'Minimum',
    formLabel: 'Berat minimum (kg)',
    hint: 'Kiriman yang lebih ringan dihitung seberat ini.',
    kind: 'number',
    unit: 'kg',
    typed: between('Berat minimum', 1, 10_000),
    initial: 1,
  },
  hari_min: {
    label: 'Paling cepat',
    formLabel: 'Tiba paling cepat (hari kerja)',
    kind: 'number',
    unit: 'hari',
    typed: between('Tiba paling cepat', 0, 365),
  },
  hari_maks: {
    label: 'Paling lama',
    formLabel: 'Tiba paling lama (hari kerja)',
    kind: 'number',
    unit: 'hari',
    typed: between('Tiba paling lama', 0, 365),
  },
  aktif: {
    label: 'Aktif',
    hint: 'Tarif yang tidak aktif tidak dipakai.',
    kind: 'check',
    typed: z.boolean().default(true),
    initial: true,
  },
} as const satisfies Record<string, Column>

export const HARI_REVERSED_ERROR = 'Paling lama tidak boleh kurang dari paling cepat'

export const TarifBody = z.object(each(TARIF, 'typed'))
export type TarifInput = z.output<typeof TarifBody>

/** A rate in the back office. */
export const TarifOngkir = z.object({
  ongkirId: Id,
  shippingId: Id,
  /** Code and name of its method. */
  metode: z.string(),
  nama_metode: z.string(),
  kode_wilayah: KodeWilayah,
  /** Region name, smallest unit first. */
  wilayah: z.string(),
  kg_pertama: Rupiah,
  kg_berikut: Rupiah,
  minimum_kg: z.int(),
  hari_min: z.int(),
  hari_maks: z.int(),
  aktif: z.boolean(),
  versi: Versi,
})
export type TarifOngkir = z.infer<typeof TarifOngkir>

const TarifParams = z.object({ ongkirId: IdParam })
const Saved = TarifOngkir.extend({ message: z.string() })

const Filter = z.object({
  q: z.string().trim().max(100).optional(),
  metode: z.coerce.number<string | number>().pipe(Id).optional(),
})
export type TarifFilter = z.infer<typeof Filter>

export const listTarif = adminEndpoint({
  name: 'listTarif',
  summary: 'Tarif ongkir semua metode: dapat dicari, disaring per metode, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/ongkir',
  query: ListQuery.extend(Filter.shape),
  response: z.array(TarifOngkir),
  paged: true,
})

export const getTarif = adminEndpoint({
  name: 'getTarif',
  summary: 'Satu tarif ongkir.',
  method: 'GET',
  path: '/api/admin/ongkir/{ongkirId}',
  params: TarifParams,
  response: TarifOngkir,
  errors: ['TARIF_TIDAK_ADA'],
})

export const createTarif = adminEndpoint({
  name: 'createTarif',
  summary: 'Menambah tarif. Metode yang punya tarif tidak lagi memakai biaya tetapnya.',
  method: 'POST',
  path: '/api/admin/ongkir',
  body: TarifBody,
  response: Saved,
  status: 201,
  errors: ['PENGIRIMAN_TIDAK_ADA', 'WILAYAH_TIDAK_ADA', 'TARIF_SUDAH_ADA'],
})

export const updateTarif = adminEndpoint({
  name: 'updateTarif',
  summary: 'Mengubah tarif. Pesanan yang sudah ada menyimpan ongkirnya sendiri.',
  method: 'PUT',
  path: '/api/admin/ongkir/{ongkirId}',
  params: TarifParams,
  body: edit(TarifBody),
  response: Saved,
  errors: ['TARIF_TIDAK_ADA', 'PENGIRIMAN_TIDAK_ADA', 'WILAYAH_TIDAK_ADA', 'TARIF_SUDAH_ADA', 'ISIAN_BENTROK'],
})

export const deleteTarif = adminEndpoint({
  name: 'deleteTarif',
  summary: 'Menghapus tarif. Metode tanpa tarif memakai biaya tetapnya lagi.',
  method: 'DELETE',
  path: '/api/admin/ongkir/{ongkirId}',
  params: TarifParams,
  query: VersiQuery,
  response: z.object({ message: z.string() }),
  errors: ['TARIF_TIDAK_ADA', 'DATA_BERUBAH'],
})

export const exportTarif = adminEndpoint({
  name: 'exportTarif',
  summary: 'Tarif ongkir sebagai berkas CSV, menurut saringan daftar.',
  method: 'GET',
  path: '/api/admin/ongkir.csv',
  query: Filter,
  response: 'berkas',
})

/** Maximum number of rows in an import. Indonesia has about 7,300 districts. */
export const TARIF_ROWS_MAX = 30_000

export const importTarif = adminEndpoint({
  name: 'importTarif',
  summary: 'Memeriksa berkas CSV tarif ongkir, atau menerapkannya: seluruhnya, atau tidak sama sekali.',
  method: 'POST',
  path: '/api/admin/ongkir/impor',
  body: importBody(4),
  multipart: true,
  response: ImportResult,
  errors: ['CSV_TIDAK_TERBACA', 'CSV_ADA_YANG_SALAH', 'TARIF_BERUBAH'],
})
