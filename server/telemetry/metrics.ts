import type { Gauge, Registry } from 'prom-client'

/** Seconds: from a cached response to the longest timeout. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Route label of responses served before the router. */
export const MEMORY = 'memory'

/** Values of a metric, each with its labels. */
export type Rows = readonly (readonly [Record<string, string>, number])[]
/** One value, or several. Unknown values are omitted, because 0 would look like a good one. */
type Reading = number | undefined | Rows

/** The shop's metrics for `/metrics`. */
export interface Metrics {
  readonly contentType: string
  /** Returns all current metrics in Prometheus format. */
  text(): Promise<string>
  /** Counts a response of the router. */
  answered(method: string, route: string, status: number, seconds: number): void
  /** Counts a response served from memory, before the router. */
  handedOut(status: 200 | 304): void
  /** Counts a call to an external service. */
  called(whom: string, result: 'ok' | 'refused' | 'failed', seconds: number): void
  /** Counts a run of a job. */
  ran(name: string, isDone: boolean, seconds: number): void
  /** Adds a gauge whose value is read on each scrape. */
  gauge(name: string, help: string, read: () => Reading, labels?: readonly string[]): void
  /** Adds a counter whose value is read on each scrape. */
  counter(name: string, help: string, read: () => Reading, labels?: readonly string[]): void
  /** Calls `before` on each scrape, ahead of everything else. */
  onRead(before: () => Promise<void>): void
  /** Adds a gauge that the caller fills. */
  table(name: string, help: string, labels?: readonly string[]): { fill(rows: Rows): void }
}

/** Loads the metrics library only if metrics are enabled. */
export async function openMetrics(): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Registry } = await import('prom-client')
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const { requests, durations, calls, callDurations, runs, runDurations } = await openCounters(registers)

  // Plain numbers: serving a cached response takes microseconds, and counting it must not slow that down.
  let sent = 0
  let known = 0
  const before: (() => Promise<void>)[] = []

  return {
    contentType: register.contentType,
    async text() {
      requests.inc({ method: 'GET', route: MEMORY, status: 200 }, sent)
      requests.inc({ method: 'GET', route: MEMORY, status: 304 }, known)
      sent = known = 0
      for (const prepare of before) await prepare()
      return register.metrics()
    },
    answered(method, route, status, seconds) {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
    handedOut(status) {
      if (status === 200) sent++
      else known++
    },
    called(to, result, seconds) {
      calls.inc({ to, result })
      callDurations.observe({ to }, seconds)
    },
    ran(name, isDone, seconds) {
      runs.inc({ name, result: isDone ? 'done' : 'failed' })
      runDurations.observe({ name }, seconds)
    },
    gauge(name, help, read, labelNames = []) {
      const gauge: Gauge = new Gauge({ name, help, labelNames, registers, collect: () => fill(gauge, rowsOf(read())) })
    },
    counter(name, help, read, labelNames = []) {
      new Counter({
        name,
        help,
        labelNames,
        registers,
        collect() {
          this.reset()
          for (const [labels, value] of rowsOf(read())) this.inc(labels, value)
        },
      })
    },
    onRead: (prepare) => void before.push(prepare),
    table(name, help, labelNames = []) {
      const gauge = new Gauge({ name, help, labelNames, registers })
      return { fill: (rows) => fill(gauge, rows) }
    },
  }
}

/** Opens the counters of requests, of calls to external services, and of jobs. */
async function openCounters(registers: Registry[]) {
  const { Counter, Histogram } = await import('prom-client')
  return {
    requests: new Counter({
      name: 'kerapusehat_http_requests_total',
      help: 'Responses by the pattern of their route. Cached ones have the route "memory".',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'kerapusehat_http_request_duration_seconds',
      help: 'Duration of responses of the router.',
      labelNames: ['method', 'route'],
      buckets: BUCKETS,
      registers,
    }),
    calls: new Counter({
      name: 'kerapusehat_calls_total',
      help: 'Calls to Midtrans, couriers, file storage and mail server by result: ok, refused or failed.',
      labelNames: ['to', 'result'],
      registers,
    }),
    callDurations: new Histogram({
      name: 'kerapusehat_call_duration_seconds',
      help: 'Duration of calls to Midtrans, file storage and mail server.',
      labelNames: ['to'],
      buckets: BUCKETS,
      registers,
    }),
    runs: new Counter({
      name: 'kerapusehat_job_runs_total',
      help: 'Runs of jobs in this process by result: done or failed.',
      labelNames: ['name', 'result'],
      registers,
    }),
    runDurations: new Histogram({
      name: 'kerapusehat_job_duration_seconds',
      help: 'Duration of runs of jobs.',
      labelNames: ['name'],
      buckets: [0.01, 0.1, 1, 10, 60, 300],
      registers,
    }),
  }
}

function fill(gauge: Gauge, rows: Rows): void {
  gauge.reset()
  // A gauge without labels is 0 after a reset, so remove it.
  if (rows.length === 0) gauge.remove({})
  for (const [labels, value] of rows) gauge.set(labels, value)
}

function rowsOf(reading: Reading): Rows {
  if (reading === undefined) return []
  return typeof reading === 'number' ? [[{}, reading]] : reading
}
