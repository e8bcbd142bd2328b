import { configDefaults, defineConfig } from 'vitest/config'
import { NearestFirst } from './scripts/mutation/nearest-first.ts'
import { warmPool } from './scripts/mutation/warm-pool.ts'

/** Vitest as Stryker runs it: one project, one process, the files of one group of `scripts/mutation/groups.ts`. */
export default defineConfig({
  // Stryker passes a pool of Vitest's own and accepts no other.
  plugins: [
    {
      name: 'warm-pool',
      configureVitest: ({ project }) => {
        project.config.pool = warmPool.name
        project.config.poolRunner = warmPool
      },
    },
  ],
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(','),
    exclude: [...configDefaults.exclude, '**/*.process.test.ts'],
    isolate: false,
    globalSetup: 'server/testing/global-setup.ts',
    setupFiles: ['scripts/mutation/setup.ts', 'server/testing/strict.ts'],
    sequence: { sequencer: NearestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
