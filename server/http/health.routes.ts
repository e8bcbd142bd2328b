import { getHealth, getReadiness } from '#contract/health/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Endpoints } from './endpoints.ts'
import { RETRY_AFTER } from './error-handler.ts'
import type { Load } from './load.ts'

export function healthRoutes(api: Endpoints, { pulse, space }: Deps, load: Load): void {
  api.public(getHealth, async () => ({ status: 'ok' as const }))
  api.public(getReadiness, async () => {
    if (load.isDraining) throw new AppError('SERVICE_UNAVAILABLE')
    if (space?.isFull()) throw new AppError('RUANG_HABIS', { retryAfter: RETRY_AFTER })
    await pulse.ping().catch((cause: unknown) => {
      throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER, cause })
    })
    return { status: 'ready' as const }
  })
}
