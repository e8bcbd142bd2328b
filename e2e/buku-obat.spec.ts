import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, logInPelanggan, test } from './test.ts'

const BUKU = '/akun/buku-obat'
const HARI_MS = 86_400_000
/** Returns the date in Jakarta `lalu` days ago, in the format of a date field. */
const hari = (past: number) => new Date(Date.now() + 7 * 3_600_000 - past * HARI_MS).toISOString().slice(0, 10)
const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()
const terkirim = (page: Page) => expect(page.getByText('Semua catatan tersimpan di toko.')).toBeVisible()
const judul = (page: Page) => page.getByRole('heading', { level: 1 })

async function addKeramba(page: Page, nama: string, jumlah = '500'): Promise<void> {
  await page.getByRole('link', { name: 'Tambah keramba' }).click()
  await page.getByLabel('Nama').fill(nama)
  await page.getByLabel('Panjang (m)').fill('3')
  await page.getByLabel('Lebar (m)').fill('3')
  await page.getByLabel('Kedalaman air (m)').fill('2,5')
  await page.getByLabel('Jumlah ikan').fill(jumlah)
  await save(page)
  await expect(judul(page)).toHaveText(nama)
}

async function recordKematian(page: Page, jumlah: string, past = 0): Promise<void> {
  await page.getByRole('link', { name: 'Catat kematian' }).click()
  await page.getByLabel('Tanggal').fill(hari(past))
  await page.getByLabel('Jumlah mati').fill(jumlah)
  await save(page)
  await expect(page.getByText(`Mati ${jumlah} ekor`).first()).toBeVisible()
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
  await terkirim(page)
  await expectAccessible(page)

  const berkas = page.waitForEvent('download')
  const table = page.getByRole('button', { name: 'Unduh tabel (CSV)' })
  await expect(page.getByRole('button', { name: 'Simpan ke kalender' })).toHaveCount(0)
  await table.click()
  expect((await berkas).suggestedFilename()).toMatch(/^buku-obat-[\d-]+\.csv$/)
  await page.getByRole('link', { name: 'Lembar A4' }).click()
  await expect(judul(page)).toHaveText('Buku obat Keramba A1')
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
  await expect(judul(page)).toHaveText('Keramba A1')
  await expect(page.getByRole('link', { name: produk.nama })).toBeVisible()
  const calendar = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Simpan ke kalender' }).click()
  expect((await calendar).suggestedFilename()).toBe('buku-obat.ics')
})

/** Opens the book on another device of the same customer. */
async function perangkatLain(browser: Browser, baseURL: string | undefined, akun: { token: string; user: object }) {
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
  test.use({ allowedComplaints: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('two devices with a bad connection end with the same logbook, and logging out warns about unsent entries', async ({
    browser,
    baseURL,
    page: satu,
    context,
    pelanggan,
  }) => {
    await satu.goto(BUKU)
    await addKeramba(satu, 'A1')
    await terkirim(satu)
    const { context: lain, page: two } = await perangkatLain(browser, baseURL, pelanggan)
    await two.goto(BUKU)
    await two.getByRole('link', { name: 'A1' }).click()

    const jalan: [BrowserContext, Page][] = [
      [context, satu],
      [lain, two],
    ]
    for (const [browserContext] of jalan) await browserContext.setOffline(true)
    await recordKematian(satu, '1')
    await recordKematian(satu, '2', 1)
    await recordKematian(two, '3')
    await expect(satu.getByText('2 catatan tersimpan di HP ini')).toBeVisible()
    await satu.getByRole('link', { name: 'Ubah keramba' }).click()
    await satu.getByLabel('Nama').fill('A1 timur')
    await save(satu)
    await two.getByRole('link', { name: 'Ubah keramba' }).click()
    await two.getByLabel('Jumlah ikan').fill('480')
    await save(two)

    // The first two responses are lost.
    for (const [browserContext, page] of jalan) {
      let hilang = 2
      await page.route('**/api/buku-obat/selaras', async (route) => {
        if (hilang-- <= 0) return route.continue()
        await route.fetch()
        await route.abort('connectionreset')
      })
      await browserContext.setOffline(false)
    }
    for (let attempt = 0; attempt < 3; attempt++)
      for (const [, page] of jalan) await page.evaluate(() => window.dispatchEvent(new Event('online')))
    for (const [, page] of jalan) {
      await terkirim(page)
      await page.reload()
      await terkirim(page)
      await expect(judul(page)).toHaveText('A1 timur')
      for (const jumlah of [1, 2, 3])
        await expect(page.getByText(`Mati ${jumlah} ekor`, { exact: true })).toHaveCount(1)
      // 480 minus the six dead ones.
      await expect(page.getByText('kira-kira 474 ekor')).toBeVisible()
    }
    await lain.close()

    await test.step('leaving with entries that never reached the shop', async () => {
      const dictionary = () => satu.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
      await satu.unroute('**/api/buku-obat/selaras')
      await satu.route('**/api/buku-obat/selaras', (route) => route.abort())
      await recordKematian(satu, '4')
      await satu.goto('/akun')
      await satu.getByRole('button', { name: 'Keluar' }).click()
      await expect(satu.getByText('1 catatan buku obat di HP ini belum tersimpan di toko.')).toBeVisible()
      await satu.getByRole('button', { name: 'Batal' }).click()
      await expect(judul(satu)).toHaveText('Akun Saya')
      await satu.getByRole('button', { name: 'Keluar' }).click()
      await satu.getByRole('button', { name: 'Keluar dan hapus catatan' }).click()
      await expect(satu).toHaveURL('/')
      expect(await dictionary()).toEqual([])
    })
  })
})
