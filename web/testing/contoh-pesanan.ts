import { PaymentAttempt, PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { contoh } from './contoh.ts'

const LINE = PesananAdmin.shape.items.element
const BAGIAN = PesananAdmin.shape.bagian.element

/** Returns a payment of Rp 52.000 by QRIS that can be refunded at the provider or by hand. */
export const createAttempt = (change: Partial<PaymentAttempt> = {}): PaymentAttempt =>
  contoh(PaymentAttempt, {
    order_id: 'KS-5',
    jumlah: 52_000,
    payment_type: 'qris',
    transaction_status: 'settlement',
    transaction_id: 'tx-5',
    sisa: 52_000,
    pilihan_kembali: [
      { cara: 'midtrans', utuh: false },
      { cara: 'manual', utuh: false },
    ],
    ...change,
  })

/** Returns an order of two units at Rp 20.000 with shipping of Rp 12.000, as the office sees it. Default: paid. */
export const pesananAdmin = (change: Partial<PesananAdmin> = {}): PesananAdmin =>
  contoh(PesananAdmin, {
    orderId: 5,
    midtrans_order_id: 'KS-5',
    nama: 'Bu Wati',
    no_hp: '081234567890',
    alamat: 'Dermaga 3, Teluk Hurun',
    tujuan: {
      nama: 'Bu Wati',
      no_hp: '081234567890',
      jenis: 'rumah',
      wilayah: null,
      kode_pos: '',
      rincian: 'Dermaga 3, Teluk Hurun',
      patokan: '',
    },
    status_pembayaran: 'success',
    status_pesanan: 'Menunggu Respon',
    total_harga: 52_000,
    subtotal: 40_000,
    biaya_kirim: 12_000,
    sisa_ongkir: 12_000,
    dibayar: 52_000,
    nota: null,
    ppn: null,
    asal: null,
    resep_id: null,
    keluhan_terbuka: null,
    pembeli: { penggunaId: 9, nama: 'Bu Wati', email: 'wati@contoh.id' },
    items: [
      contoh(LINE, {
        urutan: 0,
        produkId: 3,
        paketId: null,
        nama: 'Iodin',
        gambar: null,
        harga: 20_000,
        jumlah: 2,
        sisa_dana: 40_000,
      }),
    ],
    bagian: [
      contoh(BAGIAN, {
        produkId: 3,
        nama: 'Iodin',
        jumlah: 2,
        dipegang: 2,
        usul: [{ lotId: 1, nomor: 'L-1', kedaluwarsa: null, jumlah: 2 }],
      }),
    ],
    pembayaran: [createAttempt()],
    ...change,
  })
