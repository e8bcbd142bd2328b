import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { pesan } from './page.ts'
import { expect, test } from './test.ts'

const foto = async () => ({
  name: 'saya.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1a6b7a' } })
    .jpeg()
    .toBuffer(),
})
const answer = (page: Page, name: string) => pesan(page).getByRole('button', { name }).click()

test('the account icon opens the account, and saved settings stay', {
  tag: [
    ...['@§2.007', '@§2.150', '@§2.151', '@§2.152', '@§2.153', '@§2.154', '@§2.155', '@§2.156', '@§2.158', '@§2.159'],
    ...['@§2.160', '@§2.163', '@§2.164', '@§2.165', '@§6.04', '@§8.50'],
  ],
}, async ({ page, pelanggan }) => {
  const main = page.getByRole('main')
  const tabs = page.getByRole('navigation', { name: 'Pengaturan Akun' })
  const shown = page.getByRole('img', { name: 'Profil Anda' })

  await test.step('every setting is reached from the account', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: /^Akun( saya)?$/ }).click()
    await expect(page).toHaveURL('/akun')
    await expect(main.getByText(pelanggan.email)).toBeVisible()
    await main.getByRole('link', { name: 'Riwayat Pembayaran' }).click()
    await expect(page).toHaveURL('/riwayat-pembayaran')
    await page.goto('/profil')
    await expect(main.getByText(pelanggan.email)).toBeVisible()
    await page.goto('/Akun')
    await main.getByRole('link', { name: 'Pengaturan Akun' }).click()
    await expect(page).toHaveURL('/PengaturanProfil')
  })

  await test.step('a photo is chosen, seen and saved', async () => {
    const save = page.getByRole('region', { name: 'Foto Profil' }).getByRole('button', { name: 'Simpan' })
    await expect(page.getByLabel('Pilih Foto')).toBeAttached()
    await expect(save).toHaveCount(0)
    await page.getByLabel('Pilih Foto').setInputFiles(await foto())
    await expect(shown).toHaveAttribute('src', /^data:image/)
    await save.click()
    await expect(page.getByText('Foto profil telah diperbarui.')).toBeVisible()
    await expect(save).toHaveCount(0)
  })

  await test.step('the profile is saved after a confirmation', async () => {
    await expect(page.getByLabel('Email')).toHaveValue(pelanggan.email)
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
  })

  await test.step('the password is changed, and the way leads back to the profile', async () => {
    await tabs.getByRole('link', { name: 'Kata Sandi' }).click()
    await expect(page).toHaveURL('/PengaturanPassword')
    await page.getByLabel('Kata sandi lama').fill(pelanggan.password)
    await page.getByLabel('Kata sandi baru').fill('baru-sekali')
    await page.getByLabel('Ulangi kata sandi').fill('baru-sekali')
    await page.getByRole('button', { name: 'Ganti kata sandi' }).click()
    await expect(pesan(page)).toContainText('Kata sandi berhasil diubah')
    await answer(page, 'OK')
    await expect(page).toHaveURL('/PengaturanProfil')
    const { email } = pelanggan
    const login = await page.request.post('/api/auth/login', { data: { email, password: 'baru-sekali' } })
    expect(login.status()).toBe(200)
  })

  await test.step('every mail is on until its box is cleared', async () => {
    await tabs.getByRole('link', { name: 'Notifikasi' }).click()
    await expect(page).toHaveURL('/PengaturanNotifikasi')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6)
    await page.getByLabel('Penawaran produk').uncheck()
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('Pengaturan notifikasi berhasil disimpan')).toBeVisible()
  })

  await test.step('data is downloaded, and a request for deletion is shown and withdrawn', async () => {
    await tabs.getByRole('link', { name: 'Data Saya' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Unduh Data' }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^data-saya-.*\.json$/)
    await page.getByRole('button', { name: 'Minta Akun Dihapus' }).click()
    await page.getByRole('button', { name: 'Ya, Minta Dihapus' }).click()
    await expect(page.getByText(/Anda meminta akun ini dihapus pada/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Batalkan Permintaan' }).click()
    await expect(page.getByRole('button', { name: 'Minta Akun Dihapus' })).toBeVisible()
  })

  await test.step('the next visit shows every saved setting', async () => {
    await page.goto('/PengaturanNotifikasi')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(5)
    await expect(page.getByLabel('Penawaran produk')).not.toBeChecked()
    await page.getByRole('navigation', { name: 'Lokasi halaman' }).getByRole('link', { name: 'Akun' }).click()
    await expect(page).toHaveURL('/akun')
    await expect(page.getByText('Halo, Bu Sari')).toBeVisible()
    await expect(shown).toHaveAttribute('src', /^\/api\/auth\/profile-image\/[0-9a-f]+\.webp$/)
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
    await main.getByRole('link', { name: 'Pengaturan Akun' }).click()
    await expect(page.getByLabel('No. Hp')).toHaveValue('081298765432')
  })

  await test.step('the photo is deleted, and "Keluar" leads out of the settings, then out of the shop', async () => {
    await page.getByRole('button', { name: 'Hapus' }).click()
    await answer(page, 'Hapus')
    await expect(page.getByText('Foto profil telah dihapus.')).toBeVisible()
    await expect(shown).toHaveCount(0)
    await main.getByRole('link', { name: 'Keluar' }).click()
    await expect(page).toHaveURL('/akun')
    await main.getByRole('button', { name: 'Keluar' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: /^(Login|Akun)$/ })).toHaveAttribute('href', '/login')
    await expect(pesan(page)).toBeHidden()
  })
})
