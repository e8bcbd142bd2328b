import { z } from 'zod'
import { NoHp, personName } from '#contract/akun/forms.ts'
import { Id, IdParam, optionalRupiah, Rupiah, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { PesananKind } from '#contract/pesanan/kind-admin.ts'
import { TujuanInput } from '#contract/pesanan/tujuan-admin.ts'

/** Channel of an order that the office entered. */
export const SumberAdmin = z.enum(['whatsapp', 'telepon', 'kasir'], 'Pilih pesanan datang lewat mana')
/** Payments that the shop receives itself; the payment provider has no record of them. */
const DIRECT_METHODS = ['tunai', 'transfer'] as const
export type DirectMethod = (typeof DIRECT_METHODS)[number]
export const isDirectMethod = (method: string | null): method is DirectMethod =>
  DIRECT_METHODS.some((item) => item === method)

/** Payment of the order: already received (cash or transfer), or by a payment link. */
export const ManualPayment = z.enum([...DIRECT_METHODS, 'tautan'], 'Pilih cara bayarnya')
export type ManualPayment = z.infer<typeof ManualPayment>

const { jenis, wilayah, kode_pos, rincian, patokan } = TujuanInput.shape

/** An order that the office enters for a buyer. */
export const NewPesananBody = z
  .object({
    sumber: SumberAdmin,
    /** Account of the buyer; null: create an account from name and number. */
    penggunaId: Id.nullable(),
    /** Name of the recipient; also the name of a new account. */
    nama: personName('Isi nama pembeli'),
    no_hp: z.string().trim().min(1, 'Isi nomor HP pembeli').pipe(NoHp),
    items: z.array(ItemPesanan).min(1, 'Pilih dulu barangnya').max(50, 'Maksimal 50 barang'),
    /** Null: the buyer collects the order at the shop. */
    shippingId: Id.nullable(),
    /** Null if the buyer collects the order. */
    tujuan: z.object({ jenis, wilayah, kode_pos, rincian, patokan }).nullable(),
    /** Shipping fee set by the office. */
    ongkir: optionalRupiah('Ongkir'),
    diskon: optionalRupiah('Potongan'),
    /** Reason of the discount, displayed to the buyer. */
    alasan_diskon: z.string().trim().max(100, 'Alasan maksimal 100 huruf'),
    catatan: z.string().trim().max(500, 'Catatan maksimal 500 karakter'),
    bayar: ManualPayment,
    /** Reference of a transfer: sending account and transfer text. */
    bukti: z.string().trim().max(200, 'Keterangan maksimal 200 huruf'),
    /**
     * The order whose goods this one replaces for free, and the complaint that it resolves. Price and payment are then ignored.
     */
    pengganti: z.object({ orderId: Id, keluhanId: Id.nullable() }).nullable().default(null),
    /** Total displayed on the screen; the server's own total applies. */
    total_harga: Rupiah,
  })
  .superRefine((body, context) => {
    const reject = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (body.shippingId !== null && body.tujuan === null) reject('tujuan', 'Isi alamat tujuannya')
    if (body.pengganti) return
    if (body.shippingId === null && body.ongkir > 0)
      reject('ongkir', 'Pesanan yang diambil sendiri tidak memakai ongkir')
    if (body.diskon > 0 && body.alasan_diskon === '') reject('alasan_diskon', 'Tuliskan alasan potongannya')
    if (body.bayar === 'transfer' && body.bukti === '') reject('bukti', 'Tuliskan rekening atau nomor buktinya')
  })
export type NewPesananBody = z.output<typeof NewPesananBody>

const { items, ongkir, diskon } = NewPesananBody.shape

export const QuoteBody = z.object({
  items,
  ongkir,
  diskon,
  /** Account whose group price applies; null until a buyer is chosen. */
  penggunaId: Id.nullable().default(null),
  /** True for a free replacement of goods. */
  isPengganti: z.boolean().default(false),
})
export type QuoteBody = z.output<typeof QuoteBody>

export const quotePesanan = adminEndpoint({
  name: 'quotePesanan',
  summary: 'Berapa pesanan yang sedang ditulis kantor, dengan harga toko saat ini. Tidak ada yang disimpan.',
  method: 'POST',
  path: '/api/admin/pesanan/hitung',
  repeat: 'harmless',
  body: QuoteBody,
  response: z.object({
    baris: z.array(z.object({ nama: z.string(), harga: Rupiah, jumlah: z.int().positive() })),
    subtotal: Rupiah,
    diskon: Rupiah,
    ppn_ditambah: Rupiah,
    biaya_kirim: Rupiah,
    total_harga: Rupiah,
  }),
  errors: ['PRODUK_TIDAK_ADA', 'PAKET_TIDAK_ADA', 'PAKET_DIPERIKSA', 'PERLU_RESEP', 'NIE_BELUM_ADA'],
})

export const createManualPesanan = adminEndpoint({
  name: 'createManualPesanan',
  summary: 'Menulis pesanan dari WhatsApp, telepon, atau kasir; lunas seketika, atau dibayar lewat tautan.',
  method: 'POST',
  path: '/api/admin/pesanan',
  // A free replacement needs the password or a code.
  proof: ({ pengganti }) => pengganti !== null,
  releases: true,
  body: NewPesananBody,
  response: z.object({
    message: z.string(),
    orderId: Id,
    midtrans_order_id: z.string(),
    jenis: PesananKind,
    total_harga: Rupiah,
  }),
  status: 201,
  errors: [
    'PENGGUNA_TIDAK_ADA',
    'PELANGGAN_SUDAH_ADA',
    'PRODUK_TIDAK_ADA',
    'PAKET_TIDAK_ADA',
    'PAKET_DIPERIKSA',
    'PERLU_RESEP',
    'NIE_BELUM_ADA',
    'PENGIRIMAN_TIDAK_ADA',
    'PENGIRIMAN_TIDAK_BOLEH',
    'WILAYAH_TIDAK_ADA',
    'PESANAN_TANPA_HARGA',
    'PENGGANTI_TIDAK_BOLEH',
    'PENGGANTI_TANPA_KELUHAN',
    'PENGGANTI_BERLEBIH',
    'PERLU_BUKTI',
    'KELUHAN_TIDAK_ADA',
    'HARGA_BERUBAH',
    'STOK_TIDAK_CUKUP',
  ],
})

export const createPaymentLink = adminEndpoint({
  name: 'createPaymentLink',
  summary: 'Membuat tautan untuk membayar satu pesanan tanpa login, sampai batas bayarnya. Tautan sebelumnya mati.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/tautan-bayar',
  // A retry only replaces the link and does not change the order. A stored idempotent response would retain the link.
  repeat: 'harmless',
  params: z.object({ orderId: IdParam }),
  response: z.object({ message: z.string(), tautan: z.url(), sampai: Timestamp }),
  errors: ['PESANAN_TIDAK_ADA', 'PESANAN_TIDAK_DAPAT_DIBAYAR'],
})
