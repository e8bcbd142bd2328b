import { createRequire, syncBuiltinESMExports } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { getNumberFromEnv, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { defaultResource, detectResources, envDetector } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { recordTraces } from '#server/kernel/trace.ts'

/** Timeout for the last export; an unavailable collector must not delay the shutdown. */
const FLUSH_MS = 1_000

export interface Tracing {
  stop(): Promise<void>
}

/**
 * Records requests, outgoing calls and database statements, configured by those of OpenTelemetry's standard variables that
 * docs/operations.md lists. Must be called before the instrumented modules are loaded. The parts are put together here, because
 * `@opentelemetry/sdk-node` brings 45 more packages.
 */
export async function startTracing(): Promise<Tracing> {
  const ratio = getNumberFromEnv('OTEL_TRACES_SAMPLER_ARG') ?? 1
  const provider = new TracerProvider({
    resource: defaultResource().merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(),
        scheduledDelayMillis: getNumberFromEnv('OTEL_BSP_SCHEDULE_DELAY'),
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => /^\/(?:healthz|readyz|metrics)\b/.test(url ?? ''),
      }),
      new UndiciInstrumentation(),
      // Only statements of a request or a job, not of the heartbeat. Parameter values are not recorded.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  })
  // Instrumentation patches the required modules; later imports get the same objects. This needs no loader.
  const require = createRequire(import.meta.url)
  for (const name of ['node:http', 'node:https', 'pg']) require(name)
  syncBuiltinESMExports()
  recordTraces({
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    setRoute: (method, route) =>
      void trace.getActiveSpan()?.updateName(`${method} ${route}`).setAttribute('http.route', route),
  })

  return { stop: () => Promise.race([provider.shutdown().catch(() => {}), delay(FLUSH_MS, undefined, { ref: false })]) }
}
