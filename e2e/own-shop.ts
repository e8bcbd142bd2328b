import { START_MS, spawnShop } from './spawn-shop.ts'
import { test as base, logInAdmin } from './test.ts'

/**
 * Test that runs on its own shop, in its own folder, for state that other tests would change.
 * The shop is started for the worker and ends with it, so tests of several files may share it.
 * A file whose tests must share one shop sets `mode: 'default'`: by default tests run in parallel.
 */
export const test = base.extend<object, { ownShop: string }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const { url, stop } = await spawnShop()
      await use(url)
      await stop()
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
