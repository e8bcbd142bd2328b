import { describe, expect, test } from 'vitest'
import { acceptUndangan, checkUndangan } from '#contract/undangan/endpoints.ts'
import { answer, bare, refuse, sent, silence } from '#web/testing/api.ts'
import { button, field, fill, link, press, see } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import AcceptUndanganPage from './accept-undangan.page.tsx'

describe('invited person', () => {
  const AT = { at: '/terima-undangan?token=abc' }
  const DATA = { nama: 'Budi', email: 'budi@contoh.id', peran: ['pesanan' as const] }

  test('reports a link without its end', async () => {
    await show(<AcceptUndanganPage />, { at: '/terima-undangan' })
    await see(/Tautan ini tidak lengkap/)
  })

  test('reports an invalid link, without another try', async () => {
    answer(checkUndangan, refuse('UNDANGAN_TIDAK_BERLAKU'))
    await show(<AcceptUndanganPage />, AT)
    await see(/^Undangan ini sudah dipakai, dibatalkan, atau lewat 24 jam/)
    await expect.element(button('Coba Lagi')).not.toBeInTheDocument()
    await expect.element(field('Kata sandi baru')).not.toBeInTheDocument()
  })

  test('can load again after a lost answer', async () => {
    answer(checkUndangan, silence)
    await show(<AcceptUndanganPage />, AT)
    await see('Gagal membaca undangan')
    answer(checkUndangan, DATA)
    await press('Coba Lagi')
    await expect.element(field('Email')).toHaveValue('budi@contoh.id')
  })

  test('chooses a long password, twice the same', async () => {
    answer(checkUndangan, DATA)
    await show(<AcceptUndanganPage />, AT)
    await fill('Kata sandi baru', 'pendek')
    await fill('Ulangi kata sandi', 'pendek')
    await press('Terima Undangan')
    await expect.element(field('Kata sandi baru')).toHaveAttribute('aria-invalid', 'true')
    await see('Kata sandi administrator minimal 12 karakter')
    await fill('Kata sandi baru', 'kalimat yang panjang')
    await fill('Ulangi kata sandi', 'kalimat yang lain')
    await press('Terima Undangan')
    await expect.element(field('Ulangi kata sandi')).toHaveAttribute('aria-invalid', 'true')
    expect(sent(acceptUndangan)).toEqual([])
    await fill('Ulangi kata sandi', 'kalimat yang panjang')
    answer(acceptUndangan, bare(400, { message: 'Sedang dirawat' }))
    await press('Terima Undangan')
    await see('Sedang dirawat')
    answer(acceptUndangan, { message: 'Selamat datang', email: 'budi@contoh.id' })
    await press('Terima Undangan')
    await see('Selamat datang')
    await expect.element(link('Login')).toHaveAttribute('href', '/login-admin')
    await expect.element(field('Email')).not.toBeInTheDocument()
  })

  test('cannot change the address', async () => {
    answer(checkUndangan, DATA)
    await show(<AcceptUndanganPage />, AT)
    await expect.element(field('Email')).toHaveAttribute('readonly')
  })
})
