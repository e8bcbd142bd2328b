import { createHash } from 'node:crypto'
import { z } from 'zod'
import { KunciPermintaan } from '#contract/permintaan/admin.ts'

/** A response, as it is sent and as it is stored. */
export interface StoredResponse {
  status: number
  body: unknown
}

interface IdempotentRequest {
  kunci: string
  penggunaId: number
  endpoint: string
  /** Request fingerprint: the same key with a different body is rejected. */
  content: string
}

/** Returns the stored response of the key, or runs `work` and stores its response. Injected, because it needs the database. */
export type Once = (asked: IdempotentRequest, work: () => Promise<StoredResponse>) => Promise<StoredResponse>

/** The idempotency key header. Other headers pass unchanged. */
export const KunciHeader = z.looseObject({ 'idempotency-key': KunciPermintaan.optional() })

/**
 * Returns the request fingerprint: parameters, query and body as JSON. A file counts by name, type and SHA-256 of its content.
 */
export async function contentOf(params: unknown, query: unknown, body: unknown): Promise<string> {
  const fields = await Promise.all(
    Object.entries(body ?? {}).map(async ([name, value]) => [
      name,
      value instanceof File ? await fingerprint(value) : value,
    ]),
  )
  return JSON.stringify([params, query, fields])
}

async function fingerprint(file: File): Promise<unknown> {
  return {
    name: file.name,
    type: file.type,
    isi: createHash('sha256')
      .update(await file.bytes())
      .digest('base64url'),
  }
}
