import type { Socket } from 'node:net'
import pg from 'pg'
import { serversIn, writableServer } from './address.ts'
import { READ_ONLY } from './errors.ts'
import { preparedName } from './prepared.ts'
import { breakOff, type Pulse, silence } from './pulse.ts'

/**
 * On a connection of a shop nothing is silent for longer: no statement may take more than 15 seconds, and no connection lies idle
 * for more than ten. One on which nothing comes leads nowhere, though others may still stand: the kernel alone would go on sending
 * to it for a quarter of an hour.
 */
const SILENCE_MS = 17_000

export interface ShopClientConfig extends pg.ClientConfig {
  pulse?: Pulse | undefined
  /** The database's address, where it may name several servers. */
  url?: string
}

/** What `pg` does not tell of a connection. */
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
    // Whoever asks next gets another one, which may lead to a server that can be written to.
    connection.on('errorMessage', ({ code }) => code === READ_ONLY && breakOff(this))
    if (config.pulse) this.once('connect', () => connection.stream.setTimeout(SILENCE_MS, () => breakOff(this)))
  }

  /**
   * While the database is silent nobody waits for it, and who did hears that it is away. What became of a COMMIT under way is
   * then unknown to the caller as well: a repeat under the same key finds out.
   */
  // biome-ignore lint/suspicious/noExplicitAny: passes on whatever the two forms of `connect` take and return
  override connect(...rest: any[]): any {
    const [callback] = rest
    if (this.#pulse?.isSilent()) return callback ? process.nextTick(callback, silence()) : Promise.reject(silence())
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

  /** Kysely hands over a text and its values; this gives the text its name, which is how `pg` is told to prepare it. */
  // biome-ignore lint/suspicious/noExplicitAny: passes on whatever the seven forms of `query` take and return
  override query(text: any, ...rest: any[]): any {
    const name = preparedName(text)
    return name ? super.query({ name, text, values: rest[0] }) : super.query(text, ...rest)
  }
}
