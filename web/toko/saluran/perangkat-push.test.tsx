import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { chooseKeperluan, deletePush, getPush, StatePush, subscribePush, tryPush } from '#contract/saluran/endpoints.ts'
import { answer, bare, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { Guard } from '#web/toko/akun/sesi/guard.tsx'
import { renew } from '#web/toko/offline/push-browser.ts'
import { AskPush } from './ask-push.tsx'
import { PerangkatPush } from './perangkat-push.tsx'

const KEY = 'B'.repeat(87)
const EMPTY = contoh(StatePush, { publik: KEY, keperluan: [], perangkat: [] })
const DEVICE = { langgananId: 3, nama: 'Chrome di Android', dibuat: '2026-11-20T03:00:00.000Z', isIni: false }
const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: KEY, auth: 'A'.repeat(22) } }

const SETTINGS = (
  <Guard skeleton={null}>
    <PerangkatPush />
  </Guard>
)

/** Gives the browser a push service. */
function withPush(permission: NotificationPermission, answered = permission) {
  const subscribe = vi.fn(async () => ({ toJSON: () => SUBSCRIPTION }))
  const request = vi.spyOn(Notification, 'requestPermission').mockResolvedValue(answered)
  const allowed = vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission)
  const current = { endpoint: '', toJSON: () => SUBSCRIPTION, unsubscribe: async () => true }
  const getSubscription = async () => (current.endpoint ? current : null)
  const ready = { pushManager: { subscribe, getSubscription } }
  const worker = vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve(ready as never))
  const registered = vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(ready as never)
  onTestFinished(() => {
    for (const spy of [request, allowed, worker, registered]) spy.mockRestore()
    localStorage.removeItem('push-nanti')
  })
  return { subscribe, request, current }
}

describe('visit', () => {
  /** Gives the browser a subscription. */
  function subscribed() {
    const { current } = withPush('granted')
    const end = vi.fn(async () => true)
    current.endpoint = SUBSCRIPTION.endpoint
    current.unsubscribe = end
    onTestFinished(() => localStorage.removeItem('push-terdaftar'))
    return { end, current }
  }
  const HERE = { ...EMPTY, keperluan: ['pesanan' as const], perangkat: [{ ...DEVICE, isIni: true }] }

  test('registers the device once a day, and when its address changed', async () => {
    signIn()
    const { current } = subscribed()
    answer(subscribePush, HERE)
    await renew()
    await renew()
    expect(sent(subscribePush)).toMatchObject([{ body: { keperluan: [], perpanjang: false } }])
    current.endpoint = 'https://fcm.googleapis.com/b'
    await renew()
    expect(sent(subscribePush)[1]).toMatchObject({ body: { perpanjang: true } })
    expect(sent(subscribePush)).toHaveLength(2)
  })

  test('ends the subscription of a device that was removed elsewhere', async () => {
    signIn()
    const { end, current } = subscribed()
    answer(subscribePush, HERE)
    await renew()
    answer(subscribePush, { ...HERE, perangkat: [] })
    current.endpoint = 'https://fcm.googleapis.com/b'
    await renew()
    expect(end).toHaveBeenCalledOnce()
  })
})

describe('question after an order', () => {
  test.each([
    ['pesanan', 'pesanan', /Kami beri tahu saat pembayaran diterima/],
    ['stok', 'pengingat', /Kami beri tahu begitu produk ini tersedia lagi/],
  ] as const)('asks the browser only after a press, and stores the consent: %s', async (place, purpose, reason) => {
    signIn()
    const { subscribe, request } = withPush('default', 'granted')
    answer(getPush, EMPTY)
    answer(subscribePush, { ...EMPTY, keperluan: [purpose], perangkat: [{ ...DEVICE, isIni: true }] })
    await show(<AskPush place={place} />)
    await see(reason)
    expect(request).not.toHaveBeenCalled()
    await press('Nyalakan notifikasi')
    await see(/Notifikasi menyala di perangkat ini/)
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY })
    expect(sent(subscribePush)).toMatchObject([{ body: { ...SUBSCRIPTION, keperluan: [purpose], tempat: place } }])
  })

  test('says what to do if the user refuses', async () => {
    signIn()
    withPush('default', 'denied')
    answer(getPush, EMPTY)
    await show(<AskPush place="stok" />)
    await press('Nyalakan notifikasi')
    await see(/Izinkan notifikasi untuk situs ini/)
    expect(sent(subscribePush)).toEqual([])
  })

  test('does not return for 30 days after "Lewati dulu"', async () => {
    signIn()
    withPush('default')
    answer(getPush, EMPTY)
    await show(<AskPush place="pesanan" />)
    await press('Lewati dulu')
    await seeNot(/Terima kabar di perangkat ini/)
    await show(<AskPush place="pesanan" />)
    await seeNot(/Terima kabar di perangkat ini/)
    expect(Number(localStorage.getItem('push-nanti'))).toBeGreaterThan(Date.now() + 29 * 86_400_000)
  })

  test.each<[string, NotificationPermission, Partial<StatePush>]>([
    ['refused before', 'denied', {}],
    ['receives them already', 'granted', { keperluan: ['pesanan'], perangkat: [{ ...DEVICE, isIni: true }] }],
  ])('is not shown to a user who %s', async (_, permission, state) => {
    signIn()
    withPush(permission)
    answer(getPush, { ...EMPTY, ...state })
    await show(
      <>
        <AskPush place="pesanan" />
        {SETTINGS}
      </>,
    )
    await see('Notifikasi di HP dan komputer')
    await seeNot(/Terima kabar di perangkat ini/)
  })
})

describe('settings of notifications', () => {
  test('turn on this device for the ticked purposes', async () => {
    signIn()
    withPush('default', 'granted')
    answer(getPush, EMPTY)
    await show(SETTINGS)
    await expect.element(button('Nyalakan di perangkat ini')).toBeDisabled()
    await page.getByRole('checkbox', { name: /^Pengingat/ }).click()
    answer(subscribePush, bare(400, { message: 'Sedang dirawat' }))
    await press('Nyalakan di perangkat ini')
    await see('Sedang dirawat')
    answer(subscribePush, { ...EMPTY, keperluan: ['pengingat'], perangkat: [{ ...DEVICE, isIni: true }] })
    await press('Nyalakan di perangkat ini')
    await see('Perangkat ini')
    await seeNot('Nyalakan di perangkat ini')
    expect(sent(chooseKeperluan)).toEqual([])
    expect(sent(subscribePush).at(-1)?.body).toMatchObject({ keperluan: ['pengingat'], tempat: 'pengaturan' })
  })

  test('try and remove a device, and withdraw a purpose at once', async () => {
    signIn()
    withPush('granted')
    const state = { ...EMPTY, keperluan: ['pesanan' as const], perangkat: [DEVICE] }
    answer(getPush, state)
    await show(SETTINGS)
    answer(tryPush, { berhasil: true, pesan: 'Notifikasi percobaan dikirim.' })
    await press(button(/^Coba Chrome di Android/))
    await see('Notifikasi percobaan dikirim.')
    answer(chooseKeperluan, { ...state, keperluan: [] })
    await page.getByRole('checkbox', { name: /^Pesanan/ }).click()
    await expect.poll(() => sent(chooseKeperluan)).toMatchObject([{ body: { keperluan: [] } }])
    answer(deletePush, { ...state, perangkat: [] })
    await press(button(/^Hapus Chrome di Android/))
    await seeNot('Chrome di Android')
  })

  test('withdraw a purpose although the account has no device left', async () => {
    signIn()
    withPush('default')
    answer(getPush, { ...EMPTY, keperluan: ['pesanan', 'pengingat'] })
    answer(chooseKeperluan, { ...EMPTY, keperluan: ['pengingat'] })
    await show(SETTINGS)
    await page.getByRole('checkbox', { name: /^Pesanan/ }).click()
    await expect.poll(() => sent(chooseKeperluan)).toMatchObject([{ body: { keperluan: ['pengingat'] } }])
  })

  test('say what to do where the browser blocks them', async () => {
    signIn()
    withPush('denied')
    answer(getPush, EMPTY)
    await show(SETTINGS)
    await see(/diblokir di browser Anda/)
    await seeNot('Nyalakan di perangkat ini')
  })

  test('keep the choice when it cannot be saved', async () => {
    signIn()
    withPush('granted')
    answer(getPush, { ...EMPTY, keperluan: ['pesanan'], perangkat: [DEVICE] })
    answer(chooseKeperluan, silence)
    await show(SETTINGS)
    await page.getByRole('checkbox', { name: /^Pesanan/ }).click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: /^Pesanan/ })).toBeChecked()
  })
})
