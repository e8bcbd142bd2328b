import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig, defineProject } from 'vitest/config'
import { CHROMIUM_ARGS, findChromium } from './e2e/find-chromium.ts'
import { memoryFolder } from './server/testing/memory-folder.ts'
import { startTestClock } from './server/testing/test-clock.ts'

/** True to run the long form of the fault scenarios, with their reports printed as they arrive. */
const isLong = process.env.FAULTS === 'long'

// The long form needs a real disk, as in production.
const folder = isLong ? undefined : memoryFolder()
if (folder) process.env.TMPDIR ??= folder
// Statements of tests are no changes from outside the shop (`ubahan_luar`).
process.env.PGAPPNAME ??= 'kerapusehat-uji'

const { seed, execArgv } = startTestClock()

/** Tests that start processes: shops, databases, scripts. */
const PROCESS = 'server/**/*.process.test.ts'
/** Fault scenario whose short form takes seconds: two kills. */
const SHORT_KILLS = 'tools/faults/irreversible.test.ts'
/** Fault scenarios inside the test process. The others kill shops, fill disks and take minutes, so they run separately. */
const FAULTS_INSIDE = 'tools/faults/{deadline,mutations,provider,repeats,replays,rush}.test.ts'

/** Runs files in random order; `npx vitest run --sequence.shuffle.tests` also shuffles the tests within them. */
const sequence = { shuffle: { files: true, tests: process.argv.includes('--sequence.shuffle.tests') }, seed }

const shared = {
  pool: 'forks',
  // One process per file took an eighth longer.
  isolate: false,
  globalSetup: 'server/testing/global-setup.ts',
  execArgv,
  sequence,
  setupFiles: 'server/testing/strict.ts',
  // Modules outlive a test and its file, so spies and stubs must be reset.
  restoreMocks: true,
  unstubGlobals: true,
  // Without this, stylesheets are empty, even for the test that reads them.
  css: true,
  // Generous, for a busy machine; tests that poll have their own, shorter timeout.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
} as const

/** Tests that start shops run apart from the others: beside three workers they missed their timeouts. */
const apart = (groupOrder: number, maxWorkers: number) => ({
  globalSetup: [shared.globalSetup, 'server/testing/processes/build-shop.ts'],
  maxWorkers,
  sequence: { ...sequence, groupOrder },
  testTimeout: 120_000,
  hookTimeout: 120_000,
})

/** Component tests in Chromium: docs/decisions/0085-test-components-in-chromium.md. */
const components = defineProject({
  plugins: [tailwindcss()],
  optimizeDeps: {
    // If Vite discovers a dependency during a test, it reloads the page.
    entries: ['web/**/*.{ts,tsx}', '!web/**/*.server.ts', '!web/**/*.test.ts'],
    include: ['react/jsx-dev-runtime', 'axe-core'],
  },
  test: {
    name: 'components',
    include: ['web/**/*.test.tsx'],
    setupFiles: 'web/testing/setup.tsx',
    // The files of a worker share its page, so that React and the shop load once; `setup.tsx` clears their state.
    isolate: false,
    // One page keeps less than one processor busy.
    maxWorkers: 2,
    // Spies stay on the shared page, for example one on `navigator.onLine`.
    restoreMocks: true,
    unstubGlobals: true,
    // Generous, for a busy machine. The poll timeout has the same reason.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      locators: { exact: true },
      provider: playwright({
        launchOptions: {
          // Resolved only when a browser starts: other tests run without one.
          get executablePath() {
            return findChromium()
          },
          args: CHROMIUM_ARGS,
        },
        contextOptions: { locale: 'id-ID', timezoneId: 'Asia/Jakarta' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

export default defineConfig({
  test: {
    disableConsoleIntercept: isLong,
    // Vitest reads the seed that it prints from here.
    sequence,
    projects: [
      components,
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{contract,server,web,dev,scripts,tools/!(faults)}/**/*.test.ts', FAULTS_INSIDE],
          exclude: [...configDefaults.exclude, PROCESS],
          // Test files wait for the database about as much as they compute: a third worker uses the pauses of two processors.
          maxWorkers: 3,
          // Vitest runs projects with different numbers of workers in one command only under different orders.
          sequence: { ...sequence, groupOrder: 2 },
        },
      },
      {
        test: {
          ...shared,
          name: 'process',
          include: [PROCESS, SHORT_KILLS],
          // Each test waits for one process, so two files use two processors.
          ...apart(1, 2),
        },
      },
      {
        test: {
          ...shared,
          name: 'faults',
          include: ['tools/faults/**/*.test.ts'],
          // The long form mostly waits: for leases, restarts, and the end of an outage.
          ...apart(2, isLong ? 3 : 1),
        },
      },
    ],
  },
})
