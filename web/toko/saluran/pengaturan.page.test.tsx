import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  getNotifikasiChoices,
  getProfile,
  PilihanNotifikasi,
  Profile,
  ProfileResponse,
  updateProfile,
  uploadProfileGambar,
} from '#contract/akun/endpoints.ts'
import { listPerangkat } from '#contract/akun/perangkat.ts'
import { getPush, StatePush } from '#contract/saluran/endpoints.ts'
import { getWhatsApp, StateWa } from '#contract/saluran/whatsapp.ts'
import { answer, bare, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, pick, press, see, seeNot } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import PengaturanAvatarPage from '#web/toko/akun/profil/pengaturan-avatar.page.tsx'
import ProfilePengaturanPage from '#web/toko/akun/profil/profile-pengaturan.page.tsx'
import PengaturanPerangkatPage from '#web/toko/akun/sesi/pengaturan-perangkat.page.tsx'
import PengaturanNotifikasiPage from './pengaturan-notifikasi.page.tsx'

const PROFILE = contoh(Profile, {
  id: 7,
  userId: 7,
  nama: 'Siti',
  email: 'siti@contoh.id',
  no_hp: '081234567890',
  alamat: 'Dermaga 3',
})
const profile = { ...PROFILE, user: PROFILE }
const FOTO = new File(['x'], 'saya.png', { type: 'image/png' })
const saveFoto = page.getByRole('region', { name: 'Foto Profil' }).getByRole('button', { name: 'Simpan' })

describe('settings', () => {
  test.each([
    ['the profile', ProfilePengaturanPage, 'Gagal memuat profil', getProfile, profile, 'Nama Lengkap'],
    ['the photo', PengaturanAvatarPage, 'Gagal memuat profil', getProfile, profile, 'Pilih Foto'],
    [
      'the mails',
      PengaturanNotifikasiPage,
      'Gagal memuat pengaturan notifikasi',
      getNotifikasiChoices,
      contoh(PilihanNotifikasi),
      /Status pesanan/,
    ],
    [
      'the devices',
      PengaturanPerangkatPage,
      'Gagal memuat daftar perangkat',
      listPerangkat,
      [],
      'Perangkat yang masuk',
    ],
  ] as const)('report that %s did not load, and load again', async (_, Page, text, endpoint, content, label) => {
    answer(getPush, contoh(StatePush, { keperluan: [], perangkat: [] }))
    answer(getWhatsApp, contoh(StateWa, { mode: 'mati', nomor: null, keperluan: [], pesan: null }))
    signIn()
    answer(endpoint, bare(400, {}) as never)
    await show(screen(Page), { at: '/pengaturan' })
    await see(text)
    answer(endpoint, content as never)
    await press('Coba Lagi')
    await expect.element(field(label)).toBeInTheDocument()
    await seeNot(text)
    expect(sent(endpoint)).toHaveLength(2)
  })
})

/** Signs in again as the buyer, or as another account, and opens the screen to which the login leads back. */
async function comeBack({ router, address }: Awaited<ReturnType<typeof show>>, at: string, userId = 7): Promise<void> {
  await see('Akses Dibatasi')
  await press('Login Sekarang')
  await expect.poll(address).toBe('/login')
  signIn({ id: userId, userId })
  await router.navigate(at)
}

describe('session that ends during a save', () => {
  test('loses nothing that was typed or chosen in the profile', async () => {
    signIn()
    answer(getProfile, profile)
    answer(updateProfile, refuse('UNAUTHENTICATED'))
    const shown = await show(screen(ProfilePengaturanPage), { at: '/PengaturanProfil' })
    await fill('Alamat', 'Dermaga 9, Pulau Seribu')
    await pick(field('Pilih Foto'), FOTO)
    await expect.element(saveFoto).toBeVisible()
    await press('Simpan Perubahan')
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Simpan' }))
    await comeBack(shown, '/PengaturanProfil')
    await expect.element(field('Alamat')).toHaveValue('Dermaga 9, Pulau Seribu')
    await expect.element(saveFoto).toBeVisible()
    const user = { ...PROFILE, alamat: 'Dermaga 9, Pulau Seribu' }
    answer(updateProfile, { ...contoh(ProfileResponse.omit({ user: true })), ...user, user, message: 'ok' })
    await press('Simpan Perubahan')
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Simpan' }))
    await see('Profil berhasil diperbarui')
    expect(sent(updateProfile)[1]?.body).toMatchObject({ alamat: 'Dermaga 9, Pulau Seribu' })
  })

  test('keeps a photo for the same account', async () => {
    signIn()
    answer(getProfile, profile)
    answer(uploadProfileGambar, refuse('UNAUTHENTICATED'))
    const shown = await show(screen(PengaturanAvatarPage), { at: '/PengaturanAvatar' })
    await pick(field('Pilih Foto'), FOTO)
    await press(saveFoto)
    await comeBack(shown, '/PengaturanAvatar')
    answer(uploadProfileGambar, { message: '', gambar: 'b.webp', data: { gambar: 'b.webp' } })
    await press(saveFoto)
    await see('Foto profil telah diperbarui.')
    expect(sent(uploadProfileGambar)[1]?.body.gambar).toMatchObject({ name: 'saya.png' })
  })

  test('keeps no photo for another account', async () => {
    signIn()
    answer(getProfile, profile)
    answer(uploadProfileGambar, refuse('UNAUTHENTICATED'))
    const shown = await show(screen(PengaturanAvatarPage), { at: '/PengaturanAvatar' })
    await pick(field('Pilih Foto'), FOTO)
    await press(saveFoto)
    await comeBack(shown, '/PengaturanAvatar', 8)
    await expect.element(field('Pilih Foto')).toBeInTheDocument()
    await expect.element(saveFoto).not.toBeInTheDocument()
  })
})
