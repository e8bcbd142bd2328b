import { z } from 'zod'
import { Id, IdParam, numberInput, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'

/** Announced return of goods of an order, and its outcome. */
export const Retur = z.object({
  returId: Id,
  produkId: Id,
  nama: z.string(),
  /** Announced units, and how many of them went back to the shelf, went to quarantine, or never arrived. */
  jumlah: z.int().positive(),
  rak: z.int().nonnegative(),
  karantina: z.int().nonnegative(),
  hilang: z.int().nonnegative(),
  alasan: z.string(),
  /** Name of the administrator who recorded it. */
  oleh: z.string(),
  dibuat: Timestamp,
  selesai: Timestamp.nullable(),
})
export type Retur = z.infer<typeof Retur>

/** Returns the number of units still expected. */
export const remainingRetur = ({
  jumlah,
  rak,
  karantina,
  hilang,
}: Pick<Retur, 'jumlah' | 'rak' | 'karantina' | 'hilang'>) => jumlah - rak - karantina - hilang

const Amount = numberInput('Jumlah harus angka bulat', 1_000_000)

export const CreateReturBody = z.object({
  barang: z
    .array(z.object({ produkId: Id, jumlah: Amount }))
    .max(200)
    .transform((barang) => barang.filter(({ jumlah }) => jumlah > 0))
    .refine((barang) => barang.length > 0, 'Isi jumlah barang yang ditunggu'),
  alasan: z.string().trim().min(1, 'Tuliskan alasannya').max(255, 'Alasan terlalu panjang'),
})

export const TakeReturBody = z
  .object({
    rak: Amount,
    karantina: Amount,
    /** Units that will not arrive. */
    hilang: Amount,
  })
  .refine(({ rak, karantina, hilang }) => rak + karantina + hilang > 0, {
    path: ['rak'],
    message: 'Isi jumlah barang yang datang',
  })
export type TakeReturBody = z.output<typeof TakeReturBody>

const PesananParams = z.object({ orderId: IdParam })
const Message = z.object({ message: z.string() })

export const createRetur = adminEndpoint({
  name: 'createRetur',
  summary: 'Mencatat barang pesanan yang sedang dikirim kembali oleh pembeli. Stok belum bergerak.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/retur',
  params: PesananParams,
  body: CreateReturBody,
  response: Message,
  errors: ['PESANAN_TIDAK_ADA', 'RETUR_BELUM_DIBAYAR', 'RAK_BERLEBIH'],
})

export const receiveRetur = adminEndpoint({
  name: 'receiveRetur',
  summary: 'Menerima barang retur yang datang: ke rak, ke karantina, atau tidak datang lagi. Boleh sebagian.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/retur/{returId}/terima',
  releases: true,
  params: PesananParams.extend({ returId: IdParam }),
  body: TakeReturBody,
  response: Message,
  errors: ['RETUR_TIDAK_ADA', 'RETUR_BERLEBIH'],
})
