import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Behind the event loop where both want the same core, but not so far that a page waits for being compressed. */
const NICE = 5

/**
 * Lets the threads on which passwords are hashed stand back for the one that answers. Linux alone knows a priority of each
 * thread; elsewhere, and where it is not allowed, all stay equal. To be called once the threads are there, which is after
 * the first file was read.
 */
export function quietPool(): void {
  try {
    for (const thread of readdirSync('/proc/self/task')) {
      const name = readFileSync(`/proc/self/task/${thread}/comm`, 'utf8')
      if (name.startsWith('libuv-worker')) setPriority(Number(thread), NICE)
    }
  } catch {
    // Only slower for those who read while many log in.
  }
}
