import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#server/testing/free-port.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { test as base, logInAdmin } from './test.ts'

/** A shop with its database and its pages, on a machine that does other things as well. */
const START_MS = 120_000

/**
 * For what only holds where nobody else changes anything: these tests run on a shop that is started for them, in a folder
 * of its own, and ends with them. A file that uses it runs its tests one after the other.
 */
export const test = base.extend<object, { ownShop: string }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const port = await freePort()
      const shop = spawn(process.execPath, ['e2e/start-shop.ts'], {
        env: { ...process.env, NODE_ENV: 'production', E2E_PORT: `${port}` },
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
  // The only one.
  admin: async ({ page, build }, use) => {
    const owner = await build.owner()
    await logInAdmin(page, owner)
    await use(owner)
  },
})
