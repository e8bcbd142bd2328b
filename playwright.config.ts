import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './e2e/find-chromium.ts'
import { HOSTILE_PORT, PORT, SHOP_ENV } from './e2e/owner.ts'
import { memoryFolder } from './server/testing/memory-folder.ts'

const ADMIN = /admin-[\w-]+\.spec\.ts/
/** Spec files that visit every screen once and run all probes on it. */
const WALK = /e2e\/walk\/[\w-]+\.spec\.ts/

// For the shops' data, and for the browsers' profiles and shared memory.
const folder = memoryFolder()
if (folder) process.env.TMPDIR ??= folder

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Browsers wait about as much as they compute. With two processors a third worker uses the pauses; a fourth gains nothing.
  workers: 3,
  // No retries on a developer's machine, so that flaky tests fail. In CI a busy server justifies one retry; retried tests are
  // reported as flaky and must be examined.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  // Generous timeouts, so that other load on the machine does not fail a test.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Tracing costs a third of the tests' processor time. Repeat a failed test with `--trace on`.
    trace: 'off',
    // A service worker would respond before the route mocks of a test. `offline.spec.ts` tests it.
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
      testIgnore: [ADMIN, WALK],
      // A phone has a pixel ratio of about 3. Rendering at 1 saves processor time and changes no test result.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'meja',
      // Tests of wide layouts only; rules and messages are the same on both sizes.
      grep: /@wide/,
      testIgnore: [ADMIN, WALK],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'admin',
      testMatch: ADMIN,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node e2e/start-shop.ts',
    env: { ...SHOP_ENV, E2E_PORT: String(PORT), E2E_HOSTILE_PORT: String(HOSTILE_PORT) },
    url: `http://localhost:${PORT}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
})
