import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/feature.ts'
import { FEATURES } from '#server/features.ts'
import { inTrace, lazily } from '#server/kernel/trace.ts'
import { runAs } from '#server/kernel/work-id.ts'
import { pekerjaanRepository } from './pekerjaan.repository.ts'

/** What the shop does on its own, by name. */
const JOBS = new Map<string, Job>(FEATURES.flatMap(({ jobs = {} }) => Object.entries(jobs)))

/** How often a process looks what is due, and says that it still works on what it has. */
const TICK_MS = 5_000
/** A process that says nothing for so long is dead or frozen, and another one takes its jobs over. */
const LEASE_MS = 4 * TICK_MS

/** A job that comes so seldom tidies up: nobody waits for it. */
const SELDOM_SECONDS = 600
/** So many of these at once: at a start all are due, and each takes a connection that a buyer may need. */
const SELDOM_AT_ONCE = 3

/**
 * Runs what is due until it is stopped: at once, and every few seconds. Of several processes on one database one runs each
 * job. One that was frozen and wakes up may meet the one that took its job over, so what is to be done once is claimed row
 * by row (`claimDue`).
 */
export function startJobs(deps: Deps): { stop(): Promise<void> } {
  const pekerjaan = pekerjaanRepository(deps.db, randomUUID())
  const running = new Map<string, Promise<void>>()
  const seldom = pLimit(SELDOM_AT_ONCE)
  const stopping = new AbortController()
  const ticking = tickUntilStopped()

  return {
    async stop() {
      stopping.abort()
      await ticking
      await Promise.all(running.values())
    },
  }

  async function tickUntilStopped(): Promise<void> {
    const { signal } = stopping
    let isKnown = false
    while (!signal.aborted) {
      try {
        if (!isKnown) await pekerjaan.add([...JOBS.keys()])
        isKnown = true
        await tick()
      } catch (err) {
        deps.log.warn({ err }, 'jobs wait for the database')
      }
      await delay(TICK_MS, undefined, { signal }).catch(() => {})
    }
  }

  async function tick(): Promise<void> {
    if (running.size > 0) await pekerjaan.renew([...running.keys()], LEASE_MS)
    const idle = [...JOBS.keys()].filter((nama) => !running.has(nama))
    if (idle.length === 0) return
    for (const nama of await pekerjaan.claimDue(idle, LEASE_MS)) {
      running.set(
        nama,
        runAs(`${nama}-${randomUUID()}`, () => run(nama)).finally(() => running.delete(nama)),
      )
    }
  }

  async function run(nama: string): Promise<void> {
    const job = JOBS.get(nama)
    const work = async () => {
      // Who waited for its turn and is not wanted any more lets it go by the clock.
      if (!job || stopping.signal.aborted) return
      const begun = performance.now()
      let isDone = false
      try {
        await job.run(deps)
        isDone = true
      } catch (err) {
        deps.log.error({ err, job: nama }, 'job failed')
      }
      deps.metrics?.ran(nama, isDone, (performance.now() - begun) / 1000)
      // Where this fails it is let go by the clock.
      await pekerjaan.finish(nama, job.every * 1000).catch(() => {})
    }
    await inTrace(lazily(), () => (job && job.every >= SELDOM_SECONDS ? seldom(work) : work()))
  }
}
