import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { writableServer } from './address.ts'

const BEAT_MS = 1_000
/** A server that takes longer over nothing is frozen, or behind a line that swallows everything. */
const PATIENCE_MS = 3_000
/** A connection costs a busy machine more. */
const CONNECT_PATIENCE_MS = 5_000
/** After so long the question may be lost: it is asked again on a new connection. */
const ASK_AGAIN_MS = 6_000
/** A server that refuses connections is asked again after so long. */
const RETRY_MS = 250

/** Whether the database answers at all. One that refuses or breaks off does; that is for whoever asked it to say. */
export interface Pulse {
  isSilent(): boolean
  /** Calls `listener` each time the database falls silent, until what is returned is called. */
  onSilent(listener: () => void): () => void
  close(): Promise<void>
}

/** As a broken connection: `isDatabaseAway` knows the code. */
export const silence = () => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })

/**
 * Asks the database for nothing, once a second. No time-out of PostgreSQL's own fires on a server that is frozen, and one for
 * each statement here would have to wait for the slowest of them.
 */
export function watchPulse(url: string): Pulse {
  const listeners = new Set<() => void>()
  const stop = new AbortController()
  let isSilent = false
  const running = run()

  return {
    isSilent: () => isSilent,
    onSilent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      stop.abort()
      await running
    },
  }

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      // Where none can be written to, it stays as silent as it was.
      const server = await writableServer(url).catch(() => undefined)
      if (server) await beatAt(server)
      await delay(RETRY_MS, undefined, { signal: stop.signal }).catch(() => {})
    }
  }

  async function beatAt(server: string): Promise<void> {
    const client = new pg.Client({ connectionString: server, application_name: 'kerapusehat-denyut', keepAlive: true })
    client.on('error', () => {})
    try {
      await heard(client.connect(), CONNECT_PATIENCE_MS)
      for (;;) {
        await heard(client.query('SELECT 1'), PATIENCE_MS)
        await delay(BEAT_MS, undefined, { signal: stop.signal })
      }
    } catch {}
    breakOff(client)
  }

  /** Any answer ends the silence. @throws what was answered, or that nothing was for too long */
  async function heard(answer: Promise<unknown>, patienceMs: number): Promise<void> {
    const { promise: never, reject } = Promise.withResolvers<never>()
    const giveUp = () => reject(silence())
    let isOver = false
    const noted = answer.finally(() => {
      if (!isOver) isSilent = false
    })
    const timers = [setTimeout(() => setImmediate(fallSilent), patienceMs), setTimeout(giveUp, ASK_AGAIN_MS)]
    stop.signal.addEventListener('abort', giveUp)
    try {
      await Promise.race([noted, never])
    } finally {
      isOver = true
      for (const timer of timers) clearTimeout(timer)
      stop.signal.removeEventListener('abort', giveUp)
    }

    /** Not before what arrived meanwhile was read: this process may have been busy itself. */
    function fallSilent() {
      if (isOver || isSilent) return
      isSilent = true
      for (const listener of listeners) listener()
    }
  }
}

/** Without a word to the server, which would not read it. */
export function breakOff(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(error?: Error): void } } }
  connection.stream.destroy(silence())
}
