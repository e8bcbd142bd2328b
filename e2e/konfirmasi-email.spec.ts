import { newAkun } from './build-rows.ts'
import { linkTo } from './mail.ts'
import { expect, test } from './test.ts'

test.use({ allowedErrors: /Failed to load resource/ })

test('an address is confirmed once by its link, and a changed one waits for its own and can be reverted by the old one', async ({
  page,
}) => {
  const akun = newAkun()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await test.step('the registration announces the link, and the login has the address', async () => {
    await page.goto('/register')
    await page.getByLabel('Nama Lengkap').fill(akun.nama)
    await page.getByLabel('Email').fill(akun.email)
    await page.getByLabel('Nomor HP').fill(akun.no_hp)
    await page.getByLabel('Kata sandi', { exact: true }).fill(akun.password)
    await press('Daftar')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText(`Tautan konfirmasi kami kirim ke ${akun.email}`)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(akun.email)
    await page.getByLabel('Kata sandi', { exact: true }).fill(akun.password)
    await press('Login')
    await expect(page).toHaveURL('/')
  })

  await test.step('the link is sent again, does nothing when opened, and confirms once by its button', async () => {
    await page.goto('/PengaturanProfil')
    await expect(page.getByText('Email ini belum dikonfirmasi.')).toBeVisible()
    await page.getByRole('button', { name: 'Kirim ulang tautan' }).click()
    await expect(page.getByText(`Tautan telah dikirim ke ${akun.email}.`)).toBeVisible()
    const link = await linkTo(akun.email, 'konfirmasi-email')
    await page.goto(link)
    await page.goto(link)
    await press('Konfirmasi Email')
    await expect(page.getByText('Email Anda sudah dikonfirmasi. Terima kasih.')).toBeVisible()
    await page.goto(link)
    await press('Konfirmasi Email')
    await expect(page.getByText('Tautan ini sudah dipakai. Minta tautan baru jika masih perlu.')).toBeVisible()
    await page.getByRole('link', { name: 'Buka Pengaturan Profil' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(akun.email)
    await expect(page.getByText('Email ini belum dikonfirmasi.')).toHaveCount(0)
  })

  const fresh = newAkun().email
  await test.step('a changed address waits, is cancelled, and takes effect by its link', async () => {
    const save = async (email: string) => {
      await page.getByLabel('Email').fill(email)
      await press('Simpan Perubahan')
      await expect(page.getByText('Email baru berlaku setelah Anda membuka tautan')).toBeVisible()
      await press('Simpan')
      await expect(page.getByText(`Menunggu konfirmasi: ${email}.`)).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue(akun.email)
    }
    await save(newAkun().email)
    await press('Batalkan email baru')
    await expect(page.getByText('Menunggu konfirmasi:')).toHaveCount(0)
    await save(fresh)
    await page.goto(await linkTo(fresh, 'konfirmasi-email'))
    await press('Konfirmasi Email')
    await expect(page.getByText('Email Anda sudah dikonfirmasi. Terima kasih.')).toBeVisible()
    await page.goto('/PengaturanProfil')
    await expect(page.getByLabel('Email')).toHaveValue(fresh)
  })

  await test.step('the old address takes the change back, which ends every session', async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await page.goto(await linkTo(akun.email, 'kembalikan-email'))
    await press('Kembalikan Email Lama')
    await expect(page.getByText('Email lama Anda sudah dikembalikan')).toBeVisible()
    const headers = { authorization: `Bearer ${token}` }
    expect((await page.request.get('/api/auth/profile', { headers })).status()).toBe(401)
    await page.getByRole('link', { name: 'Buat kata sandi baru' }).click()
    await expect(page).toHaveURL('/lupa-password')
  })
})
