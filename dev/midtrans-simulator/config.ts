export interface SimulatorOptions {
  /** 0 = any free port. */
  port: number
  /** Loopback only; default '127.0.0.1'. */
  host?: string
  /** Origin that appears in redirect_url; default `http://localhost:<port>`. */
  publicUrl?: string
  serverKey: string
  clientKey: string
  /** Where notifications go; can be set later by POST /__sim/config. */
  notificationUrl?: string
  /** Scales the gaps between notification retries: 1 = the real minutes. */
  timeScale?: number
  /** When given, sessions, transactions and waiting notifications survive a restart. */
  stateFile?: string
  log?: (line: string) => void
}

/** What a merchant would set in the dashboard, and POST /__sim/config changes. */
export interface Config {
  serverKey: string
  clientKey: string
  merchantId: string
  merchantName: string
  publicUrl: string
  notificationUrl: string | undefined
  /** Redirect mode returns here when the order names no `callbacks.finish`. */
  finishUrl: string | undefined
  /** Language of API error messages; the popup has its own. */
  language: 'id' | 'en'
  /** Activated methods; undefined = all. */
  channels: string[] | undefined
  /** Rupiah that Automatic Fee Imposition adds to what the customer pays; 0 = off. */
  imposedFee: number
  /** One page of the documentation refuses expiries below 20 seconds; another is silent. */
  strictExpiry: boolean
  timeScale: number
  webhookTimeoutMs: number
  /** How long every answer of the provider takes. */
  latencyMs: number
}

export function createConfig(options: SimulatorOptions): Config {
  return {
    serverKey: options.serverKey,
    clientKey: options.clientKey,
    merchantId: 'G000000000',
    merchantName: 'KerapuSehat',
    publicUrl: options.publicUrl ?? '',
    notificationUrl: options.notificationUrl,
    finishUrl: undefined,
    language: 'en',
    channels: undefined,
    imposedFee: 0,
    strictExpiry: true,
    timeScale: options.timeScale ?? 1,
    webhookTimeoutMs: 15_000,
    latencyMs: 0,
  }
}
