import { expect, test } from 'vitest'
import { waWriter } from '#web/admin/templat/write-wa.ts'
import { waPembeli } from './wa-pembeli.ts'

const PESANAN = {
  no_hp: '081234567890',
  nama: 'Pak Budi & Siti',
  midtrans_order_id: 'KS-1',
  total_harga: 302_000,
  batas_bayar: '2026-11-20T03:00:00.000Z',
  status_pembayaran: 'success',
  status_pesanan: 'Menunggu Respon',
  kurir: '',
  resi: '',
  perhatian: [] as string[],
  menunggu_resep: false,
  menunggu_ongkir: false,
  dibayar: 302_000,
  dikembalikan: 0,
} as const

const pesan = (change: Partial<Parameters<typeof waPembeli>[0]>) => {
  const address = waPembeli({ ...PESANAN, perhatian: [], ...change }, waWriter('KerapuSehat', []))
  return address && new URL(address).searchParams.get('text')
}

test.each([
  [{ status_pembayaran: 'pending' }, 'sebesar Rp 302.000 menunggu pembayaran sampai 20 November 2026, 10.00 WIB'],
  [{ status_pembayaran: 'cancelled' }, 'otomatis batal'],
  [{ status_pembayaran: 'expired' }, 'otomatis batal'],
  [{ status_pembayaran: 'failed' }, 'Bank menarik kembali pembayaran'],
  [{ status_pembayaran: 'refunded' }, 'sudah kami kembalikan'],
  [{}, 'segera kami siapkan'],
  [{ status_pesanan: 'Sedang Di Proses' }, 'sedang kami siapkan'],
  [{ status_pesanan: 'Sedang Di Proses', resi: 'JP1', kurir: 'JNE' }, 'sudah kami kirim. Nomor resinya JP1 (JNE).'],
  [{ status_pesanan: 'Pesanan Selesai', resi: 'JP1' }, 'sudah selesai. Nomor resinya JP1.'],
  [{ dikembalikan: 5000 }, 'segera kami siapkan. Dikembalikan Rp 5.000 dari Rp 302.000.'],
  [{ status_pembayaran: 'refunded', dikembalikan: 302_000 }, 'sudah kami kembalikan. Terima kasih.'],
  [{ perhatian: ['lunas tanpa stok'] }, 'stoknya sedang kosong'],
  [{ perhatian: ['lunas tanpa resep'] }, 'jatah resepnya sudah habis'],
  [{ status_pembayaran: 'pending', menunggu_resep: true }, 'sedang kami periksa'],
  [{ status_pembayaran: 'pending', menunggu_ongkir: true }, 'sedang kami pastikan'],
] as const)('the message fits the order: %j', (change, text) => {
  expect(pesan(change as object)).toContain(text)
  expect(pesan(change as object)).toMatch(/^Halo Pak Budi & Siti, kami dari KerapuSehat\. .*KS-1.*Terima kasih\.$/)
})

test('there is no chat without a number', () => {
  expect(waPembeli({ ...PESANAN, perhatian: [], no_hp: '' }, waWriter('KerapuSehat', []))).toBeUndefined()
})
