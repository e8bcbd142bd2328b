import { breakApi, pesan } from './page.ts'
import { openCheckout } from './payment.ts'
import { expect, test } from './test.ts'

type Page = import('@playwright/test').Page

/** Failures between the browser and the server. */
const CARA = {
  'the server is away': 'away',
  'the server says why': { status: 400, body: '{"message":"Server sedang menolak."}' },
  'the server breaks down': { status: 500, body: '{}' },
  'the answer is no JSON': { status: 200, body: '<html>' },
  // Last, because from then on the browser's timeouts are shortened.
  'the server takes too long': 'slow',
} as const
type Cara = keyof typeof CARA
const SEMUA = Object.keys(CARA) as Cara[]

/** Expected sentence of each failure: a general one, or one for its kind. */
interface Kalimat {
  diam: string
  kata?: string
  rusak?: string
  bukanJson?: string
}

function kalimatOf({ diam, kata = diam, rusak = diam, bukanJson = rusak }: Kalimat): Record<Cara, string> {
  return {
    'the server is away': diam,
    'the server says why': kata,
    'the server takes too long': diam,
    'the server breaks down': rusak,
    'the answer is no JSON': bukanJson,
  }
}

const KATA = 'Server sedang menolak.'

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const answer = (name: string) => (page: Page) => pesan(page).getByRole('button', { name }).click()

const PESANAN = kalimatOf({
  diam: 'Tidak ada sinyal. Belum ada uang yang ditarik.',
  kata: KATA,
  rusak: 'Terjadi kesalahan',
})

const PRODUK = kalimatOf({
  diam: 'Error: Tidak ada respon dari server',
  kata: `Error: ${KATA}`,
  rusak: 'Error: Terjadi kesalahan',
})

test.use({ allowedComplaints: /Failed to load resource|404 \(Not Found\)/ })

/** Returns the element that announces the sentence: an alert, or the message dialog. */
const heard = (page: Page, text: string) =>
  page.getByRole('alert').or(pesan(page)).filter({ hasText: text, visible: true }).last()

async function fail(page: Page, api: string, cara: Cara): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const how = CARA[cara]
  if (how === 'slow') {
    // The request times out after 0.1 s instead of 15 s.
    await page.evaluate(() => {
      const wait = AbortSignal.timeout
      AbortSignal.timeout = () => wait.call(AbortSignal, 100)
    })
    await page.route(
      (url) => url.pathname.startsWith('/api/') && url.pathname.includes(api),
      () => {},
    )
  } else await breakApi(page, api, how)
}

// `web/failures.test.tsx` tests all other forms and lists.
test('making an order: every failure is said and heard, and nothing typed is lost §8.39', async ({
  page,
  pelanggan: _,
  produk,
}) => {
  await openCheckout(page, produk)
  await page.getByLabel('Catatan pesanan').fill('Titip di pos')
  for (const cara of SEMUA) {
    await test.step(cara, async () => {
      await fail(page, '/pemesanan/create', cara)
      await press('Bayar Sekarang')(page)
      await answer('Ya, Bayar')(page)
      await expect(heard(page, PESANAN[cara])).toBeVisible()
      await expect(page.locator(':focus')).toHaveCount(1)
      await expect(pesan(page).getByRole('heading')).toHaveText('Gagal Membuat Pesanan')
      await answer('OK')(page)
      await expect(page.getByLabel('Catatan pesanan')).toHaveValue('Titip di pos')
      await expect(page.getByRole('radio', { name: /Reguler/ })).toBeChecked()
    })
  }
})

// The server renders the first document, so the list is opened by a link of another screen.
test('the products: every failure is said and heard, with another try §8.31', async ({ page }) => {
  await page.clock.install()
  for (const cara of SEMUA) {
    await test.step(cara, async () => {
      await page.goto('/produk')
      await fail(page, '/api/produks', cara)
      await page
        .getByRole('main')
        .getByRole('link', { name: /Produk Satuan/ })
        .first()
        .click()
      await expect(async () => {
        // The query is retried twice, after a pause.
        await page.clock.runFor(1000)
        await expect(heard(page, PRODUK[cara])).toBeVisible({ timeout: 200 })
      }).toPass()
      await expect(page.getByRole('button', { name: 'Coba Lagi' }).filter({ visible: true }).last()).toBeEnabled()
    })
  }
})

test('shipping methods: every failure is said and heard, with another try §8.37', async ({
  page,
  pelanggan: _,
  produk,
}) => {
  await page.clock.install()
  for (const cara of SEMUA.filter((cara) => CARA[cara] !== 'slow')) {
    await test.step(cara, async () => {
      await fail(page, '/shipping-methods', cara)
      await page.goto(`/produk/produk-satuan/pemesanan?produk=${produk.produkId}`)
      await expect(async () => {
        await page.clock.runFor(1000)
        await expect(pesan(page)).toContainText('Tidak dapat mengambil metode pengiriman', { timeout: 200 })
      }).toPass()
      await expect(pesan(page).getByRole('heading')).toHaveText('Gagal')
    })
  }
  await answer('OK')(page)
  await page.unrouteAll()
  await press('Coba Lagi')(page)
  await expect(page.getByRole('radio', { name: /Reguler/ })).toBeVisible()
})

test('a browser that cannot open a dialog still says what became of the login with Google §8.06', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'))
  await page.goto('/login')
  await press('Login dengan Google')(page)
  await expect(heard(page, 'Gagal login dengan Google')).toBeVisible()
})

async function endSession(page: Page, token: string): Promise<void> {
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
}

async function logInAgain(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await expect(pesan(page)).toContainText('Akses Dibatasi')
  await answer('Login Sekarang')(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press('Login')(page)
}

test('a session that ends at the last step loses nothing of the order', async ({ page, pelanggan, produk }) => {
  await openCheckout(page, produk)
  await page.getByRole('button', { name: 'Tambah jumlah' }).click()
  await page.getByLabel('Catatan pesanan').fill('Titip di pos')
  await endSession(page, pelanggan.token)
  await press('Bayar Sekarang')(page)
  await answer('Ya, Bayar')(page)
  await logInAgain(page, pelanggan)
  await expect(page.getByLabel('Catatan pesanan')).toHaveValue('Titip di pos')
  await expect(page.getByLabel('Jumlah', { exact: true }).last()).toHaveValue('2')
  await expect(page.getByRole('radio', { name: /Reguler/ })).toBeChecked()
})

test('an address that was typed when the session ended waits in its dialog', async ({ page, pelanggan, produk }) => {
  await openCheckout(page, produk)
  await press('Ubah')(page)
  await page.getByLabel('Alamat', { exact: true }).fill('Desa Tejakula, Buleleng')
  await endSession(page, pelanggan.token)
  await press('Simpan')(page)
  await logInAgain(page, pelanggan)
  await expect(page.getByRole('dialog').getByLabel('Alamat', { exact: true })).toHaveValue('Desa Tejakula, Buleleng')
  await press('Simpan')(page)
  await expect(page.getByRole('region', { name: 'Alamat Pengiriman' })).toContainText('Desa Tejakula, Buleleng')
})
