import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pass, until } from '#web/testing/clock.ts'
import {
  CATATAN_DRAWER,
  dataDateOf,
  fillProvisions,
  hasStarted,
  keepReading,
  recordOpen,
  requireCheck,
  saveChoice,
  state,
} from './fill-provisions.ts'
import { copyFrom, storedCopies } from './reading-drawer.ts'
import { LIST } from './readings.ts'
import { storedTools, toolsFrom } from './tool-drawer.ts'

/** Responses of the server, by path. */
const shop = new Map<string, string>()
const asked: string[] = []
const notify = vi.fn(async () => {})
const fill = () => fillProvisions(notify)
const ALAT = '/layanan/kalkulator-dosis'
const page = (title: string, ...files: string[]) =>
  `<title>${title}</title>${files.map((file) => `<link href="${file}">`).join('')}`
const list = (versions: Record<string, string>, alat: Record<string, string> = { [ALAT]: '1' }) => {
  const items = (of: Record<string, string>) => Object.entries(of).map(([alamat, versi]) => ({ alamat, versi }))
  shop.set(LIST, JSON.stringify({ halaman: items(versions), alat: items(alat) }))
}
const release = (name: string) => {
  shop.set(ALAT, page(`Kalkulator ${name}`, `/assets/manifest-${name}.js`, `/assets/app-${name}.js`))
  shop.set(`/assets/manifest-${name}.js`, `"./unused.js"`)
  shop.set(`/assets/app-${name}.js`, `import("./lazy-${name}.js")`)
  shop.set(`/assets/lazy-${name}.js`, '')
}
const moveClock = (ms: number) => {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: now + ms })
  onTestFinished(() => void vi.useRealTimers())
}

beforeEach(async () => {
  const before = globalThis.fetch
  for (const name of await caches.keys()) await caches.delete(name)
  shop.clear()
  asked.length = 0
  notify.mockClear()
  globalThis.fetch = async (input) => {
    const [path = ''] = String(input).split('?')
    asked.push(path)
    const text = shop.get(path)
    if (text === undefined) return new Response(null, { status: 503 })
    return new Response(text, { headers: { 'content-type': 'text/html', date: new Date().toUTCString() } })
  }
  list({ '/layanan': '1', '/layanan/air': '1' })
  release('a')
  shop.set('/layanan', page('Layanan'))
  shop.set('/layanan/air', page('Air'))
  return async () => {
    globalThis.fetch = before
    for (const name of await caches.keys()) await caches.delete(name)
  }
})

describe('provisions for a place without a signal', () => {
  test('are stored once, with the files that a tool loads later', async () => {
    expect(await hasStarted()).toBe(false)
    expect(await state()).toMatchObject({ nyala: true, isBusy: false, isDataSaver: false, ada: 0, dari: 0 })
    await Promise.all([fill(), fill()])
    expect(asked.filter((path) => path === LIST)).toHaveLength(1)
    expect(asked).toContain('/assets/lazy-a.js')
    expect(asked).not.toContain('/assets/unused.js')
    expect(await hasStarted()).toBe(true)
    const { waktu, bytes, ...rest } = await state()
    expect(rest).toEqual({ nyala: true, isBusy: false, isDataSaver: false, ada: 3, dari: 3 })
    expect(Math.abs(Date.now() - new Date(waktu ?? '').getTime())).toBeLessThan(60_000)
    // Three pages, three scripts.
    expect(bytes).toBeGreaterThan(6 * 512)
    expect(await (await toolsFrom(ALAT))?.response.text()).toBe(shop.get(ALAT))
    expect(await (await copyFrom('/layanan/air'))?.response.text()).toBe(shop.get('/layanan/air'))
    // The list, the first page, the end.
    expect(notify.mock.calls.length).toBeGreaterThanOrEqual(3)
  })

  test.each([
    [-1, 0],
    [1, 1],
  ])('are compared with the list again after six hours: %i minute', async (minutes, times) => {
    await fill()
    asked.length = 0
    moveClock((6 * 60 + minutes) * 60_000)
    await fill()
    expect(asked).toHaveLength(times)
  })

  test('load only what changed after an update of the shop', async () => {
    await fill()
    list({ '/layanan': '1', '/layanan/air': '2' })
    shop.set('/layanan/air', page('Air baru'))
    asked.length = 0
    await requireCheck()
    await fill()
    expect(asked).toEqual([LIST, '/layanan/air'])
    expect((await copyFrom('/layanan/air'))?.judul).toBe('Air baru')
  })

  test('replace the tools of a release by those of the next', async () => {
    await fill()
    list({}, { [ALAT]: '2' })
    release('b')
    await requireCheck()
    await fill()
    expect(await storedTools()).toMatchObject([{ alamat: ALAT, judul: 'Kalkulator b', versi: '2' }])
    expect((await caches.keys()).filter((name) => name.startsWith('alat-'))).toEqual(['alat-/assets/manifest-b.js'])
  })

  test('drop a tool that is no longer listed, with its files', async () => {
    const other = '/layanan/zat'
    shop.set(other, page('Zat', '/assets/manifest-a.js', '/assets/zat.css'))
    shop.set('/assets/zat.css', '')
    list({}, { [ALAT]: '1', [other]: '1' })
    await fill()
    expect(await storedTools()).toHaveLength(2)
    list({}, { [ALAT]: '1' })
    await requireCheck()
    await fill()
    expect(await storedTools()).toHaveLength(1)
    expect(await caches.match('/assets/zat.css')).toBeUndefined()
    expect(await caches.match('/assets/lazy-a.js')).toBeDefined()
  })

  test.each([
    ['a file is missing', () => shop.delete('/assets/lazy-b.js')],
    ['it is of two releases', () => shop.set('/layanan/zat', page('Zat', '/assets/manifest-a.js'))],
  ])('keep the tools in use while the next release is incomplete: %s', async (_, spoil) => {
    await fill()
    list({}, { [ALAT]: '2', '/layanan/zat': '1' })
    release('b')
    shop.set('/layanan/zat', page('Zat', '/assets/manifest-b.js'))
    spoil()
    await requireCheck()
    await expect(fill()).rejects.toThrow()
    expect((await storedTools()).map(({ judul }) => judul)).toEqual(['Kalkulator a'])
    expect(await state()).toMatchObject({ isBusy: false, ada: 1, dari: 2, waktu: undefined })
  })

  test('go on after an interruption without loading anything twice', async () => {
    shop.delete('/layanan/air')
    await expect(fill()).rejects.toThrow('503')
    expect(await state()).toMatchObject({ ada: 2, dari: 3, waktu: undefined })
    shop.set('/layanan/air', page('Air'))
    asked.length = 0
    await fill()
    expect(asked).toEqual([LIST, '/layanan/air'])
    expect(await state()).toMatchObject({ ada: 3, dari: 3 })
  })

  test('are deleted and not loaded again once they are turned off', async () => {
    await fill()
    shop.set('/luring', page('Tanpa sinyal'))
    await saveChoice('mati')
    expect(await state()).toMatchObject({ nyala: false, ada: 0, dari: 0, waktu: undefined })
    expect(await storedTools()).toEqual([])
    expect((await storedCopies()).map(({ alamat }) => alamat)).toEqual(['/luring'])
    asked.length = 0
    await fill()
    await keepReading('/layanan')
    expect(asked).toEqual([])
    await saveChoice('nyala')
    await fill()
    expect(await state()).toMatchObject({ nyala: true, ada: 3 })
  })

  test('wait for a yes while the browser saves data', async () => {
    const { connection } = navigator as unknown as { connection: { saveData: boolean } }
    vi.spyOn(connection, 'saveData', 'get').mockReturnValue(true)
    await fill()
    expect(asked).toEqual([])
    expect(await state()).toMatchObject({ nyala: false, isDataSaver: true })
    await saveChoice('nyala')
    await fill()
    expect(await state()).toMatchObject({ nyala: true, isDataSaver: false, ada: 3 })
  })

  test('let a page that is being opened load first', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    recordOpen()
    const filled = fill()
    await until(() => vi.getTimerCount() > 0)
    expect(asked).toEqual([LIST])
    await pass(1999)
    expect(asked).toEqual([LIST])
    await pass(1)
    await filled
    expect(asked).toContain('/layanan/air')
  })

  test('date a page by the last list that still named its version', async () => {
    await fill()
    const [before] = await storedCopies()
    moveClock(60 * 60_000)
    list({ '/layanan': '1', '/layanan/air': '2' })
    await requireCheck()
    shop.delete('/layanan/air')
    await expect(fill()).rejects.toThrow()
    const dateOf = await dataDateOf()
    const ages = (await storedCopies()).map((one) => dateOf(one).getTime() - (before?.waktu.getTime() ?? 0))
    expect(ages.map((ms) => Math.round(ms / 60_000))).toEqual([60, 0])
  })

  test('name no time before there is a list', async () => {
    await (await caches.open(CATATAN_DRAWER)).delete(LIST)
    const time = new Date(0)
    expect((await dataDateOf())({ alamat: '/layanan', ukuran: 0, waktu: time })).toBe(time)
  })
})

test('a page that was read is stored beside the list', async () => {
  await fill()
  shop.set('/artikel/1', page('Artikel'))
  await keepReading('/artikel/1')
  expect((await storedCopies()).map(({ alamat }) => alamat)).toEqual(['/layanan', '/layanan/air', '/artikel/1'])
})
