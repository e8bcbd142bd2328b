import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listWilayah } from '#contract/alamat/endpoints.ts'
import { Wilayah } from '#contract/alamat/wilayah.ts'
import { createPaymentLink } from '#contract/checkout/manual-admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { updateTujuan } from '#contract/pesanan/tujuan-admin.ts'
import {
  attestPembayaran,
  cancelPesananAdmin,
  checkPembayaran,
  confirmOngkir,
  getPesananAdmin,
  HistoryEntry,
  type PesananAdmin,
  resolvePerhatian,
} from '#contract/pesanan-admin/admin.ts'
import { listPenanda } from '#contract/pesanan-admin/catatan-admin.ts'
import { listTemplat } from '#contract/templat/admin.ts'
import { answer, bare, garbage, refuse, sent, silence } from '#web/testing/api.ts'
import { findViolations } from '#web/testing/axe.ts'
import { contoh } from '#web/testing/contoh.ts'
import { createAttempt, pesananAdmin } from '#web/testing/contoh-pesanan.ts'
import { button, field, fill, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PesananDetailPage from './pesanan-detail.page.tsx'

beforeEach(() => {
  answer(listJejak, { items: [], total: 0 })
  answer(listPenanda, [])
  answer(listTemplat, [])
})
function open(change: Partial<PesananAdmin> = {}) {
  answer(getPesananAdmin, pesananAdmin(change))
  return showAdmin(screen(PesananDetailPage, { orderId: '5' }), { at: '/detail-pesanan-satuan/5' })
}
const UNPAID: Partial<PesananAdmin> = {
  status_pembayaran: 'pending',
  dibayar: 0,
  pembayaran: [createAttempt({ payment_type: null, transaction_status: null, sisa: 0, pilihan_kembali: [] })],
}

describe('detail of an order', () => {
  test.each([
    ['no answer', silence, 'Gagal memuat pesanan'],
    ['a failure without a message', () => bare(400, {}), 'Gagal memuat pesanan'],
    ['an answer other than JSON', () => garbage(200), 'Gagal memuat pesanan'],
  ] as const)('says that it did not load after %s, and loads when asked to', async (_, failure, words) => {
    answer(getPesananAdmin, failure)
    await showAdmin(screen(PesananDetailPage, { orderId: '5' }), { at: '/detail-pesanan-satuan/5' })
    await see(words)
    answer(getPesananAdmin, pesananAdmin())
    await press('Coba Lagi')
    await see('KS-5')
  })

  test('shows the status of a payment in its history as a word, and other notes as they are', async () => {
    const entry = contoh(HistoryEntry, { riwayatId: 1, ke: 'success', keterangan: 'settlement' })
    await open({ riwayat: [entry, { ...entry, riwayatId: 2, jenis: 'resep', keterangan: 'capture' }] })
    await see('Dibayar')
    await see('capture')
    await seeNot('settlement')
  })

  test('shows payment and message of the buyer, and writes to the buyer', async () => {
    await open({ catatan: 'Titip di pos dermaga' })
    await see('Titip di pos dermaga')
    await see('QRIS: Dibayar')
    await see('Lunas')
    await expect
      .element(link('Kirim WhatsApp'))
      .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/6281234567890\?text=Halo%20Bu%20Wati/))
  })

  test('shows the products of a package', async () => {
    const [line] = pesananAdmin().items
    if (line) await open({ ...UNPAID, items: [{ ...line, produkId: null, paketId: 8, nama: 'Paket Bakteri' }] })
    await expect.element(page.getByText('2 × Iodin').first()).not.toBeVisible()
    ;(page.getByText('Barang yang diambil dari gudang').element() as HTMLElement).click()
    await expect.element(page.getByText('2 × Iodin').first()).toBeVisible()
    await see('Menunggu Pembayaran')
    await see('Pesanan ini belum lunas, jadi belum bisa diproses.')
  })

  test('needs no second parcel for one unit', async () => {
    const [line] = pesananAdmin().items
    if (line) await open({ items: [{ ...line, jumlah: 1 }] })
    await see('Riwayat')
    await expect.element(button('Catat kiriman')).not.toBeInTheDocument()
  })
})

describe('payment', () => {
  test('is checked, and the order then shows the result', async () => {
    await open(UNPAID)
    answer(checkPembayaran, {
      message: 'Midtrans: pembeli belum memilih cara bayar.',
      status_pembayaran: 'pending',
      ditemukan: false,
    })
    await press('Periksa pembayaran')
    await see('Midtrans: pembeli belum memilih cara bayar.')
    answer(checkPembayaran, {
      message: 'Midtrans: pembayaran sudah masuk.',
      status_pembayaran: 'success',
      ditemukan: true,
    })
    answer(getPesananAdmin, pesananAdmin())
    await press('Periksa pembayaran')
    await see('Midtrans: pembayaran sudah masuk.')
    await expect.element(field('Status pesanan')).toHaveValue('Sedang Di Proses')
    answer(
      checkPembayaran,
      refuse('PEMBAYARAN_TIDAK_TERSEDIA', { message: 'Sistem pembayaran sedang mengalami gangguan.' }),
    )
    await press('Periksa pembayaran')
    await see('Sistem pembayaran sedang mengalami gangguan.')
    await seeNot('Midtrans: pembayaran sudah masuk.')
  })

  test('is recorded from the dashboard, with an id or without, and a refusal is shown', async () => {
    await open({ ...UNPAID, perhatian: ['pembayaran tidak terjawab'] })
    await see(/Cari nomor pesanan ini di dasbor Midtrans/)
    await press('Catat isi dasbor Midtrans')
    await press('Catat')
    await see('Tuliskan apa yang Anda lihat')
    await field('Apa yang Anda lihat di dasbor?').fill('Kedaluwarsa pukul 10.00')
    await field('ID transaksi (opsional)').fill('bukan id')
    await press('Catat')
    await see('ID transaksi tidak sesuai. Salin lagi dari dasbor Midtrans')
    await field('ID transaksi (opsional)').fill(' tx-9 ')
    answer(attestPembayaran, refuse('TRANSAKSI_TIDAK_COCOK', { message: 'Transaksi itu bukan untuk pesanan ini.' }))
    await press('Catat')
    await see('Transaksi itu bukan untuk pesanan ini.')
    await field('ID transaksi (opsional)').fill('')
    answer(attestPembayaran, { message: 'Dicatat: tidak ada pembayaran di Midtrans.', status_pembayaran: 'expired' })
    answer(getPesananAdmin, pesananAdmin({ ...UNPAID, status_pembayaran: 'expired', perhatian: [] }))
    await press('Catat')
    await see('Dicatat: tidak ada pembayaran di Midtrans.')
    expect(sent(attestPembayaran).map(({ body }) => body)).toEqual([
      { transactionId: 'tx-9', alasan: 'Kedaluwarsa pukul 10.00' },
      { alasan: 'Kedaluwarsa pukul 10.00' },
    ])
    await expect.element(button('Catat isi dasbor Midtrans')).not.toBeInTheDocument()
  })

  test('is cancelled after a confirmation, and a failure is reported', async () => {
    await open(UNPAID)
    answer(cancelPesananAdmin, () => bare(400, {}))
    await press('Batalkan Pesanan')
    await press('Ya, Batalkan Pesanan')
    await see('Gagal membatalkan pesanan')
    await press('OK')
    answer(cancelPesananAdmin, { message: 'Pesanan dibatalkan.', status_pembayaran: 'cancelled' })
    answer(getPesananAdmin, pesananAdmin({ ...UNPAID, status_pembayaran: 'cancelled' }))
    await press('Batalkan Pesanan')
    await press('Ya, Batalkan Pesanan')
    await see('Pesanan dibatalkan.')
    await see('Dibatalkan')
    await expect.element(button('Batalkan Pesanan')).not.toBeInTheDocument()
    expect(sent(cancelPesananAdmin).map(({ params }) => params.orderId)).toEqual(['5', '5'])
  })

  test('waits for the shipping fee, which stays typed after a failure', async () => {
    await open({ ...UNPAID, menunggu_ongkir: true, batas_bayar: '2027-04-01T03:00:00.000Z' })
    await seeIn(page.getByRole('region', { name: 'Isi Ongkir' }), 'stoknya ditahan sampai 1 April 2027, 10.00 WIB.')
    await see('Menunggu Ongkir')
    await fill('Ongkir (rupiah)', '9000')
    answer(confirmOngkir, bare(400, {}))
    await press('Simpan dan Kabari Pembeli')
    await see('Gagal menyimpan ongkir')
    answer(confirmOngkir, { message: 'Ongkir tersimpan', biaya_kirim: 9000, total_harga: 49_000 })
    answer(getPesananAdmin, pesananAdmin(UNPAID))
    await press('Simpan dan Kabari Pembeli')
    await see('Ongkir tersimpan')
    await expect.element(field('Ongkir (rupiah)')).not.toBeInTheDocument()
    await seeNot('Menunggu Ongkir')
    expect(sent(confirmOngkir)[1]).toMatchObject({ params: { orderId: '5' }, body: { biaya: 9000 } })
  })

  test('has a link for the buyer, who needs no login', async () => {
    await open(UNPAID)
    answer(createPaymentLink, bare(400, { message: 'Sedang dirawat' }))
    await press('Buat tautan bayar')
    await see('Sedang dirawat')
    const tautan = 'https://toko.id/bayar'
    answer(createPaymentLink, { message: 'ok', tautan, sampai: '2027-04-01T03:00:00.000Z' })
    await press('Buat tautan bayar')
    await see(tautan)
    await see(/^Berlaku sampai 1 April 2027, 10\.00 WIB/)
    await expect.element(button('Buat tautan bayar')).not.toBeInTheDocument()
    await seeNot('Sedang dirawat')
    const chat = link('Kirim lewat WhatsApp').element().getAttribute('href') ?? ''
    const { pathname, searchParams } = new URL(chat)
    expect(pathname).toBe('/6281234567890')
    for (const part of [tautan, 'Rp 52.000', '1 April 2027, 10.00 WIB'])
      expect(searchParams.get('text')).toContain(part)
  })

  test('that arrived meanwhile is shown after a refused cancellation', async () => {
    await open(UNPAID)
    answer(cancelPesananAdmin, refuse('PESANAN_TIDAK_DAPAT_DIBATALKAN'))
    answer(getPesananAdmin, pesananAdmin())
    await press('Batalkan Pesanan')
    await press('Ya, Batalkan Pesanan')
    await press('OK')
    await see('Lunas')
    await expect.element(button('Batalkan Pesanan')).not.toBeInTheDocument()
  })
})

describe('flag for the office', () => {
  test('says what to do, and is removed with a note', async () => {
    await open({ perhatian: ['uang kembali sebagian'] })
    await see(/Sebagian uang sudah dikembalikan kepada pembeli\./)
    await press('Tandai selesai')
    const dialog = page.getByRole('dialog', { name: 'Sudah ditangani?' })
    const done = () => press(dialog.getByRole('button', { name: 'Tandai selesai' }))
    await done()
    await see('Tuliskan apa yang sudah dilakukan')
    expect(sent(resolvePerhatian)).toEqual([])
    await fill('Apa yang sudah dilakukan?', 'Satu botol retak, diganti uang')
    answer(resolvePerhatian, () => bare(400, {}))
    await done()
    await see('Gagal menyimpan')
    await expect.element(field('Apa yang sudah dilakukan?')).toHaveValue('Satu botol retak, diganti uang')
    answer(resolvePerhatian, { message: 'Sudah ditandai selesai' })
    answer(getPesananAdmin, pesananAdmin())
    await done()
    await see('Sudah ditandai selesai')
    await expect.element(button('Tandai selesai')).not.toBeInTheDocument()
    expect(sent(resolvePerhatian).at(-1)?.body).toEqual({
      perhatian: 'uang kembali sebagian',
      alasan: 'Satu botol retak, diganti uang',
    })
  })
})

describe('address', () => {
  const SUBDISTRICT = contoh(Wilayah, {
    kode: '51.08.09',
    kecamatan: 'Tejakula',
    kabupaten: 'Kabupaten Buleleng',
    provinsi: 'Bali',
  })

  test('is corrected part by part', async () => {
    answer(listWilayah, { data: [SUBDISTRICT] })
    const { tujuan } = pesananAdmin()
    answer(updateTujuan, { message: 'Alamat pesanan berhasil diubah', tujuan })
    await open()
    await press('Ubah alamat')
    await fill('Nama penerima', 'Pak Made')
    await fill(page.getByRole('combobox', { name: 'Kecamatan' }), 'tejakula')
    await userEvent.click(page.getByRole('option', { name: 'Tejakula, Kabupaten Buleleng, Bali' }))
    await fill('Alamat', 'Banjar Kawan 3')
    await fill('Kode pos', '811')
    await press('Simpan')
    await see('Kode pos terdiri dari 5 angka')
    expect(sent(updateTujuan)).toEqual([])
    await fill('Kode pos', '81173')
    await press('Simpan')
    await see('Alamat pesanan berhasil diubah')
    const { tujuan: created, semula } = sent(updateTujuan)[0]?.body ?? {}
    const kecamatan = { wilayah: SUBDISTRICT, kode_pos: '81173', rincian: 'Banjar Kawan 3' }
    expect(created).toEqual({ ...tujuan, ...kecamatan, nama: 'Pak Made' })
    expect(semula).toEqual({ tujuan })
  })

  test("is saved over another user's change only after that was seen", async () => {
    await open()
    await press('Ubah alamat')
    await fill('Alamat', 'Banjar Kawan 3')
    const tujuan = { ...pesananAdmin().tujuan, nama: 'Bu Ani' }
    answer(getPesananAdmin, pesananAdmin({ nama: 'Bu Ani', tujuan }))
    answer(updateTujuan, refuse('ISIAN_BENTROK'))
    await press('Simpan')
    await see(/^Diubah orang lain menjadi/)
    answer(updateTujuan, { message: 'Alamat pesanan berhasil diubah', tujuan })
    await press('Pakai isian saya')
    await seeNot(/^Diubah orang lain menjadi/)
    await press('Simpan')
    await see('Alamat pesanan berhasil diubah')
    expect(sent(updateTujuan)[1]?.body).toMatchObject({ tujuan: { rincian: 'Banjar Kawan 3' }, semula: { tujuan } })
  })

  test.each([[{ status_pesanan: 'Pesanan Selesai' }], [{ status_pembayaran: 'cancelled' }]] as const)(
    'cannot be changed if %j',
    async (content) => {
      await open(content)
      await see('Bu Wati')
      await expect.element(button('Ubah alamat')).not.toBeInTheDocument()
    },
  )
})

describe('goods that are out of stock', () => {
  const bagian = pesananAdmin().bagian.map((item) => ({ ...item, dipegang: 2, usul: [] }))

  test('are marked on their line, and refunded with their line filled in', async () => {
    await open({ bagian })
    const contents = page.getByRole('region', { name: 'Isi pesanan' })
    await expect.element(contents.getByText('Habis 2')).toBeVisible()
    await press(contents.getByRole('button', { name: 'Kembalikan uangnya untuk 2 × Iodin' }))
    await expect.element(field('Jumlah Iodin')).toHaveValue('2')
    await expect.element(field('Dana Iodin')).toHaveValue('40000')
    await expect.element(field('Jumlah (Rp)')).toHaveValue('40000')
    await expect.element(field('Alasan')).toHaveValue('Habis: 2 × Iodin')
    expect(await findViolations()).toEqual([])
    await press('Tutup')
    await expect.element(field('Alasan')).not.toBeInTheDocument()
    await press(contents.getByRole('button', { name: 'Kembalikan uangnya untuk 2 × Iodin' }))
    await expect.element(field('Jumlah Iodin')).toHaveValue('2')
  })

  test('are not marked if lots are ready', async () => {
    await open()
    await see('2 × Rp 20.000')
    await seeNot('Habis 2')
  })
})

describe('replacement', () => {
  test('names the order whose goods it replaces, and offers no refund', async () => {
    const other = { orderId: 4, nomor: 'KS-4', jenis: 'satuan' } as const
    await open({ asal: other, dibayar: 0, pembayaran: [] })
    const origin = page.getByRole('region', { name: 'Pesanan pengganti' })
    await seeIn(origin, /pengganti barang dari pesanan KS-4/)
    await expect.element(origin.getByRole('link', { name: 'KS-4' })).toHaveAttribute('href', '/detail-pesanan-satuan/4')
    await expect.element(button('Kembalikan Dana')).not.toBeInTheDocument()
  })

  test('is named by the order that it replaces', async () => {
    await open({ pengganti: [{ orderId: 6, nomor: 'KS-6', jenis: 'satuan' }] })
    const region = page.getByRole('region', { name: 'Pesanan pengganti' })
    await seeIn(region, /Barangnya dikirim lagi lewat pesanan/)
    await seeNot('Belum ada barang pengganti yang dikirim.')
    await expect.element(region.getByRole('link', { name: 'KS-6' })).toHaveAttribute('href', '/detail-pesanan-satuan/6')
  })

  test('is offered for an order that was sent', async () => {
    await open({ status_pesanan: 'Sedang Di Proses', resi: 'JP1' })
    await see('Belum ada barang pengganti yang dikirim.')
    await expect.element(link('Kirim Barang Pengganti')).toHaveAttribute('href', '/tambah-pesanan?pengganti=5')
  })
})
