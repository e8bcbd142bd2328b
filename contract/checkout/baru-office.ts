import { z } from 'zod'
import { NoHp, namaOrang } from '#contract/akun/forms.ts'
import { Id, IdParam, Rupiah, rupiahIsian, Waktu } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { JenisPesanan } from '#contract/pesanan/jenis-office.ts'
import { TujuanIsian } from '#contract/pesanan/tujuan-office.ts'

/** How an order came that the office wrote down. */
export const SumberKantor = z.enum(['whatsapp', 'telepon', 'kasir'], 'Pilih dari mana pesanannya')
/** How money comes that the shop takes itself: the provider knows nothing of it. */
const DI_TOKO = ['tunai', 'transfer'] as const
export type BayarDiToko = (typeof DI_TOKO)[number]
export const isDiToko = (cara: string | null): cara is BayarDiToko => DI_TOKO.some((satu) => satu === cara)

/** How it is paid: it was paid already, or its buyer pays by a link. */
export const BayarKantor = z.enum([...DI_TOKO, 'tautan'], 'Pilih cara membayarnya')
export type BayarKantor = z.infer<typeof BayarKantor>

const { jenis, wilayah, kode_pos, rincian, patokan } = TujuanIsian.shape

/** Rupiah that may be left empty, which is none. */
const rupiahBoleh = (nama: string) =>
  z.preprocess((value) => (value === '' || value === undefined ? 0 : value), rupiahIsian(`${nama} belum benar`, nama))

/** An order that the office writes down for somebody. */
export const PesananBaruBody = z
  .object({
    sumber: SumberKantor,
    /** Whose it is; null: somebody who has no account yet, and gets one by name and number. */
    penggunaId: Id.nullable(),
    /** Of who receives it; of a new account also its own. */
    nama: namaOrang('Isi nama pembeli'),
    no_hp: z.string().trim().min(1, 'Isi nomor HP pembeli').pipe(NoHp),
    items: z.array(ItemPesanan).min(1, 'Pilih barangnya dulu').max(50, 'Paling banyak 50 barang'),
    /** Null: it is fetched at the shop. */
    shippingId: Id.nullable(),
    /** Null where it is fetched. */
    tujuan: z.object({ jenis, wilayah, kode_pos, rincian, patokan }).nullable(),
    /** What the office says that shipping costs. */
    ongkir: rupiahBoleh('Ongkir'),
    diskon: rupiahBoleh('Potongan'),
    /** Why; its buyer reads it. */
    alasan_diskon: z.string().trim().max(100, 'Alasan paling panjang 100 huruf'),
    catatan: z.string().trim().max(500, 'Catatan paling panjang 500 karakter'),
    bayar: BayarKantor,
    /** Of a transfer: from which account, under which reference. */
    bukti: z.string().trim().max(200, 'Keterangan paling panjang 200 huruf'),
    /** Whose goods it sends again for nothing, and the complaint that it answers; what it costs and how it is paid does not matter then. */
    pengganti: z.object({ orderId: Id, keluhanId: Id.nullable() }).nullable().default(null),
    /** As it stands on the screen; the shop's own sum counts. */
    total_harga: Rupiah,
  })
  .superRefine((body, context) => {
    const salah = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (body.shippingId !== null && body.tujuan === null) salah('tujuan', 'Isi alamat tujuannya')
    if (body.pengganti) return
    if (body.shippingId === null && body.ongkir > 0) salah('ongkir', 'Yang diambil sendiri tidak memakai ongkir')
    if (body.diskon > 0 && body.alasan_diskon === '') salah('alasan_diskon', 'Tuliskan alasan potongannya')
    if (body.bayar === 'transfer' && body.bukti === '') salah('bukti', 'Tuliskan rekening atau nomor buktinya')
  })
export type PesananBaruBody = z.output<typeof PesananBaruBody>

const { items, ongkir, diskon } = PesananBaruBody.shape

export const HitungBody = z.object({
  items,
  ongkir,
  diskon,
  /** Whose group may pay less; null where nobody is chosen yet. */
  penggunaId: Id.nullable().default(null),
  /** Goods that are sent again cost nothing. */
  isPengganti: z.boolean().default(false),
})
export type HitungBody = z.output<typeof HitungBody>

export const hitungPesanan = endpoint({
  name: 'hitungPesanan',
  summary: 'Berapa pesanan yang sedang ditulis kantor, dengan harga toko saat ini. Tidak ada yang disimpan.',
  method: 'POST',
  path: '/api/admin/pesanan/hitung',
  access: 'admin',
  repeat: 'harmless',
  body: HitungBody,
  response: z.object({
    baris: z.array(z.object({ nama: z.string(), harga: Rupiah, jumlah: z.int().positive() })),
    subtotal: Rupiah,
    diskon: Rupiah,
    ppn_ditambah: Rupiah,
    biaya_kirim: Rupiah,
    total_harga: Rupiah,
  }),
  errors: [
    'VALIDATION_FAILED',
    'PRODUK_TIDAK_ADA',
    'PAKET_TIDAK_ADA',
    'PAKET_DIPERIKSA',
    'PERLU_RESEP',
    'NIE_BELUM_ADA',
  ],
})

export const buatPesanan = endpoint({
  name: 'buatPesanan',
  summary: 'Menulis pesanan dari WhatsApp, telepon, atau kasir; lunas seketika, atau dibayar lewat tautan.',
  method: 'POST',
  path: '/api/admin/pesanan',
  access: 'admin',
  repeat: 'once',
  // Goods for nothing.
  buktikan: ({ pengganti }) => pengganti !== null,
  body: PesananBaruBody,
  response: z.object({
    message: z.string(),
    orderId: Id,
    midtrans_order_id: z.string(),
    jenis: JenisPesanan,
    total_harga: Rupiah,
  }),
  status: 201,
  errors: [
    'VALIDATION_FAILED',
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

export const makeTautanBayar = endpoint({
  name: 'makeTautanBayar',
  summary: 'Membuat tautan untuk membayar satu pesanan tanpa login, sampai batas bayarnya. Tautan sebelumnya mati.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/tautan-bayar',
  access: 'admin',
  // Another one takes its place; nothing is done with the order itself. Kept answers would keep the link.
  repeat: 'harmless',
  params: z.object({ orderId: IdParam }),
  response: z.object({ message: z.string(), tautan: z.url(), sampai: Waktu }),
  errors: ['VALIDATION_FAILED', 'PESANAN_TIDAK_ADA', 'PESANAN_TIDAK_DAPAT_DIBAYAR'],
})
