import { RejectedSurat } from '#server/mail/mailer.ts'
import { MidtransError } from '#server/midtrans/client.ts'
import type { Metrics } from './metrics.ts'

/** @returns `callee` with every call counted under `whom`; arguments and results are unchanged */
export function countCalls<T extends object>(metrics: Metrics | undefined, whom: string, callee: T): T {
  if (!metrics) return callee
  const counted = Object.entries(callee as Record<string, (...given: unknown[]) => Promise<unknown>>).map(
    ([name, call]) => [
      name,
      async (...given: unknown[]) => {
        const begun = performance.now()
        const tell = (result: 'ok' | 'refused' | 'failed') =>
          metrics.called(whom, result, (performance.now() - begun) / 1000)
        try {
          const answer = await call(...given)
          tell('ok')
          return answer
        } catch (error) {
          tell(isRefusal(error) ? 'refused' : 'failed')
          throw error
        }
      },
    ],
  )
  return Object.fromEntries(counted) as T
}

/** True if the service rejected the call; then it is available. */
const isRefusal = (error: unknown) =>
  error instanceof RejectedSurat || (error instanceof MidtransError && error.kind === 'refused')
