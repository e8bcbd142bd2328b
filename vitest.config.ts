import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['contract', 'server', 'web', 'dev', 'scripts', 'faults'].map((folder) => `${folder}/**/*.test.ts`),
    pool: 'forks',
    // Test files wait for the database more than they compute; more workers than this only wait for each other.
    maxWorkers: 2,
    globalSetup: 'server/testing/global-setup.ts',
    setupFiles: 'server/testing/strict.ts',
    // For a busy machine; a test that waits for something has its own, shorter deadline.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
