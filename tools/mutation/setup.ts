import { inject } from 'vitest'

// Stryker activates a mutant in a `beforeAll`. In a reused process the previous mutant is still active until then, and modules
// loaded for the first time would keep it.
if (inject('mutantActivation' as never) !== 'static')
  Reflect.set(Reflect.get(globalThis, '__stryker__') ?? {}, 'activeMutant', undefined)
