import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#server/testing/processes/free-port.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { SHOP_ENV } from './owner.ts'

/** Time in ms to start a shop with database and pages on a busy machine. */
export const START_MS = 120_000

interface SpawnedShop {
  url: string
  stop(): Promise<unknown>
}

/**
 * Starts another fresh shop with the demo catalogue, in a process and a folder of its own.
 * @param settings further environment of the process
 */
export async function spawnShop(settings: Record<string, string> = {}): Promise<SpawnedShop> {
  const port = await freePort()
  const shop = spawn(process.execPath, ['e2e/start-shop.ts'], {
    env: { ...process.env, ...SHOP_ENV, ...settings, E2E_PORT: `${port}`, E2E_HOSTILE_PORT: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(shop, 'exit')
  const url = `http://localhost:${port}`
  await waitFor(
    'another shop',
    () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    START_MS,
  )
  return {
    url,
    stop() {
      shop.kill('SIGTERM')
      return ended
    },
  }
}
