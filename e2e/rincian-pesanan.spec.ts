import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import type { Build } from './build-rows.ts'
import { unique } from './build-rows.ts'
import { breakApi, pesan } from './page.ts'
import { leavePopup, popup } from './payment.ts'
import { expect, test } from './test.ts'

interface Pesanan {
  orderId: number
  /** Name of the first product; its quantity is two. */
  produk: string
  /** Name of the second product; its quantity is one. */
  lain: string
  midtransOrderId: string
  midtransToken: string
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

/** Creates an unpaid order, as the checkout does. */
async function createPesanan(page: Page, build: Build, token: string): Promise<Pesanan> {
  const [{ produkId, nama }, lain] = [await build.produk(), await build.produk({ nama: unique('Asam Sitrat') })]
  const { data } = await (await page.request.get('/api/shipping-methods')).json()
  const items = [
    { produkId, jumlah: 2 },
    { produkId: lain.produkId, jumlah: 1 },
  ]
  const answer = await page.request.post('/api/pemesanan/create', {
    headers: { authorization: `Bearer ${token}` },
    data: { items, shippingId: data[0].shippingId, catatan: 'Titip di pos dermaga' },
  })
  expect(answer.status()).toBe(201)
  return { ...(await answer.json()), produk: nama, lain: lain.nama }
}

const konfirmasi = ({ midtransOrderId }: Pesanan) => `/konfirmasi-pembayaran?order=${midtransOrderId}`

/** Opens the popup from the confirmation, chooses a method and leaves it to be paid later. */
async function chooseMetode(page: Page, pesanan: Pesanan, metode: string): Promise<void> {
  await page.goto(konfirmasi(pesanan))
  await page.getByRole('button', { name: 'Lanjutkan Pembayaran' }).click()
  await popup(page).getByRole('button', { name: metode }).click()
  await leavePopup(page, 'Selesai, bayar nanti')
  await expect(pesan(page)).toContainText('Pembayaran Tertunda: Silakan selesaikan pembayaran Anda.')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
}

/** Pays on the provider's page in another tab, as at an ATM: the shop's screen is not involved. */
async function payElsewhere(page: Page, { midtransToken }: Pesanan): Promise<void> {
  const script = await page.locator('script[src$="/snap/snap.js"]').getAttribute('src')
  const tab = await page.context().newPage()
  await tab.goto(`${new URL(script ?? '').origin}/snap/v4/redirection/${midtransToken}`)
  await tab.getByRole('button', { name: 'Bayar berhasil' }).click()
  await expect(tab.getByText('Pembayaran berhasil')).toBeVisible()
  await tab.close()
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('the confirmation shows what a screen handed over, and leads home', async ({ page, pelanggan: _ }) => {
  await page.goto('/konfirmasi-pembayaran')
  const state = { nama_produk: 'Arang Aktif Granul', jumlah: 3, metode_pembayaran: 'bca_virtual', total_harga: 312_000 }
  await page.evaluate((usr) => history.replaceState({ usr, key: 'uji', idx: 0 }, ''), state)
  await page.reload()
  const ringkasan = page.getByRole('region', { name: 'Ringkasan Pesanan' })
  await expect(ringkasan).toContainText('Arang Aktif Granul')
  await expect(ringkasan).toContainText('Jumlah3')
  await expect(ringkasan).toContainText('BCA Virtual Account')
  await expect(ringkasan.locator('svg text')).toHaveText('BCA')
  await expect(ringkasan).toContainText('Rp 312.000')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Kembali ke Beranda' }).click()
  await expect(page).toHaveURL('/')
})

test('without anything handed over the confirmation says so, and leads home', async ({ page, pelanggan: _ }) => {
  await page.goto('/konfirmasi-pembayaran')
  await expect(page.getByText('Data Tidak Ditemukan')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Kembali ke Beranda' }).click()
  await expect(page).toHaveURL('/')
})

test('nobody sees it without a session', async ({ page }) => {
  for (const path of ['/konfirmasi-pembayaran?order=KS-1', '/riwayat-pembayaran/nota/KS-1']) {
    await page.goto(path)
    await expect(pesan(page)).toContainText('Akses Dibatasi')
    await expect(page).toHaveURL('/login')
  }
})

test('a farmer chooses a virtual account, copies its number and the amount, and finds both again', {
  tag: '@wide',
}, async ({ page, pelanggan, build }) => {
  const pesanan = await createPesanan(page, build, pelanggan.token)
  await page.goto(konfirmasi(pesanan))
  await expect(page.getByText('Metode Pembayaran Belum Dipilih')).toBeVisible()
  await expect(page.getByText(/Pilih cara membayar sebelum .+ WIB/)).toBeVisible()
  await expectAccessible(page)

  await chooseMetode(page, pesanan, 'BCA Virtual Account')
  await expect(page).toHaveURL(konfirmasi(pesanan))
  const cara = page.getByRole('region', { name: 'Cara Membayar' })
  await expect(cara).toContainText('BCA Virtual Account')
  const nomor = await cara.getByText(/^72007\d{11}$/).textContent()
  await cara.getByRole('button', { name: 'Salin nomor virtual account' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nomor virtual account disalin' })).toBeAttached()
  expect(await copied(page)).toBe(nomor)
  await cara.getByRole('button', { name: 'Salin jumlah' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Jumlah disalin' })).toBeAttached()
  const total = await cara.getByText(/^Rp [\d.]+$/).textContent()
  expect(`Rp ${await copied(page)}`).toBe(total?.replaceAll('.', ''))

  await expect(cara.getByText(/Bayar sebelum .+ WIB/)).toBeVisible()
  await expect(cara).toContainText('Lewat waktu itu pesanan otomatis batal')
  await expect(cara.getByText('m-Transfer › BCA Virtual Account')).toBeVisible()
  await cara.getByText('ATM BCA').click()
  await expect(cara.getByText('Masukkan kartu dan PIN.')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(cara.getByText(nomor ?? '')).toBeVisible()
})

for (const [metode, teks] of [
  ['Mandiri', /Kode perusahaan70012.*Kode pembayaran\d{12}.*Multipayment/s],
  ['Indomaret', /Kode pembayaran\d{14}.*kasir Indomaret/s],
  ['QRIS', /QRIS.*Pindai kode QR/s],
] as const) {
  test(`how to pay with ${metode}`, async ({ page, pelanggan, build }) => {
    const pesanan = await createPesanan(page, build, pelanggan.token)
    await chooseMetode(page, pesanan, metode)
    await expect(page.getByRole('region', { name: 'Cara Membayar' })).toHaveText(teks)
  })
}

test('a screen that stays open notices by itself that the order was paid', async ({ page, pelanggan, build }) => {
  const pesanan = await createPesanan(page, build, pelanggan.token)
  await chooseMetode(page, pesanan, 'BNI Virtual Account')
  await expect(page.getByRole('region', { name: 'Cara Membayar' })).toBeVisible()
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Cara Membayar' })).toBeVisible()
  await payElsewhere(page, pesanan)
  await expect(async () => {
    await page.clock.fastForward(20_000)
    await expect(page.getByText('Pembayaran sudah kami terima.')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Lanjutkan Pembayaran' })).toHaveCount(0)
})

test('an order that was called off says so, and is not paid any more', async ({ page, pelanggan, build }) => {
  const { midtransOrderId, ...rest } = await createPesanan(page, build, pelanggan.token)
  const headers = { authorization: `Bearer ${pelanggan.token}` }
  expect((await page.request.post(`/api/pemesanan/${midtransOrderId}/batal`, { headers })).ok()).toBe(true)
  await page.goto(konfirmasi({ midtransOrderId, ...rest }))
  await expect(page.getByText('Pesanan ini sudah dibatalkan dan tidak perlu dibayar.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lanjutkan Pembayaran' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Lihat Pesanan' }).click()
  const detail = page.getByRole('dialog', { name: 'Detail Pesanan' })
  await expect(detail).toContainText('Anda membatalkan pesanan.')
  await expect(detail.getByRole('button', { name: 'Batalkan' })).toHaveCount(0)
})

test.describe('when the order cannot be loaded', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('each of its screens says so, and trying again helps', async ({ page, pelanggan, build }) => {
    const pesanan = await createPesanan(page, build, pelanggan.token)
    const nomor = pesanan.midtransOrderId
    for (const [path, there] of [
      [konfirmasi(pesanan), 'Metode Pembayaran Belum Dipilih'],
      [`/riwayat-pembayaran?order=${nomor}`, 'Perjalanan Pesanan'],
      [`/riwayat-pembayaran/nota/${nomor}`, 'Pembeli'],
    ] as const) {
      await breakApi(page, `/pemesanan/${nomor}`, 'away')
      await page.goto(path)
      await expect(page.getByText('Error: Tidak ada respon dari server')).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Coba Lagi' }).click()
      await expect(page.getByText(there, { exact: true })).toBeVisible()
    }
  })

  test("an order of somebody else's is not found on any of them", async ({ page, pelanggan: _ }) => {
    await page.goto('/konfirmasi-pembayaran?order=KS-bukan-milik-saya')
    await expect(page.getByText('Data Tidak Ditemukan')).toBeVisible()
    await page.goto('/riwayat-pembayaran?order=KS-bukan-milik-saya')
    await expect(page.getByRole('dialog').getByText('Pesanan tidak ditemukan.')).toBeVisible()
    await page.goto('/riwayat-pembayaran/nota/KS-bukan-milik-saya')
    await expect(page.getByText('Pesanan tidak ditemukan.')).toBeVisible()
  })
})

test('the detail tells everything, can be reloaded, and Back closes it', { tag: '@wide' }, async ({
  page,
  pelanggan,
  build,
}) => {
  const { midtransOrderId: nomor, produk, lain } = await createPesanan(page, build, pelanggan.token)
  await page.goto('/riwayat-pembayaran')
  const buka = page.getByRole('button', { name: `Detail pesanan ${nomor}` }).filter({ visible: true })
  const detail = page.getByRole('dialog', { name: 'Detail Pesanan' })
  await buka.click()
  await expect(page).toHaveURL(`/riwayat-pembayaran?order=${nomor}`)
  for (const text of [
    `2 × ${produk}`,
    `1 × ${lain}`,
    'Ongkos kirim',
    'Pak Budi',
    '0812-3456-7890',
    'Dermaga 3, Teluk Hurun, Lampung',
    'Titip di pos dermaga',
    'Pilih cara bayar sebelum',
    'Pesanan dibuat, menunggu pembayaran.',
  ])
    await expect(detail).toContainText(text)
  await expectAccessible(page)

  await page.goBack()
  await expect(detail).toBeHidden()
  await expect(page).toHaveURL('/riwayat-pembayaran')
  await expect(buka).toBeFocused()
  await page.goForward()
  await expect(detail).toBeVisible()
  await page.reload()
  await expect(detail).toContainText('Titip di pos dermaga')
  await detail.getByRole('button', { name: 'Tutup' }).click()
  await expect(detail).toBeHidden()
  await expect(page).toHaveURL('/riwayat-pembayaran')

  // An external link has no list in the history.
  await page.goto(`/riwayat-pembayaran?order=${nomor}`)
  await expect(detail).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/riwayat-pembayaran')
  await expect(detail).toBeHidden()
})

test('from the detail one pays, orders again, or calls it off', async ({ page, pelanggan, build }) => {
  const pesanan = await createPesanan(page, build, pelanggan.token)
  await chooseMetode(page, pesanan, 'BRI Virtual Account')
  await page.getByRole('link', { name: 'Lihat Pesanan' }).click()
  const detail = page.getByRole('dialog', { name: 'Detail Pesanan' })
  await expect(detail.getByText('BRI Virtual Account')).toBeVisible()
  await expect(detail.getByText(/^Nomor 13828\d{13}$/)).toBeVisible()
  await detail.getByRole('link', { name: 'Cara Membayar' }).click()
  await expect(page).toHaveURL(konfirmasi(pesanan))
  await page.goBack()
  await detail.getByRole('button', { name: 'Beli Lagi' }).click()
  await expect(page).toHaveURL('/keranjang')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keranjang Belanja (2 item)')
  await page.goBack()
  await detail.getByRole('button', { name: 'Batalkan' }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Batalkan' }).click()
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/riwayat-pembayaran')
  await expect(detail).toBeHidden()
})

test('courier and receipt number are shown, and the number can be copied', { tag: '@wide' }, async ({
  page,
  pelanggan,
  build,
}) => {
  const { midtransOrderId: nomor } = await createPesanan(page, build, pelanggan.token)
  await page.route(`**/api/pemesanan/${nomor}`, async (route) => {
    const answer = await route.fetch()
    const sent = {
      status_pembayaran: 'success',
      status_pesanan: 'Sedang Di Proses',
      kurir: 'JNE',
      resi: 'JNE0012345',
      dapat_dibayar: false,
      dapat_dibatalkan: false,
    }
    await route.fulfill({ json: { ...(await answer.json()), ...sent } })
  })
  await page.goto(`/riwayat-pembayaran?order=${nomor}`)
  const detail = page.getByRole('dialog', { name: 'Detail Pesanan' })
  await expect(detail).toContainText('Kurir: JNE')
  await detail.getByRole('button', { name: 'Salin nomor resi' }).click()
  await expect(detail.getByText('Nomor resi disalin')).toBeAttached()
  expect(await copied(page)).toBe('JNE0012345')
})

test('where the clipboard is closed the screen says how to copy by hand', async ({ page, pelanggan, build }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const pesanan = await createPesanan(page, build, pelanggan.token)
  await chooseMetode(page, pesanan, 'Permata Virtual Account')
  await page.getByRole('button', { name: 'Salin nomor virtual account' }).click()
  await expect(page.getByText('Tidak dapat menyalin. Tekan lama untuk menyalinnya.')).toBeVisible()
})

test('the receipt has everything on one sheet of white paper, and nothing of the site around it', {
  tag: '@wide',
}, async ({ page, pelanggan, build }) => {
  const pesanan = await createPesanan(page, build, pelanggan.token)
  await chooseMetode(page, pesanan, 'BCA Virtual Account')
  await payElsewhere(page, pesanan)
  await page.goto(`/riwayat-pembayaran?order=${pesanan.midtransOrderId}`)
  const detail = page.getByRole('dialog', { name: 'Detail Pesanan' })
  await expect(async () => {
    await page.reload()
    await expect(detail.getByText('Pembayaran diterima.')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await detail.getByRole('link', { name: 'Nota' }).click()

  const nota = page.getByRole('article', { name: 'Nota' })
  await expect(nota).toContainText(/No\. \d{4}\/\d{2}\/\d{4,}/)
  await expect(nota).toContainText(`Pesanan ${pesanan.midtransOrderId}`)
  await expect(nota).toContainText('Jl. Pelabuhan Perikanan No. 1')
  await expect(nota).toContainText('Pak Budi')
  await expect(nota).toContainText('Berhasil')
  await expect(nota).toContainText('BCA Virtual Account')
  await expect(nota).toContainText('CONTOH: pembayaran disimulasikan.')
  await expect(nota.getByRole('row', { name: new RegExp(pesanan.produk) })).toBeVisible()
  await expect(nota).toContainText(/TotalRp \d/)
  await expectAccessible(page)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const around of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: 'Cetak' }),
  ])
    await expect(around).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
