import { setTimeout as delay } from 'node:timers/promises'

const DEADLINE_MS = 20_000

/**
 * Polls until `look` returns something other than undefined or false. For asynchronous results: wait for a state, never for a
 * time.
 */
export async function waitFor<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  deadlineMs = DEADLINE_MS,
): Promise<T> {
  const deadline = Date.now() + deadlineMs
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    if (Date.now() > deadline) throw new Error(`waited in vain for: ${what}`)
    await delay(20)
  }
}
