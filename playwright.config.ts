import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './e2e/find-chromium.ts'

const KANTOR = /admin-[\w-]+\.spec\.ts/
/** Every screen, looked at once by all probes. */
const WALK = /e2e\/walk\/[\w-]+\.spec\.ts/
const PORT = Number(process.env.E2E_PORT ?? 3940)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // A browser waits as much as it computes: a third fills the pauses of two, a fourth finds none.
  workers: 3,
  // A journey that only works the second time does not work, and here it shows. A build server that was busy elsewhere for a
  // moment gets a second try: what needed it is named as flaky at the end, and is to be looked at.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  // No deadline may depend on what else the machine does.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // It costs a third of the tests' own processor time. A test that failed is repeated with `--trace on`.
    trace: 'off',
    // It would answer before what a test puts in the shop's place; `offline.spec.ts` is about it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: CHROMIUM_ARGS,
    },
  },
  projects: [
    {
      name: 'keliling',
      testMatch: WALK,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'ponsel',
      testIgnore: [KANTOR, WALK],
      // A phone has seven dots where this draws one, by the processor: no test sees a difference, and all wait for it.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'meja',
      // What a wide screen lays out differently; rules and messages are the same on both.
      grep: /@wide/,
      testIgnore: [KANTOR, WALK],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'kantor',
      testMatch: KANTOR,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node e2e/start-shop.ts',
    env: { NODE_ENV: 'production', E2E_PORT: String(PORT) },
    url: `http://localhost:${PORT}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
})
