import { describe, expect, test } from 'vitest'
import { getKeamanan, Keamanan, proveAdmin } from '#contract/akun/keamanan-admin.ts'
import {
  createUndangan,
  listUndangan,
  makeTautanUndangan,
  resendUndangan,
  Undangan,
  withdrawUndangan,
} from '#contract/undangan/admin.ts'
import { answer, bare, refuse, refuseFields, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import UndanganPage from './undangan.page.tsx'

const since = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const undangan = (change: Partial<Undangan> = {}) =>
  contoh(Undangan, { undanganId: 2, nama: 'Budi', email: 'budi@contoh.id', peran: ['pesanan'], ...change })
const open = (...all: Undangan[]) => {
  answer(listUndangan, all)
  return showAdmin(<UndanganPage />, { at: '/undang-user' })
}

describe('invitations', () => {
  test('marks one whose link is dead, and no other', async () => {
    await open(undangan({ kedaluwarsa: since(-1) }))
    await see('Lewat 24 jam')
  })

  test('does not mark one whose link still opens the office', async () => {
    await open(undangan({ kedaluwarsa: since(5) }))
    await see('Budi')
    await seeNot('Lewat 24 jam')
  })

  test('requires name, address and role', async () => {
    await open()
    await see('Tidak ada undangan yang menunggu.')
    await press('Undang')
    await see('Masukkan dulu namanya')
    await see('Masukkan email terlebih dahulu')
    await expect.element(field('Nama')).toHaveFocus()
    expect(sent(createUndangan)).toEqual([])
  })

  test('needs no other role for an owner', async () => {
    await open()
    await press(field('Pemilik: semuanya'))
    await expect.element(field(/^Pesanan:/)).toBeDisabled()
  })

  test('requires the password before it invites, and empties the form', async () => {
    await open()
    answer(getKeamanan, contoh(Keamanan))
    answer(proveAdmin, { message: 'ok' })
    answer(createUndangan, () =>
      sent(proveAdmin).length > 0
        ? { message: 'Undangan dikirim', undanganId: 2, terkirim: true }
        : refuse('PERLU_BUKTI'),
    )
    await fill('Nama', 'Budi')
    await fill('Email', 'budi@contoh.id')
    await press(field('Pemilik: semuanya'))
    await press('Undang')
    await see('Pastikan ini Anda')
    await fill('Kata sandi', 'rahasia')
    answer(listUndangan, [undangan({ email: 'terdaftar@contoh.id' })])
    await press('Lanjutkan')
    await see('Undangan dikirim')
    await see('terdaftar@contoh.id')
    await expect.element(field('Nama')).toHaveValue('')
    expect(sent(proveAdmin)[0]?.body).toEqual({ password: 'rahasia' })
  })

  test('requires the password again after a wrong one, and invites only after the right one', async () => {
    await open()
    answer(getKeamanan, contoh(Keamanan))
    answer(createUndangan, refuse('PERLU_BUKTI'))
    answer(proveAdmin, refuse('BUKTI_SALAH', { errors: [{ path: 'password', msg: 'Kata sandi salah.' }] }))
    await fill('Nama', 'Budi')
    await fill('Email', 'budi@contoh.id')
    await press(field('Pemilik: semuanya'))
    await press('Undang')
    await see('Pastikan ini Anda')
    await fill('Kata sandi', 'salah')
    await press('Lanjutkan')
    await see('Kata sandi salah.')
    expect(sent(createUndangan)).toHaveLength(1)
  })

  test('reports that no invitation was sent without a password, and keeps the input', async () => {
    await open()
    answer(getKeamanan, contoh(Keamanan))
    answer(createUndangan, refuse('PERLU_BUKTI'))
    await fill('Nama', 'Budi')
    await fill('Email', 'budi@contoh.id')
    await press(field('Pemilik: semuanya'))
    await press('Undang')
    await see('Pastikan ini Anda')
    await press('Batal')
    await seeNot('Pastikan ini Anda')
    await expect.element(field('Nama')).toHaveValue('Budi')
    await expect.element(button('Undang')).toBeEnabled()
  })

  test('shows the new end of one that was sent again', async () => {
    await open(undangan({ kedaluwarsa: since(-1) }))
    answer(resendUndangan, { message: 'Undangan dikirim lagi' })
    answer(listUndangan, [undangan({ kedaluwarsa: since(60) })])
    await press('Kirim lagi undangan Budi')
    await see('Undangan dikirim lagi')
    await seeNot('Lewat 24 jam')
  })

  test('says that it could not be sent again', async () => {
    await open(undangan())
    answer(resendUndangan, refuse('TAUTAN_TERLALU_SERING'))
    await press('Kirim lagi undangan Budi')
    await see('Gagal')
  })

  test('has a link to hand over, and says until when it can be used', async () => {
    await open(undangan())
    await press('Buat tautan undangan Budi')
    answer(makeTautanUndangan, bare(400, {}))
    await press(button(/^Buat tautan$/))
    await see('Gagal membuat tautan')
    answer(makeTautanUndangan, { tautan: 'https://toko.id/undangan', kedaluwarsa: '2027-04-01T03:00:00.000Z' })
    await press(button(/^Buat tautan$/))
    await see('https://toko.id/undangan')
    await see(/sampai 1 April 2027, 10\.00 WIB/)
  })

  test('says that the list did not load', async () => {
    answer(listUndangan, silence)
    await showAdmin(<UndanganPage />, { at: '/undang-user' })
    await see('Tidak ada respon dari server')
    await expect.element(button('Coba Lagi')).toBeVisible()
  })

  test('requires a role', async () => {
    await open()
    await press('Undang')
    await see('Pilih minimal satu peran')
  })

  test('does not invite a member of the office, and keeps the input', async () => {
    await open()
    await fill('Nama', 'Siapa Saja')
    await fill('Email', 'ada@contoh.id')
    await press(field(/^Konten:/))
    answer(createUndangan, bare(400, { message: 'Sedang dirawat' }))
    await press('Undang')
    await see('Sedang dirawat')
    answer(createUndangan, refuseFields({ email: 'Email ini sudah dipakai akun admin' }))
    await press('Undang')
    await expect.element(field('Email')).toHaveAccessibleDescription('Email ini sudah dipakai akun admin')
    await expect.element(field('Nama')).toHaveValue('Siapa Saja')
    await expect.element(field(/^Konten:/)).toBeChecked()
    expect(sent(createUndangan)[0]?.body).toEqual({ nama: 'Siapa Saja', email: 'ada@contoh.id', peran: ['konten'] })
  })

  test('is withdrawn after a confirmation', async () => {
    await open(undangan())
    await press('Batalkan undangan Budi')
    await press('Batal')
    await seeNot('Batalkan undangan ini?')
    expect(sent(withdrawUndangan)).toEqual([])
    answer(withdrawUndangan, { message: 'Undangan ditarik' })
    answer(listUndangan, [])
    await press('Batalkan undangan Budi')
    await press('Ya, Batalkan')
    await see('Tidak ada undangan yang menunggu.')
    expect(sent(withdrawUndangan)).toMatchObject([{ params: { undanganId: '2' } }])
  })
})
