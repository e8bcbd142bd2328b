import { onStop } from '#server/kernel/on-stop.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { type Config, loadConfig } from './config.ts'
import type { Shop } from './shop.ts'
import type { Tracing } from './telemetry/tracing.ts'

/* The process: settings in, signals handled, one clear sentence when it cannot start. */

let tracing: Tracing | undefined

try {
  const config = loadConfig()
  const starting = start(config)
  // Also while it still starts: what was started by then is stopped in order, the database among it.
  onStop(async () => {
    const shop = await starting.catch(() => undefined)
    await shop?.close()
    await tracing?.stop()
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

/** What records traces comes first: it takes its place in what is loaded after it. */
async function start(config: Config): Promise<Shop> {
  if (config.isTraced) tracing = await (await import('./telemetry/tracing.ts')).startTracing()
  const { startShop } = await import('./shop.ts')
  return startShop(config, { tell: console.log })
}
