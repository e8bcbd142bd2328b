import { inject } from 'vitest'

// Stryker sets the mutant of a run in a `beforeAll`. Until then the one of the run before is still set in a process that is used
// again, and modules that are loaded for the first time would keep it.
if (inject('mutantActivation' as never) !== 'static')
  Reflect.set(Reflect.get(globalThis, '__stryker__') ?? {}, 'activeMutant', undefined)
