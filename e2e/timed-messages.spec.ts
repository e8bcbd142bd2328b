import { newAkun, unique } from './build-rows.ts'
import { expectKabar, kabar } from './page.ts'
import { expect, fromOwnAlamat, test } from './test.ts'

type Page = import('@playwright/test').Page

/** Stops the clock: from now on time passes only when the test advances it. */
async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60 * 60_000)
}

/** Expects the text to be visible for `ms`, and then to disappear. */
async function expectToLast(page: Page, text: string, ms: number): Promise<void> {
  const sentence = page.getByText(text)
  await expect(sentence).toBeVisible()
  await page.clock.runFor(ms - 50)
  await expect(sentence).toBeVisible()
  await page.clock.runFor(100)
  await expect(sentence).toBeHidden()
}

async function register(page: Page, akun: ReturnType<typeof newAkun>): Promise<void> {
  await page.getByLabel('Nama Lengkap').fill(akun.nama)
  await page.getByLabel('Email').fill(akun.email)
  await page.getByLabel('Nomor HP').fill(akun.no_hp)
  await page.getByLabel('Password', { exact: true }).fill(akun.password)
  await page.getByRole('button', { name: 'Daftar' }).click()
}

test.use({ extraHTTPHeaders: fromOwnAlamat })

test.beforeEach(({ page }) => page.clock.install())

test.describe('messages of the forms', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('a registration that failed says so for three seconds §4.22 §9.21 §8.11', async ({ page }) => {
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/register')
    await standStill(page)
    await register(page, newAkun())
    await expectToLast(page, 'Gagal mendaftar', 3000)
  })
})

test('after two seconds a new account is led to the login §2.032 §4.21 §9.22 §8.10', async ({ page }) => {
  await page.goto('/register')
  await standStill(page)
  await register(page, newAkun())
  await expect(page.getByRole('status').filter({ hasText: 'Selamat, akun Anda telah dibuat!' })).toBeVisible()
  await page.clock.runFor(1950)
  await expect(page).toHaveURL('/register')
  await page.clock.runFor(100)
  await expect(page).toHaveURL('/login')
})

test('a message that was sent is confirmed for three seconds §4.47 §4.48 §9.23 §8.52', async ({ page }) => {
  await page.goto('/kontak')
  await standStill(page)
  await page.getByLabel('Nama').fill('Bu Sari')
  await page.getByLabel('Email').fill('sari@contoh.id')
  await page.getByLabel('Pesan / Pengaduan').fill('Ikan saya lemas.')
  await page.getByRole('button', { name: 'Kirim Pesan' }).click()
  await expectToLast(page, 'Pesan Anda berhasil dikirim!', 3000)
  await expect(page.getByLabel('Nama')).toHaveValue('')
})

test('what goes into the cart is confirmed for a second, and the cart pulses for a third of one §2.004 §4.17 §4.18 §9.20 §9.19', async ({
  page,
  pelanggan: _,
  produk,
}) => {
  await page.goto(`/produk/produk-satuan/${produk.produkId}`)
  await expect(page.getByText('Halo, Pak Budi')).toBeVisible()
  await standStill(page)
  await page.getByRole('button', { name: `Masukkan ${produk.nama} ke keranjang` }).click()
  const pulsing = page.getByRole('link', { name: 'Keranjang, 1 item' }).locator('.animate-denyut')
  await expect(pulsing).toHaveCount(1)
  await page.clock.runFor(250)
  await expect(pulsing).toHaveCount(1)
  await page.clock.runFor(100)
  await expect(pulsing).toHaveCount(0)
  const said = page.getByRole('status').filter({ hasText: `${produk.nama} masuk keranjang` })
  await page.clock.runFor(600)
  await expect(said).toHaveCount(1)
  await page.clock.runFor(100)
  await expect(said).toHaveCount(0)
})

for (const [path, nama, said, nomor] of [
  ['/tambah-kategori', 'Nama Kategori', 'Kategori berhasil ditambahkan', '§9.24'],
  ['/tambah-produk', 'Nama Produk', 'Produk berhasil ditambahkan', '§9.25'],
] as const) {
  test(`${path} tells of success for one and a half to two seconds ${nomor}`, async ({ page, admin: _ }) => {
    await page.goto(path)
    await page.getByLabel(nama).fill(unique('Kabar'))
    if (path === '/tambah-produk') {
      await page.getByLabel('Kategori').selectOption({ index: 1 })
      await page.getByLabel('Harga', { exact: true }).fill('75000')
    }
    await standStill(page)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expectKabar(page, said)
    await page.clock.runFor(1500)
    await expect(kabar(page, said)).toBeVisible()
    await page.clock.runFor(600)
    await expect(kabar(page, said)).toBeHidden()
  })
}

test('the team changes every five seconds, and rests for who points at it or asked for less motion §1.10 §9.18 §9.29', async ({
  page,
}) => {
  await page.goto('/')
  const tim = page.getByRole('region', { name: 'Tim kami' })
  const nama = tim.getByRole('heading', { level: 3 })
  await expect(tim.getByRole('button', { name: 'Hentikan putaran foto tim' })).toBeVisible()
  await standStill(page)
  await expect(tim.getByRole('button').locator('img')).toHaveCount(6)
  const first = (await nama.textContent()) ?? ''
  await page.clock.runFor(4900)
  await expect(nama).toHaveText(first)
  await page.clock.runFor(200)
  await expect(nama).not.toHaveText(first)
  // From one change to the next.
  const before = await nama.textContent()
  while ((await nama.textContent()) === before) await page.clock.runFor(100)
  const changed = (await nama.textContent()) ?? ''
  await page.clock.runFor(4700)
  await expect(nama).toHaveText(changed)
  await page.clock.runFor(400)
  await expect(nama).not.toHaveText(changed)
  const second = (await nama.textContent()) ?? ''
  await expect(tim.getByRole('img', { name: `Potret ${second}` })).toBeVisible()
  await tim.getByRole('button', { name: 'Hentikan putaran foto tim' }).click()
  await page.clock.runFor(20_000)
  await expect(nama).toHaveText(second)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(tim.getByRole('button', { name: /putaran/ })).toHaveCount(0)
  await page.clock.runFor(20_000)
  await expect(nama).toHaveText(second)
})

test('five services go round by their arrows, in both directions §1.08 §9.30', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const layanan = page.getByRole('region', { name: 'Layanan', exact: true })
  const shown = layanan.locator('p[aria-live]')
  await expect(layanan.getByRole('listitem').locator('img')).toHaveCount(5)
  await expect(shown).toHaveText('Keterangan lengkap')
  await layanan.getByRole('button', { name: 'Layanan berikutnya' }).click()
  await expect(shown).toHaveText('Produk satuan')
  await layanan.getByRole('button', { name: 'Layanan sebelumnya' }).click()
  await expect(shown).toHaveText('Keterangan lengkap')
  await layanan.getByRole('button', { name: 'Layanan sebelumnya' }).click()
  await expect(shown).toHaveText('Dikirim ke tempat Anda')
  await layanan.getByRole('button', { name: 'Layanan berikutnya' }).click()
  await expect(shown).toHaveText('Keterangan lengkap')
})

test('what waits turns and pulses, but stands still for who wishes less motion', async ({ page, pelanggan: _ }) => {
  await page.route('**/api/pemesanan/**', () => {})
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await page.goto('/riwayat-pembayaran')
  await expect.poll(running).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(running).toBe(0)
})
