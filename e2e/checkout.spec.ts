import { layoutShift, showLoading, watchLayoutShifts } from './layout-shift.ts'
import { breakApi, loading, pesan } from './page.ts'
import { openCheckout, pay, popup } from './payment.ts'
import { expect, fillKeranjang, test } from './test.ts'

test('the sum follows quantity and shipping; the quantity stays between one and the stock §5.22 §9.05', async ({
  page,
  pelanggan: _,
  build,
}) => {
  const { produkId } = await build.produk({ harga: '165000', stok: '9' })
  await page.goto(`/produk/produk-satuan/pemesanan?produk=${produkId}&jumlah=99999`)
  await expect(page.getByText('Belum termasuk ongkos kirim.')).toBeVisible()
  const jumlah = page
    .getByRole('spinbutton', { name: 'Jumlah' })
    .or(page.getByLabel('Jumlah', { exact: true }))
    .first()
  await expect(jumlah).toHaveValue('9')
  await expect(page.getByRole('button', { name: /Tambah/ })).toBeDisabled()
  await jumlah.fill('1')
  await expect(page.getByRole('button', { name: /Kurangi/ })).toBeDisabled()
  await page.getByRole('button', { name: /Tambah/ }).click()
  await page.getByRole('radio', { name: /Ekonomi/ }).check()
  // 2 × 165.000 + 8.000
  await expect(page.getByText('Rp 338.000').first()).toBeVisible()
})

test.describe('loading', () => {
  test.use({ allowedComplaints: /ERR_BLOCKED_BY_CLIENT/ })

  test('moves nothing of the checkout', { tag: '@wide' }, async ({ page, pelanggan: _, produk }) => {
    await fillKeranjang(page, produk)
    await watchLayoutShifts(page)
    await showLoading(page)
    // Without the web font: Lighthouse measures how far its loading moves the text.
    await page.route('**/*.woff2', (route) => route.abort('blockedbyclient'))
    for (const path of ['/pemesanan', `/produk/produk-satuan/pemesanan?produk=${produk.produkId}`]) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Bayar Sekarang' })).toBeVisible()
      await expect(loading(page)).toHaveCount(0)
      expect(await layoutShift(page), path).toBeLessThanOrEqual(0.02)
    }
  })
})

test('paying without a way of shipping warns, and the choice says what is missing', async ({
  page,
  pelanggan: _,
  produk,
}) => {
  await page.goto(`/produk/produk-satuan/pemesanan?produk=${produk.produkId}`)
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await expect(pesan(page)).toContainText('Pilih metode pembayaran terlebih dahulu')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Pilih metode pengiriman')).toBeVisible()
})

test('"Batal" at the question creates nothing', async ({ page, pelanggan, produk }) => {
  await openCheckout(page, produk)
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await expect(pesan(page)).toContainText('Apakah anda yakin ingin melanjutkan pembayaran?')
  await pesan(page).getByRole('button', { name: 'Batal' }).click()
  const riwayat = await page.request.get('/api/pemesanan/riwayat', {
    headers: { authorization: `Bearer ${pelanggan.token}` },
  })
  expect((await riwayat.json()).total).toBe(0)
})

test('the same order once more within two minutes is the one before, and the shop says so', async ({
  page,
  pelanggan,
  produk,
}) => {
  for (const isAgain of [false, true]) {
    await openCheckout(page, produk)
    // As in another browser, without the stored last order.
    await page.evaluate(() => localStorage.removeItem('pesananTerakhir'))
    await pay(page)
    if (isAgain) {
      await expect(pesan(page)).toContainText('Ini pesanan Anda yang tadi')
      await pesan(page).getByRole('button', { name: 'OK' }).click()
    }
    await expect(popup(page).getByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible()
  }
  const riwayat = await page.request.get('/api/pemesanan/riwayat', {
    headers: { authorization: `Bearer ${pelanggan.token}` },
  })
  expect((await riwayat.json()).total).toBe(1)
})

test('without a product there is nothing to order', async ({ page, pelanggan: _ }) => {
  await page.goto('/produk/produk-satuan/pemesanan')
  await expect(page.getByText('Data Tidak Ditemukan')).toBeVisible()
})

test('the address can be changed, and nothing of it may be missing §2.108', async ({ page, pelanggan: _, produk }) => {
  await openCheckout(page, produk)
  await page.getByRole('button', { name: 'Ubah' }).click()
  await page.getByLabel('Alamat', { exact: true }).fill('')
  await page.getByLabel('Nomor HP').fill('12')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Semua field harus diisi')).toBeVisible()
  await expect(page.getByText('Nomor HP tidak valid')).toBeVisible()
  await page.getByLabel('Alamat', { exact: true }).fill('Desa Tejakula, Buleleng')
  await page.getByLabel('Nomor HP').fill('+62 813-9876 5432')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Desa Tejakula, Buleleng')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Alamat Pengiriman' })).toContainText('0813-9876-5432')
})

test('a stored user without an id must log in again §5.25', async ({ page, pelanggan: _, produk }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('user', '{"nama":"Budi"}'))
  await openCheckout(page, produk)
  await page.getByRole('button', { name: 'Bayar Sekarang' }).click()
  await expect(pesan(page)).toContainText('User ID tidak ditemukan. Silakan login ulang.')
})

test.describe('when something fails', () => {
  test.use({ allowedComplaints: /Failed to load resource|^payment popup/ })

  test('profile and book: the form is simply empty §8.36', async ({ page, pelanggan: _, produk }) => {
    for (const path of ['/auth/profile', '/alamat']) await breakApi(page, path, { status: 500, body: '{}' })
    await openCheckout(page, produk)
    await expect(pesan(page)).toBeHidden()
    await page.getByRole('button', { name: 'Ubah' }).click()
    await expect(page.getByLabel('Nama lengkap')).toHaveValue('')
  })

  for (const [how, text] of [
    [
      { status: 409, body: '{"code":"STOK_TIDAK_CUKUP","message":"Stok tidak mencukupi. Tersisa 1."}' },
      'Stok tidak mencukupi. Tersisa 1.',
    ],
    [
      {
        status: 409,
        body: '{"code":"HARGA_BERUBAH","message":"Harga atau ongkir telah berubah. Periksa totalnya, lalu lanjutkan lagi."}',
      },
      'Harga atau ongkir telah berubah',
    ],
  ] as const) {
    test(`the order: "Gagal Membuat Pesanan", ${text}`, async ({ page, pelanggan: _, produk }) => {
      await openCheckout(page, produk)
      await page.getByLabel('Catatan pesanan').fill('Titip di pos')
      await breakApi(page, '/pemesanan/create', how)
      await pay(page)
      await expect(pesan(page).getByRole('heading')).toHaveText('Gagal Membuat Pesanan')
      await expect(pesan(page)).toContainText(text)
      await pesan(page).getByRole('button', { name: 'OK' }).click()
      await expect(page.getByLabel('Catatan pesanan')).toHaveValue('Titip di pos')
      await expect(page.getByRole('radio', { name: /Reguler/ })).toBeChecked()
    })
  }

  for (const [what, arrange] of [
    [
      'the payment script',
      (page: import('@playwright/test').Page) => page.route('**/snap/snap.js', (route) => route.abort()),
    ],
    [
      'a payment token',
      (page: import('@playwright/test').Page) =>
        page.route('**/api/pemesanan/create', (route) =>
          route.fulfill({ status: 201, json: { orderId: 1, midtransOrderId: 'KS-1', midtransToken: null } }),
        ),
    ],
  ] as const) {
    test(`without ${what} the payment is not available, and the order waits in the history §8.40 §8.41`, async ({
      page,
      pelanggan: _,
      produk,
    }) => {
      await arrange(page)
      await openCheckout(page, produk)
      await pay(page)
      await expect(pesan(page)).toContainText('Pembayaran Tidak Tersedia: Sistem pembayaran sedang mengalami gangguan.')
      await pesan(page).getByRole('button', { name: 'Lihat Riwayat' }).click()
      await expect(page).toHaveURL('/riwayat-pembayaran')
    })
  }
})

test('the address dialog waits for a profile that comes late, instead of starting empty', async ({
  page,
  pelanggan: _,
  produk,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/profile', async (route) => {
    await held
    await route.continue()
  })
  await openCheckout(page, produk)
  await page.getByRole('button', { name: 'Ubah' }).click()
  await expect(page.getByRole('button', { name: 'Simpan' })).toBeDisabled()
  answer()
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Pak Budi')
})
