import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listJejak } from '#contract/jejak/office.ts'
import { AkunPengguna, getPengguna, updatePengguna } from '#contract/pengguna/office.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { field, fill, pick, press, see } from '#web/testing/hand.ts'
import { layar } from '#web/testing/show.tsx'
import { showKantor } from '#web/testing/show-kantor.tsx'
import PenggunaEditPage from './pengguna-edit.page.tsx'

const AKUN = contoh(AkunPengguna, {
  id: 4,
  userId: 4,
  nama: 'Siti',
  email: 'siti@contoh.id',
  no_hp: '081234567890',
  role: 'user',
  peran: ['pemilik'],
})

beforeEach(() => {
  answer(getPengguna, { ...AKUN, data: AKUN })
  answer(listJejak, { items: [], total: 0 })
  answer(updatePengguna, { ...AKUN, data: AKUN, message: 'ok' })
})

const open = () => showKantor(layar(PenggunaEditPage, { userId: '4' }), { at: '/edit-user/4' })
const save = async () => {
  await press('Simpan')
  await see('Berhasil memperbarui pengguna')
  await press('OK')
  return sent(updatePengguna).at(-1)?.body
}

test('sends neither password nor picture that nobody filled in §5.59 §5.60', async () => {
  await open()
  await fill('Nama', 'Siti Aminah')
  const body = await save()
  expect(body).toMatchObject({ nama: 'Siti Aminah' })
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['password']))
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['gambar']))
})

test('sends the password and the picture that were filled in, and takes jpeg and png §5.59 §5.60 §5.61', async () => {
  await open()
  await expect.element(field('Email')).toHaveAttribute('type', 'email')
  await expect.element(field('Pilih Gambar')).toHaveAttribute('accept', 'image/jpeg,image/png')
  await fill('Password', 'sandi-baru')
  await pick(field('Pilih Gambar'), new File(['x'], 'a.png', { type: 'image/png' }))
  expect(await save()).toMatchObject({ password: 'sandi-baru', gambar: expect.any(File) })
})

test('sends the roles of an administrator as they are ticked', async () => {
  answer(getPengguna, { ...AKUN, data: { ...AKUN, role: 'admin' } })
  const dokter = { ...AKUN, role: 'admin' as const, peran: ['dokter' as const] }
  answer(updatePengguna, { ...dokter, data: dokter, message: 'ok' })
  await open()
  await press(page.getByRole('checkbox', { name: /^Pemilik/ }))
  await press(page.getByRole('checkbox', { name: /^Dokter hewan/ }))
  expect(await save()).toMatchObject({ peran: 'dokter', semula: expect.stringContaining('pemilik') })
})

test('says that the last administrator keeps the role, and keeps what was typed', async () => {
  answer(getPengguna, { ...AKUN, data: { ...AKUN, role: 'admin' } })
  answer(updatePengguna, refuse('ADMIN_TERAKHIR'))
  await open()
  await fill('No. HP', '081234567891')
  await fill('Role', 'user')
  await press('Simpan')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Ini administrator terakhir\./)
  await expect.element(field('No. HP')).toHaveValue('081234567891')
})
