import { createRequire, syncBuiltinESMExports } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { trace } from '@opentelemetry/api'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { recordTraces } from '#server/kernel/trace.ts'

/** What was recorded last may take so long to leave; a collector that is away holds nobody up. */
const FLUSH_MS = 1_000

export interface Tracing {
  stop(): Promise<void>
}

/**
 * Records requests, calls to others and statements of the database, as OpenTelemetry's usual variables say. To be called before
 * anything is loaded that is recorded.
 */
export async function startTracing(): Promise<Tracing> {
  const sdk = new NodeSDK({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => /^\/(?:healthz|readyz|metrics)\b/.test(url ?? ''),
      }),
      new UndiciInstrumentation(),
      // Only what belongs to a request or a job: a heartbeat is nobody's trace. No values of statements.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  })
  sdk.start()
  // They take their places in what is required; what is imported afterwards is the same. No loader is needed for that.
  const require = createRequire(import.meta.url)
  for (const name of ['node:http', 'node:https', 'pg']) require(name)
  syncBuiltinESMExports()
  recordTraces({
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    setRoute: (method, route) =>
      void trace.getActiveSpan()?.updateName(`${method} ${route}`).setAttribute('http.route', route),
  })

  return { stop: () => Promise.race([sdk.shutdown().catch(() => {}), delay(FLUSH_MS, undefined, { ref: false })]) }
}
