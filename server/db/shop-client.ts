import pg from 'pg'
import { preparedName } from './prepared.ts'
import { breakOff, type Pulse, silence } from './pulse.ts'

export interface ShopClientConfig extends pg.ClientConfig {
  pulse?: Pulse | undefined
}

/** A connection of the pool. */
export class ShopClient extends pg.Client {
  readonly #pulse: Pulse | undefined

  constructor(config: ShopClientConfig = {}) {
    super(config)
    this.#pulse = config.pulse
  }

  /**
   * While the database is silent nobody waits for it, and who did hears that it is away. What became of a COMMIT under way is
   * then unknown to the caller as well: a repeat under the same key finds out.
   */
  // biome-ignore lint/suspicious/noExplicitAny: passes on whatever the two forms of `connect` take and return
  override connect(...rest: any[]): any {
    const [callback] = rest
    if (this.#pulse?.isSilent()) return callback ? process.nextTick(callback, silence()) : Promise.reject(silence())
    const forget = this.#pulse?.onSilent(() => breakOff(this))
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
