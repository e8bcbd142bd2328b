import type { Definition, Endpoint } from '#contract/endpoint.ts'

/** All that was written of an endpoint, schemas included: on the server nothing is taken out of it. */
export const definitionOf = (endpoint: Endpoint) => endpoint as Definition
