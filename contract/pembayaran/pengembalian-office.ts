import { z } from 'zod'
import { bilanganIsian, Id, IdParam, Rupiah, rupiahIsian, Waktu } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/**
 * How money goes back: by a refund of the provider, by voiding a captured card that is not settled yet, or by hand, which
 * the office only writes down.
 */
export const CaraKembali = z.enum(['midtrans', 'batal', 'manual'])
export type CaraKembali = z.infer<typeof CaraKembali>

/**
 * `diminta` the provider was not heard yet, `belum pasti` it was asked and its answer is not known, `berhasil` its status
 * query tells of it, `ditolak` it gave nothing back, `manual` somebody sent the money.
 */
export const StatusPengembalian = z.enum(['diminta', 'berhasil', 'ditolak', 'belum pasti', 'manual'])
export type StatusPengembalian = z.infer<typeof StatusPengembalian>

/** Money of one attempt to pay that the office gave back, or tried to. */
export const Pengembalian = z.object({
  pengembalianId: Id,
  cara: CaraKembali,
  jumlah: Rupiah,
  alasan: z.string(),
  bukti: z.string(),
  status: StatusPengembalian,
  /** What the provider said against it. */
  keterangan: z.string(),
  /** Name of the account that asked for it. */
  oleh: z.string(),
  dibuat: Waktu,
  diubah: Waktu,
})
export type Pengembalian = z.infer<typeof Pengembalian>

/** One way in which money of an attempt can go back now; `utuh`: only all that is left. */
export const PilihanKembali = z.object({ cara: CaraKembali, utuh: z.boolean() })
export type PilihanKembali = z.infer<typeof PilihanKembali>

/** Rupiah from which giving money back asks for the password or a code again. */
const BUKTI_MULAI = 500_000

const Banyak = bilanganIsian('Jumlah harus bilangan bulat', 1_000_000)
const isAda = ({ jumlah }: { jumlah: number }) => jumlah > 0

export const RefundBody = z
  .object({
    /** The attempt to pay, by its number at the provider. */
    percobaan: z.string().min(1).max(60),
    cara: CaraKembali,
    jumlah: rupiahIsian('Jumlah belum diisi', 'Jumlah').refine((jumlah) => jumlah > 0, 'Jumlah paling kecil Rp 1'),
    /** What the screen showed as left; if that changed, nothing is given back. */
    sisa: Rupiah,
    alasan: z.string().trim().min(1, 'Tuliskan alasannya').max(255, 'Alasan terlalu panjang'),
    /** Of money sent by hand: to whom, and by what it can be found again. */
    bukti: z.string().trim().max(300, 'Bukti terlalu panjang').default(''),
    /** Lines of the order that the money is for, and how many of each; without any it is only money. */
    barang: z
      .array(z.object({ urutan: z.int().nonnegative(), jumlah: Banyak }))
      .max(50)
      .default([])
      .transform((barang) => barang.filter(isAda)),
    /** What of the goods lies on the shelf again. */
    rak: z
      .array(z.object({ produkId: Id, jumlah: Banyak }))
      .max(200)
      .default([])
      .transform((rak) => rak.filter(isAda)),
  })
  .refine(({ cara, bukti }) => cara !== 'manual' || bukti !== '', {
    path: ['bukti'],
    message: 'Tuliskan rekening tujuan dan nomor buktinya',
  })
export type RefundBody = z.output<typeof RefundBody>

const PesananParams = z.object({ orderId: IdParam })
const Hasil = z.object({ message: z.string(), status: StatusPengembalian })

export const refundPembayaran = endpoint({
  name: 'refundPembayaran',
  summary: 'Mengembalikan dana satu percobaan bayar: lewat Midtrans, atau mencatat yang ditransfer sendiri.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/pengembalian',
  access: 'admin',
  repeat: 'once',
  buktikan: ({ jumlah }) => jumlah >= BUKTI_MULAI,
  params: PesananParams,
  body: RefundBody,
  response: Hasil,
  errors: [
    'VALIDATION_FAILED',
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
    'PERLU_BUKTI',
  ],
})

export const retryPengembalian = endpoint({
  name: 'retryPengembalian',
  summary: 'Mengirim lagi pengembalian yang belum pasti, dengan kunci yang sama: Midtrans tidak membayarnya dua kali.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/pengembalian/{pengembalianId}/ulangi',
  access: 'admin',
  repeat: 'harmless',
  params: PesananParams.extend({ pengembalianId: IdParam }),
  response: Hasil,
  errors: ['VALIDATION_FAILED', 'PENGEMBALIAN_TIDAK_ADA', 'PENGEMBALIAN_DITOLAK', 'PEMBAYARAN_TIDAK_TERSEDIA'],
})
