import { PgBoss } from 'pg-boss'
import type { Deps } from '#server/deps.ts'
import { deleteOldLoginAttempts } from '#server/features/akun/login-limit.ts'
import { sesiRepository } from '#server/features/akun/sesi.repository.ts'
import { deleteOldKiriman } from '#server/features/kontak/send-laporan.ts'
import { announceArtikel } from '#server/features/konten/announce-artikel.ts'
import { applyNotifikasi } from '#server/features/pembayaran/apply-notifikasi.ts'
import { checkPengembalian } from '#server/features/pembayaran/check-pengembalian.ts'
import { reconcileDue } from '#server/features/pembayaran/reconcile.ts'
import { sendDue } from '#server/features/surat/send-due.ts'

interface Job {
  /** Cron, in UTC, to the minute. */
  every: string
  run(deps: Deps): Promise<unknown>
}

/** What the shop does on its own. Each run takes up whatever is due, so a missed one is made good by the next. */
const JOBS: Record<string, Job> = {
  'periksa-pembayaran': { every: '* * * * *', run: reconcileDue },
  'periksa-pengembalian': { every: '* * * * *', run: checkPengembalian },
  'terapkan-notifikasi': { every: '* * * * *', run: applyNotifikasi },
  'kabarkan-artikel': { every: '* * * * *', run: announceArtikel },
  'kirim-surat': { every: '* * * * *', run: sendDue },
  bersihkan: {
    every: '17 * * * *',
    run: async ({ db, clock }) => {
      await sesiRepository(db).deleteExpired(clock())
      await deleteOldLoginAttempts(db, clock())
      await deleteOldKiriman(db, clock())
    },
  },
}

/** Starts the jobs on the shop's own database: of several processes, one runs each. */
export async function startJobs(databaseUrl: string, deps: Deps): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, application_name: 'kerapusehat-jobs' })
  boss.on('error', (error) => deps.log.error({ err: error }, 'job queue'))
  await boss.start()
  for (const [name, { every, run }] of Object.entries(JOBS)) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 0, deleteAfterSeconds: 3600 })
    await boss.schedule(name, every)
    await boss.work(name, async () => {
      await run(deps)
    })
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}
