import { defineConfig } from 'vitest/config'
import { memoryFolder } from './server/testing/memory-folder.ts'

const EVERYTHING = ['contract', 'server', 'web', 'dev', 'scripts', 'faults']
/** The fault tests alone, in their long form: one after the other, and telling as they go. */
const isLong = process.env.FAULTS === 'long'

// The long form is to have a disk beneath it, as a shop has.
const folder = isLong ? undefined : memoryFolder()
if (folder) process.env.TMPDIR ??= folder

export default defineConfig({
  test: {
    include: (isLong ? ['faults'] : EVERYTHING).map((folder) => `${folder}/**/*.test.ts`),
    pool: 'forks',
    // Test files wait for databases and processes as much as they compute: a third worker fills the pauses of two.
    maxWorkers: isLong ? 1 : 3,
    // Modules keep nothing that another file's tests could notice; a process for each file cost an eighth of the time.
    isolate: false,
    disableConsoleIntercept: isLong,
    globalSetup: 'server/testing/global-setup.ts',
    setupFiles: 'server/testing/strict.ts',
    // Else a stylesheet is empty here, also for the test that reads it.
    css: true,
    // For a busy machine; a test that waits for something has its own, shorter deadline.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
