import { newAkun } from './build-rows.ts'
import { readSurat } from './mail.ts'
import { expect, test } from './test.ts'

/** Returns the link to a page of the shop from the newest mail to an address. */
async function linkTo(email: string, page: string): Promise<string> {
  let link = ''
  await expect(async () => {
    link = new RegExp(`http\\S+/${page}\\?token=\\S+`).exec(await readSurat(email))?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

test.use({ allowedComplaints: /Failed to load resource/ })

test('who registers is told of the link; opening it does nothing, its button confirms, once', async ({ page }) => {
  const akun = newAkun()
  await page.goto('/register')
  await page.getByLabel('Nama Lengkap').fill(akun.nama)
  await page.getByLabel('Email').fill(akun.email)
  await page.getByLabel('Nomor HP').fill(akun.no_hp)
  await page.getByLabel('Password', { exact: true }).fill(akun.password)
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(`Tautan konfirmasi kami kirim ke ${akun.email}`)).toBeVisible()
  await page.getByLabel('Email').fill(akun.email)
  await page.getByLabel('Password', { exact: true }).fill(akun.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/')

  await page.goto('/PengaturanProfil')
  await expect(page.getByText('Email ini belum dikonfirmasi.')).toBeVisible()
  await page.getByRole('button', { name: 'Kirim lagi tautan' }).click()
  await expect(page.getByText(`Tautan telah dikirim ke ${akun.email}.`)).toBeVisible()

  const link = await linkTo(akun.email, 'konfirmasi-email')
  await page.goto(link)
  await page.goto(link)
  await page.getByRole('button', { name: 'Konfirmasi Email' }).click()
  await expect(page.getByText('Email Anda sudah dikonfirmasi. Terima kasih.')).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Konfirmasi Email' }).click()
  await expect(page.getByText('Tautan ini sudah dipakai.')).toBeVisible()
  await page.getByRole('link', { name: 'Buka Pengaturan Profil' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(akun.email)
  await expect(page.getByText('Email ini belum dikonfirmasi.')).toHaveCount(0)
})

test('a changed address waits, takes effect by its link, and goes back by the other', async ({ page, pelanggan }) => {
  const baru = newAkun().email
  const save = async (email: string) => {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Simpan Perubahan' }).click()
    await expect(page.getByText('Email baru berlaku setelah Anda membuka tautan')).toBeVisible()
    await page.getByRole('button', { name: 'Simpan', exact: true }).click()
    await expect(page.getByText(`Menunggu konfirmasi: ${email}.`)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(pelanggan.email)
  }
  await page.goto('/PengaturanProfil')
  await save(newAkun().email)
  await page.getByRole('button', { name: 'Batalkan email baru' }).click()
  await expect(page.getByText('Menunggu konfirmasi:')).toHaveCount(0)
  await save(baru)

  await page.goto(await linkTo(baru, 'konfirmasi-email'))
  await page.getByRole('button', { name: 'Konfirmasi Email' }).click()
  await expect(page.getByText('Email Anda sudah dikonfirmasi. Terima kasih.')).toBeVisible()
  await page.goto('/PengaturanProfil')
  await expect(page.getByLabel('Email')).toHaveValue(baru)

  await page.goto(await linkTo(pelanggan.email, 'kembalikan-email'))
  await page.getByRole('button', { name: 'Kembalikan Email Lama' }).click()
  await expect(page.getByText('Email lama Anda sudah dikembalikan')).toBeVisible()
  const headers = { authorization: `Bearer ${pelanggan.token}` }
  expect((await page.request.get('/api/auth/profile', { headers })).status()).toBe(401)
  await page.getByRole('link', { name: 'Buat kata sandi baru' }).click()
  await expect(page).toHaveURL('/lupa-password')
})

test('a link that is dead, or not whole, says so', async ({ page }) => {
  await page.goto('/konfirmasi-email?token=sudah-lama')
  await page.getByRole('button', { name: 'Konfirmasi Email' }).click()
  await expect(page.getByText('Tautan ini sudah tidak berlaku. Minta tautan baru.')).toBeVisible()
  await page.goto('/kembalikan-email')
  await expect(page.getByText('Tautan ini tidak lengkap.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hubungi kami' })).toBeVisible()
})
