import type { z } from 'zod'
import { type Definition, type Endpoint, endpoint, type Response } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'

type Schema = z.ZodType

/** Errors of an endpoint by which goods or money leave the shop. */
const RELEASE_ERRORS = ['PERLU_BUKTI', 'PERLU_ALASAN', 'MENUNGGU_PERSETUJUAN', 'PERLU_PEMILIK'] as const

/** Definition of a back-office endpoint. */
type AdminDefinition<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Result extends Response,
  Paged extends boolean,
> = Omit<Definition<Params, Query, Body, Result, Paged, 'admin'>, 'access' | 'errors'> & {
  /** Errors besides `VALIDATION_FAILED`. */
  errors?: readonly ErrorCode[]
}

/**
 * Returns an endpoint for administrators. A write declares `repeat: 'once'` unless it says otherwise. `VALIDATION_FAILED` is
 * among the errors of every endpoint with input.
 */
export function adminEndpoint<
  Params extends Schema = z.ZodUndefined,
  Query extends Schema = z.ZodUndefined,
  Body extends Schema = z.ZodUndefined,
  Result extends Response = Response,
  Paged extends boolean = false,
>({
  errors = [],
  ...definition
}: AdminDefinition<Params, Query, Body, Result, Paged>): Endpoint<Params, Query, Body, Result, Paged, 'admin'> {
  const { method, params, query, body, releases } = definition
  return endpoint<Params, Query, Body, Result, Paged, 'admin'>({
    access: 'admin',
    ...(method !== 'GET' && { repeat: 'once' }),
    ...definition,
    errors: [
      ...new Set([
        ...(params || query || body ? ['VALIDATION_FAILED' as const] : []),
        ...errors,
        ...(releases ? RELEASE_ERRORS : []),
      ]),
    ],
  })
}
