import { describe, expect, test } from 'vitest'
import { logout } from '#contract/akun/endpoints.ts'
import { useSession } from '#web/lib/session.tsx'
import { endSession } from '#web/lib/session-store.ts'
import { answer } from '#web/testing/api.ts'
import { press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { Button } from '#web/ui/button.tsx'
import { Guard } from './guard.tsx'

function SecretScreen() {
  const { user, logout: leave } = useSession()
  return (
    <>
      <p>Pesanan {user?.nama}</p>
      <Button onClick={leave}>Keluar</Button>
    </>
  )
}
const SCREEN = (
  <Guard skeleton={<p>Memuat…</p>}>
    <SecretScreen />
  </Guard>
)
const AT = { at: '/riwayat-pembayaran?halaman=2', state: { dari: 'email' } }

describe('guard', () => {
  test('shows the screen to a signed-in buyer without a request §2.096', async () => {
    signIn()
    await show(SCREEN, AT)
    await see('Pesanan Siti')
    await seeNot('Akses Dibatasi')
  })

  test('shows nothing without a session, leads to the login, and keeps the destination §2.091 §2.093 §6.02', async () => {
    const { address, router } = await show(SCREEN, AT)
    await see('Akses Dibatasi')
    await seeNot(/Pesanan/)
    await expect.poll(address).toBe('/login')
    expect(router.state.historyAction).toBe('REPLACE')
    expect(router.state.location.state).toEqual({
      kembali: { to: '/riwayat-pembayaran?halaman=2', state: { dari: 'email' } },
    })
    await press('Login Sekarang')
    await seeNot('Akses Dibatasi')
    await expect.poll(address).toBe('/login')
  })

  test('does so when the session ends under the screen', async () => {
    signIn()
    const { address, router } = await show(SCREEN, AT)
    await see('Pesanan Siti')
    endSession()
    await see('Akses Dibatasi')
    await seeNot(/Pesanan/)
    await expect.poll(address).toBe('/login')
    expect(router.state.location.state).toMatchObject({ hasEnded: true, email: 'siti@contoh.id' })
    await router.navigate('/keranjang')
    await press('Login Sekarang')
    await expect.poll(address).toBe('/login')
  })

  test('does so when another tab signs out', async () => {
    signIn()
    await show(SCREEN, AT)
    await see('Pesanan Siti')
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    await see('Akses Dibatasi')
  })

  test('shows no message to a buyer who pressed "Keluar" §4.07', async () => {
    signIn()
    answer(logout, { status: 'success', message: 'Sampai jumpa' })
    const { address } = await show(SCREEN, AT)
    await press('Keluar')
    await seeNot(/Pesanan/)
    await seeNot('Akses Dibatasi')
    await expect.poll(address).toBe(AT.at)
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null])
  })

  test.each([
    ['an account without a token §2.094', 'user', '{"userId":7}'],
    ['a token without an account §2.095', 'token', 'tk'],
  ])('takes %s for no session', async (_, key, stored) => {
    localStorage.setItem(key, stored)
    window.dispatchEvent(new StorageEvent('storage'))
    const { address } = await show(SCREEN, AT)
    await see('Akses Dibatasi')
    await seeNot(/Pesanan/)
    await expect.poll(address).toBe('/login')
  })

  test.each(['{rusak', '"teks"', 'null'])('takes a stored account that reads %s for none', async (user) => {
    localStorage.setItem('token', 'tk')
    localStorage.setItem('user', user)
    window.dispatchEvent(new StorageEvent('storage'))
    await show(SCREEN, AT)
    await see('Akses Dibatasi')
  })
})
