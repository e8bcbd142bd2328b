import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig, defineProject } from 'vitest/config'
import { CHROMIUM_ARGS, findChromium } from './e2e/find-chromium.ts'
import { memoryFolder } from './server/testing/memory-folder.ts'
import { startTestClock } from './server/testing/test-clock.ts'

/** The fault scenarios in their long form, with their reports printed as they come. */
const isLong = process.env.FAULTS === 'long'

// The long form needs a disk beneath it, as a shop has.
const folder = isLong ? undefined : memoryFolder()
if (folder) process.env.TMPDIR ??= folder

const { seed, execArgv } = startTestClock()

/** Tests that start processes of their own: shops, databases, scripts. */
const PROCESS = 'server/**/*.process.test.ts'
/** Fault scenarios within this process. The others kill shops, fill disks and take minutes; they run by themselves. */
const FAULTS_INSIDE = 'faults/{deadline,mutations,provider,repeats,replays,rush}.test.ts'

/** Files in random order; `npx vitest run --sequence.shuffle.tests` shuffles the tests within them as well. */
const sequence = { shuffle: { files: true, tests: process.argv.includes('--sequence.shuffle.tests') }, seed }

const shared = {
  pool: 'forks',
  // Starting a process for each file cost an eighth of the time.
  isolate: false,
  globalSetup: 'server/testing/global-setup.ts',
  execArgv,
  sequence,
  setupFiles: 'server/testing/strict.ts',
  // Modules outlive a test and its file, so spies and stubs must not.
  restoreMocks: true,
  unstubGlobals: true,
  // A stylesheet is empty otherwise, also for the test that reads it.
  css: true,
  // For a busy machine; a test that waits for something has its own, shorter deadline.
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const

/** A shop that starts needs both processors; side by side they made each other miss their deadlines. */
const ONE_BY_ONE = {
  maxWorkers: 1,
  sequence: { ...sequence, groupOrder: 1 },
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

/** Components, in Chromium: docs/decisions/0085-test-components-in-chromium.md. */
const components = defineProject({
  plugins: [tailwindcss()],
  optimizeDeps: {
    // A dependency that Vite finds while a test runs would reload the page under it.
    entries: ['web/**/*.{ts,tsx}', '!web/**/*.server.ts', '!web/**/*.test.ts'],
    include: ['react/jsx-dev-runtime'],
  },
  test: {
    name: 'components',
    include: ['web/**/*.test.tsx'],
    setupFiles: 'web/testing/setup.tsx',
    // One page for all files: React and the shop are loaded once, and `setup.tsx` empties what they keep.
    isolate: false,
    fileParallelism: false,
    // For a busy machine; a screen that does not come is waited for as long.
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
          // Looked for only when a browser starts: other tests run without one.
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
    // Vitest prints the seed from here.
    sequence,
    projects: [
      components,
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{contract,server,web,dev,scripts}/**/*.test.ts', FAULTS_INSIDE],
          exclude: [...configDefaults.exclude, PROCESS],
          // Test files wait for the database as much as they compute: a third worker fills the pauses of two.
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...shared,
          name: 'process',
          include: [PROCESS],
          ...ONE_BY_ONE,
        },
      },
      {
        test: {
          ...shared,
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          ...ONE_BY_ONE,
        },
      },
    ],
  },
})
