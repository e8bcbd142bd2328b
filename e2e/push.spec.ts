import type { Page, Worker } from '@playwright/test'
import { openPushService } from '#server/features/saluran/test-push-service.ts'
import { test as base } from './own-shop.ts'
import { START_MS, spawnShop } from './spawn-shop.ts'
import { expect } from './test.ts'

type Service = Awaited<ReturnType<typeof openPushService>>

const HOUR = 3_600_000
/** Ten in the morning in Jakarta: at night, notices wait. */
const untilTen = () => 3 * HOUR - (Date.now() % (24 * HOUR))

const test = base.extend<object, { service: Service }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const service = await openPushService()
      await use(service)
      await service.close()
    },
    { scope: 'worker' },
  ],
  ownShop: [
    async ({ service }, use) => {
      const preload = new URL('../server/testing/shift-date.ts', import.meta.url).href
      const { url, stop } = await spawnShop({
        PUSH_TEST_ORIGIN: service.origin,
        TEST_CLOCK_SHIFT: String(untilTen()),
        NODE_OPTIONS: `--import=${preload}`,
      })
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],
})

test.use({ serviceWorkers: 'allow', allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|(404|503) \(/ })

/**
 * Gives the browser permission and a subscription. The headless browser has neither notifications nor a connection to the push
 * service of its maker; everything else is the shop's own code.
 */
const subscribeTo = (page: Page, subscription: object) =>
  page.context().addInitScript((given) => {
    if (!('PushManager' in window)) return
    const isOn = () => localStorage.getItem('uji-langganan') !== null
    const made = {
      ...given,
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem('uji-langganan')
        return true
      },
    }
    Object.defineProperty(Notification, 'permission', { get: () => (isOn() ? 'granted' : 'default') })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('uji-langganan', 'ada')
      return made as never
    }
    PushManager.prototype.getSubscription = async () => (isOn() ? made : null) as never
  }, subscription)

interface Shown {
  title: string
  body: string
  data: string
}

/** Records what the shop's service worker shows and opens. The headless browser refuses both. */
const watch = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as { shown: Shown[]; opened: string[]; clients: { openWindow: unknown } }
    Object.assign(scope, { shown: [], opened: [] })
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      scope.shown.push({ title, ...options } as Shown)
    }
    scope.clients.openWindow = async (url: string) => void scope.opened.push(url)
  })
const shownBy = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown)

/** Presses the last notification. @returns the address that it opens */
const click = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as { shown: Shown[]; opened: string[] }
    const notification = { data: scope.shown.at(-1)?.data, close() {} }
    let work: unknown
    const waitUntil = (promise: unknown) => {
      work = promise
    }
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    await work
    return scope.opened.at(-1) ?? ''
  })

/** Returns a function that delivers a push to the shop's service worker, as the browser does. */
async function openDelivery(page: Page, origin: string) {
  const client = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  await client.send('ServiceWorker.enable')
  const registrationId = await registered
  return (data: string) => client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

const device = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Perangkat ini' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a push of an order reaches the device with the shop closed, and opens the order, or an honest page without a signal', async ({
  page,
  context,
  ownShop,
  service,
  pelanggan,
  build,
}) => {
  const subscription = service.subscribe()
  await subscribeTo(page, subscription)
  const { nomor } = await build.pesanan({ pembeli: pelanggan })

  await test.step('the consent is asked for after the order, with its reason', async () => {
    await page.goto(`/konfirmasi-pembayaran?order=${nomor}`)
    await expect(page.getByText('Kami beri tahu saat pembayaran diterima')).toBeVisible()
    await page.getByRole('button', { name: 'Nyalakan notifikasi' }).click()
    await expect(page.getByText('Notifikasi menyala di perangkat ini')).toBeVisible()
  })

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await watch(worker)
  const later = await context.newPage()
  const deliver = await openDelivery(later, ownShop)
  await page.close()

  await test.step('the shop sends title, number and page, encrypted for the device alone', async () => {
    await build.simulate('pay', { order_id: nomor, outcome: 'settle' })
    await expect.poll(() => service.received.length, { timeout: 150_000 }).toBe(1)
    const [push] = service.received
    expect(push?.path).toBe(new URL(subscription.endpoint).pathname)
    expect(JSON.parse(push?.text ?? '')).toEqual({
      judul: 'Pembayaran diterima',
      isi: nomor,
      tautan: `/riwayat-pembayaran/${nomor}`,
      label: nomor,
      tanda: expect.any(String),
    })
    await deliver(push?.text ?? '')
    await expect.poll(() => shownBy(worker)).toMatchObject([{ title: 'Pembayaran diterima', body: nomor }])
  })

  const address = await click(worker)
  expect(address).toBe(`${ownShop}/riwayat-pembayaran/${nomor}`)
  await later.goto(address)
  await expect(later.getByRole('main')).toContainText(nomor)

  await context.setOffline(true)
  await later.reload()
  await expect(heading(later)).toHaveText('Halaman ini perlu sinyal')
  await context.setOffline(false)

  await test.step('the device is listed, tried, and deleted once the push service no longer knows it', async () => {
    await later.goto(`${ownShop}/PengaturanNotifikasi`)
    await device(later).getByRole('button', { name: /^Coba/ }).click()
    await expect(later.getByText('Notifikasi percobaan dikirim.')).toBeVisible()
    await deliver(service.received.at(-1)?.text ?? '')
    await expect.poll(async () => (await shownBy(worker)).at(-1)?.title).toBe('Notifikasi percobaan')
    service.fail(subscription.endpoint, 410)
    await device(later).getByRole('button', { name: /^Coba/ }).click()
    await expect(later.getByText('tidak lagi menerima notifikasi')).toBeVisible()
  })
})

test.describe('iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1' })

  test('an iPhone without push gets the steps for its home screen', async ({ page, pelanggan, build }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    const { nomor } = await build.pesanan({ pembeli: pelanggan })
    await page.goto(`/konfirmasi-pembayaran?order=${nomor}`)
    await expect(page.getByText('Pilih Tambah ke Layar Utama, lalu ketuk Tambah.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nyalakan notifikasi' })).toHaveCount(0)
  })
})
