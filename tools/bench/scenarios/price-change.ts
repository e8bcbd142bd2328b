import { setTimeout as delay } from 'node:timers/promises'
import { openFolder } from '#tools/bench/at-exit.ts'
import type { Scenario } from '#tools/bench/scenario.ts'
import { startShop, WITHOUT_SIMULATOR } from '#tools/bench/shop.ts'

/** Measures the time until every page and response shows a new price. */
export const priceChange: Scenario = {
  name: 'price-change',
  description:
    'From the answer to a price that was changed in the office until pages and answers show it, on two instances.',
  async run(bench) {
    const shop = await bench.shop()
    const { folder, remove } = openFolder()
    const other = await startShop(folder, { ...WITHOUT_SIMULATOR, DATABASE_URL: shop.databaseUrl })
    try {
      const login = await fetch(`${shop.url}/api/auth/login-admin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@kerapusehat.local', password: shop.adminPassword }),
      })
      const { token } = await login.json()
      const paths = ['/produk/produk-satuan/1', '/api/produks/1']
      const watched = [shop, other].flatMap(({ url }) => paths.map((path) => url + path))
      const delays = watched.map(() => [] as number[])
      const waits: number[] = []
      for (let round = 0; round < bench.rounds; round++) {
        for (const url of watched) await shows(url, '')
        await delay(1000)
        const price = String(200_000 + Math.floor(Math.random() * 700) * 1000)
        const form = new FormData()
        form.set('harga', price)
        const saved = await fetch(`${shop.url}/api/produks/1`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${token}` },
          body: form,
        })
        if (saved.status !== 200) throw new Error(`PUT /api/produks/1: ${saved.status} ${await saved.text()}`)
        const changed = performance.now()
        let longest = 0
        await Promise.all(
          watched.map(async (url, at) => {
            for (;;) {
              const begin = performance.now()
              const isThere = await shows(url, price.replace(/000$/, '.?000'))
              longest = Math.max(longest, performance.now() - begin)
              if (isThere) break
              await delay(5)
            }
            delays[at]?.push(performance.now() - changed)
          }),
        )
        waits.push(longest)
      }
      return [
        ...watched.map((url, at) => ({
          name: `${at < paths.length ? 'this' : 'the other'} instance, ${new URL(url).pathname}`,
          unit: 'ms' as const,
          subject: delays[at] ?? [],
          goal: { max: 1000 },
        })),
        { name: 'longest wait for an answer meanwhile', unit: 'ms', subject: waits, goal: { max: 100 } },
      ]
    } finally {
      await other.stop()
      remove()
    }
  },
}

async function shows(url: string, pattern: string): Promise<boolean> {
  return new RegExp(pattern).test(await (await fetch(url)).text())
}
