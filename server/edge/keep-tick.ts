import { executionAsyncResource } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps one of the objects in which Node remembers what waits for `process.nextTick`. V8 forgets how such objects are laid
 * out when it clears up and finds none of them, and then makes each one the slow way for as long as the process lives. An
 * answer takes several, so all of them together cost it a quarter more.
 */
export function keepTick(): void {
  process.nextTick(() => kept.push(executionAsyncResource()))
}
