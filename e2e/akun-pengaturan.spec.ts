import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { breakApi, pesan } from './page.ts'
import { expect, test } from './test.ts'

const foto = async () => ({
  name: 'saya.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1a6b7a' } })
    .jpeg()
    .toBuffer(),
})
const chooseFoto = async (page: Page) => page.getByLabel('Pilih Foto').setInputFiles(await foto())
const saveFoto = (page: Page) =>
  page.getByRole('region', { name: 'Foto Profil' }).getByRole('button', { name: 'Simpan' })
const answer = (page: Page, name: string) => pesan(page).getByRole('button', { name }).click()

/** Ends the session on the server only; the browser keeps its token. */
const endSession = (page: Page, token: string) =>
  page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })

async function logInAgain(page: Page, { email, password }: { email: string; password: string }) {
  await expect(page).toHaveURL('/login')
  await expect(pesan(page)).toContainText('Akses Dibatasi')
  await answer(page, 'Login Sekarang')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('the account icon leads to the account, and from there everywhere §2.007 §2.151 §2.152 §2.153 §2.154 §2.159 §2.164 §6.04', async ({
  page,
  pelanggan,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Akun saya' }).click()
  await expect(page).toHaveURL('/akun')
  const main = page.getByRole('main')
  await expect(main.getByText(pelanggan.email)).toBeVisible()
  await main.getByRole('link', { name: 'Riwayat Pembayaran' }).click()
  await expect(page).toHaveURL('/riwayat-pembayaran')
  await page.goto('/profil')
  await expect(main.getByText(pelanggan.email)).toBeVisible()
  await page.goto('/Akun')
  await main.getByRole('link', { name: 'Pengaturan Akun' }).click()
  await expect(page).toHaveURL('/PengaturanProfil')
  const tabs = page.getByRole('navigation', { name: 'Pengaturan Akun' })
  await tabs.getByRole('link', { name: 'Password' }).click()
  await expect(page).toHaveURL('/PengaturanPassword')
  await tabs.getByRole('link', { name: 'Notifikasi' }).click()
  await expect(page).toHaveURL('/PengaturanNotifikasi')
  await tabs.getByRole('link', { name: 'Profil' }).click()
  await main.getByRole('link', { name: 'Keluar' }).click()
  await expect(page).toHaveURL('/akun')
  await main.getByRole('button', { name: 'Keluar' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
  await expect(pesan(page)).toBeHidden()
})

test('the account and its settings lead a guest to the login §6.02', {
  tag: ['@§2.081', '@§2.083', '@§2.084', '@§2.085', '@§2.086', '@§2.087', '@§2.088'],
}, async ({ page }) => {
  for (const path of [
    '/konfirmasi-pembayaran',
    '/Akun',
    '/akun',
    '/PengaturanProfil',
    '/PengaturanAvatar',
    '/PengaturanPassword',
    '/PengaturanNotifikasi',
    '/PengaturanPerangkat',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
    await expect(pesan(page)).toContainText('Anda harus login terlebih dahulu untuk mengakses halaman ini.')
  }
})

test.describe('the photo', () => {
  test('is chosen, seen, saved, shown on the account, and deleted §2.150 §2.155 §2.156 §2.165', async ({
    page,
    pelanggan: _,
  }) => {
    await page.goto('/PengaturanAvatar')
    await expect(page.getByLabel('Pilih Foto')).toBeAttached()
    await expect(saveFoto(page)).toHaveCount(0)
    await chooseFoto(page)
    await expect(page.getByRole('img', { name: 'Profil Anda' })).toHaveAttribute('src', /^data:image/)
    await saveFoto(page).click()
    await expect(page.getByText('Foto profil telah diperbarui.')).toBeVisible()
    await expect(saveFoto(page)).toHaveCount(0)

    await page.goto('/akun')
    const shown = page.getByRole('img', { name: 'Profil Anda' })
    await expect(shown).toHaveAttribute('src', /^\/api\/auth\/profile-image\/[0-9a-f]+\.webp$/)
    await expect(async () => {
      expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
    }).toPass()

    await page.goto('/PengaturanProfil')
    await page.getByRole('button', { name: 'Hapus' }).click()
    await answer(page, 'Hapus')
    await expect(page.getByText('Foto profil telah dihapus.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Profil Anda' })).toHaveCount(0)
  })
})

test.describe('when something fails', () => {
  test.use({ allowedComplaints: /Failed to load resource/ })

  test('a photo that nobody can read is refused with the reason', async ({ page, pelanggan: _ }) => {
    await page.goto('/PengaturanAvatar')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    await page.getByLabel('Pilih Foto').setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg })
    await saveFoto(page).click()
    await expect(pesan(page)).toContainText('Gambar tidak dapat dibaca. Pilih foto JPG, PNG, atau WebP.')
  })

  test('loading the profile or the choices: it is said, and can be tried again', async ({ page, pelanggan: _ }) => {
    for (const [path, text, label] of [
      ['/PengaturanProfil', 'Gagal memuat profil', 'Nama Lengkap'],
      ['/PengaturanAvatar', 'Gagal memuat profil', 'Pilih Foto'],
      ['/PengaturanNotifikasi', 'Gagal memuat pengaturan notifikasi', 'Status pesanan'],
      ['/PengaturanPerangkat', 'Gagal memuat daftar perangkat', 'Perangkat yang masuk'],
    ] as const) {
      await breakApi(page, '/auth/', { status: 400, body: '{}' })
      await page.goto(path)
      await expect(page.getByText(text)).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Coba Lagi' }).click()
      await expect(page.getByLabel(label)).toBeAttached()
    }
  })

  test('a session that ended loses nothing that was typed or chosen', async ({ page, pelanggan }) => {
    await page.goto('/PengaturanProfil')
    await page.getByLabel('Alamat').fill('Dermaga 9, Pulau Seribu')
    await chooseFoto(page)
    await expect(saveFoto(page)).toBeVisible()
    await endSession(page, pelanggan.token)
    await page.getByRole('button', { name: 'Simpan Perubahan' }).click()
    await answer(page, 'Simpan')
    await logInAgain(page, pelanggan)
    await expect(page).toHaveURL('/PengaturanProfil')
    await expect(page.getByLabel('Alamat')).toHaveValue('Dermaga 9, Pulau Seribu')
    await expect(saveFoto(page)).toBeVisible()
    await page.getByRole('button', { name: 'Simpan Perubahan' }).click()
    await answer(page, 'Simpan')
    await expect(page.getByText('Profil berhasil diperbarui')).toBeVisible()
  })

  test('a photo whose session ended waits for the same account', async ({ page, pelanggan }) => {
    await page.goto('/PengaturanAvatar')
    await chooseFoto(page)
    await endSession(page, pelanggan.token)
    await saveFoto(page).click()
    await logInAgain(page, pelanggan)
    await saveFoto(page).click()
    await expect(page.getByText('Foto profil telah diperbarui.')).toBeVisible()
  })

  test('an e-mail that is taken is said under its field', async ({ page, pelanggan: _, build }) => {
    const { email } = await build.pelanggan()
    await page.goto('/PengaturanProfil')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Simpan Perubahan' }).click()
    await answer(page, 'Simpan')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email sudah terdaftar')
  })

  test('a wrong old password is said under its field', async ({ page, pelanggan: _ }) => {
    await page.goto('/PengaturanPassword')
    await page.getByLabel('Password Lama').fill('bukan-ini')
    await page.getByLabel('Password Baru').fill('baru-sekali')
    await page.getByLabel('Konfirmasi Password').fill('baru-sekali')
    await page.getByRole('button', { name: 'Ubah Password' }).click()
    await expect(page.getByLabel('Password Lama')).toHaveAccessibleDescription('Password lama salah.')
  })
})

test('the profile asks before it saves, and refuses what is missing §2.158', async ({ page, pelanggan }) => {
  await page.goto('/PengaturanProfil')
  await expect(page.getByLabel('Email')).toHaveValue(pelanggan.email)
  await page.getByLabel('Nama Lengkap').fill('')
  await page.getByLabel('No. Hp').fill('123')
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click()
  await expect(page.getByText('Nama dan Email tidak boleh kosong')).toBeVisible()
  await expect(page.getByText('Nomor HP tidak valid')).toBeVisible()
  await expect(pesan(page)).toBeHidden()

  await page.getByLabel('Nama Lengkap').fill('Bu Sari')
  await page.getByLabel('No. Hp').fill('(0812) 9876.5432')
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click()
  await expect(pesan(page)).toContainText('Simpan Perubahan?')
  await answer(page, 'Batal')
  await expect(page.getByText('Halo, Pak Budi')).toBeVisible()
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click()
  await answer(page, 'Simpan')
  await expect(page.getByText('Profil berhasil diperbarui')).toBeVisible()
  await expect(page.getByText('Halo, Bu Sari')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('No. Hp')).toHaveValue('081298765432')
  await expect(page.getByText('Halo, Bu Sari')).toBeVisible()
})

test('the password is changed, and the way leads back to the profile §2.160 §5.33 §8.50', async ({
  page,
  pelanggan,
}) => {
  await page.goto('/PengaturanPassword')
  await page.getByRole('button', { name: 'Ubah Password' }).click()
  await expect(page.getByText('Semua field harus diisi')).toHaveCount(3)
  await page.getByLabel('Password Lama').fill(pelanggan.password)
  await page.getByLabel('Password Baru').fill('12345')
  await page.getByLabel('Konfirmasi Password').fill('123456')
  await page.getByRole('button', { name: 'Ubah Password' }).click()
  await expect(page.getByText('Kata sandi minimal 6 karakter')).toBeVisible()
  await expect(page.getByText('Konfirmasi password tidak sesuai')).toBeVisible()
  await page.getByLabel('Password Baru').fill('baru-sekali')
  await page.getByLabel('Konfirmasi Password').fill('baru-sekali')
  await page.getByRole('button', { name: 'Ubah Password' }).click()
  await expect(pesan(page)).toContainText('Password berhasil diubah')
  await answer(page, 'OK')
  await expect(page).toHaveURL('/PengaturanProfil')
  const login = await page.request.post('/api/auth/login', {
    data: { email: pelanggan.email, password: 'baru-sekali' },
  })
  expect(login.status()).toBe(200)
})

test('mail choices are all on, and what is chosen is there the next time §2.163', async ({ page, pelanggan: _ }) => {
  await page.goto('/PengaturanNotifikasi')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6)
  await page.getByLabel('Penawaran produk').uncheck()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Pengaturan notifikasi berhasil disimpan')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(5)
  await expect(page.getByLabel('Penawaran produk')).not.toBeChecked()
  await page.getByRole('link', { name: 'Kembali ke Akun' }).click()
  await expect(page).toHaveURL('/akun')
})
