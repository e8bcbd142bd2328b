import type { Build } from './build-rows.ts'
import { newGambar, unique } from './build-rows.ts'
import { OWNER } from './owner.ts'
import { breakApi, pesan, searchRow } from './page.ts'
import { expect, test } from './test.ts'

test.use({ allowedComplaints: /Failed to load resource/ })

const pengguna = (build: Build) => build.pelanggan({ nama: unique('Pak Uji') })

test('a user is found, edited with picture and password, and the new password counts §1.04 §2.234 §2.236 §8.98', async ({
  page,
  request,
  admin,
  build,
}) => {
  const akun = await pengguna(build)
  await page.goto('/manajemen-user')
  await searchRow(page, akun.email)
  await page.getByLabel('Role').selectOption('User')
  await expect(page).toHaveURL(/role=/)
  await page.getByRole('link', { name: `Edit ${akun.nama}` }).click()

  await expect(page).toHaveURL(/\/edit-user\/\d+$/)
  await expect(page.getByLabel('Email')).toHaveValue(akun.email)
  await expect(page.getByLabel('No. HP')).toHaveValue(akun.no_hp)
  await expect(page.getByLabel('Role')).toHaveValue('user')
  await page.getByLabel('Nama', { exact: true }).fill(`${akun.nama} Jaya`)
  await page.getByLabel('Password', { exact: true }).fill('sandi<baru>')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('sandibaru')
  await page.getByLabel('Pilih Gambar').setInputFiles(await newGambar())
  await expect(page.getByRole('img', { name: 'Pratinjau gambar baru' })).toBeVisible()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(pesan(page)).toContainText('Berhasil memperbarui pengguna')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/manajemen-user\?.*role=user/)

  const login = await request.post('/api/auth/login', { data: { email: akun.email, password: 'sandibaru' } })
  expect(login.status()).toBe(200)
  await page.goto(`/edit-user/${akun.userId}`)
  await expect(page.getByRole('img', { name: 'Gambar sekarang' })).toBeVisible()
  await expect(page.getByText(`Diubah oleh ${admin.nama}`)).toBeVisible()
})

test('a user is deleted after a question §2.234 §2.235 §5.64 §8.93', async ({ page, admin: _, build }) => {
  const akun = await pengguna(build)
  await page.goto(`/manajemen-user?q=${akun.email}`)
  await page.getByRole('button', { name: `Hapus ${akun.nama}` }).click()
  await expect(pesan(page)).toContainText('Apakah Anda yakin?')
  await expect(pesan(page)).toContainText('Anda tidak dapat mengembalikan data yang dihapus!')
  await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
  await expect(pesan(page)).toContainText('Dihapus!')
  await expect(pesan(page)).toContainText('Data pengguna berhasil dihapus.')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Tidak ada data pengguna')).toBeVisible()
})

test.describe('a failure of the list', () => {
  for (const [how, text] of [
    ['away', 'Gagal mengambil data pengguna'],
    [{ status: 400, body: '{}' }, 'Gagal mengambil data pengguna'],
    [{ status: 200, body: '{"pengguna":[]}' }, 'Format data tidak valid'],
    [{ status: 200, body: '<html>' }, 'Format data tidak valid'],
    [{ status: 400, body: '{"message":"Basis data dirawat"}' }, 'Basis data dirawat'],
  ] as const) {
    test(`is told: ${JSON.stringify(how)} §8.91 §8.92`, async ({ page, admin: _ }) => {
      await breakApi(page, '/api/auth/users', how)
      await page.goto('/manajemen-user')
      await expect(page.getByRole('alert')).toContainText(text)
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Coba Lagi' }).click()
      await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible()
    })
  }
})

test('a list that is wrapped in data is read as well', async ({ page, admin: _ }) => {
  const user = { userId: 7, id: 7, nama: 'Bu Bungkus', email: 'b@contoh.id', no_hp: '', role: 'user', gambar: null }
  await breakApi(page, '/api/auth/users', { status: 200, body: JSON.stringify({ data: [user] }) })
  await page.goto('/manajemen-user')
  await expect(page.getByRole('link', { name: 'Edit Bu Bungkus' })).toBeVisible()
})

test('a user who cannot be deleted stays, and it is said why §8.94', async ({ page, admin: _, build }) => {
  const { nama, email } = await pengguna(build)
  await page.goto(`/manajemen-user?q=${email}`)
  for (const [body, text] of [
    ['{}', 'Tidak dapat menghapus pengguna.'],
    ['{"message":"Sedang dipakai."}', 'Tidak dapat menghapus pengguna. Sedang dipakai.'],
  ] as const) {
    await breakApi(page, '/api/auth/users/', { status: 409, body })
    await page.getByRole('button', { name: `Hapus ${nama}` }).click()
    await pesan(page).getByRole('button', { name: 'Ya, Hapus' }).click()
    await expect(pesan(page)).toContainText('Gagal!')
    await expect(pesan(page).getByText(text, { exact: true })).toBeVisible()
    await pesan(page).getByRole('button', { name: 'OK' }).click()
    await page.unrouteAll()
  }
})

test.describe('the form', () => {
  for (const path of ['/edit-user', '/edit-user/abc']) {
    test(`without a user's number says so: ${path} §5.58`, async ({ page, admin: _ }) => {
      await page.goto(path)
      await expect(page.getByRole('alert')).toContainText('ID Pengguna tidak valid')
    })
  }

  test('names what is missing or wrong, and puts the cursor there §5.57 §5.61', async ({ page, admin: _, build }) => {
    await page.goto(`/edit-user/${(await pengguna(build)).userId}`)
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    await page.getByLabel('Email').fill('')
    await page.getByLabel('Password', { exact: true }).fill('123')
    await page.getByLabel('No. HP').fill('123')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('Nama, Email, dan Nomor HP harus diisi')).toBeVisible()
    await expect(page.getByText('Kata sandi minimal 6 karakter')).toBeVisible()
    await expect(page.getByText('Nomor HP tidak valid')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  test('shows a taken e-mail under its field', async ({ page, admin: _, build }) => {
    await page.goto(`/edit-user/${(await pengguna(build)).userId}`)
    await page.getByLabel('Email').fill(OWNER.email)
    await page.getByRole('button', { name: 'Simpan' }).click()
    await expect(page.getByText('Email sudah terdaftar').first()).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
  })

  for (const [how, text] of [
    ['away', 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda.'],
    [{ status: 500, body: '{}' }, 'Terjadi kesalahan tidak dikenal.'],
    [{ status: 200, body: '<html>' }, 'Terjadi kesalahan saat memproses permintaan.'],
    [{ status: 400, body: '{"message":"Nama terlalu aneh"}' }, 'Nama terlalu aneh'],
  ] as const) {
    test(`keeps everything when saving fails: ${JSON.stringify(how)} §8.95 §8.96 §8.97`, async ({
      page,
      admin: _,
      build,
    }) => {
      await page.goto(`/edit-user/${(await pengguna(build)).userId}`)
      await page.getByLabel('Nama').fill('Tetap Ada')
      await page.getByLabel('Pilih Gambar').setInputFiles(await newGambar())
      await breakApi(page, '/api/auth/users', how)
      await page.getByRole('button', { name: 'Simpan' }).click()
      await expect(page.getByRole('alert')).toContainText(text)
      await expect(page.getByLabel('Nama')).toHaveValue('Tetap Ada')
      await expect(page.getByRole('img', { name: 'Pratinjau gambar baru' })).toBeVisible()
    })
  }

  test('says why an account cannot be read', async ({ page, admin: _ }) => {
    await page.goto('/edit-user/999999')
    await expect(page.getByRole('alert')).toContainText('Pengguna tidak ditemukan.')
  })
})

test('who gives up the role is led out of the back office §6.11 §9.31', async ({ page, admin }) => {
  await page.goto(`/edit-user/${admin.userId}`)
  await page.getByLabel('Role').selectOption('User')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(pesan(page)).toContainText('Berhasil memperbarui pengguna')
  await pesan(page).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/login-admin')
})
