import { onStop } from '#server/kernel/on-stop.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { loadConfig } from './config.ts'
import { startShop } from './shop.ts'

/* The process: settings in, signals handled, one clear sentence when it cannot start. */

try {
  const config = loadConfig()
  const starting = startShop(config, { tell: console.log })
  // Also while it still starts: what was started by then is stopped in order, the database among it.
  onStop(async () => {
    const shop = await starting.catch(() => undefined)
    await shop?.close()
    process.exit(0)
  })
  const shop = await starting
  console.log(`KerapuSehat siap di ${shop.url}`)
  console.log(`Dokumentasi API: ${shop.url}/api/docs`)
  if (config.midtrans.mode === 'simulator') console.log(`Pembayaran disimulasikan di ${config.midtrans.snapUrl}`)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
