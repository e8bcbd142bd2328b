import { z } from 'zod'
import { bilanganIsian, Id, IdParam, Rupiah, rupiahIsian, Waktu } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Foto, FotoParams } from '#contract/foto/endpoints.ts'
import { fotoIsian } from '#contract/foto/isian.ts'
import { jumlahRincian } from '#contract/uang/kembali.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'

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
  /** The lines that it is for: so many units that are not bought any more, and so much money. */
  rincian: z.array(z.object({ nama: z.string(), jumlah: z.int().nonnegative(), nilai: Rupiah.nullable() })),
  /** So much of it is shipping. */
  ongkir: Rupiah,
  /** The complaint that it answers. */
  keluhanId: Id.nullable(),
  foto: z.array(Foto),
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

/** Rupiah that may be left empty, which is none. */
const rupiahBoleh = (nama: string) =>
  z.preprocess((value) => (value === '' || value === undefined ? 0 : value), rupiahIsian(`${nama} belum benar`, nama))

/** Photos of one refund: what came back, and the proof of a transfer. */
export const FOTO_KEMBALI_MAX = 4

/** Where goods go that come back: into the lot that they came from, aside, or they are on their way still. */
export const KeMana = z.enum(['rak', 'karantina', 'ditunggu'])
export type KeMana = z.infer<typeof KeMana>

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
    /**
     * Lines of the order that the money is for, how many of each are not bought any more, and how much money; without any it is
     * only money. Where lines say how much, they and the shipping are all of it.
     */
    barang: z
      .array(z.object({ urutan: z.int().nonnegative(), jumlah: Banyak, nilai: rupiahBoleh('Dana kembali').optional() }))
      .max(50)
      .default([])
      .transform((barang) => barang.filter((line) => isAda(line) || (line.nilai ?? 0) > 0)),
    /** So much of it is shipping. */
    ongkir: rupiahBoleh('Ongkir').default(0),
    /** What of the goods comes back, and where it goes; without `ke` by itself: what was at a buyer's is set aside. */
    rak: z
      .array(z.object({ produkId: Id, jumlah: Banyak, ke: KeMana.optional() }))
      .max(200)
      .default([])
      .transform((rak) => rak.filter(isAda)),
    /** The complaint that it answers. */
    keluhanId: Id.nullable().default(null),
    foto: fotoIsian(FOTO_KEMBALI_MAX).default([]),
  })
  .superRefine(({ jumlah, barang, ongkir }, context) => {
    const rinci = jumlahRincian({ barang, ongkir })
    if (rinci !== undefined && rinci !== jumlah)
      context.addIssue({
        code: 'custom',
        path: ['jumlah'],
        message: `Rinciannya berjumlah ${formatRupiah(rinci)}. Samakan keduanya.`,
      })
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
  peran: ['pesanan'],
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
    'NILAI_BARIS_BERLEBIH',
    'ONGKIR_BERLEBIH',
    'DANA_BARANG_DIGANTI',
    'KELUHAN_TIDAK_ADA',
    'FOTO_TIDAK_ADA',
    'PERLU_BUKTI',
  ],
})

export const getFotoPengembalian = endpoint({
  name: 'getFotoPengembalian',
  summary: 'Satu foto dari sebuah pengembalian: barangnya, atau bukti transfernya.',
  method: 'GET',
  path: '/api/admin/pesanan/{orderId}/pengembalian/{pengembalianId}/foto/{fotoId}',
  access: 'admin',
  peran: ['pesanan'],
  params: PesananParams.extend({ pengembalianId: IdParam }).extend(FotoParams.shape),
  response: 'berkas',
  errors: ['VALIDATION_FAILED', 'FOTO_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})

export const retryPengembalian = endpoint({
  name: 'retryPengembalian',
  summary: 'Mengirim lagi pengembalian yang belum pasti, dengan kunci yang sama: Midtrans tidak membayarnya dua kali.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/pengembalian/{pengembalianId}/ulangi',
  access: 'admin',
  peran: ['pesanan'],
  repeat: 'harmless',
  params: PesananParams.extend({ pengembalianId: IdParam }),
  response: Hasil,
  errors: ['VALIDATION_FAILED', 'PENGEMBALIAN_TIDAK_ADA', 'PENGEMBALIAN_DITOLAK', 'PEMBAYARAN_TIDAK_TERSEDIA'],
})
