import { newGambar, unique } from './build-rows.ts'
import { pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test('a user is found, edited with picture and password, and deleted; the new password counts §1.04 §2.234 §2.236 §8.98', async ({
  page,
  request,
  admin,
  build,
}) => {
  const akun = await build.pelanggan({ nama: unique('Pak Uji') })
  await page.goto('/manajemen-user')
  await searchRow(page, akun.email)
  await page.getByRole('navigation', { name: 'Jenis akun' }).getByRole('link', { name: 'Pembeli' }).click()
  await expect(page).toHaveURL(/role=/)
  await page.getByRole('link', { name: `Edit ${akun.nama}` }).click()

  await expect(page).toHaveURL(/\/edit-user\/\d+$/)
  await expect(page.getByLabel('Email')).toHaveValue(akun.email)
  await expect(page.getByLabel('No. HP')).toHaveValue(akun.no_hp)
  await expect(page.getByLabel('Role')).toHaveValue('user')
  const name = `${akun.nama} Jaya`
  await page.getByLabel('Nama', { exact: true }).fill(name)
  await page.getByLabel('Kata sandi', { exact: true }).fill('sandi<baru>')
  await page.getByLabel('Pilih Gambar').setInputFiles(await newGambar())
  await expect(page.getByRole('img', { name: 'Pratinjau gambar baru' })).toBeVisible()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(pesan(page)).toContainText('Berhasil memperbarui pengguna')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/manajemen-user\?.*role=user/)
  const login = await request.post('/api/auth/login', { data: { email: akun.email, password: 'sandibaru' } })
  expect(login.status()).toBe(200)

  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await expect(page.getByRole('img', { name: 'Gambar sekarang' })).toBeVisible()
  await expect(page.getByText(`Diubah oleh ${admin.nama}`)).toBeVisible()
  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await page.getByRole('button', { name: `Hapus ${name}` }).click()
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(pesan(page)).toContainText('Data pengguna berhasil dihapus.')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Tidak ada data pengguna')).toBeVisible()
})
