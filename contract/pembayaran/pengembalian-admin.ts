import { z } from 'zod'
import { Id, IdParam, numberInput, optionalRupiah, Rupiah, rupiahInput, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { Foto, FotoParams } from '#contract/foto/endpoints.ts'
import { fotoInput } from '#contract/foto/input.ts'
import { rincianAmount } from '#contract/uang/returned.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'

/**
 * Refund method: a refund at the provider, the cancellation of a captured but unsettled card payment, or a manual transfer that
 * the office only records.
 */
export const RefundMethod = z.enum(['midtrans', 'batal', 'manual'])
export type RefundMethod = z.infer<typeof RefundMethod>

/**
 * State of a refund. `diminta`: pending, not yet sent to the provider. `belum pasti`: sent, result unknown. `berhasil`: the
 * provider's status query confirms it. `ditolak`: rejected by the provider. `manual`: an administrator sent it.
 */
export const StatusPengembalian = z.enum(['diminta', 'berhasil', 'ditolak', 'belum pasti', 'manual'])
export type StatusPengembalian = z.infer<typeof StatusPengembalian>

/** A refund of a payment attempt, completed or not. */
export const Pengembalian = z.object({
  pengembalianId: Id,
  cara: RefundMethod,
  jumlah: Rupiah,
  alasan: z.string(),
  bukti: z.string(),
  status: StatusPengembalian,
  /** Error message from the provider. */
  keterangan: z.string(),
  /** Refunded lines: units no longer bought, and amount in rupiah. */
  rincian: z.array(z.object({ nama: z.string(), jumlah: z.int().nonnegative(), nilai: Rupiah.nullable() })),
  /** Shipping part of the refund. */
  ongkir: Rupiah,
  /** Complaint that the refund resolves. */
  keluhanId: Id.nullable(),
  foto: z.array(Foto),
  /** Name of the account that requested the refund. */
  oleh: z.string(),
  dibuat: Timestamp,
  diubah: Timestamp,
})
export type Pengembalian = z.infer<typeof Pengembalian>

/** An available refund method; `utuh`: only for the whole remaining amount. */
export const RefundOption = z.object({ cara: RefundMethod, utuh: z.boolean() })
export type RefundOption = z.infer<typeof RefundOption>

const Amount = numberInput('Jumlah harus angka bulat', 1_000_000)
const isPositive = ({ jumlah }: { jumlah: number }) => jumlah > 0
const isDistinct = (keys: readonly (string | number)[]) => new Set(keys).size === keys.length
const TWICE = 'Ada barang yang ditulis dua kali. Gabungkan jumlahnya dalam satu baris.'

/** Maximum number of photos of a refund: returned goods and proof of a transfer. */
export const RETURN_FOTO_MAX = 4

/** Destination of returned goods: back into their lot, quarantine, or still in transit. */
export const ReturnDestination = z.enum(['rak', 'karantina', 'ditunggu'])
export type ReturnDestination = z.infer<typeof ReturnDestination>

export const RefundBody = z
  .object({
    /** Payment attempt, by its number at the provider. */
    percobaan: z.string().min(1).max(60),
    cara: RefundMethod,
    jumlah: rupiahInput('Jumlah belum diisi', 'Jumlah').refine((amount) => amount > 0, 'Jumlah minimal Rp 1'),
    /** Remaining amount displayed on the screen. If it changed, the refund is rejected. */
    sisa: Rupiah,
    alasan: z.string().trim().min(1, 'Tuliskan alasannya').max(255, 'Alasan terlalu panjang'),
    /** Recipient and reference of a manual transfer. */
    bukti: z.string().trim().max(300, 'Bukti terlalu panjang').default(''),
    /**
     * Refunded order lines: units no longer bought and amount. Without lines, the refund is an amount only. If lines have
     * amounts, these and the shipping must add up to the refund.
     */
    barang: z
      .array(
        z.object({ urutan: z.int().nonnegative(), jumlah: Amount, nilai: optionalRupiah('Dana kembali').optional() }),
      )
      .max(50)
      .refine((barang) => isDistinct(barang.map(({ urutan }) => urutan)), TWICE)
      .default([])
      .transform((barang) => barang.filter((line) => isPositive(line) || (line.nilai ?? 0) > 0)),
    /** Shipping part of the refund. */
    ongkir: optionalRupiah('Ongkir').default(0),
    /** Returned goods and their destination. Default of `ke`: goods that had reached the buyer go to quarantine. */
    rak: z
      .array(z.object({ produkId: Id, jumlah: Amount, ke: ReturnDestination.optional() }))
      .max(200)
      .refine((rak) => isDistinct(rak.map(({ produkId, ke }) => `${produkId} ${ke}`)), TWICE)
      .default([])
      .transform((rak) => rak.filter(isPositive)),
    /** Complaint that the refund resolves. */
    keluhanId: Id.nullable().default(null),
    foto: fotoInput(RETURN_FOTO_MAX).default([]),
  })
  .superRefine(({ jumlah, barang, ongkir }, context) => {
    const detailed = rincianAmount({ barang, ongkir })
    if (detailed !== undefined && detailed !== jumlah)
      context.addIssue({
        code: 'custom',
        path: ['jumlah'],
        message: `Rincian barang berjumlah ${formatRupiah(detailed)}. Samakan dengan jumlah ini.`,
      })
  })
  .refine(({ cara, bukti }) => cara !== 'manual' || bukti !== '', {
    path: ['bukti'],
    message: 'Tuliskan rekening tujuan dan nomor buktinya',
  })
export type RefundBody = z.output<typeof RefundBody>

const PesananParams = z.object({ orderId: IdParam })
const Results = z.object({ message: z.string(), status: StatusPengembalian })

export const refundPembayaran = adminEndpoint({
  name: 'refundPembayaran',
  summary: 'Mengembalikan dana satu percobaan bayar: lewat Midtrans, atau mencatat yang ditransfer sendiri.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/pengembalian',
  peran: ['pesanan'],
  releases: true,
  params: PesananParams,
  body: RefundBody,
  response: Results,
  errors: [
    'PESANAN_TIDAK_ADA',
    'PEMBAYARAN_TIDAK_ADA',
    'DANA_TIDAK_DAPAT_DIKEMBALIKAN',
    'PENGEMBALIAN_BELUM_PASTI',
    'SISA_DANA_BERUBAH',
    'PENGEMBALIAN_BERLEBIH',
    'PENGEMBALIAN_HARUS_UTUH',
    'PENGEMBALIAN_DITOLAK',
    'BARANG_KEMBALI_BERLEBIH',
    'RAK_BERLEBIH',
    'NILAI_BARIS_BERLEBIH',
    'ONGKIR_BERLEBIH',
    'DANA_BARANG_DIGANTI',
    'KELUHAN_TIDAK_ADA',
    'FOTO_TIDAK_ADA',
  ],
})

export const getFotoPengembalian = adminEndpoint({
  name: 'getFotoPengembalian',
  summary: 'Satu foto dari sebuah pengembalian: barangnya, atau bukti transfernya.',
  method: 'GET',
  path: '/api/admin/pesanan/{orderId}/pengembalian/{pengembalianId}/foto/{fotoId}',
  peran: ['pesanan'],
  params: PesananParams.extend({ pengembalianId: IdParam }).extend(FotoParams.shape),
  response: 'berkas',
  errors: ['FOTO_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})

export const retryPengembalian = adminEndpoint({
  name: 'retryPengembalian',
  summary: 'Mengirim lagi pengembalian yang belum pasti, dengan kunci yang sama: Midtrans tidak membayarnya dua kali.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/pengembalian/{pengembalianId}/ulangi',
  peran: ['pesanan'],
  repeat: 'harmless',
  params: PesananParams.extend({ pengembalianId: IdParam }),
  response: Results,
  errors: ['PENGEMBALIAN_TIDAK_ADA', 'PENGEMBALIAN_DITOLAK', 'PEMBAYARAN_TIDAK_TERSEDIA'],
})
