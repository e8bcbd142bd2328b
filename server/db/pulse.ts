import pg from 'pg'
import { serversIn, writableServer } from './address.ts'
import { READ_ONLY } from './errors.ts'

const BEAT_MS = 1_000
/** Ping timeout. A slower server counts as frozen or unreachable. */
const PATIENCE_MS = 3_000
/** Connect timeout; longer, because a busy machine takes more time for a new connection. */
const CONNECT_PATIENCE_MS = 5_000
/** Age after which a ping counts as lost; it is repeated on a new connection. */
const LOST_PING_MS = 6_000
/** Interval of retries while the server refuses connections. */
const RETRY_MS = 250
/** Maximum wait of a readiness check for the ping. */
const READY_TIMEOUT_MS = 2_000

/** Error codes of the local network stack; they are no response of the database. */
const UNREACHABLE = new Set(['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ETIMEDOUT'])

/** Health of the database: whether it responds, and whether it is writable. */
export interface Pulse {
  /** True if the database does not respond. A refused or reset connection counts as an answer; the caller gets the error. */
  isSilent(): boolean
  /** Pings at once. @throws the error if the database is unavailable or read-only, or a timeout after 2 s */
  ping(): Promise<void>
  /**
   * Calls `listener` each time open connections must be abandoned. Either the database stopped responding, or another server
   * took over and the connections lead to a read-only one.
   * @returns a function that removes the listener
   */
  onLost(listener: () => void): () => void
  close(): Promise<void>
}

/** Returns a timeout error that `isDatabaseAway` recognizes by its code. */
export const timeoutError = () => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' })

/**
 * Checks once a second whether the database is writable, on a dedicated connection. PostgreSQL's own timeouts do not fire on a
 * frozen server, and a client timeout per statement would have to allow for the slowest one. The ping takes no lock, so a
 * migration does not delay it.
 */
export function watchPulse(url: string): Pulse {
  const listeners = new Set<() => void>()
  const waiting = new Set<(error?: unknown) => void>()
  let isStopped = false
  let isSilent = false
  let isReadOnly = false
  /** Ends the current pause or wait at once. */
  let hurry = () => {}
  const running = run()

  return {
    isSilent: () => isSilent,
    ping() {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const tell = (error?: unknown) => {
        clearTimeout(timer)
        waiting.delete(tell)
        if (error) reject(error)
        else resolve()
      }
      const timer = setTimeout(() => tell(timeoutError()), READY_TIMEOUT_MS)
      waiting.add(tell)
      if (isStopped) tell(timeoutError())
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
      // If none of several servers is writable, any of them will report that.
      const connectionString = await writableServer(url).catch(() => serversIn(url)[0])
      const client = new pg.Client({ connectionString, application_name: 'kerapusehat-denyut', keepAlive: true })
      client.on('error', () => {})
      try {
        await awaitResponse(client.connect(), CONNECT_PATIENCE_MS)
        while (!isStopped) {
          isNowReadOnly(await awaitResponse(isReadOnlyAt(client), PATIENCE_MS))
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
    tell(timeoutError())
  }

  function tell(error?: unknown): void {
    for (const settle of waiting) settle(error)
  }

  function lose(): void {
    for (const listener of listeners) listener()
  }

  /**
   * Drops all connections when the writable state changes. They may lead to a demoted server, or date from a time without a
   * writable one. Until then they still serve reads.
   */
  function isNowReadOnly(now: boolean): void {
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

  /** Awaits a response; any response ends the silent state. @throws the response's error, or a timeout */
  async function awaitResponse<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
    const { promise: never, reject } = Promise.withResolvers<never>()
    const giveUp = () => reject(timeoutError())
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
    const timers = [setTimeout(() => setImmediate(fallSilent), patienceMs), setTimeout(giveUp, LOST_PING_MS)]
    hurry = () => {
      if (isStopped) giveUp()
    }
    try {
      return await Promise.race([noted, never])
    } finally {
      isOver = true
      for (const timer of timers) clearTimeout(timer)
    }

    /** Runs after pending input was processed: this process may have been busy itself. */
    function fallSilent() {
      if (isOver || isSilent) return
      isSilent = true
      lose()
    }
  }
}

/** True if the server is read-only: a standby, but not after its promotion. */
async function isReadOnlyAt(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
  return rows[0]?.transaction_read_only === 'on'
}

/** Destroys the socket without a termination message, which the server would not read. */
export function breakOff(client: pg.Client): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(error?: Error): void } } }
  connection.stream.destroy(timeoutError())
}
