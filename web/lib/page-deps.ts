import type { Endpoint, Input, Output } from '#contract/endpoint.ts'

/** Calls an endpoint: in-process on the server, by HTTP in the browser. */
export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>>

export interface PageSettings {
  /** Origin under which customers reach the shop, without a slash at the end. */
  publicUrl: string
  /** Origin of the payment provider's snap.js. */
  snapUrl: string
  clientKey: string
  /** No real money moves: every page says so. */
  simulated: boolean
}

/** What the pages need from the server that renders them. */
export interface PageDeps {
  call: Call
  settings: PageSettings
  /** Marks the scripts of this one rendering, as their `nonce`; the server takes it out again. */
  mark: string
}
