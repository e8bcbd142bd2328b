import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'
import { makeDue } from '#server/db/claim-due.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/feature.ts'
import { FEATURES } from '#server/features.ts'
import { watchJumps } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { inTrace, lazily } from '#server/kernel/trace.ts'
import { runAs } from '#server/kernel/work-id.ts'
import { pekerjaanRepository } from './pekerjaan.repository.ts'

/** All background jobs by name. */
const JOBS = new Map<string, Job>(FEATURES.flatMap(({ jobs = {} }) => Object.entries(jobs)))

/** Interval at which a process claims due jobs and renews its leases. */
const TICK_MS = 5_000
/** Lease time. A process that does not renew it counts as dead or frozen, and another one takes over its jobs. */
const LEASE_MS = 4 * TICK_MS

/** Jobs with at least this interval do cleanup, which is not urgent. */
const SELDOM_SECONDS = 600
/** Maximum concurrent cleanup jobs: all are due at startup, and each takes a connection that a buyer may need. */
const SELDOM_AT_ONCE = 3

/** Most jobs find nothing to do. One after another they share a connection; together each would open its own. */
const HEAD_START_MS = 50

/** 5 min: at the start, a check further away may have been set before the clock was set back. */
const FAR_MS = 5 * 60_000
/** 40 s: after a jump of the clock, a check further away is made at once. Nearer ones may be leases of running checks. */
const NEAR_MS = 40_000

interface RunningJobs {
  /** Starts no more jobs, and waits for those that run. */
  stop(): Promise<void>
  /** Ends the log of jobs that still run: they fail, because the database's connections are closed next. */
  cancel(): void
}

/** Returns the log, whose messages are dropped while `isMuted`. */
function withMute(log: Log, isMuted: () => boolean): Log {
  return {
    info: (fields, message) => isMuted() || log.info(fields, message),
    warn: (fields, message) => isMuted() || log.warn(fields, message),
    error: (fields, message) => isMuted() || log.error(fields, message),
  }
}

/**
 * Runs due jobs at once and every few seconds, until stopped. Of several processes on one database, only one runs each job. A
 * frozen process may resume after another one took over its job. Work that must happen once is therefore claimed row by row
 * (`claimDue`).
 * @param hasJumped whether the system clock was set since the last call
 */
export function startJobs(given: Deps, hasJumped = watchJumps()): RunningJobs {
  const deps = { ...given, log: withMute(given.log, () => isCancelled) }
  const pekerjaan = pekerjaanRepository(deps.db, randomUUID())
  const running = new Map<string, Promise<void>>()
  const seldom = pLimit(SELDOM_AT_ONCE)
  const stopping = new AbortController()
  let isCancelled = false
  const ticking = tickUntilStopped()

  return {
    async stop() {
      stopping.abort()
      await ticking
      await Promise.all(running.values())
    },
    cancel() {
      if (running.size > 0)
        given.log.warn({ jobs: [...running.keys()] }, 'jobs cancelled, continued after the next start')
      isCancelled = true
    },
  }

  async function tickUntilStopped(): Promise<void> {
    const { signal } = stopping
    const warn = (err: unknown) => deps.log.warn({ err }, 'jobs delayed: database unavailable')
    let isKnown = false
    let dueMs: number | undefined = FAR_MS
    const makeFarDue = async () => {
      if (dueMs !== undefined) await makeDue(deps.db, deps.clock(), dueMs)
      dueMs = undefined
    }
    while (!signal.aborted) {
      try {
        if (!isKnown) await pekerjaan.add([...JOBS.keys()])
        isKnown = true
        if (hasJumped()) dueMs = NEAR_MS
        // At the same time: a round starts jobs for seconds, and a locked table must not delay it.
        const making = makeFarDue().catch(warn)
        await tick()
        await making
      } catch (err) {
        warn(err)
      }
      await delay(TICK_MS, undefined, { signal }).catch(() => {})
    }
  }

  async function tick(): Promise<void> {
    if (running.size > 0) await pekerjaan.renew([...running.keys()], LEASE_MS)
    const idle = [...JOBS.keys()].filter((name) => !running.has(name))
    if (idle.length === 0) return
    for (const name of await pekerjaan.claimDue(idle, LEASE_MS)) {
      const job = runAs(`${name}-${randomUUID()}`, () => run(name)).finally(() => running.delete(name))
      running.set(name, job)
      await Promise.race([job, delay(HEAD_START_MS, undefined, { signal: stopping.signal }).catch(() => {})])
    }
  }

  async function run(name: string): Promise<void> {
    const job = JOBS.get(name)
    const work = async () => {
      if (!job) return
      // Due at once for the next process, instead of when its lease expires.
      if (stopping.signal.aborted) return void (await pekerjaan.finish(name, 0).catch(() => {}))
      const begun = performance.now()
      let isDone = false
      try {
        await job.run(deps, FEATURES)
        isDone = true
      } catch (err) {
        deps.log.error({ err, job: name }, 'job failed')
      }
      deps.metrics?.ran(name, isDone, (performance.now() - begun) / 1000)
      // If this fails, the lease expires.
      await pekerjaan.finish(name, job.every * 1000).catch(() => {})
    }
    await inTrace(lazily(), () => (job && job.every >= SELDOM_SECONDS ? seldom(work) : work()))
  }
}
