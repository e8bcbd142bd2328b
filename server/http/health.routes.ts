import { sql } from 'kysely'
import { getHealth, getReadiness } from '#contract/health/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Endpoints } from './endpoints.ts'
import type { Load } from './load.ts'

export function healthRoutes(api: Endpoints, { db }: Deps, load: Load): void {
  api.publik(getHealth, async () => ({ status: 'ok' as const }))
  api.publik(getReadiness, async () => {
    if (load.isDraining) throw new AppError('SERVICE_UNAVAILABLE')
    await sql`SELECT 1`.execute(db)
    return { status: 'ready' as const }
  })
}
