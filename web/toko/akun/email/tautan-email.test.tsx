import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { confirmEmail, restoreEmail, separateAkun } from '#contract/akun/email.ts'
import { readSession } from '#web/lib/session-store.ts'
import { answer, refuse, sent, silence } from '#web/testing/api.ts'
import { button, link, press, see } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import ConfirmEmailPage from './confirm-email.page.tsx'
import RevertEmailPage from './revert-email.page.tsx'
import SeparateAkunPage from './separate-akun.page.tsx'

const CONFIRMATION = {
  Page: ConfirmEmailPage as ComponentType,
  path: '/konfirmasi-email',
  endpoint: confirmEmail,
  name: 'Konfirmasi Email',
  next: ['Lihat Produk', '/produk'],
  otherwise: ['Buka Pengaturan Profil', '/PengaturanProfil'],
} as const
const BACK = {
  Page: RevertEmailPage as ComponentType,
  path: '/kembalikan-email',
  endpoint: restoreEmail,
  name: 'Kembalikan Email Lama',
  next: ['Buat kata sandi baru', '/lupa-password'],
  otherwise: ['Hubungi kami', '/kontak'],
} as const

const SEPARATION = {
  Page: SeparateAkunPage as ComponentType,
  path: '/pisahkan-akun',
  endpoint: separateAkun,
  name: 'Pisahkan Akun',
  next: ['Login', '/login'],
  otherwise: ['Hubungi kami', '/kontak'],
} as const

describe.each([CONFIRMATION, BACK, SEPARATION])(
  'link of a mail to $path',
  ({ Page, path, endpoint, name, next, otherwise }) => {
    const open = (search = '?token=abc') => show(screen(Page), { at: path + search })

    test('does nothing when it is opened; its button does', async () => {
      await open()
      await expect.element(button(name)).toBeEnabled()
      expect(sent(endpoint)).toEqual([])
      answer(endpoint, { message: 'Sudah, terima kasih.' })
      await press(name)
      await see('Sudah, terima kasih.')
      await expect.element(link(next[0])).toHaveAttribute('href', next[1])
      expect(sent(endpoint).map(({ body }) => body)).toEqual([{ token: 'abc' }])
    })

    test.each(['TAUTAN_TIDAK_BERLAKU', 'TAUTAN_SUDAH_DIPAKAI', 'EMAIL_TERDAFTAR', 'GABUNG_TIDAK_BOLEH'] as const)(
      'says that it is of no use, and leads elsewhere: %s',
      async (code) => {
        answer(endpoint, refuse(code))
        await open()
        await press(name)
        await see(
          {
            TAUTAN_TIDAK_BERLAKU: 'Tautan ini sudah tidak berlaku. Minta tautan baru.',
            TAUTAN_SUDAH_DIPAKAI: 'Tautan ini sudah dipakai. Minta tautan baru jika masih perlu.',
            EMAIL_TERDAFTAR: /terdaftar/,
            GABUNG_TIDAK_BOLEH: '{sebab}',
          }[code],
        )
        await expect.element(button(name)).not.toBeInTheDocument()
        await expect.element(link(otherwise[0])).toHaveAttribute('href', otherwise[1])
      },
    )

    test('says that it is not whole', async () => {
      await open('')
      await see('Tautan ini tidak lengkap. Buka lagi tautan dari email Anda.')
      await expect.element(link(otherwise[0])).toHaveAttribute('href', otherwise[1])
    })

    test('can be tried again after a lost answer', async () => {
      answer(endpoint, silence)
      await open()
      await press(name)
      await see('Tidak dapat terhubung ke server')
      answer(endpoint, { message: 'Sudah, terima kasih.' })
      await press(name)
      await see('Sudah, terima kasih.')
    })
  },
)

test("a reverted address ends the session of this browser without the guard's message", async () => {
  signIn()
  answer(restoreEmail, { message: 'Email lama Anda sudah dikembalikan.' })
  await show(screen(RevertEmailPage), { at: '/kembalikan-email?token=abc' })
  await press('Kembalikan Email Lama')
  await see('Email lama Anda sudah dikembalikan.')
  expect(readSession()).toMatchObject({ token: null, left: true })
})
