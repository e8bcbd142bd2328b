import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createManualPesanan, quotePesanan } from '#contract/checkout/manual-admin.ts'
import { listPaketAdmin } from '#contract/katalog/paket-admin.ts'
import { listProdukAdmin, ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { finishKeluhan, getKeluhanAdmin } from '#contract/keluhan/admin.ts'
import { getRekening } from '#contract/pengaturan/rekening-admin.ts'
import { AkunPengguna, listPengguna } from '#contract/pengguna/admin.ts'
import { listPengirimanAdmin, PengirimanAdmin } from '#contract/pengiriman/admin.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { listTemplat } from '#contract/templat/admin.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { findViolations } from '#web/testing/axe.ts'
import { contoh, contohResponse } from '#web/testing/contoh.ts'
import { pesananAdmin } from '#web/testing/contoh-pesanan.ts'
import { field, fill, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import NewPesananPage from './new-pesanan.page.tsx'

const EMPTY = { items: [], total: 0 }
const IODIN = contoh(ProdukAdmin, { produkId: 3, nama: 'Iodin', harga: 20_000, stok: 5 })
const REGULAR = contoh(PengirimanAdmin, { shippingId: 1, nama: 'Reguler', biaya: 12_000, aktif: true })
const BUYER = contoh(AkunPengguna, { id: 4, userId: 4, nama: 'Siti', no_hp: '081234567890' })

beforeEach(() => {
  answer(listPengirimanAdmin, { items: [REGULAR], total: 1 })
  answer(listProdukAdmin, { items: [IODIN], total: 1 })
  answer(listPaketAdmin, EMPTY)
  answer(listPengguna, { items: [BUYER], total: 1 })
  answer(quotePesanan, contohResponse(quotePesanan, { subtotal: 20_000, total_harga: 19_000 }))
})
const open = (search = '') => showAdmin(<NewPesananPage />, { at: `/tambah-pesanan${search}` })
const pickIodine = async () => {
  await fill(page.getByRole('combobox', { name: 'Tambah barang' }), 'iodin')
  await userEvent.click(page.getByRole('option', { name: /^Iodin/ }))
}

describe('order written by the office', () => {
  test('names missing fields', async () => {
    await open()
    await fill('Pesanan datang lewat', 'kasir')
    await press('Simpan Pesanan')
    await see('Isi nama pembeli')
    await see('Isi nomor HP pembeli')
    await see('Pilih dulu barangnya')
    expect(sent(createManualPesanan)).toEqual([])
  })

  test('for a known customer fills in name and number, and requires an address for shipping', async () => {
    await open()
    await fill(page.getByRole('combobox', { name: 'Cari pembeli' }), 'siti')
    await userEvent.click(page.getByRole('option', { name: /^Siti/ }))
    await expect.element(field('Nama penerima')).toHaveValue('Siti')
    await expect.element(field('Nomor HP penerima')).toHaveValue('081234567890')
    await pickIodine()
    await fill('Cara kirim', '1')
    await expect.element(field('Ongkir')).toHaveValue('12000')
    await fill('Cara kirim', '')
    await expect.element(field('Ongkir')).not.toBeInTheDocument()
    await fill('Cara kirim', '1')
    await press('Simpan Pesanan')
    await see('Nama, nomor HP, dan alamat harus diisi')
    expect(sent(createManualPesanan)).toEqual([])
  })

  test('keeps everything when saving fails, and sends it again', async () => {
    answer(createManualPesanan, () => bare(400, {}))
    const { address } = await open()
    await fill('Nama', 'Pak Kasir')
    await fill('Nomor HP', '081312345678')
    await pickIodine()
    await press('Keluarkan Iodin')
    await expect.element(page.getByRole('list', { name: 'Barang pesanan' })).not.toBeInTheDocument()
    await pickIodine()
    await pickIodine()
    await expect.element(field('Jumlah Iodin')).toHaveValue('2')
    await press('Tambah jumlah')
    await fill('Potongan harga (opsional)', '1000')
    await fill('Alasan potongan', 'Langganan')
    await fill('Cara bayar', 'tunai')
    await press('Simpan Pesanan')
    await see('Gagal menyimpan pesanan')
    await expect.element(field('Nama')).toHaveValue('Pak Kasir')
    expect(await findViolations()).toEqual([])
    answer(
      createManualPesanan,
      contohResponse(createManualPesanan, { message: 'Pesanan tersimpan', orderId: 6, jenis: 'satuan' }),
    )
    await press('Simpan Pesanan')
    await expect.poll(address).toBe('/detail-pesanan-satuan/6')
    expect(sent(createManualPesanan).at(-1)?.body).toMatchObject({
      nama: 'Pak Kasir',
      items: [{ produkId: 3, jumlah: 3 }],
      shippingId: null,
      tujuan: null,
      bayar: 'tunai',
      diskon: 1000,
      alasan_diskon: 'Langganan',
      total_harga: 19_000,
    })
  })

  test('paid by transfer shows the account of the shop, and sends it to a known number', async () => {
    answer(listTemplat, [])
    answer(getRekening, { rekening_bank: 'BCA', rekening_nomor: '1234567890', rekening_nama: 'Toko Hurun' })
    await open()
    await fill('Nama', 'Pak Kasir')
    await pickIodine()
    await expect.element(field('Rekening dan nomor bukti')).not.toBeInTheDocument()
    await fill('Cara bayar', 'transfer')
    await see(/1234567890/)
    await seeNot('Kirim rekening lewat WhatsApp')
    await fill('Nomor HP', '081312345678')
    await expect
      .element(link('Kirim rekening lewat WhatsApp'))
      .toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/wa\.me\/6281312345678\?text=.*Rp%2019\.000.*1234567890/),
      )
    await expect.element(field('Rekening dan nomor bukti')).toBeVisible()
  })

  test('is not left without a confirmation', async () => {
    await open()
    await fill('Nama', 'Pak Lupa')
    await press(link('Kembali'))
    await see('Tinggalkan halaman ini?')
    await press('Tetap di sini')
    await seeNot('Tinggalkan halaman ini?')
    await expect.element(field('Nama')).toHaveValue('Pak Lupa')
  })

  test('replaces goods of another order for free, with its buyer and lines', async () => {
    answer(getPesananAdmin, pesananAdmin())
    answer(
      createManualPesanan,
      contohResponse(createManualPesanan, { message: 'Pesanan tersimpan', orderId: 6, jenis: 'satuan' }),
    )
    const { address } = await open('?pengganti=5')
    await see(/^Barang dari pesanan KS-5 dikirim lagi tanpa biaya/)
    await seeIn(page.getByRole('list', { name: 'Barang pesanan' }), 'Iodin')
    await expect.element(field('Cara bayar')).not.toBeInTheDocument()
    expect(await findViolations()).toEqual([])
    await press('Simpan Pesanan')
    await expect.poll(address).toBe('/detail-pesanan-satuan/6')
    expect(sent(createManualPesanan)[0]?.body).toMatchObject({
      pengganti: { orderId: 5, keluhanId: null },
      penggunaId: 9,
      nama: 'Bu Wati',
      items: [{ produkId: 3, jumlah: 2 }],
    })
  })

  test('replaces the units of a package that a complaint names, by the method of the order', async () => {
    const [line] = pesananAdmin().items
    const items = line
      ? [line, { ...line, urutan: 1, produkId: null, paketId: 8, nama: 'Paket Bakteri', jumlah: 3 }]
      : []
    answer(getPesananAdmin, pesananAdmin({ items, nama_shipping: 'Reguler' }))
    answer(
      getKeluhanAdmin,
      contohResponse(getKeluhanAdmin, { baris: [{ urutan: 1, nama: 'Paket Bakteri', jumlah: 1 }] }),
    )
    answer(createManualPesanan, contohResponse(createManualPesanan))
    await open('?pengganti=5&keluhan=7')
    await seeIn(page.getByRole('list', { name: 'Barang pesanan' }), 'Paket Bakteri')
    await expect.element(field('Cara kirim')).toHaveValue('1')
    await expect.element(field('Ongkir')).not.toBeInTheDocument()
  })

  test('that replaces the goods of a complaint ends it, and returns there even if that fails', async () => {
    answer(getPesananAdmin, pesananAdmin())
    answer(getKeluhanAdmin, contohResponse(getKeluhanAdmin, { keluhanId: 7, baris: [] }))
    answer(
      createManualPesanan,
      contohResponse(createManualPesanan, { message: 'Pesanan tersimpan', midtrans_order_id: 'KS-6' }),
    )
    answer(finishKeluhan, () => bare(409, {}))
    const { address } = await open('?pengganti=5&keluhan=7')
    await see(/^Barang dari pesanan KS-5 dikirim lagi tanpa biaya/)
    await press('Simpan Pesanan')
    await expect.poll(address).toBe('/detail-keluhan/7')
    expect(sent(createManualPesanan)).toHaveLength(1)
    expect(sent(finishKeluhan)[0]?.body).toMatchObject({ hasil: 'kirim ulang', isi: expect.stringContaining('KS-6') })
  })
})
