import { expectAccessible } from './accessibility.ts'
import { expectToFit } from './fit.ts'
import { pesan } from './page.ts'
import { expect, test } from './test.ts'

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

const JNE = { kurir: 'JNE', resi: 'JP0123456789' }

test('a parcel is followed, received, and then the order is finished', { tag: '@wide' }, async ({
  page,
  pelanggan,
  build,
}) => {
  const { nomor, riwayat } = await build.pesanan({ pembeli: pelanggan, kiriman: JNE })
  await page.goto(`/riwayat-pembayaran?status=dikirim&order=${nomor}`)
  const detail = page.getByRole('dialog', { name: 'Detail Pesanan' })
  const tahap = detail.getByRole('list', { name: 'Tahap pesanan' })
  await expect(tahap.getByRole('listitem')).toHaveText([
    /^Dibuat.* WIB$/,
    /^Dibayar.* WIB$/,
    /^Disiapkan.* WIB$/,
    /^Dikirim.* WIB$/,
    'Diterima (belum)',
  ])
  await expect(tahap.locator('[aria-current=step]')).toContainText('Dikirim')
  const lacak = detail.getByRole('link', { name: /Lacak di situs JNE/ })
  await expect(lacak).toHaveAttribute('href', 'https://www.jne.co.id/tracking-package')
  await expect(lacak).toHaveAttribute('rel', /noreferrer/)
  await detail.getByRole('button', { name: 'Salin nomor resi' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(JNE.resi)
  await expect(detail).toContainText('Bila Anda tidak mengabari, pesanan dianggap diterima pada')
  await expectAccessible(page)

  await detail.getByRole('button', { name: 'Barang Diterima' }).click()
  await pesan(page).getByRole('button', { name: 'Belum' }).click()
  expect((await riwayat()).status_pesanan).toBe('Sedang Di Proses')
  await detail.getByRole('button', { name: 'Barang Diterima' }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Sudah Diterima' }).click()
  await expect(pesan(page)).toContainText('Terima kasih. Pesanan ini selesai.')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(tahap.locator('[aria-current=step]')).toContainText('Diterima')
  await expect(detail).toContainText('Anda menerima barangnya, pesanan selesai.')
  await expect(detail.getByRole('button', { name: 'Barang Diterima' })).toHaveCount(0)
})

test('the same from the list; the order leaves its tab', async ({ page, pelanggan, build }) => {
  const { nomor } = await build.pesanan({ pembeli: pelanggan, kiriman: { kurir: 'Perahu Pak Amir', resi: 'A-1' } })
  await page.goto('/riwayat-pembayaran?status=dikirim')
  await expect(page.getByText('Dalam perjalanan, Perahu Pak Amir').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: `Barang diterima, pesanan ${nomor}` }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Sudah Diterima' }).click()
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Tidak ada pesanan di sini')).toBeVisible()
  await page.getByRole('link', { name: 'Selesai' }).click()
  await expect(page.getByRole('button', { name: `Detail pesanan ${nomor}` })).toBeVisible()
})

test('of a courier that nobody knows there is the number alone', async ({ page, pelanggan, build }) => {
  const { nomor } = await build.pesanan({ pembeli: pelanggan, kiriman: { kurir: 'Perahu Pak Amir', resi: 'A-1' } })
  await page.goto(`/riwayat-pembayaran?order=${nomor}`)
  const detail = page.getByRole('dialog', { name: 'Detail Pesanan' })
  await expect(detail.getByRole('button', { name: 'Salin nomor resi' })).toBeVisible()
  await expect(detail.getByText(/Lacak di situs/)).toHaveCount(0)
})

test.describe('when it cannot be saved', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('that the goods have come: it is said, and the button stays', async ({ page, pelanggan, build }) => {
    const { nomor } = await build.pesanan({ pembeli: pelanggan, kiriman: JNE })
    await page.route('**/terima', (route) => route.abort())
    await page.goto(`/riwayat-pembayaran?order=${nomor}`)
    const terima = page.getByRole('dialog', { name: 'Detail Pesanan' }).getByRole('button', { name: 'Barang Diterima' })
    await terima.click()
    await pesan(page).getByRole('button', { name: 'Ya, Sudah Diterima' }).click()
    await expect(pesan(page)).toContainText('Gagal menyimpan')
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await expect(terima).toBeEnabled()
  })
})

test('the history has a tab for each state, each an address', { tag: '@wide' }, async ({ page, pelanggan, build }) => {
  const milik = { pembeli: pelanggan }
  const batal = await build.pesanan({ ...milik, batal: true })
  const lunas = await build.pesanan({ ...milik, lunas: true })
  const baru = await build.pesanan(milik)
  await page.goto('/riwayat-pembayaran')
  const tab = page.getByRole('navigation', { name: 'Status pesanan' })
  const details = page.getByRole('button', { name: /Detail pesanan/ })
  await expect(details).toHaveCount(3)
  await expect(tab.locator('[aria-current=page]')).toHaveText('Semua')
  for (const [nama, status, nomor] of [
    ['Belum Dibayar', 'belum-dibayar', baru.nomor],
    ['Diproses', 'diproses', lunas.nomor],
    ['Dibatalkan', 'dibatalkan', batal.nomor],
  ] as const) {
    await tab.getByRole('link', { name: nama }).click()
    await expect(page).toHaveURL(`/riwayat-pembayaran?status=${status}`)
    await expect(details).toHaveCount(1)
    await expect(page.getByRole('button', { name: `Detail pesanan ${nomor}` })).toBeVisible()
  }
  await expectAccessible(page)
  await tab.getByRole('link', { name: 'Dikirim' }).click()
  await expect(page.getByText('Tidak ada pesanan di sini')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat semua pesanan' }).click()
  await expect(details).toHaveCount(3)
  await page.goto('/riwayat-pembayaran?status=hilang')
  await expect(details).toHaveCount(3)
})

test('beyond the last page is the last page', async ({ page, pelanggan, build, produk }) => {
  for (let count = 1; count <= 11; count++)
    await build.pesanan({ pembeli: pelanggan, produk, catatan: `pesanan ke-${count}`, batal: true })
  await page.goto('/riwayat-pembayaran?page=9')
  await expect(page).toHaveURL('/riwayat-pembayaran?page=2')
  await expect(page.getByRole('button', { name: /Detail pesanan/ })).toHaveCount(1)
  await page.goto('/riwayat-pembayaran?status=dibatalkan&page=9')
  await expect(page).toHaveURL('/riwayat-pembayaran?status=dibatalkan&page=2')
  await page.goto('/riwayat-pembayaran?status=selesai&page=9')
  await expect(page.getByText('Tidak ada pesanan di sini')).toBeVisible()
})

test.describe('in Makassar', () => {
  test.use({ timezoneId: 'Asia/Makassar' })

  test('the deadline counts down, by the clock there and in Jakarta', async ({ page, pelanggan, build }) => {
    const { nomor } = await build.pesanan({ pembeli: pelanggan })
    await page.clock.install()
    await page.goto(`/konfirmasi-pembayaran?order=${nomor}`)
    const batas = page.getByText(/Pilih cara membayar sebelum .+ WITA \([\d.]+ WIB\)/)
    await expect(batas).toContainText(/^\d+ menit lagi/)
    const menit = Number.parseInt((await batas.textContent()) ?? '', 10)
    await page.clock.fastForward('10:00')
    await expect(batas).toContainText(new RegExp(`^${menit - 10} menit lagi`))
  })
})

test('a name of any length stays on its line in the frame, and the account leads to each tab', async ({
  page,
  pelanggan,
}) => {
  await page.addInitScript(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}')
    localStorage.setItem('user', JSON.stringify({ ...user, nama: 'Haji Muhammad Syarifuddin Daeng Pattimura' }))
  })
  await expectToFit(page, '/akun')
  const sapaan = page.getByRole('banner').getByText(/^Halo,/)
  expect((await sapaan.boundingBox())?.height).toBeLessThan(44)
  await page.getByRole('region', { name: 'Pesanan Saya' }).getByRole('link', { name: 'Dikirim' }).click()
  await expect(page).toHaveURL('/riwayat-pembayaran?status=dikirim')
  expect(pelanggan.user).toBeTruthy()
})

for (const path of ['/riwayat-pembayaran', '/riwayat-pembayaran?order=', '/konfirmasi-pembayaran?order=']) {
  test(`${path} fits the smallest phone`, async ({ page, pelanggan, build }) => {
    const { nomor } = await build.pesanan({ pembeli: pelanggan, ...(!path.startsWith('/konf') && { kiriman: JNE }) })
    await expectToFit(page, path.endsWith('=') ? path + nomor : path)
  })
}
