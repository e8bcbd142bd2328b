import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** W3C Trace Context: version, trace ID, parent ID, flags. Fields that later versions append are ignored. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-((?!0{32})[\da-f]{32})-((?!0{16})[\da-f]{16})-([\da-f]{2})(?:-.*)?$/
const STATE_MAX = 512

/** The trace context of one request through several programs. */
export class Trace {
  /** Headers for outgoing requests. */
  readonly headers: Readonly<Record<string, string>>

  private constructor(headers: Record<string, string>) {
    this.headers = headers
  }

  /** Returns the trace context of a request's headers; undefined if absent or invalid. */
  static from({ traceparent, tracestate }: IncomingHttpHeaders): Trace | undefined {
    const [, trace, caller, flags] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || []
    if (!trace) return undefined
    const isGiven = typeof tracestate === 'string' && tracestate.length <= STATE_MAX
    return new Trace({ traceparent: `00-${trace}-${caller}-${flags}`, ...(isGiven && { tracestate }) })
  }

  /** Returns a new trace context with the sampled flag off. */
  static begin(): Trace {
    const id = randomBytes(24).toString('hex')
    return new Trace({ traceparent: `00-${id.slice(0, 32)}-${id.slice(32)}-00` })
  }

  get id(): string {
    return this.headers.traceparent?.slice(3, 35) ?? ''
  }
}

const traces = new AsyncLocalStorage<() => Trace>()
/** A tracer with its own trace contexts, which it adds to outgoing requests itself. */
interface Recorder {
  /** Returns the current trace ID. */
  traceId(): string | undefined
  /** Sets the route of the current request. */
  setRoute(method: string, route: string): void
}
let recorder: Recorder | undefined

export function recordTraces(by: Recorder): void {
  recorder = by
}

/** Reports the route to the tracer. @param route called only if there is a tracer */
export const tellRoute = (method: string, route: () => string): void => recorder?.setRoute(method, route())

/** Runs `work` in a trace context, which is created on first use. */
export const inTrace = <T>(trace: () => Trace, work: () => T): T => traces.run(trace, work)

/** Returns the current trace ID. */
export const traceId = (): string | undefined => recorder?.traceId() ?? traces.getStore()?.().id

/** Returns the trace headers for outgoing requests; empty if a tracer adds its own. */
export const traceHeaders = (): Readonly<Record<string, string>> =>
  (recorder?.traceId() === undefined ? traces.getStore()?.().headers : undefined) ?? {}

/** Returns the trace fields of every log line. */
export function traceFields(): { traceId?: string } {
  const id = traceId()
  return id === undefined ? {} : { traceId: id }
}

/** Returns a function that gives `trace`, or creates a new one on first call. */
export function lazily(trace?: Trace): () => Trace {
  let made = trace
  return () => {
    made ??= Trace.begin()
    return made
  }
}
