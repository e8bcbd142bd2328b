import { createServer } from 'node:http'
import { spawnShop } from '#e2e/spawn-shop.ts'

/**
 * Serves the address and the rows of one hostile shop for all workers. The first request starts and fills it: other tests do
 * not need it.
 */
export function openHostileDoor(port: number): { close(): Promise<unknown> } {
  let shop: ReturnType<typeof spawnShop> | undefined
  let filled: Promise<string> | undefined

  async function fill(): Promise<string> {
    shop = spawnShop()
    const { url } = await shop
    // Only here: it loads Playwright.
    const { fillHostile, newRequest } = await import('./hostile-shop.ts')
    const { pembeli, produk, contoh } = await fillHostile(await newRequest(), url)
    return JSON.stringify({ url, pembeli, produk, contoh })
  }

  const server = createServer(async (_request, response) => {
    filled ??= fill()
    await filled.then(
      (shop) => response.end(shop),
      (error) => {
        // A retry gets another shop.
        filled = undefined
        void shop?.then(({ stop }) => stop()).catch(() => {})
        shop = undefined
        response.writeHead(500).end(String(error))
      },
    )
  }).listen(port, '127.0.0.1')
  return {
    async close() {
      server.close()
      await (await shop)?.stop()
    },
  }
}
