import type { Produk } from './build-rows.ts'
import { newAkun, newGambar } from './build-rows.ts'
import { breakApi, isPhone, pesan } from './page.ts'
import { openCheckout } from './payment.ts'
import { expect, test } from './test.ts'

type Page = import('@playwright/test').Page

/** Everything that can go wrong between the browser and the server. */
const CARA = {
  'the server is away': 'away',
  'the server says why': { status: 400, body: '{"message":"Server sedang menolak."}' },
  'the server breaks down': { status: 500, body: '{}' },
  'the answer is no JSON': { status: 200, body: '<html>' },
  // The last, because from then on the browser is in a hurry.
  'the server takes too long': 'slow',
} as const
type Cara = keyof typeof CARA
const SEMUA = Object.keys(CARA) as Cara[]

/** The sentence of each failure: one for all, or the one for its kind. */
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

interface Kasus {
  /** Part of the path of the call that fails. */
  api: string
  kalimat: Kalimat
  /** Signed in, and once: what is typed stays from one failure to the next. */
  open(page: Page, produk: Produk): Promise<unknown>
  /** What makes the call, every time. */
  act(page: Page): Promise<unknown>
  /** After the sentence has been read. */
  after?(page: Page): Promise<unknown>
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const answer = (name: string) => (page: Page) => pesan(page).getByRole('button', { name }).click()
const chooseFoto = async (page: Page) => page.getByLabel('Pilih Foto').setInputFiles(await newGambar(40, 40))

const FORMULIR: Record<string, Kasus> = {
  'changing the address': {
    api: '/alamat',
    kalimat: { diam: 'Gagal menyimpan alamat', kata: KATA },
    async open(page, produk) {
      await openCheckout(page, produk)
      await page.getByRole('button', { name: 'Ubah' }).click()
      await page.getByLabel('Alamat', { exact: true }).fill('Desa Tejakula, Buleleng')
    },
    act: press('Simpan'),
    after: (page) => expect(page.getByLabel('Alamat', { exact: true })).toHaveValue('Desa Tejakula, Buleleng'),
  },
  'making an order': {
    api: '/pemesanan/create',
    kalimat: {
      diam: 'Tidak ada sinyal. Belum ada uang yang ditarik.',
      kata: KATA,
      rusak: 'Terjadi kesalahan',
    },
    async open(page, produk) {
      await openCheckout(page, produk)
      await page.getByLabel('Catatan pesanan').fill('Titip di pos')
    },
    async act(page) {
      await press('Bayar Sekarang')(page)
      await answer('Ya, Bayar')(page)
    },
    async after(page) {
      await expect(pesan(page).getByRole('heading')).toHaveText('Gagal Membuat Pesanan')
      await answer('OK')(page)
      await expect(page.getByLabel('Catatan pesanan')).toHaveValue('Titip di pos')
      await expect(page.getByRole('radio', { name: /Reguler/ })).toBeChecked()
    },
  },
  'saving the profile': {
    api: '/auth/profile',
    kalimat: { diam: 'Gagal memperbarui profil', kata: KATA },
    async open(page) {
      await page.goto('/PengaturanProfil')
      await page.getByLabel('Nama Lengkap').fill('Pak Budi Santoso')
    },
    async act(page) {
      await press('Simpan Perubahan')(page)
      await answer('Simpan')(page)
    },
    async after(page) {
      await expect(page.getByLabel('Nama Lengkap')).toHaveValue('Pak Budi Santoso')
      await expect(page.getByRole('button', { name: 'Coba Lagi' })).toBeVisible()
    },
  },
  'changing the password': {
    api: '/change-password',
    kalimat: { diam: 'Gagal mengubah password', kata: KATA },
    async open(page) {
      await page.goto('/PengaturanPassword')
      await page.getByLabel('Password Lama').fill('rahasia-uji')
      await page.getByLabel('Password Baru').fill('baru-sekali')
      await page.getByLabel('Konfirmasi Password').fill('baru-sekali')
    },
    act: press('Ubah Password'),
    after: (page) => expect(page.getByLabel('Password Baru')).toHaveValue('baru-sekali'),
  },
  'saving a photo': {
    api: '/profile/upload-image',
    kalimat: { diam: 'Gagal mengunggah gambar', kata: KATA },
    async open(page) {
      await page.goto('/PengaturanAvatar')
      await chooseFoto(page)
    },
    act: press('Simpan'),
    async after(page) {
      await answer('OK')(page)
      await expect(page.getByRole('img', { name: 'Profil Anda' })).toHaveAttribute('src', /^data:image/)
    },
  },
  'deleting a photo': {
    api: '/profile/upload-image',
    kalimat: { diam: 'Gagal menghapus gambar', kata: KATA },
    async open(page) {
      await page.goto('/PengaturanAvatar')
      await chooseFoto(page)
      await press('Simpan')(page)
      await expect(page.getByText('Foto profil telah diperbarui.')).toBeVisible()
    },
    async act(page) {
      await press('Hapus')(page)
      await answer('Hapus')(page)
    },
    after: answer('OK'),
  },
}

const FORMULIR_TAMU: Record<string, Kasus> = {
  'logging in': {
    api: '/auth/login',
    kalimat: {
      diam: 'Tidak ada respon dari server',
      kata: KATA,
      rusak: 'Login gagal',
      bukanJson: 'Terjadi kesalahan saat login',
    },
    async open(page) {
      await page.goto('/login')
      await page.getByLabel('Password', { exact: true }).fill('rahasia-uji')
    },
    async act(page) {
      await page.getByLabel('Email').fill('budi@contoh.id')
      await press('Login')(page)
    },
    async after(page) {
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('rahasia-uji')
      // Editing a field takes the sentence away.
      await page.getByLabel('Email').press('End')
      await page.getByLabel('Email').press('x')
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  },
  registering: {
    api: '/auth/register',
    kalimat: {
      diam: 'Tidak dapat terhubung ke server',
      kata: KATA,
      rusak: 'Gagal mendaftar',
      bukanJson: 'Terjadi kesalahan saat mendaftar',
    },
    async open(page) {
      const akun = newAkun()
      await page.goto('/register')
      await page.getByLabel('Nama Lengkap').fill(akun.nama)
      await page.getByLabel('Email').fill(akun.email)
      await page.getByLabel('Nomor HP').fill(akun.no_hp)
      await page.getByLabel('Password', { exact: true }).fill(akun.password)
    },
    act: press('Daftar'),
    after: (page) => expect(page.getByLabel('Nama Lengkap')).toHaveValue('Pak Budi'),
  },
  'writing to the shop': {
    api: '/auth/kontak',
    kalimat: { diam: 'Terjadi kesalahan saat mengirim pesan!' },
    async open(page) {
      await page.goto('/kontak')
      await page.getByLabel('Nama').fill('Bu Sari')
      await page.getByLabel('Email').fill('sari@contoh.id')
      await page.getByLabel('Pesan / Pengaduan').fill('Ikan saya lemas sejak kemarin.')
    },
    act: press('Kirim Pesan'),
    after: (page) => expect(page.getByLabel('Pesan / Pengaduan')).toHaveValue('Ikan saya lemas sejak kemarin.'),
  },
  'asking for a new password': {
    api: '/auth/lupa-password',
    kalimat: { diam: 'Tidak dapat terhubung ke server', kata: KATA, rusak: 'Terjadi kesalahan' },
    async open(page) {
      await page.goto('/lupa-password')
      await page.getByLabel('Email').fill('budi@contoh.id')
    },
    act: press('Kirim Tautan'),
    after: (page) => expect(page.getByLabel('Email')).toHaveValue('budi@contoh.id'),
  },
}

const GALAT = { diam: 'Error: Tidak ada respon dari server', kata: `Error: ${KATA}`, rusak: 'Error: Terjadi kesalahan' }

/** The first document comes complete from the server, so these screens are visited by a link of another one. */
const DAFTAR: Record<string, { api: string; kalimat: Kalimat; from: string; link: RegExp }> = {
  'the packages': {
    api: '/api/paket',
    kalimat: { diam: 'Gagal mengambil data paket' },
    from: '/produk',
    link: /Produk Paketan/,
  },
  'the packages of the landing page': {
    api: '/api/paket',
    kalimat: { diam: 'Gagal mengambil data paket' },
    from: '/404',
    link: /Beranda/,
  },
  'the products': { api: '/api/produks', kalimat: GALAT, from: '/produk', link: /Produk Satuan/ },
  'the categories': {
    api: '/api/kategoris',
    kalimat: { diam: 'Gagal memuat kategori' },
    // Its way back to its shelf: /produk has the categories already.
    from: '/produk/produk-satuan/1',
    link: /Antiseptik/,
  },
}

test.use({ allowedComplaints: /Failed to load resource|404 \(Not Found\)/ })

/** The sentence where a screen reader hears it: in an alert, or in the message dialog. */
const heard = (page: Page, text: string) =>
  page.getByRole('alert').or(pesan(page)).filter({ hasText: text, visible: true }).last()

async function fail(page: Page, api: string, cara: Cara): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const how = CARA[cara]
  if (how === 'slow') {
    // The browser gives up after a tenth of a second, not after fifteen.
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

async function expectEveryFailure(page: Page, kasus: Kasus, produk: Produk): Promise<void> {
  const { api, kalimat, open, act, after } = kasus
  await open(page, produk)
  for (const cara of SEMUA) {
    await test.step(cara, async () => {
      await fail(page, api, cara)
      const sent = page.waitForRequest((request) => new URL(request.url()).pathname.includes(api))
      await act(page)
      await sent
      await expect(heard(page, kalimatOf(kalimat)[cara])).toBeVisible()
      await expect(page.locator(':focus')).toHaveCount(1)
      await after?.(page)
    })
  }
}

for (const [what, kasus] of Object.entries(FORMULIR_TAMU)) {
  test(`${what}: every failure is said and heard, and nothing typed is lost`, ({ page, produk }) =>
    expectEveryFailure(page, kasus, produk))
}

for (const [what, kasus] of Object.entries(FORMULIR)) {
  test(`${what}: every failure is said and heard, and nothing typed is lost`, ({ page, pelanggan: _, produk }) =>
    expectEveryFailure(page, kasus, produk))
}

for (const [what, { api, kalimat, from, link }] of Object.entries(DAFTAR)) {
  test(`${what}: every failure is said and heard, with another try`, async ({ page }) => {
    await page.clock.install()
    for (const cara of SEMUA) {
      await test.step(cara, async () => {
        await page.goto(from)
        await fail(page, api, cara)
        await page.getByRole('main').getByRole('link', { name: link }).first().click()
        if (api === '/api/kategoris' && isPhone(page)) await page.getByRole('button', { name: /^Saring/ }).click()
        await expect(async () => {
          // What comes back is asked for again twice, after a pause.
          await page.clock.runFor(1000)
          await expect(heard(page, kalimatOf(kalimat)[cara])).toBeVisible({ timeout: 200 })
        }).toPass()
        await expect(page.getByRole('button', { name: 'Coba Lagi' }).filter({ visible: true }).last()).toBeEnabled()
      })
    }
  })
}

test('shipping methods: every failure is said and heard, with another try', async ({ page, pelanggan: _, produk }) => {
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

test('a browser that cannot open a dialog still says what became of the login with Google', async ({ page }) => {
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
