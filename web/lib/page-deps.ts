import type { Endpoint, Input, Output } from '#contract/endpoint.ts'

/** Calls an endpoint: in-process on the server, by HTTP in the browser. */
export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>>

export interface PageSettings {
  /** Public origin of the shop, without a trailing slash. */
  publicUrl: string
  /** Origin of the payment provider's snap.js. */
  snapUrl: string
  clientKey: string
  /** True if payments are simulated; every page shows a notice. */
  simulated: boolean
}

/** Dependencies of the pages, provided by the server that renders them. */
export interface PageDeps {
  call: Call
  settings: PageSettings
  /** Nonce that marks the scripts of this rendering; the server removes it again. */
  mark: string
}
