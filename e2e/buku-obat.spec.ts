import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, logInPelanggan, test } from './test.ts'

const BUKU = '/akun/buku-obat'
const HARI_MS = 86_400_000
/** Returns the date in Jakarta `past` days ago, in the format of a date field. */
const hari = (past: number) => new Date(Date.now() + 7 * 3_600_000 - past * HARI_MS).toISOString().slice(0, 10)
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()
const sentBy = (page: Page) => expect(page.getByText('Semua catatan tersimpan di toko.')).toBeVisible()
const titles = (page: Page) => page.getByRole('heading', { level: 1 })

async function addKeramba(page: Page, name: string, quantity = '500'): Promise<void> {
  await page.getByRole('link', { name: 'Tambah keramba' }).click()
  await page.getByLabel('Nama').fill(name)
  await page.getByLabel('Panjang (m)').fill('3')
  await page.getByLabel('Lebar (m)').fill('3')
  await page.getByLabel('Kedalaman air (m)').fill('2,5')
  await page.getByLabel('Jumlah ikan').fill(quantity)
  await save(page)
  await expect(titles(page)).toHaveText(name)
}

async function recordKematian(page: Page, quantity: string, past = 0): Promise<void> {
  await page.getByRole('link', { name: 'Catat kematian' }).click()
  await page.getByLabel('Tanggal').fill(hari(past))
  await page.getByLabel('Jumlah mati').fill(quantity)
  await save(page)
  await expect(page.getByText(`Mati ${quantity} ekor`).first()).toBeVisible()
}

test('the logbook of a cage with a drug, deaths and water shows the harvest day, whom to call, and the next step', async ({
  page,
  produk,
  pelanggan: _,
}) => {
  await page.goto(BUKU)
  await expect(page.getByText('Belum ada keramba')).toBeVisible()
  await expectAccessible(page)
  await addKeramba(page, 'Keramba A1')
  await expect(page.getByText('22,5 m³')).toBeVisible()
  await expect(page.getByText('Tidak ada obat yang dicatat')).toBeVisible()

  await page.getByRole('link', { name: 'Catat obat', exact: true }).click()
  await page.getByLabel('Nama obat').fill('Peroksida 50%')
  await page.getByLabel('Tanggal mulai').fill('2026-01-01')
  await page.getByLabel('Ulangi pada hari ke-').fill('7 dan 14')
  await page.getByLabel('Masa henti (hari)').fill('30')
  await page.getByLabel('Untuk penyakit atau alasan').fill('cacing kulit')
  await save(page)
  await expect(page.getByText('Aman dipanen mulai 14 Februari 2026')).toBeVisible()
  await expect(page.getByText('diulang hari ke-7 dan ke-14')).toBeVisible()

  await page.getByRole('link', { name: 'Peroksida 50%' }).click()
  await page.getByLabel('Masa henti (hari)').fill('')
  await save(page)
  await expect(page.getByText('Jangan panen dulu, tanya dokter hewan')).toBeVisible()

  await recordKematian(page, '4')
  await expect(page.getByRole('link', { name: 'Siapa yang dihubungi' })).toHaveCount(0)
  await recordKematian(page, '21')
  await expect(page.getByText('Ikan mati 5% atau lebih dalam sehari')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Siapa yang dihubungi' })).toBeVisible()

  await page.getByRole('link', { name: 'Catat air' }).click()
  await page.getByLabel('Oksigen').fill('2,5')
  await save(page)
  await expect(page.getByText('Darurat', { exact: true })).toBeVisible()
  await sentBy(page)
  await expectAccessible(page)

  const berkas = page.waitForEvent('download')
  const table = page.getByRole('button', { name: 'Unduh tabel (CSV)' })
  await expect(page.getByRole('button', { name: 'Simpan ke kalender' })).toHaveCount(0)
  await table.click()
  expect((await berkas).suggestedFilename()).toMatch(/^buku-obat-[\d-]+\.csv$/)
  await page.getByRole('link', { name: 'Lembar A4' }).click()
  await expect(titles(page)).toHaveText('Buku obat Keramba A1')
  await expect(page.getByRole('cell', { name: 'cacing kulit' })).toBeVisible()
  await expectAccessible(page)
  // The entries are also on the server: they survive the deletion of the device's database.
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await page.goto(
    `${BUKU}?produk=${produk.produkId}&takaran=337,5&satuan=mL&cara=rendam&untuk=cacing-kulit&mulai=${hari(0)}&ulang=7,14`,
  )
  await expect(page.getByLabel('Obat atau produk')).toHaveValue(String(produk.produkId))
  await expect(page.getByLabel('Takaran')).toHaveValue('337,5')
  await save(page)
  await expect(titles(page)).toHaveText('Keramba A1')
  await expect(page.getByRole('link', { name: produk.nama })).toBeVisible()
  const calendar = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Simpan ke kalender' }).click()
  expect((await calendar).suggestedFilename()).toBe('buku-obat.ics')
})

/** Opens the book on another device of the same customer. */
async function otherPerangkat(browser: Browser, baseURL: string | undefined, akun: { token: string; user: object }) {
  const context = await browser.newContext({
    baseURL,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await logInPelanggan(page, akun)
  return { context, page }
}

test.describe('without a signal', () => {
  test.use({ allowedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('two devices with a bad connection end with the same logbook, and logging out warns about unsent entries', async ({
    browser,
    baseURL,
    page: one,
    context,
    pelanggan,
  }) => {
    await one.goto(BUKU)
    await addKeramba(one, 'A1')
    await sentBy(one)
    const { context: other, page: two } = await otherPerangkat(browser, baseURL, pelanggan)
    await two.goto(BUKU)
    await two.getByRole('link', { name: 'A1' }).click()

    const runs: [BrowserContext, Page][] = [
      [context, one],
      [other, two],
    ]
    for (const [browserContext] of runs) await browserContext.setOffline(true)
    await recordKematian(one, '1')
    await recordKematian(one, '2', 1)
    await recordKematian(two, '3')
    await expect(one.getByText('2 catatan tersimpan di HP ini')).toBeVisible()
    await one.getByRole('link', { name: 'Ubah keramba' }).click()
    await one.getByLabel('Nama').fill('A1 timur')
    await save(one)
    await two.getByRole('link', { name: 'Ubah keramba' }).click()
    await two.getByLabel('Jumlah ikan').fill('480')
    await save(two)

    // The first two responses are lost.
    for (const [browserContext, page] of runs) {
      let lost = 2
      await page.route('**/api/buku-obat/selaras', async (route) => {
        if (lost-- <= 0) return route.continue()
        await route.fetch()
        await route.abort('connectionreset')
      })
      await browserContext.setOffline(false)
    }
    for (let attempt = 0; attempt < 3; attempt++)
      for (const [, page] of runs) await page.evaluate(() => window.dispatchEvent(new Event('online')))
    for (const [, page] of runs) {
      await sentBy(page)
      await page.reload()
      await sentBy(page)
      await expect(titles(page)).toHaveText('A1 timur')
      for (const quantity of [1, 2, 3])
        await expect(page.getByText(`Mati ${quantity} ekor`, { exact: true })).toHaveCount(1)
      // 480 minus the six dead ones.
      await expect(page.getByText('kira-kira 474 ekor')).toBeVisible()
    }
    await other.close()

    await test.step('leaving with entries that never reached the shop', async () => {
      const dictionary = () => one.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
      await one.unroute('**/api/buku-obat/selaras')
      await one.route('**/api/buku-obat/selaras', (route) => route.abort())
      await recordKematian(one, '4')
      await one.goto('/akun')
      await one.getByRole('button', { name: 'Keluar' }).click()
      await expect(one.getByText('1 catatan buku obat di HP ini belum tersimpan di toko.')).toBeVisible()
      await one.getByRole('button', { name: 'Batal' }).click()
      await expect(titles(one)).toHaveText('Akun Saya')
      await one.getByRole('button', { name: 'Keluar' }).click()
      await one.getByRole('button', { name: 'Keluar dan hapus catatan' }).click()
      await expect(one).toHaveURL('/')
      expect(await dictionary()).toEqual([])
    })
  })
})
