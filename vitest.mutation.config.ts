import { configDefaults, defineConfig } from 'vitest/config'
import { NearestFirst } from './tools/mutation/nearest-first.ts'
import { warmPool } from './tools/mutation/warm-pool.ts'

/** Vitest as Stryker runs it: one project, one process, the files of one group of `tools/mutation/groups.ts`. */
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
    setupFiles: ['tools/mutation/setup.ts', 'server/testing/strict.ts'],
    sequence: { sequencer: NearestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
