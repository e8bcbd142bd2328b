import { createRequire, syncBuiltinESMExports } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { trace } from '@opentelemetry/api'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { recordTraces } from '#server/kernel/trace.ts'

/** Timeout for the last export; an unavailable collector must not delay the shutdown. */
const FLUSH_MS = 1_000

export interface Tracing {
  stop(): Promise<void>
}

/**
 * Records requests, outgoing calls and database statements, configured by OpenTelemetry's standard variables. Must be called
 * before the instrumented modules are loaded.
 */
export async function startTracing(): Promise<Tracing> {
  const sdk = new NodeSDK({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => /^\/(?:healthz|readyz|metrics)\b/.test(url ?? ''),
      }),
      new UndiciInstrumentation(),
      // Only statements of a request or a job, not of the heartbeat. Parameter values are not recorded.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  })
  sdk.start()
  // Instrumentation patches the required modules; later imports get the same objects. This needs no loader.
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
