import type { Socket } from 'node:net'
import pg from 'pg'
import { serversIn, writableServer } from './address.ts'
import { READ_ONLY } from './errors.ts'
import { preparedName } from './prepared.ts'
import { breakOff, type Pulse, timeoutError } from './pulse.ts'

/**
 * Timeout of a connection without data. Statements take at most 15 s, and idle connections close after 10 s, so a longer
 * silence means a lost connection. Other connections may still work. The kernel alone would retransmit for 15 minutes.
 */
const SILENCE_MS = 17_000

export interface ShopClientConfig extends pg.ClientConfig {
  pulse?: Pulse | undefined
  /** Database URL, which may name several servers. */
  url?: string
}

/** Internals of a connection that `pg` does not expose. */
interface Connection {
  stream: Socket
  on(event: 'errorMessage', listener: (error: { code?: string }) => void): void
}

/** A connection of the pool. */
export class ShopClient extends pg.Client {
  readonly #pulse: Pulse | undefined
  readonly #url: string

  constructor(config: ShopClientConfig = {}) {
    super(config)
    this.#pulse = config.pulse
    this.#url = config.url ?? ''
    const { connection } = this as unknown as { connection: Connection }
    // Drop the connection, so that the next query gets a new one, possibly to a writable server.
    connection.on('errorMessage', ({ code }) => code === READ_ONLY && breakOff(this))
    if (config.pulse) this.once('connect', () => connection.stream.setTimeout(SILENCE_MS, () => breakOff(this)))
  }

  /**
   * Opens the connection; fails at once while the database does not respond. Open connections break then as well, so their
   * queries fail. The result of a pending COMMIT is unknown to the caller: a retry with the same idempotency key finds out.
   */
  // biome-ignore lint/suspicious/noExplicitAny: passes on whatever the two forms of `connect` take and return
  override connect(...rest: any[]): any {
    const [callback] = rest
    if (this.#pulse?.isSilent())
      return callback ? process.nextTick(callback, timeoutError()) : Promise.reject(timeoutError())
    if (serversIn(this.#url).length === 1) return this.#open(...rest)
    const connected = this.#openWritable()
    return callback ? connected.then(() => callback(), callback) : connected
  }

  async #openWritable(): Promise<void> {
    const { hostname, port } = new URL(await writableServer(this.#url))
    this.host = hostname.replace(/^\[(.+)\]$/, '$1')
    this.port = Number(port || 5432)
    await this.#open()
  }

  // biome-ignore lint/suspicious/noExplicitAny: passes on whatever the two forms of `connect` take and return
  #open(...rest: any[]): any {
    const forget = this.#pulse?.onLost(() => breakOff(this))
    if (forget) this.once('end', forget)
    return super.connect(...(rest as []))
  }

  /** Adds the name of a prepared statement to Kysely's text and values, so that `pg` prepares it. */
  // biome-ignore lint/suspicious/noExplicitAny: passes on whatever the seven forms of `query` take and return
  override query(text: any, ...rest: any[]): any {
    const name = preparedName(text)
    return name ? super.query({ name, text, values: rest[0] }) : super.query(text, ...rest)
  }
}
