import type { Definition, Endpoint, Sumber } from '#contract/endpoint.ts'

/** All that was written of an endpoint, schemas included: on the server nothing is taken out of it. */
export const definitionOf = (endpoint: Endpoint) => endpoint as Definition

/** What an answer is made of; undefined where it must not be kept. */
export function sourcesOf({ madeOf }: Definition, isi: unknown): readonly Sumber[] | undefined {
  return typeof madeOf === 'function' ? madeOf(isi) : madeOf
}
