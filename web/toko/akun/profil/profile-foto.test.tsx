import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deleteProfileGambar, Pengguna, uploadProfileGambar } from '#contract/akun/endpoints.ts'
import type { Output } from '#contract/endpoint.ts'
import { answer, later, refuseFields, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, pick, press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { ProfileFoto } from './profile-foto.tsx'

const PROFILE = contoh(Pengguna, { id: 7, userId: 7, gambar: 'a.webp' })
const open = (change: Partial<Pengguna> = {}) => {
  signIn()
  return show(<ProfileFoto profile={{ ...PROFILE, ...change }} />)
}
const file = (size = 1) => new File([new Uint8Array(size)], 'saya.png', { type: 'image/png' })

describe('photo of the account', () => {
  test('accepts any picture, saves it once chosen, and deletes it only if none is chosen §5.32 §2.155 §2.156', async () => {
    await open()
    await expect.element(button('Hapus')).toBeVisible()
    await expect.element(field('Pilih Foto')).toHaveAttribute('accept', 'image/*')
    await expect.element(button('Simpan')).not.toBeInTheDocument()
    await pick(field('Pilih Foto'), file())
    await see('Foto baru belum disimpan.')
    await expect.element(button('Hapus')).not.toBeInTheDocument()
    const slow = later<Output<typeof uploadProfileGambar>>()
    answer(uploadProfileGambar, slow.answer)
    await press('Simpan')
    await expect.element(button('Batal')).toBeDisabled()
    slow.come({ message: '', gambar: 'b.webp', data: { gambar: 'b.webp' } })
    await see('Foto profil telah diperbarui.')
    await expect.element(button('Simpan')).not.toBeInTheDocument()
  })

  test('is reset by a cancellation', async () => {
    await open({ gambar: null })
    await expect.element(button('Hapus')).not.toBeInTheDocument()
    await pick(field('Pilih Foto'), file())
    await press('Batal')
    await see('Ambil foto atau pilih dari galeri, maksimal 8 MB.')
    expect(sent(uploadProfileGambar)).toEqual([])
  })

  test('is rejected in the browser if it is too large', async () => {
    await open()
    await pick(field('Pilih Foto'), file(8 * 1024 * 1024 + 1))
    await see('Ukuran gambar maksimal 8 MB')
    await press('OK')
    await expect.element(button('Simpan')).not.toBeInTheDocument()
  })

  test("shows the server's error, and keeps the choice", async () => {
    await open()
    await pick(field('Pilih Foto'), file())
    answer(uploadProfileGambar, refuseFields({ gambar: 'Gambar tidak bisa dibaca. Pilih foto JPG, PNG, atau WebP.' }))
    await press('Simpan')
    await see('Gambar tidak bisa dibaca. Pilih foto JPG, PNG, atau WebP.')
    await press('OK')
    await expect.element(button('Simpan')).toBeEnabled()
  })

  test('is deleted after a confirmation §8.45', async () => {
    await open()
    await press('Hapus')
    await see('Hapus foto profil?')
    await press('Batal')
    await seeNot('Hapus foto profil?')
    expect(sent(deleteProfileGambar)).toEqual([])
    answer(deleteProfileGambar, { message: '' })
    await press('Hapus')
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }))
    await see('Foto profil telah dihapus.')
  })
})
