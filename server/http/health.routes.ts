import { sql } from 'kysely'
import { getHealth, getReadiness } from '#contract/layanan.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from './endpoints.ts'

export function healthRoutes(api: Endpoints, { db }: Deps): void {
  api.publik(getHealth, async () => ({ status: 'ok' as const }))
  api.publik(getReadiness, async () => {
    await sql`SELECT 1`.execute(db)
    return { status: 'ready' as const }
  })
}
