import type { Definition, Sumber } from '#contract/endpoint.ts'

/** Returns the data sources of a response; undefined if it must not be cached. */
export function sourcesOf({ madeOf }: Definition, value: unknown): readonly Sumber[] | undefined {
  return typeof madeOf === 'function' ? madeOf(value) : madeOf
}
