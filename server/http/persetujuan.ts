import { z } from 'zod'
import type { SavedInput } from '#server/db/column-types.ts'
import type { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import type { Caller } from './answer.ts'
import type { Act } from './needs-persetujuan.ts'
import { KunciHeader } from './once.ts'

/** A request whose act needs a second person. */
export interface PersetujuanRequest {
  endpoint: string
  input: SavedInput
  act: Act
}

/** Stores a request until a second person decides. Injected, because it needs the database. @returns the error for the caller */
export type StorePersetujuan = (sesi: Sesi, request: PersetujuanRequest) => Promise<AppError>

const REASON_MAX = 300

/** Headers of an endpoint with `releases`: a header carries ASCII only, so the reason is percent-encoded. */
export const ReasonHeader = KunciHeader.extend({
  alasan: z
    .string()
    .max(REASON_MAX * 9)
    .optional(),
})

/** Returns the written reason of the request; nothing without a readable one. */
export function reasonOf(header: Caller['header']): { alasan?: string } {
  try {
    const reason = decodeURIComponent(header('alasan') ?? '')
      .replaceAll('\0', '')
      .trim()
      .slice(0, REASON_MAX)
    return reason ? { alasan: reason } : {}
  } catch {
    return {}
  }
}
