import pg from 'pg'
import { serversIn, writableServer } from './address.ts'
import { READ_ONLY } from './errors.ts'

const BEAT_MS = 1_000
/** A server that takes longer over nothing is frozen, or behind a line that swallows everything. */
const PATIENCE_MS = 3_000
/** A connection costs a busy machine more. */
const CONNECT_PATIENCE_MS = 5_000
/** After so long the question may be lost: it is asked again on a new connection. */
const ASK_AGAIN_MS = 6_000
/** A server that refuses connections is asked again after so long. */
const RETRY_MS = 250
/** Whoever watches over the process waits no longer for what the database says. */
const TOLD_MS = 2_000

/** What this machine says of a database that it cannot reach: no answer of the database. */
const UNREACHABLE = new Set(['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ETIMEDOUT'])

/** Whether the database answers at all, and whether it can be written to. */
export interface Pulse {
  /** One that refuses or breaks off answers; that is for whoever asked it to say. */
  isSilent(): boolean
  /** Asks at once. @throws what is wrong with the database: it is away, it can only be read, or it says nothing for two seconds */
  ask(): Promise<void>
  /**
   * Calls `listener` each time connections are to be given up, until what is returned is called: the database fell silent, or
   * they lead to a server that can only be read, because another one has taken its place.
   */
  onLost(listener: () => void): () => void
  close(): Promise<void>
}

/** As a broken connection: `isDatabaseAway` knows the code. */
export const silence = () => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })

/**
 * Asks the database once a second whether it can be written to, and for nothing else. No time-out of PostgreSQL's own fires on a
 * server that is frozen, and one for each statement here would have to wait for the slowest of them. The question takes no lock,
 * so a migration does not hold it up.
 */
export function watchPulse(url: string): Pulse {
  const listeners = new Set<() => void>()
  const waiting = new Set<(error?: unknown) => void>()
  let isStopped = false
  let isSilent = false
  let isReadOnly = false
  /** Goes on at once with what would come a little later, or was to be waited for. */
  let hurry = () => {}
  const running = run()

  return {
    isSilent: () => isSilent,
    ask() {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const tell = (error?: unknown) => {
        clearTimeout(timer)
        waiting.delete(tell)
        if (error) reject(error)
        else resolve()
      }
      const timer = setTimeout(() => tell(silence()), TOLD_MS)
      waiting.add(tell)
      if (isStopped) tell(silence())
      else hurry()
      return promise
    },
    onLost(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      isStopped = true
      hurry()
      await running
    },
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      // Where none of several can be written to, any of them says so itself.
      const connectionString = await writableServer(url).catch(() => serversIn(url)[0])
      const client = new pg.Client({ connectionString, application_name: 'kerapusehat-denyut', keepAlive: true })
      client.on('error', () => {})
      try {
        await heard(client.connect(), CONNECT_PATIENCE_MS)
        while (!isStopped) {
          seeReadOnly(await heard(isReadOnlyAt(client), PATIENCE_MS))
          if (isReadOnly) throw Object.assign(new Error('the database can only be read'), { code: READ_ONLY })
          tell()
          await pause(BEAT_MS)
        }
      } catch (error) {
        tell(error)
      }
      breakOff(client)
      if (!isStopped) await pause(RETRY_MS)
    }
    tell(silence())
  }

  function tell(error?: unknown): void {
    for (const told of waiting) told(error)
  }

  function lose(): void {
    for (const listener of listeners) listener()
  }

  /**
   * Connections may lead to a server whose place was taken; those that were made while there was none to write to as well.
   * Meanwhile they are of use to readers.
   */
  function seeReadOnly(now: boolean): void {
    if (now !== isReadOnly) lose()
    isReadOnly = now
  }

  async function pause(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      hurry = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    hurry = () => {}
  }

  /** Any answer ends the silence. @throws what was answered, or that nothing was for too long */
  async function heard<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
    const { promise: never, reject } = Promise.withResolvers<never>()
    const giveUp = () => reject(silence())
    let isOver = false
    const noted = answer.then(
      (value) => {
        if (!isOver) isSilent = false
        return value
      },
      (error: { code?: unknown }) => {
        if (UNREACHABLE.has(String(error.code))) fallSilent()
        else if (!isOver) isSilent = false
        throw error
      },
    )
    const timers = [setTimeout(() => setImmediate(fallSilent), patienceMs), setTimeout(giveUp, ASK_AGAIN_MS)]
    hurry = () => {
      if (isStopped) giveUp()
    }
    try {
      return await Promise.race([noted, never])
    } finally {
      isOver = true
      for (const timer of timers) clearTimeout(timer)
    }

    /** Not before what arrived meanwhile was read: this process may have been busy itself. */
    function fallSilent() {
      if (isOver || isSilent) return
      isSilent = true
      lose()
    }
  }
}

/** So is a standby, and a server that was one a moment ago is not. */
async function isReadOnlyAt(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
  return rows[0]?.transaction_read_only === 'on'
}

/** Without a word to the server, which would not read it. */
export function breakOff(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(error?: Error): void } } }
  connection.stream.destroy(silence())
}
