import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getProfile, Pengguna, Profile } from '#contract/akun/endpoints.ts'
import { listAlamat, listWilayah } from '#contract/alamat/endpoints.ts'
import { createFirstPesanan } from '#contract/checkout/first.ts'
import { checkPesanan } from '#contract/checkout/limits.ts'
import { computeOngkir } from '#contract/checkout/ongkir.ts'
import { getProduk, Produk } from '#contract/katalog/endpoints.ts'
import { listMyHarga } from '#contract/katalog/my-harga.ts'
import { listPengiriman, Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { listRiwayat } from '#contract/pesanan/endpoints.ts'
import { endSession, readSession, startSession } from '#web/lib/session-store.ts'
import { answer, bare, refuse, refuseFields, sent, silence } from '#web/testing/api.ts'
import { pass, stopTimers } from '#web/testing/clock.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, link, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show } from '#web/testing/show.tsx'
import FirstPage from './first.page.tsx'

const PRODUK = contoh(Produk, { produkId: 3, nama: 'Vitamin A', harga: 25_000, stok: 5 })
const REGULAR = contoh(Pengiriman, {
  shippingId: 1,
  kode: 'reguler',
  nama: 'Reguler',
  biaya: 12_000,
  gratis_mulai: null,
})
const PLACE = { kode: '51.08.09', provinsi: 'Bali', kabupaten: 'Kabupaten Buleleng', kecamatan: 'Tejakula' }
const CREATED = {
  orderId: 1,
  midtransOrderId: 'KS-1',
  midtransToken: null,
  total_harga: 62_000,
  batas_bayar: '2026-03-11T03:00:00.000Z',
  pesananSebelumnya: false,
  menunggu_resep: false,
  menunggu_ongkir: true,
  token: 'tk',
  user: contoh(Pengguna, { id: 9, userId: 9, nama: 'Siti', email: 'x@tanpa-email.invalid' }),
}
const AT = '/pesan-tanpa-login?produk=3&jumlah=2'

beforeEach(() => {
  answer(getProduk, PRODUK)
  answer(listPengiriman, { data: [REGULAR] })
  answer(computeOngkir, { data: [] })
  answer(listWilayah, { data: [PLACE] })
  // Requests of the customer that the buyer becomes.
  const profile = contoh(Profile, { id: 9, userId: 9 })
  answer(getProfile, { ...profile, user: profile })
  answer(listAlamat, { data: [] })
  answer(listMyHarga, { grup: null, harga: [] })
  answer(checkPesanan, { halangan: null })
  answer(listRiwayat, { data: [], total: 0, page: 1, totalPages: 1 })
})

const open = () => show(screen(FirstPage), { at: AT })
async function fillIn() {
  await fill('Nama lengkap', 'Siti')
  await fill('Nomor HP', '0812 3456 7890')
  await fill(page.getByRole('combobox', { name: 'Kecamatan' }), 'tejakula')
  await press(page.getByRole('option', { name: /Tejakula/ }))
  await fill('Alamat', 'Dermaga 3')
}
async function order() {
  await press(page.getByRole('radio', { name: /Reguler/ }))
  await press('Bayar Sekarang')
  await press('Ya, Bayar')
}

describe('checkout without a login', () => {
  test('orders with name, phone and address, and signs the buyer in', async () => {
    answer(createFirstPesanan, CREATED)
    const { address } = await open()
    await fillIn()
    await order()
    await expect.poll(address).toBe('/konfirmasi-pembayaran?order=KS-1')
    expect(readSession()).toMatchObject({ token: 'tk', user: { userId: 9 } })
    const [request] = sent(createFirstPesanan)
    expect(request?.body).toMatchObject({
      nama: 'Siti',
      kode_wilayah: '51.08.09',
      rincian: 'Dermaga 3',
      email: '',
      pesanan: { produkId: 3, jumlah: 2, shippingId: 1, total_harga: 62_000 },
    })
    expect(request?.body.pesanan).not.toHaveProperty('userId')
    expect(request?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/)
    expect(sessionStorage.getItem('pemesanan')).toBeNull()
  })

  test('names missing fields without a request', async () => {
    await open()
    await see('Vitamin A')
    await press('Bayar Sekarang')
    await see('Masukkan nama lengkap terlebih dahulu')
    await see('Masukkan nomor HP terlebih dahulu')
    await see('Tulis alamat pengiriman dulu')
    await expect.element(field('Nama lengkap')).toHaveFocus()
    await fill('Nama lengkap', 'Siti')
    await seeNot('Masukkan nama lengkap terlebih dahulu')
    expect([sent(createFirstPesanan), sent(getProfile), sent(checkPesanan)]).toEqual([[], [], []])
  })

  test('leads a known address to its login, with the address filled in and the form kept', async () => {
    answer(createFirstPesanan, refuse('EMAIL_TERDAFTAR', { errors: [{ path: 'email', msg: 'Email sudah terdaftar' }] }))
    const { router, unmount } = await open()
    await fillIn()
    await fill('Email (opsional)', 'siti@contoh.id')
    await seeNot('Masuk dengan email ini')
    await order()
    await see('Email sudah terdaftar')
    await expect.element(field('Email (opsional)')).toHaveFocus()
    expect(readSession().token).toBeNull()
    await press(link('Masuk dengan email ini'))
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    expect(router.state.location.state).toMatchObject({ email: 'siti@contoh.id', kembali: { to: AT } })
    await unmount()
    await open()
    await expect.element(field('Nama lengkap')).toHaveValue('Siti')
    await expect.element(field('Alamat')).toHaveValue('Dermaga 3')
    await expect.element(field('Email (opsional)')).toHaveValue('siti@contoh.id')
    await expect.element(page.getByRole('radio', { name: /Reguler/ })).toBeChecked()
  })

  test("shows the server's errors under their fields", async () => {
    answer(createFirstPesanan, refuseFields({ no_hp: 'Nomor HP tidak valid' }))
    await open()
    await fillIn()
    await order()
    await expect.element(field('Nomor HP')).toHaveAccessibleDescription(/Nomor HP tidak valid/)
  })

  test('repeats a lost order under the same key', async () => {
    answer(createFirstPesanan, silence)
    await open()
    await fillIn()
    stopTimers()
    await order()
    for (const seconds of [1, 2, 4]) {
      await see(/pesanan Anda sedang dikirim lagi/)
      await pass(seconds * 1000)
    }
    vi.useRealTimers()
    await see('Gagal Membuat Pesanan')
    await press('OK')
    answer(createFirstPesanan, () => bare(500, {}))
    await press('Bayar Sekarang')
    await press('Ya, Bayar')
    await press('OK')
    expect(sent(createFirstPesanan)).toHaveLength(5)
    expect(new Set(sent(createFirstPesanan).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
  })

  test('keeps note and quantity for the buyer who signs in on the way', async () => {
    const { unmount } = await open()
    await fill('Catatan pesanan (opsional)', 'Titip di pos')
    await fill(page.getByRole('textbox', { name: 'Jumlah' }), '4')
    await unmount()
    startSession('tk', CREATED.user)
    await open()
    await expect.element(field('Catatan pesanan (opsional)')).toHaveValue('Titip di pos')
    await expect.element(page.getByRole('textbox', { name: 'Jumlah' })).toHaveValue('4')
    await see('Alamat belum lengkap. Ketuk "Ubah" untuk mengisinya.')
  })

  test("does not show one customer's input to the next", async () => {
    startSession('tk', CREATED.user)
    const { unmount } = await open()
    await fill('Catatan pesanan (opsional)', 'Titip di pos')
    await unmount()
    startSession('tl', { ...CREATED.user, id: 10, userId: 10 })
    await open()
    await expect.element(field('Catatan pesanan (opsional)')).toHaveValue('')
  })

  test('does not show the name and address of a customer to the next visitor', async () => {
    const visitor = await open()
    await fillIn()
    await visitor.unmount()
    startSession('tk', CREATED.user)
    const customer = await open()
    await fill('Catatan pesanan (opsional)', 'Titip di pos')
    await customer.unmount()
    endSession()
    const other = await open()
    await expect.element(field('Nama lengkap')).toHaveValue('')
    await fill('Catatan pesanan (opsional)', 'Antar sore')
    await other.unmount()
    await open()
    await expect.element(field('Catatan pesanan (opsional)')).toHaveValue('Antar sore')
    await expect.element(field('Nama lengkap')).toHaveValue('')
    await expect.element(field('Alamat')).toHaveValue('')
  })

  test('computes the fee for the chosen district', async () => {
    await open()
    await fillIn()
    await expect.poll(() => sent(computeOngkir).at(-1)?.body.kode_wilayah).toBe('51.08.09')
  })
})

test('shows a changed price with the old one', async () => {
  const { queries } = await open()
  await see('Rp 25.000')
  answer(getProduk, { ...PRODUK, harga: 27_000 })
  await queries.invalidateQueries({ queryKey: ['produk'] })
  await see('Harganya baru saja berubah. Tadi Rp 25.000.')
})

test('shows a changed fee with the old one', async () => {
  const { queries } = await open()
  await see('Rp 12.000')
  answer(listPengiriman, { data: [{ ...REGULAR, biaya: 15_000 }] })
  await queries.invalidateQueries({ queryKey: ['pengiriman'] })
  await see('Ongkirnya baru saja berubah. Tadi Rp 12.000.')
})

test('says that the chosen shipping method is gone', async () => {
  const { queries } = await open()
  await press(page.getByRole('radio', { name: /Reguler/ }))
  answer(listPengiriman, { data: [{ ...REGULAR, shippingId: 2, nama: 'Ekonomi' }] })
  await queries.invalidateQueries({ queryKey: ['pengiriman'] })
  await see('Cara kirim yang Anda pilih sudah tidak tersedia. Pilih cara kirim lain.')
})
