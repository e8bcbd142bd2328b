import { createHash } from 'node:crypto'
import { z } from 'zod'
import { KunciPermintaan } from '#contract/permintaan/office.ts'

/** An answer, as it is sent and as it is kept. */
export interface Jawaban {
  status: number
  body: unknown
}

interface Asked {
  kunci: string
  penggunaId: number
  endpoint: string
  /** What is asked for; another content under the same key is another wish. */
  isi: string
}

/** Lets `work` answer, or answers what it answered before. Handed in: the database keeps it. */
export type Once = (asked: Asked, work: () => Promise<Jawaban>) => Promise<Jawaban>

/** The header with the key, for the endpoints that take one; the others of a request stay. */
export const KunciHeader = z.looseObject({ 'idempotency-key': KunciPermintaan.optional() })

/** What a request asks for, as text: of a file, what it is called and what is in it. */
export async function isiOf(params: unknown, query: unknown, body: unknown): Promise<string> {
  const fields = await Promise.all(
    Object.entries(body ?? {}).map(async ([name, value]) => [name, value instanceof File ? await sidik(value) : value]),
  )
  return JSON.stringify([params, query, fields])
}

async function sidik(file: File): Promise<unknown> {
  return {
    name: file.name,
    type: file.type,
    isi: createHash('sha256')
      .update(await file.bytes())
      .digest('base64url'),
  }
}
