import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getAdmin } from '#contract/akun/admin.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { AkunPengguna, getPengguna, updatePengguna } from '#contract/pengguna/admin.ts'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import { adminQuery } from '#web/admin/sesi/admin-query.ts'
import { readAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { answer, bare, garbage, refuse, refuseFields, sent, silence } from '#web/testing/api.ts'
import { contoh, contohResponse } from '#web/testing/contoh.ts'
import { field, fill, link, pick, press, see, seeNot } from '#web/testing/hand.ts'
import { screen } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
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

const open = () => showAdmin(screen(PenggunaEditPage, { userId: '4' }), { at: '/edit-user/4' })
const save = async () => {
  await press('Simpan')
  await see('Berhasil memperbarui pengguna')
  await press('OK')
  return sent(updatePengguna).at(-1)?.body
}

describe('a customer without roles', () => {
  const customer = { ...AKUN, peran: [] }
  beforeEach(() => {
    answer(getPengguna, { ...customer, data: customer })
    answer(updatePengguna, { ...customer, data: customer, message: 'ok' })
  })

  test('can be changed', async () => {
    await open()
    await fill('Nama', 'Siti Jaya')
    expect(await save()).toMatchObject({ nama: 'Siti Jaya' })
  })

  test('becomes an administrator only with a role', async () => {
    await open()
    await page.getByLabelText('Role').selectOptions('Admin')
    await press('Simpan')
    await see('Pilih minimal satu peran')
    expect(sent(updatePengguna)).toEqual([])
  })
})

test('sends neither password nor picture unless filled in §5.59 §5.60', async () => {
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
  await fill('Kata sandi', 'sandi-baru')
  await pick(field('Pilih Gambar'), new File(['x'], 'a.png', { type: 'image/png' }))
  expect(await save()).toMatchObject({ password: 'sandi-baru', gambar: expect.any(File) })
})

const PNG = new File(['x'], 'a.png', { type: 'image/png' })

test('takes the marks of markup out of a password', async () => {
  await open()
  await fill('Kata sandi', 'sandi<baru>')
  await expect.element(field('Kata sandi')).toHaveValue('sandibaru')
  expect(await save()).toMatchObject({ password: 'sandibaru' })
})

test('names missing or wrong fields, and focuses the first §5.57 §5.61', async () => {
  await open()
  await fill('Email', '')
  await fill('Kata sandi', '123')
  await fill('No. HP', '123')
  await press('Simpan')
  await expect.element(field('Email')).toHaveAccessibleDescription('Nama, Email, dan Nomor HP harus diisi')
  await see('Kata sandi minimal 6 karakter')
  await see('Nomor HP tidak valid')
  await expect.element(field('Email')).toHaveFocus()
  expect(sent(updatePengguna)).toEqual([])
})

test('shows a taken address under its field', async () => {
  answer(updatePengguna, refuseFields({ email: 'Email sudah terdaftar' }))
  await open()
  await fill('Email', 'ada@contoh.id')
  await press('Simpan')
  await expect.element(field('Email')).toHaveAccessibleDescription('Email sudah terdaftar')
  await expect.element(field('Email')).toHaveFocus()
})

test.each([
  ['no answer', silence, 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda.'],
  ['a failure without a message', () => bare(500, {}), 'Terjadi kesalahan tidak dikenal.'],
  ['an answer other than JSON', () => garbage(200), 'Terjadi kesalahan saat memproses permintaan.'],
  ['a failure with a message', () => bare(400, { message: 'Nama terlalu aneh' }), 'Nama terlalu aneh'],
] as const)('keeps everything when saving fails: %s §8.95 §8.96 §8.97', async (_, failure, words) => {
  answer(settlePermintaan, { keadaan: 'batal', status: null, jawaban: null })
  answer(updatePengguna, failure)
  await open()
  await fill('Nama', 'Tetap Ada')
  await pick(field('Pilih Gambar'), PNG)
  await press('Simpan')
  await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect.element(field('Nama')).toHaveValue('Tetap Ada')
  await expect.element(page.getByAltText('Pratinjau gambar baru')).toBeVisible()
})

test('says that the last administrator keeps the role, and keeps the input', async () => {
  answer(getPengguna, { ...AKUN, data: { ...AKUN, role: 'admin' } })
  answer(updatePengguna, refuse('ADMIN_TERAKHIR'))
  await open()
  await fill('No. HP', '081234567891')
  await fill('Role', 'user')
  await press('Simpan')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Ini administrator terakhir\./)
  await expect.element(field('No. HP')).toHaveValue('081234567891')
})

test.each(['', 'abc', '0'])('says of "%s" that it is no number of a user §5.58', async (userId) => {
  await showAdmin(screen(PenggunaEditPage, { userId }), { at: '/edit-user' })
  await see('ID Pengguna tidak valid')
  await expect.element(link('Lihat Daftar')).toHaveAttribute('href', '/manajemen-user')
})

test('says why an account cannot be read', async () => {
  answer(getPengguna, refuse('PENGGUNA_TIDAK_ADA'))
  await open()
  await see('Pengguna tidak ditemukan. Lihat lagi daftarnya.')
})

describe('roles', () => {
  const admin = (change: Partial<AkunPengguna> = {}) => {
    const akun = { ...AKUN, role: 'admin' as const, ...change }
    answer(getPengguna, { ...akun, data: akun })
    answer(updatePengguna, { ...akun, data: akun, message: 'ok' })
  }
  const role = (name: RegExp) => page.getByRole('checkbox', { name: name })

  test('require a confirmation for a new administrator', async () => {
    await open()
    await fill('Role', 'admin')
    await press('Simpan')
    await see('Jadikan Siti admin?')
    await press('Batal')
    await seeNot('Jadikan Siti admin?')
    expect(sent(updatePengguna)).toEqual([])
    await press('Simpan')
    await press('Ya, Jadikan Admin')
    await see('Berhasil memperbarui pengguna')
    expect(sent(updatePengguna)[0]?.body).toMatchObject({ role: 'admin', peran: 'pemilik' })
  })

  test('are several for one person, and never none', async () => {
    admin()
    await open()
    await expect.element(role(/^Gudang/)).toBeDisabled()
    await press(role(/^Pemilik/))
    await press('Simpan')
    await see('Pilih minimal satu peran')
    await press(role(/^Gudang/))
    await press(role(/^Konten/))
    await save()
    expect(sent(updatePengguna)).toHaveLength(1)
    expect(sent(updatePengguna)[0]?.body.peran.split(',').toSorted()).toEqual(['gudang', 'konten'])
  })

  test.each([
    [['gudang', 'konten'] as const, [true, true, false]],
    [['pesanan'] as const, [false, false, true]],
  ])('are ticked: %s', async (peran, ticked) => {
    admin({ peran: [...peran] })
    await open()
    for (const [at, name] of [/^Gudang/, /^Konten/, /^Pesanan/].entries())
      await (ticked[at] ? expect.element(role(name)).toBeChecked() : expect.element(role(name)).not.toBeChecked())
    await expect.element(link('Semua yang diubah Siti')).toHaveAttribute('href', '/jejak-perubahan?siapa=4')
  })

  test.each([
    ['by their owner', 4, null],
    ['by another user', 5, 'masuk'],
  ] as const)(
    'that are removed %s end the session of this browser only if they are its own §6.11',
    async (_, userId, token) => {
      admin()
      answer(getAdmin, contohResponse(getAdmin, { userId, peran: ['pemilik'] }))
      const { queries } = await open()
      await queries.prefetchQuery(adminQuery())
      await fill('Role', 'user')
      await save()
      expect(sent(updatePengguna)[0]?.body).toMatchObject({ role: 'user' })
      expect(readAdminToken()).toBe(token)
    },
  )
})
