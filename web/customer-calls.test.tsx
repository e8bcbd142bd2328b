import { describe, expect, test } from 'vitest'
import { changePassword, getProfile, login, updateProfile } from '#contract/akun/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listPengiriman } from '#contract/pengiriman/endpoints.ts'
import { createPesanan, listRiwayat, updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { readSession, startSession } from '#web/lib/session-store.ts'
import { answer, bare, sent } from '#web/testing/api.ts'
import { fill, press } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { LoginForm } from './toko/akun/sesi/login-form.tsx'

const says = (endpoint: Endpoint, body: unknown) => answer(endpoint, bare(200, body as never) as never)
const BUYER = { nama: 'Siti', email: 'siti@contoh.id', no_hp: '081234567890', alamat: 'Dermaga 3', gambar: null }

describe('calls of a customer §6.06', () => {
  test('send the token of the login, without its prefix twice, for an account whose id is called _id', async () => {
    says(login, { token: 'Bearer tk', user: { _id: 5, nama: 'Siti' } })
    await show(<LoginForm />)
    await fill('Email atau nomor HP', 'siti@contoh.id')
    await fill('Kata sandi', 'rahasia1')
    await press('Login')
    await expect.poll(() => readSession().user?.userId).toBe(5)
    says(getProfile, { user: BUYER })
    await call(getProfile, {})
    expect(sent(getProfile)[0]?.headers.get('Authorization')).toBe('Bearer tk')
  })

  test.each([
    ['the profile', getProfile, {}],
    ['a changed profile', updateProfile, { body: { nama: 'Siti' } }],
    ['the shipping methods', listPengiriman, {}],
    ['an order', createPesanan, { body: { produkId: 3, jumlah: 2, shippingId: 1 } }],
    ['the report of a payment', updatePaymentStatus, { body: { orderId: 'KS-1', status: 'success' } }],
    ['the history', listRiwayat, { query: { page: 1, limit: 10 } }],
    [
      'a password',
      changePassword,
      { body: { currentPassword: 'lama12', newPassword: 'baru12', confirmPassword: 'baru12' } },
    ],
  ] as const)('send the token: %s', async (_, endpoint: Endpoint, input) => {
    startSession('tk', { _id: 5, nama: 'Siti' })
    says(endpoint, endpoint === listPengiriman ? { data: [] } : {})
    await call(endpoint, input as never)
    expect(sent(endpoint)[0]?.headers.get('Authorization')).toBe('Bearer tk')
  })
})
