import { onStop } from '#server/kernel/on-stop.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { type Config, loadConfig } from './config.ts'
import type { Shop } from './shop.ts'
import type { Tracing } from './telemetry/tracing.ts'

/* Process entry: reads the settings, handles signals, and prints one clear sentence if the shop cannot start. */

let tracing: Tracing | undefined

await run()

async function run(): Promise<void> {
  try {
    // Root starts PostgreSQL as another user, who has to read copies of its programs.
    if (process.getuid?.() !== 0) process.umask(0o077)
    const config = loadConfig()
    const starting = start(config)
    // Also during startup: everything started so far is stopped in order, including the database.
    onStop(async () => {
      const shop = await starting.catch(() => undefined)
      await shop?.close()
      await tracing?.stop()
      process.exit(0)
    })
    const shop = await starting
    console.log(`KerapuSehat siap di ${shop.url}`)
    if (config.hasApiDocs) console.log(`Dokumentasi API: ${shop.url}/api/docs`)
    if (shop.isSimulated) console.log(`Pembayaran disimulasikan di ${config.midtrans.snapUrl}`)
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}

/** Starts tracing first, because it instruments modules that are loaded after it. */
async function start(config: Config): Promise<Shop> {
  if (config.isTraced) tracing = await (await import('./telemetry/tracing.ts')).startTracing()
  const { startShop } = await import('./shop.ts')
  return startShop(config, { tell: console.log })
}
