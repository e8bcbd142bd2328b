import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getPesanan, listRiwayat, RincianPesanan, RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import { answer } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { press, seeNot } from '#web/testing/hand.ts'
import { layar, show, signIn } from '#web/testing/show.tsx'
import RiwayatPage from './riwayat.page.tsx'

const PIKSEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const PESANAN = {
  midtrans_order_id: 'KS-1',
  created_at: '2026-03-10T03:00:00.000Z',
  batas_bayar: '2026-03-10T04:00:00.000Z',
  status_pembayaran: 'success' as StatusPembayaran,
  nama_produk: 'Vitamin A',
  gambar_produk: PIKSEL,
  jumlah: 2,
  harga: 25_000,
  nama_shipping: 'Reguler',
  total_harga: 62_000,
}

async function open(isi: Partial<typeof PESANAN> = {}) {
  const pesanan = { ...PESANAN, ...isi }
  answer(listRiwayat, { data: [contoh(RiwayatPesanan, pesanan)], page: 1, total: 1, totalPages: 1 })
  answer(getPesanan, contoh(RincianPesanan, pesanan))
  await show(layar(RiwayatPage), { at: '/riwayat-pembayaran' })
}
const dialog = () => page.getByRole('dialog', { name: 'Detail Pesanan' })

describe('history of a buyer', () => {
  beforeEach(async () => {
    signIn()
    await page.viewport(1440, 900)
    return () => page.viewport(390, 844)
  })

  test('is a table of orders §2.130 §2.131 §2.132 §2.133 §2.134 §2.135', async () => {
    await open()
    const judul = page.getByRole('columnheader')
    await expect.element(judul.first()).toBeVisible()
    expect(judul.elements().map(({ textContent }) => textContent)).toEqual([
      ...['Nomor Pesanan', 'Tanggal', 'Produk', 'Total Harga', 'Status', 'Aksi'],
    ])
    const sel = page.getByRole('cell')
    await expect.element(sel.nth(0)).toHaveTextContent('KS-1')
    await expect.element(sel.nth(1)).toHaveTextContent('10 Maret 2026')
    await expect.element(sel.nth(2).getByText('Vitamin A')).toBeVisible()
    expect(sel.nth(2).element().querySelector('img')).not.toBeNull()
    await expect.element(sel.nth(3)).toHaveTextContent('Rp 62.000')
    await expect.element(sel.nth(4).getByText('Berhasil')).toBeVisible()
    await press(sel.nth(5).getByRole('button', { name: 'Detail pesanan KS-1' }))
    await expect.element(dialog()).toBeVisible()
  })

  test('tells all of an order in its dialog, which closes §2.139 §2.140 §2.141 §2.142 §2.143 §2.144 §2.145 §2.146 §2.147', async () => {
    await open()
    await press('Detail pesanan KS-1')
    const isi = () => dialog().element().querySelector('dl')?.textContent
    await expect.poll(isi).toContain('Nomor PesananKS-1')
    expect(isi()).toMatch(/Tanggal Pesanan10 Maret 2026.*Status PembayaranBerhasilNama ProdukVitamin AJumlah2/)
    expect(isi()).toMatch(/Harga SatuanRp 25\.000Metode PengirimanRegulerTotal HargaRp 62\.000$/)
    await press(dialog().getByRole('button', { name: 'Tutup' }))
    await seeNot('Detail Pesanan')
  })

  test.each<[string, StatusPembayaran, string, string, string]>([
    ['success §4.40', 'success', 'Berhasil', 'hijau', 'hijau'],
    ['pending §4.41', 'pending', 'Menunggu Pembayaran', 'kuning', 'kuning'],
    ['failed §4.42', 'failed', 'Gagal', 'merah', 'merah'],
    ['cancelled §4.43 §4.44', 'cancelled', 'Dibatalkan', 'abu', 'merah'],
    ['expired §4.43 §4.44', 'expired', 'Kedaluwarsa', 'abu', 'merah'],
    ['refunded §4.43 §4.44', 'refunded', 'Dana Dikembalikan', 'abu', 'merah'],
  ])('colours the state of a payment: %s', async (_, status_pembayaran, nama, warna, warnaDialog) => {
    await open({ status_pembayaran })
    await expect
      .element(page.getByRole('table').getByText(nama, { exact: true }))
      .toHaveClass(`bg-${warna}-muda`, `text-${warna}`)
    await press('Detail pesanan KS-1')
    await expect
      .element(dialog().getByRole('definition').getByText(nama, { exact: true }))
      .toHaveClass(`bg-${warnaDialog}-muda`, `text-${warnaDialog}`)
  })
})
