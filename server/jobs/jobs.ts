import { PgBoss } from 'pg-boss'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/feature.ts'
import { FEATURES } from '#server/features.ts'

/** What the shop does on its own, by the name of its queue. */
const JOBS = Object.assign({}, ...FEATURES.map(({ jobs }) => jobs)) as Record<string, Job>

/** Starts the jobs on the shop's own database: of several processes, one runs each. */
export async function startJobs(databaseUrl: string, deps: Deps): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, application_name: 'kerapusehat-jobs' })
  boss.on('error', (error) => deps.log.error({ err: error }, 'job queue'))
  await boss.start()
  // What an older version of the shop did under another name.
  for (const { name } of await boss.getSchedules()) if (!(name in JOBS)) await boss.unschedule(name)
  for (const [name, { every, run }] of Object.entries(JOBS)) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 0, deleteAfterSeconds: 3600 })
    await boss.schedule(name, every)
    await boss.work(name, async () => {
      await run(deps)
    })
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}
