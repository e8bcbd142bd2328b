import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getAdmin } from '#contract/akun/admin.ts'
import type { Output } from '#contract/endpoint.ts'
import { setAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { answer, refuse, sent } from '#web/testing/api.ts'
import { contohResponse } from '#web/testing/contoh.ts'
import { button, link, press, see } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import AdminLayout from './admin.layout.tsx'

const admin = (change: Partial<Output<typeof getAdmin>> = {}) =>
  answer(getAdmin, contohResponse(getAdmin, { userId: 4, peran: ['pemilik'], wajib: null, ...change }))

beforeEach(() => {
  admin()
  setAdminToken('masuk', ['pemilik'])
})
const open = (at: string) => show(<AdminLayout />, { at })

describe('frame of the office', () => {
  test('says kindly that a screen belongs to others, and leads back', async () => {
    setAdminToken('masuk', ['konten', 'dokter'])
    const { address } = await open('/manajemen-user')
    await expect.element(page.getByRole('heading', { name: 'Anda tidak punya akses' })).toBeVisible()
    await see(/bukan untuk peran Anda \(Konten, Dokter hewan\)/)
    await press(link('Ke Dasbor'))
    await expect.poll(address).toBe('/dasbor-admin')
  })

  test.each([
    ['/manajemen-user', ['pemilik']],
    ['/kategori-produk', ['gudang']],
    ['/daftar-pesanan', ['pesanan']],
    ['/perangkat-kantor', ['dokter']],
  ] as const)('opens %s for the role %s', async (at, peran) => {
    setAdminToken('masuk', [...peran])
    await open(at)
    await expect.element(button('Buka menu')).toBeVisible()
    await expect.poll(() => sent(getAdmin).length).toBe(1)
    await expect.element(page.getByRole('heading', { name: 'Anda tidak punya akses' })).not.toBeInTheDocument()
  })

  test('without a session leads to the login, and back after it §2.237', async () => {
    setAdminToken(null)
    const { address, router } = await open('/kategori-produk?q=obat')
    await expect.poll(address).toBe('/login-admin')
    expect(router.state.location.state).toEqual({ back: '/kategori-produk?q=obat' })
  })

  test('logs out an administrator who gave up the role §6.11 §9.31', async () => {
    const { address } = await open('/manajemen-user')
    await expect.element(button('Buka menu')).toBeVisible()
    await expect.poll(() => sent(getAdmin).length).toBe(1)
    setAdminToken(null)
    await expect.poll(address).toBe('/login-admin')
  })

  test('leads out an account that is no administrator any more', async () => {
    answer(getAdmin, refuse('FORBIDDEN'))
    const { address } = await open('/manajemen-user')
    await expect.poll(address).toBe('/login-admin')
  })

  test.each(['sandi', 'kode'] as const)(
    'opens nothing but the safety of the account while "%s" is missing',
    async (requirement) => {
      admin({ wajib: requirement })
      const { address } = await open('/kategori-produk')
      await expect.poll(address).toBe('/keamanan-akun')
    },
  )
})
