import { beforeEach, describe, expect, test } from 'vitest'
import { copyFrom, DRAWER, keepCopy, storedCopies, tidyUp } from './reading-drawer.ts'
import { LURING } from './readings.ts'

/** Responses of the server, by path. */
const shop = new Map<string, string>()
const asked: string[] = []
const before = globalThis.fetch

beforeEach(async () => {
  await caches.delete(DRAWER)
  shop.clear()
  asked.length = 0
  globalThis.fetch = async (input) => {
    const address = String(input)
    asked.push(address)
    const text = shop.get(address.split('?')[0] ?? '')
    if (text === undefined) return new Response(null, { status: 404 })
    if (text === 'away') throw new TypeError('Failed to fetch')
    return new Response(text, { headers: { 'content-type': 'text/html', date: new Date().toUTCString() } })
  }
  return () => {
    globalThis.fetch = before
  }
})

const halaman = (title: string, ...asset: string[]) =>
  `<title>${title} | KerapuSehat</title>${asset.map((file) => `<img src="${file}">`).join('')}`
const kept = async () => (await storedCopies()).map(({ alamat }) => alamat)

describe('pages kept on a device', () => {
  test('is stored with the files that it needs, and returned unchanged', async () => {
    shop.set('/layanan', halaman('Layanan', '/assets/a.svg'))
    shop.set('/assets/a.svg', '<svg/>')
    await keepCopy('/layanan', 'v1')
    const copy = await copyFrom('/layanan')
    expect(await copy?.response.text()).toBe(shop.get('/layanan'))
    expect(copy).toMatchObject({ judul: 'Layanan', versi: 'v1', perlu: ['/assets/a.svg'] })
    expect(asked).toContain('/layanan?salinan=1')
  })

  test('stays as it was when the new copy cannot be had whole', async () => {
    shop.set('/layanan', halaman('Lama'))
    await keepCopy('/layanan')
    shop.set('/layanan', halaman('Baru', '/assets/a.svg'))
    shop.set('/assets/a.svg', 'away')
    await expect(keepCopy('/layanan')).rejects.toThrow()
    expect((await copyFrom('/layanan'))?.judul).toBe('Lama')
  })

  test('goes when the shop has no such page any more', async () => {
    shop.set('/artikel/1', halaman('Artikel'))
    await keepCopy('/artikel/1')
    shop.delete('/artikel/1')
    await keepCopy('/artikel/1')
    expect(await kept()).toEqual([])
  })

  test('makes room by the oldest that is on no list, and by files that nothing needs', async () => {
    for (const [alamat, asset] of [
      ['/artikel/1', '/assets/1.svg'],
      ['/artikel/2', '/assets/2.svg'],
      ['/layanan', '/assets/3.svg'],
      [LURING, '/assets/4.svg'],
    ] as const) {
      shop.set(alamat, halaman(alamat, asset))
      shop.set(asset, '<svg/>')
      await keepCopy(alamat)
    }
    await tidyUp(['/layanan'], 10_000_000)
    expect(await kept()).toEqual(['/artikel/1', '/artikel/2', '/layanan', LURING])
    await tidyUp(['/layanan'], 1)
    expect(await kept()).toEqual(['/layanan', LURING])
    const drawer = await caches.open(DRAWER)
    expect(await drawer.match('/assets/1.svg')).toBeUndefined()
    expect(await drawer.match('/assets/3.svg')).toBeDefined()
  })

  test('keeps sixty pages beside the list, and drops the ones read longest ago', async () => {
    const others = Array.from({ length: 61 }, (_, index) => `/artikel/${1000 + index}`)
    for (const alamat of ['/layanan', LURING, ...others]) {
      shop.set(alamat, halaman(alamat))
      await keepCopy(alamat)
    }
    await tidyUp(['/layanan'], 10_000_000)
    expect(await kept()).toEqual(['/layanan', LURING, ...others.slice(1)])
  })
})
