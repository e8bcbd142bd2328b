import type { Definition, Endpoint, Sumber } from '#contract/endpoint.ts'

/** Returns the endpoint with its schemas. The server's copy of the contract always contains them. */
export const definitionOf = (endpoint: Endpoint) => endpoint as Definition

/** Returns the data sources of a response; undefined if it must not be cached. */
export function sourcesOf({ madeOf }: Definition, isi: unknown): readonly Sumber[] | undefined {
  return typeof madeOf === 'function' ? madeOf(isi) : madeOf
}
