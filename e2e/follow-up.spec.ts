import { expectAccessible } from './accessibility.ts'
import { expectToFit } from './fit.ts'
import { pesan } from './page.ts'
import { expect, test } from './test.ts'

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

const JNE = { kurir: 'JNE', resi: 'JP0123456789' }

test('a parcel is tracked from the account, received, and leaves its tab', async ({ page, pelanggan, build }) => {
  const { nomor, riwayat } = await build.pesanan({ pembeli: pelanggan, kiriman: JNE })
  await page.addInitScript(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}')
    localStorage.setItem('user', JSON.stringify({ ...user, nama: 'Haji Muhammad Syarifuddin Daeng Pattimura' }))
  })
  await test.step('a name of any length stays on its line in the frame', async () => {
    await expectToFit(page, '/akun')
    const salutation = page.getByRole('banner').getByText(/^Halo,/)
    expect((await salutation.boundingBox())?.height).toBeLessThan(44)
    await page.getByRole('region', { name: 'Pesanan Saya' }).getByRole('link', { name: 'Dikirim' }).click()
    await expect(page).toHaveURL('/riwayat-pembayaran?status=dikirim')
    await expect(page.getByText('Dikirim, JNE').filter({ visible: true })).toBeVisible()
  })

  const detail = page.getByRole('main')
  const stage = detail.getByRole('list', { name: 'Tahap pesanan' })
  await test.step('its page fits the smallest phone', async () => {
    await expectToFit(page, `/riwayat-pembayaran/${nomor}`)
    await expect(detail.getByRole('link', { name: /Lacak di situs JNE/ })).toBeVisible()
    await expectAccessible(page)
  })
  await expect(stage.getByRole('listitem')).toHaveText(['Dibuat', 'Dibayar', 'Disiapkan', 'Dikirim', 'Selesai (belum)'])
  await expect(stage.locator('[aria-current=step]')).toContainText('Dikirim')
  await detail.getByRole('button', { name: 'Salin nomor resi' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(JNE.resi)
  await expect(detail).toContainText('Pesanan otomatis selesai pada')

  await detail.getByRole('button', { name: 'Barang Diterima' }).click()
  await pesan(page).getByRole('button', { name: 'Belum' }).click()
  expect((await riwayat()).status_pesanan).toBe('Sedang Di Proses')
  await detail.getByRole('button', { name: 'Barang Diterima' }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Sudah Diterima' }).click()
  await expect(pesan(page)).toContainText('Terima kasih. Pesanan ini selesai.')
  await pesan(page).getByRole('button', { name: 'Nanti' }).click()
  await expect(stage.locator('[aria-current=step]')).toContainText('Selesai')
  await expect(detail).toContainText('Anda menerima barangnya, pesanan selesai.')
  await expect(detail.getByRole('button', { name: 'Barang Diterima' })).toHaveCount(0)
  await page.goto('/riwayat-pembayaran?status=dikirim')
  await expect(page.getByText('Tidak ada pesanan di sini')).toBeVisible()
  await page.getByRole('navigation', { name: 'Status pesanan' }).getByRole('link', { name: 'Selesai' }).click()
  await expect(page.getByRole('button', { name: `Detail pesanan ${nomor}` })).toBeVisible()
})

test('the history has a tab for each state, and leads back from a page beyond the last', { tag: '@wide' }, async ({
  page,
  pelanggan,
  produk,
  build,
}) => {
  const own = { pembeli: pelanggan, produk }
  const cancelled = await build.pesanan({ ...own, batal: true, catatan: 'batal' })
  const lunas = await build.pesanan({ ...own, lunas: true, catatan: 'lunas' })
  const created = await build.pesanan({ ...own, catatan: 'baru' })
  const sent = await build.pesanan({ ...own, kiriman: JNE, catatan: 'dikirim' })
  await page.goto('/riwayat-pembayaran?page=9')
  await expect(page).toHaveURL('/riwayat-pembayaran')
  const tab = page.getByRole('navigation', { name: 'Status pesanan' })
  const details = page.getByRole('button', { name: /Detail pesanan/ })
  await expect(details).toHaveCount(4)
  await expect(tab.locator('[aria-current=page]')).toHaveText('Semua')
  for (const [name, status, nomor] of [
    ['Belum Dibayar', 'belum-dibayar', created.nomor],
    ['Diproses', 'diproses', lunas.nomor],
    ['Dibatalkan', 'dibatalkan', cancelled.nomor],
    ['Dikirim', 'dikirim', sent.nomor],
  ] as const) {
    await tab.getByRole('link', { name: name }).click()
    await expect(page).toHaveURL(`/riwayat-pembayaran?status=${status}`)
    await expect(details).toHaveCount(1)
    await expect(page.getByRole('button', { name: `Detail pesanan ${nomor}` })).toBeVisible()
  }
  await details.click()
  await page.getByRole('dialog').getByRole('link', { name: 'Lihat Pesanan' }).click()
  const track = page.getByRole('main').getByRole('link', { name: /Lacak di situs JNE/ })
  await expect(track).toBeVisible()
  await expectAccessible(page)
})

test.describe('in Makassar', () => {
  test.use({ timezoneId: 'Asia/Makassar' })

  test("the deadline counts down in local time and in Jakarta's, and its page fits the smallest phone", async ({
    page,
    pelanggan,
    build,
  }) => {
    const { nomor } = await build.pesanan({ pembeli: pelanggan })
    await page.clock.install()
    await page.goto(`/konfirmasi-pembayaran?order=${nomor}`)
    const deadline = page.getByText(/Pilih cara bayar sebelum .+ WITA \(.*[\d.]+ WIB\)/)
    await expect(deadline).toContainText(/^\d+ menit lagi/)
    const minutes = Number.parseInt((await deadline.textContent()) ?? '', 10)
    await page.clock.fastForward('10:00')
    await expect(deadline).toContainText(new RegExp(`^${minutes - 10} menit lagi`))
    await expectToFit(page, `/konfirmasi-pembayaran?order=${nomor}`)
  })
})
