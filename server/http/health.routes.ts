import { sql } from 'kysely'
import { getHealth, getReadiness } from '#contract/health/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Endpoints } from './endpoints.ts'
import { RETRY_AFTER } from './error-handler.ts'
import type { Load } from './load.ts'

export function healthRoutes(api: Endpoints, { db, space }: Deps, load: Load): void {
  api.publik(getHealth, async () => ({ status: 'ok' as const }))
  api.publik(getReadiness, async () => {
    if (load.isDraining) throw new AppError('SERVICE_UNAVAILABLE')
    if (space?.isFull()) throw new AppError('RUANG_HABIS', { retryAfter: RETRY_AFTER })
    await sql`SELECT 1`.execute(db)
    return { status: 'ready' as const }
  })
}
