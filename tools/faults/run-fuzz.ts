import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'

/* `npm run test:fuzz -- --requests 1000000 --seed 7`: runs `tools/faults/fuzz.test.ts` with the given number of requests. */

const { requests, seed } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string' } },
}).values
process.env.FUZZ_REQUESTS = requests
if (seed) process.env.FAULT_SEED = seed
await startVitest('test', ['tools/faults/fuzz.test.ts'], {
  run: true,
  project: 'faults',
  disableConsoleIntercept: true,
})
