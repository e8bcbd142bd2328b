import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getAdmin } from '#contract/akun/admin.ts'
import {
  changePasswordAdmin,
  disableKode,
  getKeamanan,
  Keamanan,
  renewRecoveryCodes,
  requireKode,
} from '#contract/akun/keamanan-admin.ts'
import { answer, bare, refuseFields, sent } from '#web/testing/api.ts'
import { contoh, contohResponse } from '#web/testing/contoh.ts'
import { button, field, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KeamananPage from './keamanan.page.tsx'

const admin = (requirement: 'sandi' | null) =>
  answer(getAdmin, contohResponse(getAdmin, { userId: 4, peran: ['pemilik'], wajib: requirement }))

beforeEach(() => admin(null))
const open = () => showAdmin(<KeamananPage />, { at: '/keamanan-akun' })

describe('safety of the account', () => {
  test('reports a failure, and loads again', async () => {
    answer(getKeamanan, () => bare(400, { message: 'Sedang dirawat' }))
    await open()
    await see('Sedang dirawat')
    answer(getKeamanan, contoh(Keamanan, { kodeSejak: null }))
    await press('Coba Lagi')
    await see('Belum aktif')
    await expect.element(button('Nyalakan')).toBeEnabled()
  })

  test('requires a longer password while the present one is too short', async () => {
    admin('sandi')
    answer(getKeamanan, contoh(Keamanan, { kodeSejak: null, sandiPendek: true }))
    await open()
    await see(/^Kata sandi Anda kurang dari 12 karakter\./)
    await fill('Kata sandi lama', 'pendek-saja')
    for (const label of ['Kata sandi baru', 'Ulangi kata sandi baru']) await fill(label, 'masih-juga')
    await press('Ubah Kata Sandi')
    await see('Kata sandi administrator minimal 12 karakter')
    expect(sent(changePasswordAdmin)).toEqual([])
    for (const label of ['Kata sandi baru', 'Ulangi kata sandi baru']) await fill(label, 'tiga kata panjang')
    answer(changePasswordAdmin, bare(400, { message: 'Sedang dirawat' }))
    await press('Ubah Kata Sandi')
    await see('Sedang dirawat')
    answer(changePasswordAdmin, () => {
      admin(null)
      return { message: 'Kata sandi berhasil diubah', token: 'x' }
    })
    await press('Ubah Kata Sandi')
    await seeNot(/^Kata sandi Anda kurang dari 12 karakter\./)
    expect(sent(changePasswordAdmin)).toHaveLength(2)
    for (const label of ['Kata sandi lama', 'Kata sandi baru', 'Ulangi kata sandi baru'])
      await expect.element(field(label)).toHaveValue('')
  })

  test('shows new recovery codes, and asks all administrators for the second step', async () => {
    const keamanan = contoh(Keamanan, { kodeSejak: '2026-01-01T00:00:00.000Z', sandiPendek: false })
    answer(getKeamanan, keamanan)
    await open()
    answer(renewRecoveryCodes, { kode: ['aaaa-1111', 'bbbb-2222'] })
    await press('Buat kode pemulihan baru')
    const codes = page.getByRole('dialog').getByRole('listitem')
    await expect.poll(() => codes.elements().map(({ textContent }) => textContent)).toEqual(['aaaa-1111', 'bbbb-2222'])
    await press(page.getByRole('dialog').getByRole('button').last())
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    answer(requireKode, () => {
      answer(getKeamanan, { ...keamanan, wajibSemua: true })
      return { message: 'Kode diminta dari semua' }
    })
    const box = field(/^Minta kode dua langkah dari semua/)
    await press(box)
    await see('Kode diminta dari semua')
    await expect.element(box).toBeChecked()
    expect(sent(requireKode).map(({ body }) => body)).toEqual([{ wajib: true }])
  })

  test('is switched off by a code only', async () => {
    answer(getKeamanan, contoh(Keamanan, { kodeSejak: '2026-01-01T00:00:00.000Z', sandiPendek: false }))
    await open()
    await press('Matikan')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Matikan' }).click()
    await see('Masukkan kode')
    expect(sent(disableKode)).toEqual([])
    answer(disableKode, refuseFields({ kode: 'Kode salah atau sudah pernah dipakai. Masukkan kode yang baru.' }))
    await fill('Kode', '000000')
    await dialog.getByRole('button', { name: 'Matikan' }).click()
    await see(/^Kode salah/)
    await fill('Kode', '123456')
    await seeNot(/^Kode salah/)
    answer(disableKode, bare(400, { message: 'Sedang dirawat' }))
    await dialog.getByRole('button', { name: 'Matikan' }).click()
    await see('Sedang dirawat')
    await fill('Kode', '654321')
    await seeNot('Sedang dirawat')
    answer(disableKode, { message: 'Kode dua langkah sudah dimatikan.' })
    await dialog.getByRole('button', { name: 'Matikan' }).click()
    await see('Kode dua langkah sudah dimatikan.')
    expect(sent(disableKode).map(({ body }) => body.kode)).toEqual(['000000', '123456', '654321'])
  })
})
