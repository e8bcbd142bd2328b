import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#server/testing/processes/free-port.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { SHOP_ENV } from './owner.ts'
import { test as base, logInAdmin } from './test.ts'

/** Time in ms to start a shop with database and pages on a busy machine. */
const START_MS = 120_000

/**
 * Test that runs on its own shop, in its own folder, for state that other tests would change.
 * The shop is started for the worker and ends with it.
 * A file whose tests must share one shop sets `mode: 'default'`: by default tests run in parallel.
 */
export const test = base.extend<object, { ownShop: string }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const port = await freePort()
      const shop = spawn(process.execPath, ['e2e/start-shop.ts'], {
        env: { ...process.env, ...SHOP_ENV, E2E_PORT: `${port}` },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const ended = once(shop, 'exit')
      const url = `http://localhost:${port}`
      await waitFor(
        'the shop of this test',
        () =>
          fetch(`${url}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        START_MS,
      )
      await use(url)
      shop.kill('SIGTERM')
      await ended
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop),
  // The owner is the only administrator.
  admin: async ({ page, build }, use) => {
    const owner = await build.owner()
    await logInAdmin(page, owner)
    await use(owner)
  },
})
