import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { getProfile, Profile } from '#contract/akun/endpoints.ts'
import { Alamat } from '#contract/alamat/alamat.ts'
import { listAlamat, updateAlamat } from '#contract/alamat/endpoints.ts'
import { checkPesanan } from '#contract/checkout/limits.ts'
import { computeOngkir, OngkirMetode } from '#contract/checkout/ongkir.ts'
import { checkVoucher } from '#contract/checkout/voucher.ts'
import { Produk } from '#contract/katalog/endpoints.ts'
import { listMyHarga } from '#contract/katalog/my-harga.ts'
import { listPengiriman, Pengiriman } from '#contract/pengiriman/endpoints.ts'
import { createPesanan, getPesanan, payPesanan, RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { listResep, Resep } from '#contract/resep/endpoints.ts'
import { startSession } from '#web/lib/session-store.ts'
import { answer, bare, garbage, later, refuse, sent, silence } from '#web/testing/api.ts'
import { pass, passUntil, stopTimers, until } from '#web/testing/clock.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, link, press, see, seeIn, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { type PesananLine, produkLine } from './baris-pesanan.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { rememberPesanan } from './order/same-pesanan.ts'

const PRODUK = contoh(Produk, { produkId: 3, nama: 'Vitamin A', harga: 25_000, stok: 5 })
const send = (shippingId: number, change: Partial<Pengiriman>) =>
  contoh(Pengiriman, { shippingId, estimasi: '2 hari', jalur: 'darat', gratis_mulai: null, ...change })
const REGULAR = send(1, { kode: 'reguler', nama: 'Reguler', biaya: 12_000 })
const AIRMAIL = send(2, { kode: 'udara', nama: 'Udara', biaya: 40_000, jalur: 'udara' })
const ALAMAT = contoh(Alamat, {
  alamatId: 4,
  penerima: 'Siti',
  no_hp: '081234567890',
  rincian: 'Dermaga 3',
  teks: 'Dermaga 3, Bontang',
  kode_wilayah: null,
})
const PESANAN = {
  orderId: 1,
  midtransOrderId: 'KS-1',
  midtransToken: null,
  total_harga: 62_000,
  batas_bayar: '2026-03-11T03:00:00.000Z',
  pesananSebelumnya: false,
  menunggu_resep: false,
  menunggu_ongkir: true,
}

beforeEach(() => {
  signIn()
  const profile = contoh(Profile, { id: 7, userId: 7 })
  answer(getProfile, { ...profile, user: profile })
  answer(listAlamat, { data: [ALAMAT] })
  answer(listMyHarga, { grup: null, harga: [] })
  answer(listPengiriman, { data: [REGULAR, AIRMAIL] })
  answer(computeOngkir, { data: [] })
  answer(checkPesanan, { halangan: null })
})
const open = (lines: PesananLine[] = [produkLine(PRODUK, 2)], initial = 'reguler') =>
  show(<CheckoutForm lines={lines} initialPengiriman={initial} />, { at: '/pemesanan' })
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const total = () => page.getByRole('definition').last()
const RESENDING = /^Tunggu sebentar, pesanan Anda sedang dikirim lagi/
const kunciSent = () => new Set(sent(createPesanan).map(({ headers }) => headers.get('Idempotency-Key')))

describe('checkout', () => {
  describe('screen §2.101 §2.102 §2.103 §2.104 §2.106 §2.107 §2.109 §2.112 §2.113 §2.114 §2.115 §2.116 §2.117 §2.118', () => {
    test('shows goods, address, shipping, and the cost of each', async () => {
      answer(listAlamat, { data: [] })
      const profile = contoh(Profile, { nama: 'Siti', no_hp: '081234567890', alamat: 'Dermaga 3, Bontang' })
      answer(getProfile, { ...profile, user: profile })
      const produk = { ...PRODUK, deskripsi: 'Untuk nafsu makan.', gambar: PIXEL }
      await open([produkLine(produk, 2)], 'tidak-ada')
      const region = (name: string) => page.getByRole('region', { name })
      const textOf = (name: string) => region(name).element().textContent
      const barang = region('Vitamin A')
      expect(barang.element().querySelector('img')).not.toBeNull()
      expect(textOf('Vitamin A')).toMatch(/Untuk nafsu makan\..*Rp 25\.000/)
      expect(textOf('Vitamin A')).not.toContain('baru saja berubah')
      await expect.element(barang.getByRole('textbox', { name: 'Jumlah' })).toHaveValue('2')

      const tujuan = 'Nama lengkapSitiNomor HP0812-3456-7890AlamatDermaga 3, Bontang'
      await expect.poll(() => textOf('Alamat Pengiriman')).toContain(tujuan)
      await expect.element(region('Alamat Pengiriman').getByRole('button', { name: 'Ubah' })).toBeVisible()
      await expect.element(field('Catatan pesanan (opsional)')).toHaveValue('')

      const harga = () => textOf('Ringkasan Harga')
      expect(harga()).toMatch(/Harga produkRp 25\.000Jumlah2.*TotalRp 50\.000/)
      expect(harga()).not.toContain('OngkirRp')
      await press(page.getByRole('radio', { name: /^Reguler.*2 hari.*Rp 12\.000/ }))
      await expect.poll(harga).toMatch(/OngkirRp 12\.000.*TotalRp 62\.000/)
      await expect.element(button('Bayar Sekarang')).toBeEnabled()
    })
  })

  test('adds up price, number and fee §9.06', async () => {
    await open()
    await see('Dermaga 3, Bontang')
    await expect.element(total()).toHaveTextContent('Rp 62.000')
    await fill(page.getByRole('textbox', { name: /Jumlah/ }), '4')
    await expect.element(total()).toHaveTextContent('Rp 112.000')
    await press(page.getByRole('radio', { name: /Udara/ }))
    await expect.element(total()).toHaveTextContent('Rp 140.000')
  })

  test.each([
    [5, 'Stok: 5'],
    [245, 'Stok: 245'],
    [0, 'Stok habis'],
  ])('shows a stock of %i as %s §2.105', async (stok, text) => {
    await open([produkLine({ ...PRODUK, stok }, 1)])
    await see(text)
  })

  test('requires a shipping method, marks it, and orders nothing without one §2.110 §5.21', async () => {
    await open([produkLine(PRODUK, 2)], 'tidak-ada')
    await see('Dermaga 3, Bontang')
    await press('Bayar Sekarang')
    await see('Pilih metode pembayaran terlebih dahulu')
    await press('OK')
    await see('Pilih metode pengiriman')
    expect(sent(createPesanan)).toEqual([])
    await press(page.getByRole('radio', { name: /Reguler/ }))
    await seeNot('Pilih metode pengiriman')
  })

  test('does not ask for a shipping method while these are loading', async () => {
    const methods = later<{ data: Pengiriman[] }>()
    answer(listPengiriman, methods.answer)
    await open()
    await see('Dermaga 3, Bontang')
    await press('Bayar Sekarang')
    await see('Cara kirim masih dimuat')
    await press('OK')
    methods.come({ data: [REGULAR, AIRMAIL] })
    await expect.element(page.getByRole('radio', { name: /Reguler/ })).toBeChecked()
    await seeNot('Pilih metode pengiriman')
  })

  test('lets hazardous goods not fly', async () => {
    await open([produkLine({ ...PRODUK, bahaya: 'pengoksidasi' }, 2)], 'udara')
    await expect.element(page.getByRole('radio', { name: /Udara/ })).toBeDisabled()
    await expect.element(page.getByRole('radio', { name: /Udara/ })).not.toBeChecked()
  })

  test('does not choose the way of the last order again where it may not carry the goods', async () => {
    localStorage.setItem('pengirimanTerakhir', 'udara')
    const produk = { ...PRODUK, bahaya: 'pengoksidasi' as const }
    await show(<CheckoutForm lines={[produkLine(produk, 1)]} />, { at: '/pemesanan' })
    await expect.element(page.getByRole('radio', { name: /Udara/ })).toBeDisabled()
    await see('Vitamin A pengoksidasi: hanya lewat darat atau laut')
    await see('Belum termasuk ongkir.')
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
  })

  describe('cold goods', () => {
    const VACCINE = { ...PRODUK, produkId: 8, nama: 'Vaksin', suhu_simpan: 'dingin' as const, berat_gram: 600 }
    const COLD = send(3, { kode: 'dingin', nama: 'Dingin', jalur: 'udara', dingin: true })

    test('goes with the cold service alone', async () => {
      answer(listPengiriman, { data: [REGULAR, COLD] })
      answer(createPesanan, PESANAN)
      await open([produkLine(VACCINE, 1)])
      await see('Dermaga 3, Bontang')
      await expect.element(page.getByRole('radio', { name: /Reguler/ })).toBeDisabled()
      await see('Vaksin harus tetap dingin: hanya dengan layanan dingin')
      await see('Harus dingin')
      await see('600 g')
      await press(page.getByRole('radio', { name: /^Dingin/ }))
      await press('Bayar Sekarang')
      await press('Ya, Bayar')
      await expect.poll(() => sent(createPesanan)[0]?.body).toMatchObject({ produkId: 8, shippingId: 3 })
    })

    test('goes with nothing beside an oxidizer, and the buyer reads what to do', async () => {
      answer(listPengiriman, { data: [REGULAR, COLD] })
      await open([produkLine(VACCINE, 1), produkLine({ ...PRODUK, bahaya: 'pengoksidasi' }, 1)])
      await see(/Barang-barang ini tidak bisa dikirim sekaligus/)
      await see(/Pesan barang yang disebut di atas secara terpisah/)
      await expect.element(button('Belum bisa dikirim')).toBeDisabled()
      await expect.element(link('hubungi kami')).toHaveAttribute('href', '/kontak')
    })

    test('goes with nothing where there is no cold service', async () => {
      answer(listPengiriman, { data: [REGULAR] })
      await open([produkLine(VACCINE, 1)])
      await see(/^Belum ada cara kirim untuk barang ini/)
    })
  })

  test('fits the narrowest phone with a long address book', async () => {
    const buku = [1, 2, 3, 4, 5].map((nomor) => ({
      ...ALAMAT,
      alamatId: nomor,
      utama: nomor === 1,
      penerima: 'Bu Sari Dewi Kusumaningrum',
      label: `Keramba ${nomor} Sangat Jauh Di Laut`,
      rincian: `Dermaga ${nomor}${'x'.repeat(60)}`,
      teks: `Dermaga ${nomor}${'x'.repeat(60)}\nGambir, Kota Administrasi Jakarta Pusat, DKI Jakarta`,
    }))
    answer(listAlamat, { data: buku })
    await page.viewport(277, 700)
    onTestFinished(() => page.viewport(390, 844))
    await open()
    await press('Tampilkan 2 alamat lain')
    await expect.poll(() => page.getByRole('radio', { name: /Keramba/ }).elements()).toHaveLength(5)
    expect(document.documentElement.scrollWidth).toBe(277)
    await press(page.getByRole('radio', { name: /Keramba 5/ }))
    await expect.element(page.getByRole('radio', { name: /Keramba 5/ })).toBeChecked()
    await press('Ubah')
    await expect.element(field('Alamat')).toHaveValue(`Dermaga 5${'x'.repeat(60)}`)
    await see('Patokan (opsional)')
    const { scrollWidth, clientWidth } = page.getByRole('dialog', { name: 'Ubah Alamat Pengiriman' }).element()
    expect(scrollWidth).toBe(clientWidth)
  })

  test('shows a limit before the confirmation, and continues once it is gone', async () => {
    const full = 'Anda masih punya 3 pesanan yang belum dibayar.'
    answer(checkPesanan, { halangan: full })
    await open()
    await see(full)
    answer(checkPesanan, { halangan: null })
    await press('Bayar Sekarang')
    await see('Gagal Membuat Pesanan')
    await press('OK')
    await seeNot(full)
    await press('Bayar Sekarang')
    await see('Apakah anda yakin ingin melanjutkan pembayaran?')
    expect(sent(createPesanan)).toEqual([])
  })

  test('orders at a server without limits', async () => {
    answer(checkPesanan, refuse('NOT_FOUND'))
    await open()
    await see('Dermaga 3, Bontang')
    await press('Bayar Sekarang')
    await see('Apakah anda yakin ingin melanjutkan pembayaran?')
  })

  test('requires a confirmation, and orders nothing after a no §5.23 §5.24', async () => {
    await open()
    await see('Dermaga 3, Bontang')
    await press('Bayar Sekarang')
    await see('Apakah anda yakin ingin melanjutkan pembayaran?')
    await see(/2 × Vitamin A, total/)
    await expect.element(button('Ya, Bayar')).toBeVisible()
    await press('Batal')
    await seeNot('Apakah anda yakin ingin melanjutkan pembayaran?')
    expect(sent(createPesanan)).toEqual([])
  })

  test('orders the shown cart, under a key §2.111 §3.14 §3.15 §4.03', async () => {
    const slow = later<typeof PESANAN>()
    answer(createPesanan, slow.answer)
    const { address } = await open()
    await see('Dermaga 3, Bontang')
    await fill('Catatan pesanan (opsional)', 'Titip di pos')
    await press('Bayar Sekarang')
    await press('Ya, Bayar')
    await expect.element(button('Memproses…').first()).toBeDisabled()
    slow.come(PESANAN)
    await expect.poll(address).toBe('/konfirmasi-pembayaran?order=KS-1')
    expect(sent(createPesanan)[0]?.body).toMatchObject({
      userId: 7,
      produkId: 3,
      jumlah: 2,
      total_harga: 62_000,
      metode_pembayaran: 'midtrans',
      shippingId: 1,
      metodePengiriman: 'reguler',
      ongkir: 12_000,
      alamatId: 4,
      catatan: 'Titip di pos',
    })
    expect(sent(createPesanan)[0]?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{8,}$/)
    expect(sent(createPesanan)[0]?.headers.get('Authorization')).toBe('Bearer token-siti')
  })

  test('sends an empty note where none was written §3.16', async () => {
    answer(createPesanan, PESANAN)
    await open()
    await see('Dermaga 3, Bontang')
    await press('Bayar Sekarang')
    await press('Ya, Bayar')
    await expect.poll(() => sent(createPesanan)[0]?.body.catatan).toBe('')
  })

  test.each([
    ['no response', silence],
    ["a proxy's page", () => garbage(502)],
    ['a busy shop', () => refuse('SERVICE_UNAVAILABLE')],
    ['half a response', () => garbage(200)],
  ] as const)('sends the order again by itself, under its key, after %s', async (_, failure) => {
    let attempts = 0
    answer(createPesanan, () => (++attempts > 2 ? PESANAN : failure()))
    const { address } = await open()
    await see('Dermaga 3, Bontang')
    stopTimers()
    await press('Bayar Sekarang')
    await press('Ya, Bayar')
    await see(RESENDING)
    await passUntil(() => address() !== '/pemesanan')
    expect(address()).toBe('/konfirmasi-pembayaran?order=KS-1')
    expect(attempts).toBe(3)
    expect(kunciSent().size).toBe(1)
  })

  test('sends no rejected order again', async () => {
    answer(createPesanan, () => bare(500, {}))
    await open()
    await see('Dermaga 3, Bontang')
    await press('Bayar Sekarang')
    await press('Ya, Bayar')
    await see('Gagal Membuat Pesanan')
    expect(sent(createPesanan)).toHaveLength(1)
    await press('OK')
  })

  test('sends no order again after the buyer left the screen', async () => {
    answer(createPesanan, silence)
    const { router } = await open()
    await see('Dermaga 3, Bontang')
    stopTimers()
    await press('Bayar Sekarang')
    await press('Ya, Bayar')
    await see(RESENDING)
    await router.navigate('/lain')
    await until(() => page.getByText('Halaman lain').elements().length > 0)
    await pass(10_000)
    expect(sent(createPesanan)).toHaveLength(1)
  })

  test('subtracts no discount that was computed for another number', async () => {
    const voucher = { kode: 'HEMAT', keterangan: 'Potongan', atas: 'barang' as const, jumlah: 5_000, tanpa: [] }
    answer(checkVoucher, voucher)
    await open()
    await press(page.getByText('Kode voucher'))
    await fill('Kode', 'HEMAT')
    await press('Pakai kode')
    await expect.element(total()).toHaveTextContent('Rp 57.000')
    const slow = later<typeof voucher>()
    answer(checkVoucher, slow.answer)
    await fill(page.getByRole('textbox', { name: /Jumlah/ }), '4')
    await seeNot(/Hemat Rp 5\.000/)
    slow.come({ ...voucher, jumlah: 9_000 })
    await expect.element(total()).toHaveTextContent('Rp 103.000')
  })

  test('sends an order whose payment did not open again with the same key', async () => {
    answer(createPesanan, { ...PESANAN, menunggu_ongkir: false })
    await open()
    await see('Dermaga 3, Bontang')
    for (let attempt = 0; attempt < 2; attempt++) {
      await press('Bayar Sekarang')
      await press('Ya, Bayar')
      await see(/^Pembayaran Tidak Tersedia/)
      await press('Tutup')
    }
    expect(sent(createPesanan)).toHaveLength(2)
    expect(kunciSent().size).toBe(1)
  })

  test('keeps the input without a response, and retries with the same key', async () => {
    answer(createPesanan, silence)
    await open()
    await see('Dermaga 3, Bontang')
    await fill('Catatan pesanan (opsional)', 'Titip di pos')
    stopTimers()
    await press('Bayar Sekarang')
    await press('Ya, Bayar')
    for (const seconds of [1, 2, 4]) {
      await see(RESENDING)
      await pass(seconds * 1000)
    }
    vi.useRealTimers()
    expect(sent(createPesanan)).toHaveLength(4)
    await seeNot(RESENDING)
    await see('Gagal Membuat Pesanan')
    await see(/Belum ada uang yang ditarik/)
    await press('OK')
    await expect.element(field('Catatan pesanan (opsional)')).toHaveValue('Titip di pos')
    answer(createPesanan, () => bare(500, {}))
    await press('Bayar Sekarang')
    await press('Ya, Bayar')
    await press('OK')
    expect(sent(createPesanan)).toHaveLength(5)
    expect(kunciSent().size).toBe(1)
    await fill('Catatan pesanan (opsional)', 'Lain')
    await press('Bayar Sekarang')
    await press('Ya, Bayar')
    await press('OK')
    expect(sent(createPesanan)).toHaveLength(6)
    expect(kunciSent().size).toBe(2)
  })

  test.each([
    ['STOK_TIDAK_CUKUP', 'Stok tidak mencukupi. Tersisa 1.'],
    ['HARGA_BERUBAH', 'Harga atau ongkir sudah berubah. Periksa totalnya, lalu lanjutkan lagi.'],
  ] as const)('shows the reason of a refusal, and keeps the input: %s', async (code, message) => {
    answer(createPesanan, refuse(code, { message }))
    await open()
    await see('Dermaga 3, Bontang')
    await fill('Catatan pesanan (opsional)', 'Titip di pos')
    await press('Bayar Sekarang')
    await press('Ya, Bayar')
    await expect.element(page.getByRole('alertdialog', { name: 'Gagal Membuat Pesanan' })).toBeVisible()
    await see(message)
    await press('OK')
    await expect.element(field('Catatan pesanan (opsional)')).toHaveValue('Titip di pos')
    await expect.element(page.getByRole('radio', { name: /Reguler/ })).toBeChecked()
  })

  test('shows the old and the new total after a change of price, and keeps the input', async () => {
    answer(
      createPesanan,
      refuse('HARGA_BERUBAH', { rincian: { subtotal: 60_000, biaya: 12_000, total_harga: 72_000 } }),
    )
    await open()
    await see('Dermaga 3, Bontang')
    await fill('Catatan pesanan (opsional)', 'Titip di pos')
    await press('Bayar Sekarang')
    await press('Ya, Bayar')
    await see(/Totalnya sekarang Rp 72.000, tadi Rp 62.000/)
    await press('Lihat total baru')
    await seeNot(/muat ulang/)
    await expect.element(field('Catatan pesanan (opsional)')).toHaveValue('Titip di pos')
  })

  test('opens the address where the shop says that it is missing', async () => {
    answer(createPesanan, refuse('ALAMAT_KOSONG'))
    await open()
    await see('Dermaga 3, Bontang')
    await press('Bayar Sekarang')
    await press('Ya, Bayar')
    await see('Gagal Membuat Pesanan')
    await press('OK')
    await expect.element(page.getByRole('dialog', { name: 'Ubah Alamat Pengiriman' })).toBeVisible()
  })

  test.each([
    ['sold out', { stok: 0 }, 'Stok habis'],
    ['without a registration number', { belum_terdaftar: true }, 'Belum dijual: masih kami periksa'],
  ] as const)('stops at goods that are %s, and says so', async (_, content, words) => {
    await open([produkLine({ ...PRODUK, ...content }, 2)])
    await expect.element(button(words)).toBeDisabled()
  })

  test.each([
    ['no answer', silence],
    ['a refusal', () => bare(400, { message: 'Server sedang menolak.' })],
    ['an error of the server', () => bare(500, {})],
    ["a proxy's page", () => garbage(200)],
  ] as const)('reports that the shipping methods did not load, and loads them again: %s §8.37', async (_, failure) => {
    answer(listPengiriman, failure)
    await open()
    const box = page.getByRole('alertdialog')
    await expect.element(box.getByRole('heading')).toHaveTextContent('Gagal')
    await expect.element(box.getByText('Tidak dapat mengambil metode pengiriman')).toBeVisible()
    await press('OK')
    answer(listPengiriman, { data: [REGULAR] })
    await press('Coba Lagi')
    await expect.element(page.getByRole('radio', { name: /Reguler/ })).toBeChecked()
  })

  test('keeps the quantity between one and the stock §5.22 §9.05', async () => {
    await open([produkLine(PRODUK, 99_999)])
    const quantity = page.getByRole('textbox', { name: 'Jumlah' })
    await expect.element(quantity).toHaveValue('5')
    await expect.element(button('Tambah jumlah')).toBeDisabled()
    await fill(quantity, '1')
    await expect.element(button('Kurangi jumlah')).toBeDisabled()
    await press('Tambah jumlah')
    await expect.element(total()).toHaveTextContent('Rp 62.000')
  })

  test('says that the fee is missing before a shipping method is chosen', async () => {
    await open([produkLine(PRODUK, 2)], 'tidak-ada')
    await see('Belum termasuk ongkir.')
  })

  test('requires a new login for an account without an id §5.25', async () => {
    startSession('token', { nama: 'Budi' })
    await open()
    await see('Dermaga 3, Bontang')
    await press('Bayar Sekarang')
    await see('User ID tidak ditemukan. Silakan login ulang.')
    await press('OK')
    expect(sent(createPesanan)).toEqual([])
  })

  test('reports a repeated order, and continues with the first', async () => {
    answer(createPesanan, { ...PESANAN, menunggu_ongkir: false, pesananSebelumnya: true })
    await open()
    await see('Dermaga 3, Bontang')
    await press('Bayar Sekarang')
    await press('Ya, Bayar')
    await see('Ini pesanan Anda yang tadi')
    await press('OK')
    await see('Pembayaran Tidak Tersedia: Sistem pembayaran sedang mengalami gangguan.')
    await press('Tutup')
  })

  describe('a repeated order', () => {
    const durationOf = (change: Partial<RincianPesanan>) => {
      rememberPesanan(7, [{ kunci: 'produk-3', jumlah: 2 }], 'KS-1')
      answer(getPesanan, contoh(RincianPesanan, { midtrans_order_id: 'KS-1', ...change }))
      answer(createPesanan, PESANAN)
    }
    const AWAITING = {
      dapat_dibayar: true,
      halaman_terbuka: true,
      total_harga: 62_000,
      nama_shipping: 'Reguler',
      nama: 'Siti',
      no_hp: '081234567890',
      alamat: 'Dermaga 3, Bontang',
    }
    async function orderAgain() {
      await open()
      await see('Dermaga 3, Bontang')
      await press('Bayar Sekarang')
      await press('Ya, Bayar')
    }

    test('needs a confirmation if the first one is paid', async () => {
      durationOf({ status_pembayaran: 'success' })
      await orderAgain()
      await see('Anda baru saja membayar pesanan yang sama. Pesan lagi?')
      await press('Batal')
      await expect.element(button('Bayar Sekarang')).toBeEnabled()
      expect(sent(createPesanan)).toEqual([])
      await press('Bayar Sekarang')
      await press('Ya, Bayar')
      await press('Ya, Pesan Lagi')
      await expect.poll(() => sent(createPesanan).length).toBe(1)
    })

    test('continues the payment of the first one while it is pending', async () => {
      durationOf(AWAITING)
      answer(payPesanan, { orderId: 1, midtransOrderId: 'KS-1', midtransToken: null })
      await orderAgain()
      await see('Pesanan yang sama masih menunggu pembayaran')
      await press('Lanjutkan Pembayaran')
      await see(/^Pembayaran Tidak Tersedia/)
      expect(sent(payPesanan)[0]?.params).toEqual({ orderId: 'KS-1' })
      expect(sent(createPesanan)).toEqual([])
      await press('Tutup')
    })

    test.each([
      ['leads to another screen', { ...AWAITING, alamat: 'Dermaga 9' }],
      ['was cancelled', { ...AWAITING, status_pembayaran: 'cancelled' as const, dapat_dibayar: false }],
    ])('needs no confirmation if the first one %s', async (_, content) => {
      durationOf(content)
      await orderAgain()
      await expect.poll(() => sent(createPesanan).length).toBe(1)
    })

    test('needs no confirmation with another quantity', async () => {
      durationOf({ status_pembayaran: 'success' })
      await open()
      await see('Dermaga 3, Bontang')
      await press('Tambah jumlah')
      await press('Bayar Sekarang')
      await press('Ya, Bayar')
      await expect.poll(() => sent(createPesanan)[0]?.body.jumlah).toBe(3)
    })
  })

  describe('address', () => {
    const tujuan = () => page.getByRole('region', { name: 'Alamat Pengiriman' }).element().textContent

    test('is changed, and must be complete §2.108', async () => {
      await open()
      await see('Dermaga 3, Bontang')
      await press('Ubah')
      await fill('Alamat', '')
      await fill('Nomor HP', '12')
      await press('Simpan alamat')
      await see('Semua field harus diisi')
      await see('Nomor HP tidak valid')
      expect(sent(updateAlamat)).toEqual([])
      await fill('Alamat', 'Desa Tejakula, Buleleng')
      await fill('Nomor HP', '+62 813-9876 5432')
      const created = { ...ALAMAT, no_hp: '081398765432', teks: 'Desa Tejakula, Buleleng' }
      answer(updateAlamat, { data: [created], message: 'Alamat tersimpan', alamatId: 4 })
      answer(listAlamat, { data: [created] })
      await press('Simpan alamat')
      await expect.poll(tujuan).toContain('0813-9876-5432')
      expect(tujuan()).toContain('Desa Tejakula, Buleleng')
      expect(sent(updateAlamat)[0]?.body).toMatchObject({ rincian: 'Desa Tejakula, Buleleng', no_hp: '081398765432' })
    })

    test('starts empty without a message if profile and book did not load §8.36', async () => {
      answer(getProfile, bare(500, {}))
      answer(listAlamat, bare(500, {}))
      await open()
      await expect.poll(() => sent(listAlamat).length).toBeGreaterThan(0)
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
      await press('Ubah')
      await expect.element(field('Nama lengkap')).toHaveValue('')
    })

    test('waits for a slow profile instead of starting empty', async () => {
      const profile = contoh(Profile, { id: 7, userId: 7, nama: 'Pak Budi' })
      const { answer: wait, come } = later<typeof profile & { user: typeof profile }>()
      answer(getProfile, wait)
      answer(listAlamat, { data: [] })
      await open()
      await press('Ubah')
      await expect.element(button('Simpan alamat')).toBeDisabled()
      come({ ...profile, user: profile })
      await expect.element(field('Nama lengkap')).toHaveValue('Pak Budi')
      await expect.element(button('Simpan alamat')).toBeEnabled()
    })
  })

  describe('a medicine with prescription', () => {
    const OBAT = { ...PRODUK, resep: true }
    const resep = (change: Partial<Resep>, remaining: number) =>
      contoh(Resep, {
        resepId: 9,
        dokter: 'drh. Ratna Dewi',
        berlaku_sampai: null,
        produk: [contoh(Resep.shape.produk.element, { produkId: 3, diminta: 5, sisa: remaining })],
        ...change,
      })
    const openObat = async (...items: Resep[]) => {
      answer(listResep, { items, total: items.length })
      const shown = await open([produkLine(OBAT, 1)])
      await see('Dermaga 3, Bontang')
      return shown
    }

    test('limits the quantity to the rest of the prescription', async () => {
      answer(createPesanan, PESANAN)
      await openObat(resep({ status: 'disetujui', berlaku: true }, 2))
      await see('Resep 9, drh. Ratna Dewi')
      await see('Sisa jatah beli: 2.')
      await press('Tambah jumlah')
      await expect.element(button('Tambah jumlah')).toBeDisabled()
      await press('Bayar Sekarang')
      await press('Ya, Bayar')
      await expect.poll(() => sent(createPesanan)[0]?.body).toMatchObject({ produkId: 3, jumlah: 2, resepId: 9 })
    })

    test('orders with the chosen one of two prescriptions', async () => {
      answer(createPesanan, PESANAN)
      await openObat(resep({ status: 'disetujui', berlaku: true }, 2), resep({ resepId: 8, status: 'menunggu' }, 0))
      await fill('Resep yang dipakai', '8')
      await see(/^Sedang kami periksa\./)
      await press('Buat Pesanan')
      await press('Ya, Pesan')
      await expect.poll(() => sent(createPesanan)[0]?.body).toMatchObject({ resepId: 8 })
    })

    test('orders with a pending prescription, without a payment', async () => {
      answer(createPesanan, { ...PESANAN, menunggu_ongkir: false, menunggu_resep: true })
      const { address } = await openObat(resep({ status: 'menunggu' }, 0))
      await see(/^Sedang kami periksa\./)
      await press('Buat Pesanan')
      await press('Ya, Pesan')
      await expect.poll(address).toBe('/konfirmasi-pembayaran?order=KS-1')
      expect(sent(createPesanan)[0]?.body).toMatchObject({ resepId: 9 })
    })

    test('orders nothing without a prescription, and links to the form', async () => {
      await openObat()
      await expect.element(link('Ajukan resep')).toHaveAttribute('href', '/ajukan-resep?produk=3&jumlah=1')
      await expect.element(button('Perlu resep dokter hewan')).toBeDisabled()
    })
  })

  test('orders the available quantity, and says so until a smaller one is entered', async () => {
    await open([produkLine(PRODUK, 999)])
    const quantity = page.getByRole('textbox', { name: 'Jumlah' })
    await expect.element(quantity).toHaveValue('5')
    const said = page.getByRole('status').filter({ hasText: 'Stok tinggal 5. Jumlahnya kami sesuaikan.' })
    await expect.element(said).toBeVisible()
    await fill(quantity, '2')
    await expect.element(said).not.toBeInTheDocument()
  })

  test('leads to a prescription where one is needed, and orders nothing without', async () => {
    answer(listResep, { items: [], total: 0 })
    await open([produkLine({ ...PRODUK, resep: true }, 1)])
    await expect.element(button('Perlu resep dokter hewan')).toBeDisabled()
    await expect.element(link('Ajukan resep')).toHaveAttribute('href', '/ajukan-resep?produk=3&jumlah=1')
  })

  describe('fee by destination', () => {
    const CARGO = send(9, { kode: 'kargo', nama: 'Kargo', biaya: 0, menurut_tujuan: true, gratis_mulai: 300_000 })
    const compute = (change: Partial<OngkirMetode>) => contoh(OngkirMetode, { shippingId: 9, kode: 'kargo', ...change })
    const harga = () => page.getByRole('region', { name: 'Ringkasan Harga' })
    const TUJUAN = { ...ALAMAT, kode_wilayah: '18.71.04' }

    beforeEach(() => {
      answer(listAlamat, { data: [TUJUAN] })
      answer(listPengiriman, { data: [REGULAR, CARGO] })
    })

    test('is computed again for every quantity, with delivery days and the amount for free shipping', async () => {
      answer(computeOngkir, ({ body }) => ({
        data: [
          compute({
            ...(body.items[0].jumlah < 3 ? { cara: 'tarif' as const, biaya: 28_000 } : { cara: 'gratis' as const }),
            tiba: { dari: '2026-11-27', sampai: '2026-12-01' },
          }),
        ],
      }))
      await open([produkLine({ ...PRODUK, harga: 100_000 }, 2)], 'kargo')
      await expect.element(total()).toHaveTextContent('Rp 228.000')
      const pilihan = page.getByRole('radio', { name: /^Kargo/ })
      await expect.element(pilihan).toHaveAccessibleName(/Tiba 27 November–1 Desember/)
      await expect.element(pilihan).toHaveAccessibleName(/Gratis ongkir mulai belanja Rp 300\.000/)
      expect(sent(computeOngkir).at(-1)?.body).toMatchObject({
        kode_wilayah: '18.71.04',
        items: [{ produkId: 3, jumlah: 2 }],
      })
      await press('Tambah jumlah')
      await expect.element(total()).toHaveTextContent('Rp 300.000')
      await expect.element(pilihan).toHaveAccessibleName(/Gratis/)
      await expect.element(pilihan).not.toHaveAccessibleName(/Gratis ongkir mulai/)
      await press('Kurangi jumlah')
      await expect.element(total()).toHaveTextContent('Rp 228.000')
    })

    test('is announced for later if unknown, and the order is made without it', async () => {
      answer(computeOngkir, { data: [compute({ cara: 'konfirmasi', biaya: null })] })
      answer(createPesanan, PESANAN)
      const { address } = await open(undefined, 'kargo')
      await seeIn(harga(), 'Dipastikan nanti')
      await press('Buat Pesanan')
      await see(/Rp 50\.000 belum termasuk ongkir/)
      await press('Ya, Pesan')
      await expect.poll(address).toBe('/konfirmasi-pembayaran?order=KS-1')
      expect(sent(createPesanan)[0]?.body).toMatchObject({ shippingId: 9, ongkir: null, total_harga: 50_000 })
    })

    test('does not block the order without an answer, and is shown when the shop corrects it', async () => {
      answer(computeOngkir, silence)
      await open(undefined, 'reguler')
      await seeIn(harga(), 'Rp 12.000')
      await press(page.getByRole('radio', { name: /^Kargo/ }))
      await seeIn(harga(), 'Dipastikan nanti')
      answer(computeOngkir, { data: [compute({ cara: 'tarif', biaya: 28_000 })] })
      answer(
        createPesanan,
        refuse('HARGA_BERUBAH', { rincian: { subtotal: 50_000, biaya: 28_000, total_harga: 78_000 } }),
      )
      await press('Buat Pesanan')
      await press('Ya, Pesan')
      await see('Harga atau ongkir baru saja berubah')
      await press('Lihat total baru')
      await seeIn(harga(), 'Rp 28.000')
      await expect.element(total()).toHaveTextContent('Rp 78.000')
    })
  })

  describe('voucher', () => {
    const VALID = { kode: 'HEMAT', keterangan: 'Potongan 10%', atas: 'barang' as const, jumlah: 5_000, tanpa: [] }
    const unfold = async () => {
      await see('Dermaga 3, Bontang')
      ;(page.getByText('Kode voucher').element() as HTMLElement).click()
    }

    test.each([
      [
        'on an unknown fee that it is computed later',
        { atas: 'ongkir' as const },
        'Potongannya dihitung setelah ongkirnya pasti.',
      ],
      [
        'of nothing that it excludes the medicine',
        { tanpa: ['Iodin'] },
        'Tidak ada potongan untuk pesanan ini. Tidak termasuk obat resep: Iodin.',
      ],
    ])('says of a discount %s', async (_, change, words) => {
      answer(checkVoucher, { ...VALID, jumlah: 0, ...change })
      await open()
      await unfold()
      await fill('Kode', 'HEMAT')
      await press('Pakai kode')
      await see(`Potongan 10%. ${words}`)
      await seeNot('Voucher HEMAT')
    })

    test('lowers the total, is ordered with, and is taken away again', async () => {
      answer(checkVoucher, VALID)
      answer(createPesanan, PESANAN)
      await open()
      await unfold()
      await fill('Kode', '  HEMAT ')
      await press('Pakai kode')
      await expect.element(page.getByRole('status').filter({ hasText: 'Potongan 10%. Hemat Rp 5.000.' })).toBeVisible()
      await expect.element(total()).toHaveTextContent('Rp 57.000')
      await expect.element(total()).toHaveAttribute('aria-live', 'polite')
      await press('Hapus kode')
      await expect.element(total()).toHaveTextContent('Rp 62.000')
      await unfold()
      await expect.element(button('Pakai kode')).toBeDisabled()
      await fill('Kode', 'HEMAT')
      await press('Pakai kode')
      await expect.element(total()).toHaveTextContent('Rp 57.000')
      await press('Bayar Sekarang')
      await press('Ya, Bayar')
      await expect.poll(() => sent(createPesanan)[0]?.body).toMatchObject({ voucher: 'HEMAT', total_harga: 57_000 })
    })

    test('says under its field that it does not hold, and lowers nothing', async () => {
      answer(checkVoucher, refuse('VOUCHER_TIDAK_BERLAKU', { message: 'Voucher ini sudah habis.' }))
      await open()
      await unfold()
      await fill('Kode', 'HEMAT')
      await press('Pakai kode')
      await expect.element(field('Kode')).toHaveAccessibleDescription('Voucher ini sudah habis.')
      await expect.element(total()).toHaveTextContent('Rp 62.000')
    })

    test('offers a refused code to be tried again, and orders without it only after a question', async () => {
      answer(checkVoucher, refuse('VOUCHER_TIDAK_BERLAKU', { message: 'Voucher ini sudah habis.' }))
      answer(createPesanan, PESANAN)
      await open()
      await unfold()
      await fill('Kode', 'HEMAT')
      await press('Pakai kode')
      await expect.element(field('Kode')).toHaveAccessibleDescription('Voucher ini sudah habis.')
      await expect.element(button('Hapus kode')).not.toBeInTheDocument()
      await press('Bayar Sekarang')
      await see('Lanjutkan tanpa voucher?')
      await press('Kembali')
      await seeNot('Lanjutkan tanpa voucher?')
      expect(sent(createPesanan)).toEqual([])
      answer(checkVoucher, VALID)
      await press('Pakai kode')
      await expect.element(total()).toHaveTextContent('Rp 57.000')
      await press('Bayar Sekarang')
      await press('Ya, Bayar')
      await expect.poll(() => sent(createPesanan)[0]?.body).toMatchObject({ voucher: 'HEMAT', total_harga: 57_000 })
    })

    test('warns about an unused code, and orders without it after a yes', async () => {
      answer(createPesanan, PESANAN)
      await open()
      await unfold()
      await fill('Kode', 'HEMAT')
      await press('Bayar Sekarang')
      await see(/Kode voucher belum dipakai/)
      await press('Lanjut tanpa voucher')
      await press('Ya, Bayar')
      await expect.poll(() => sent(createPesanan).length).toBe(1)
      expect(sent(createPesanan)[0]?.body).not.toHaveProperty('voucher')
    })

    test('keeps a code that is not known, and takes another by Enter', async () => {
      answer(
        checkVoucher,
        refuse('VOUCHER_TIDAK_BERLAKU', { message: 'Kode voucher itu tidak ada. Periksa lagi tulisannya.' }),
      )
      await open()
      await unfold()
      await fill('Kode', 'TIDAK-ADA-INI')
      await press('Pakai kode')
      await see('Kode voucher itu tidak ada. Periksa lagi tulisannya.')
      await expect.element(field('Kode')).toHaveValue('TIDAK-ADA-INI')
      answer(checkVoucher, VALID)
      await fill('Kode', 'HEMAT')
      await userEvent.keyboard('{Enter}')
      await see('Potongan 10%. Hemat Rp 5.000.')
      await seeIn(page.getByRole('region', { name: 'Ringkasan Harga' }), 'Voucher HEMAT')
      expect(sent(createPesanan)).toEqual([])
    })

    test('is checked again for every quantity, until it applies', async () => {
      const shortage = 'Voucher ini berlaku mulai belanja Rp 75.000. Kurang Rp 25.000 lagi.'
      answer(checkVoucher, ({ body }) =>
        body.items[0].jumlah < 3 ? refuse('VOUCHER_TIDAK_BERLAKU', { message: shortage }) : VALID,
      )
      await open()
      await unfold()
      await fill('Kode', 'HEMAT')
      await press('Pakai kode')
      await see(shortage)
      await press('Tambah jumlah')
      await see('Potongan 10%. Hemat Rp 5.000.')
      await expect.element(total()).toHaveTextContent('Rp 82.000')
    })
  })
})
