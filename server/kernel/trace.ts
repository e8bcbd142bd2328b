import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** W3C Trace Context: version, trace, who called, flags. What a later version appends means nothing to this one. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-((?!0{32})[\da-f]{32})-((?!0{16})[\da-f]{16})-([\da-f]{2})(?:-.*)?$/
const STATE_MAX = 512

/** The way of one request through several programs. */
export class Trace {
  /** As it goes on to whom the shop calls. */
  readonly headers: Readonly<Record<string, string>>

  private constructor(headers: Record<string, string>) {
    this.headers = headers
  }

  /** The one that is told of in a request; undefined where there is none, or nonsense. */
  static from({ traceparent, tracestate }: IncomingHttpHeaders): Trace | undefined {
    const [, trace, caller, flags] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || []
    if (!trace) return undefined
    const isGiven = typeof tracestate === 'string' && tracestate.length <= STATE_MAX
    return new Trace({ traceparent: `00-${trace}-${caller}-${flags}`, ...(isGiven && { tracestate }) })
  }

  /** A new one, which nobody records yet. */
  static begin(): Trace {
    const id = randomBytes(24).toString('hex')
    return new Trace({ traceparent: `00-${id.slice(0, 32)}-${id.slice(32)}-00` })
  }

  get id(): string {
    return this.headers.traceparent?.slice(3, 35) ?? ''
  }
}

const traces = new AsyncLocalStorage<() => Trace>()
/** Whoever records has traces of his own, and tells them to whom the shop calls. */
interface Recorder {
  /** Of the trace that he is in. */
  traceId(): string | undefined
  /** Says of the request that is worked on to which route it goes. */
  setRoute(method: string, route: string): void
}
let recorder: Recorder | undefined

export function recordTraces(by: Recorder): void {
  recorder = by
}

/** For whoever records. @param route is found only then */
export const tellRoute = (method: string, route: () => string): void => recorder?.setRoute(method, route())

/** Runs `work` in a trace, which is made when somebody wants to know it. */
export const inTrace = <T>(trace: () => Trace, work: () => T): T => traces.run(trace, work)

/** The trace that is worked in. */
export const traceId = (): string | undefined => recorder?.traceId() ?? traces.getStore()?.().id

/** What tells whom the shop calls of the trace. */
export const traceHeaders = (): Readonly<Record<string, string>> =>
  (recorder?.traceId() === undefined ? traces.getStore()?.().headers : undefined) ?? {}

/** For every line of the log. */
export function traceFields(): { traceId?: string } {
  const id = traceId()
  return id === undefined ? {} : { traceId: id }
}

/** A trace that is begun when it is asked for first. */
export function lazily(trace?: Trace): () => Trace {
  let made = trace
  return () => {
    made ??= Trace.begin()
    return made
  }
}
