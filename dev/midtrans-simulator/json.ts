export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined }
export type JsonObject = Record<string, unknown>

/** Returns the value as an object, or an empty object: request bodies may be `null`, a list or empty. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}

export const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
