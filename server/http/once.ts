import { createHash } from 'node:crypto'
import { KunciPermintaan } from '#contract/permintaan/office.ts'
import { AppError } from '#server/kernel/app-error.ts'

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

/** @throws VALIDATION_FAILED where the header cannot be a key */
export function kunciOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  const { data, error } = KunciPermintaan.safeParse(header)
  if (data !== undefined) return data
  throw new AppError('VALIDATION_FAILED', {
    errors: [{ path: 'Idempotency-Key', msg: error?.issues[0]?.message ?? '' }],
  })
}

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
