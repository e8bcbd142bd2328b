import { createServer } from 'vite'
import { loadConfig } from '#server/config.ts'
import { onStop } from '#server/kernel/on-stop.ts'
import { startShop } from '#server/shop.ts'

/* `npm run dev`: runs the whole shop in one process and serves the pages from the sources with hot reload. */

const dev = await createServer({ appType: 'custom', server: { middlewareMode: true } })
const shop = await startShop(loadConfig(), { dev, tell: console.log })
console.log(`KerapuSehat (pengembangan) siap di ${shop.url}`)

onStop(async () => {
  await shop.close()
  await dev.close()
  process.exit(0)
})
