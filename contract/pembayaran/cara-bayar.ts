import { z } from 'zod'
import { Waktu } from '#contract/common.ts'

export type JenisBayar = 'virtual' | 'tagihan' | 'gerai' | 'qris' | 'dompet' | 'kartu' | 'tunai' | 'lain'

/** Every method that the shop knows by name: the key stands for it on the wire and for its logo. */
export const METODE_BAYAR = {
  bca_virtual: { nama: 'BCA Virtual Account', jenis: 'virtual' },
  bni_virtual: { nama: 'BNI Virtual Account', jenis: 'virtual' },
  btn_virtual: { nama: 'BTN Virtual Account', jenis: 'virtual' },
  bri: { nama: 'BRI Virtual Account', jenis: 'virtual' },
  permata: { nama: 'Permata Virtual Account', jenis: 'virtual' },
  cimb: { nama: 'CIMB Niaga Virtual Account', jenis: 'virtual' },
  virtual_lain: { nama: 'Virtual Account', jenis: 'virtual' },
  mandiri: { nama: 'Mandiri Bill Payment', jenis: 'tagihan' },
  indomaret: { nama: 'Indomaret', jenis: 'gerai' },
  alfamart: { nama: 'Alfamart', jenis: 'gerai' },
  qris: { nama: 'QRIS', jenis: 'qris' },
  gopay: { nama: 'GoPay', jenis: 'dompet' },
  shopeepay: { nama: 'ShopeePay', jenis: 'dompet' },
  dana: { nama: 'DANA', jenis: 'dompet' },
  kartu: { nama: 'Kartu kredit atau debit', jenis: 'kartu' },
  cod: { nama: 'Bayar di tempat (COD)', jenis: 'tunai' },
  lain: { nama: 'Cara bayar lain', jenis: 'lain' },
} as const satisfies Record<string, { nama: string; jenis: JenisBayar }>

export type MetodeBayar = keyof typeof METODE_BAYAR
export const MetodeBayar = z.enum(Object.keys(METODE_BAYAR) as [MetodeBayar, ...MetodeBayar[]])

/** Is it a key of `METODE_BAYAR`? */
export const isMetodeBayar = (metode: string): metode is MetodeBayar => Object.hasOwn(METODE_BAYAR, metode)

/** What the number is called that is typed in to pay. */
export const namaNomor = (metode: MetodeBayar) =>
  METODE_BAYAR[metode].jenis === 'virtual' ? 'Nomor virtual account' : 'Kode pembayaran'

/** The number that is typed in to pay, where there is one: a card's is its owner's own. */
export const nomorBayar = ({ metode, nomor }: Pick<CaraBayar, 'metode' | 'nomor'>) =>
  METODE_BAYAR[metode].jenis === 'kartu' ? null : nomor

/** How an order is, or was, paid. */
export const CaraBayar = z.object({
  metode: MetodeBayar,
  nama: z.string(),
  /** What the customer types in: number of a virtual account, bill, or payment code. Of a card what may be shown of it. */
  nomor: z.string().nullable(),
  /** The company code that goes with a bill's number. */
  kode_perusahaan: z.string().nullable(),
  /** Who collects the money, and who paid it out. */
  penyelenggara: z.string().nullable(),
  penerbit: z.string().nullable(),
  /** Until when it can be paid this way; never later than the order's own deadline. */
  bayar_sebelum: Waktu,
})
export type CaraBayar = z.infer<typeof CaraBayar>
