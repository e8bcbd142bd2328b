export interface SimulatorOptions {
  /** 0 = any free port. */
  port: number
  /** Loopback only; default '127.0.0.1'. */
  host?: string
  /** Origin that appears in redirect_url; default `http://localhost:<port>`. */
  publicUrl?: string
  serverKey: string
  clientKey: string
  /** Target of notifications. POST /__sim/config can set it later. */
  notificationUrl?: string
  /** Scales the gaps between notification retries: 1 = the real minutes. */
  timeScale?: number
  /** State file. With it, sessions, transactions and pending notifications survive a restart. */
  stateFile?: string
  log?: (line: string) => void
}

/** Settings that a merchant makes in the dashboard. POST /__sim/config changes them. */
export interface Config {
  serverKey: string
  clientKey: string
  merchantId: string
  merchantName: string
  publicUrl: string
  notificationUrl: string | undefined
  /** Return address of redirect mode for orders without `callbacks.finish`. */
  finishUrl: string | undefined
  /** Language of API error messages; the popup has its own. */
  language: 'id' | 'en'
  /** Activated methods; undefined = all. */
  channels: string[] | undefined
  /** Fee in rupiah that Automatic Fee Imposition adds to the customer's payment; 0 = off. */
  imposedFee: number
  /** Reject expiries below 20 seconds. One page of the documentation says so; another is silent. */
  strictExpiry: boolean
  timeScale: number
  webhookTimeoutMs: number
  /** Latency of every response of the provider in ms. */
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
