import { z } from 'zod'
import { type Column, each, newRecordShape } from '#contract/columns.ts'
import { hargaInput, Id, IdParam, numberInput, Rupiah } from '#contract/common.ts'
import { edit, Versi, VersiQuery } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'

/* Customer groups with their own prices. */

const PERCENT_ERROR = 'Isi angka bulat dari 0 sampai 90'

export const GRUP = {
  nama: {
    label: 'Nama',
    hint: 'Misalnya Kelompok pembudidaya Hurun, atau Toko langganan.',
    kind: 'text',
    wire: z.string(),
    typed: z.string().trim().min(1, 'Nama tidak boleh kosong').max(100, 'Nama terlalu panjang'),
  },
  persen: {
    label: 'Potongan dari harga biasa',
    hint: 'Untuk semua produk tanpa harga khusus di bawah. Isi 0 jika hanya ada harga khusus. Obat resep tidak dipotong.',
    kind: 'number',
    unit: '%',
    wire: z.int().min(0).max(90),
    typed: numberInput(PERCENT_ERROR, 90),
    initial: 0,
  },
  harga: {
    label: 'Harga khusus',
    kind: 'rows',
    wire: z.array(z.object({ produkId: Id, harga: Rupiah })),
    typed: z
      .array(
        z.object({ produkId: IdParam, harga: hargaInput('Harga tidak boleh kosong') }),
        'Isi harga khusus dengan angka',
      )
      .max(500, 'Harga khusus maksimal 500')
      .refine(
        (all) => new Set(all.map(({ produkId }) => produkId)).size === all.length,
        'Setiap produk cukup satu baris',
      )
      .transform((all) => all.toSorted((a, b) => a.produkId - b.produkId))
      .default([]),
    initial: [] as { produkId: number; harga: number }[],
    teks: (value: unknown) => `${(value as unknown[]).length} produk`,
  },
  aktif: {
    label: 'Aktif',
    hint: 'Jika tidak aktif, grup diarsipkan dan anggotanya membayar harga biasa.',
    kind: 'check',
    wire: z.boolean(),
    typed: z.boolean().default(true),
    initial: true,
  },
} as const satisfies Record<string, Column>

const input = z.object(newRecordShape(GRUP))
export const GrupBody = input
export type GrupInput = z.output<typeof input>

const Acknowledged = { modalDisadari: z.boolean().optional() }

export const GrupAdmin = z.object({
  grupId: Id,
  ...each(GRUP, 'wire'),
  anggota: z.int().nonnegative(),
  versi: Versi,
})
export type GrupAdmin = z.infer<typeof GrupAdmin>

const GrupParams = z.object({ grupId: IdParam })
const Saved = GrupAdmin.extend({ message: z.string() })

export const listGrup = adminEndpoint({
  name: 'listGrup',
  summary: 'Grup pelanggan, juga yang diarsipkan; dapat dicari dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/grup-pelanggan',
  peran: ['pesanan'],
  query: ListQuery,
  response: z.array(GrupAdmin),
  paged: true,
})

export const getGrup = adminEndpoint({
  name: 'getGrup',
  summary: 'Satu grup pelanggan dengan harga khususnya.',
  method: 'GET',
  path: '/api/admin/grup-pelanggan/{grupId}',
  peran: ['pesanan'],
  params: GrupParams,
  response: GrupAdmin.extend({ produk: z.array(z.object({ id: Id, nama: z.string(), harga: Rupiah })) }),
  errors: ['GRUP_TIDAK_ADA'],
})

export const createGrup = adminEndpoint({
  name: 'createGrup',
  summary: 'Menambah grup pelanggan. Harga di bawah modal perlu dipastikan dulu (`modalDisadari`).',
  method: 'POST',
  path: '/api/admin/grup-pelanggan',
  body: input.extend(Acknowledged),
  response: Saved,
  status: 201,
  errors: ['GRUP_SUDAH_ADA', 'DI_BAWAH_MODAL'],
})

export const updateGrup = adminEndpoint({
  name: 'updateGrup',
  summary: 'Mengubah grup pelanggan. Pesanan yang sudah ada tetap.',
  method: 'PUT',
  path: '/api/admin/grup-pelanggan/{grupId}',
  params: GrupParams,
  body: edit(input.extend(Acknowledged)),
  response: Saved,
  errors: ['GRUP_TIDAK_ADA', 'GRUP_SUDAH_ADA', 'DI_BAWAH_MODAL', 'ISIAN_BENTROK'],
})

export const deleteGrup = adminEndpoint({
  name: 'deleteGrup',
  summary: 'Menghapus grup pelanggan; yang punya anggota atau voucher diarsipkan.',
  method: 'DELETE',
  path: '/api/admin/grup-pelanggan/{grupId}',
  params: GrupParams,
  query: VersiQuery,
  response: z.object({ message: z.string() }),
  errors: ['GRUP_TIDAK_ADA', 'DATA_BERUBAH'],
})
