import { ConfigError, loadConfig } from './config.ts'
import { type Shop, startShop } from './shop.ts'

/* The process: settings in, signals handled, one clear sentence when it cannot start. */

try {
  const config = loadConfig()
  const shop = await startShop(config)
  stopOnSignals(shop)
  console.log(`KerapuSehat siap di ${shop.url}`)
  console.log(`Dokumentasi API: ${shop.url}/api/docs`)
  if (config.midtrans.mode === 'simulator')
    console.log(`Pembayaran disimulasikan di http://localhost:${config.simulatorPort}`)
  if (shop.newAdminPassword)
    console.log(`Administrator: ${config.admin.email}, kata sandi ${shop.newAdminPassword} (hanya ditampilkan sekali)`)
} catch (error) {
  const isPlain = error instanceof ConfigError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(isPlain ? (error as Error).message : error)
  process.exitCode = 1
}

function stopOnSignals(shop: Shop): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      // A second signal means that somebody does not want to wait.
      if (isStopping) process.exit(1)
      isStopping = true
      await shop.close()
      process.exit(0)
    })
  }
}
