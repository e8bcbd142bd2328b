import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { createDb } from '#server/db/client.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { outboxRepository } from './outbox.repository.ts'

const KILLS = 10
const MAILS_PER_KILL = 15

/** Sends the due mails in a process of its own. */
const SENDER = `import { createDb } from './server/db/client.ts'
  import { sendDue } from './server/features/surat/send-due.ts'
  import { openMailer } from './server/mail/mailer.ts'
  const [database, smtp] = process.argv.slice(1)
  const mailer = await openMailer({ url: smtp, from: 'toko@kerapusehat.example' }, '')
  const db = createDb(database)
  const settings = { publicUrl: 'http://localhost', sendsMail: true }
  await sendDue({ db, mailer, settings, log: console, clock: () => new Date() })
  await db.destroy()`

test(`sends at most one mail twice each time its process is killed, ${KILLS} times`, async () => {
  const database = await createTestDatabase()
  const db = createDb(database.url)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  const now = new Date()
  const mails = Array.from({ length: (KILLS + 1) * MAILS_PER_KILL }, (_, at) => ({
    kunci: `uji-${at}`,
    kepada: `petani${at}@contoh.id`,
    subjek: 'Uji',
    teks: 'Uji',
  }))
  await outboxRepository(db).enqueueAll(mails, now, now)

  /** For each accepted mail, the processes that sent it. */
  const senders = new Map<string, number[]>()
  let current = 0
  let killAfter = Number.POSITIVE_INFINITY
  let kill = () => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) =>
      void text(stream).then(
        (mail) => {
          const id = mail.match(/^Message-ID: (.+)$/im)?.[1] ?? ''
          senders.set(id, [...(senders.get(id) ?? []), current])
          killAfter--
          // Some are killed before the answer, some when they read it or mark the mail.
          if (killAfter === 0) setTimeout(kill, Math.random() * 4)
          setTimeout(done, Math.random() * 4)
        },
        // The process was killed within the message, which the server discards.
        () => {},
      ),
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise((closed) => server.close(() => closed(undefined))))
  const smtp = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`

  for (current = 1; current <= KILLS + 1; current++) {
    killAfter = current > KILLS ? Number.POSITIVE_INFINITY : Math.ceil(Math.random() * MAILS_PER_KILL)
    const sender = spawn(process.execPath, ['--input-type=module', '--eval', SENDER, database.url, smtp], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    onTestFinished(() => void sender.kill('SIGKILL'))
    kill = () => sender.kill('SIGKILL')
    await once(sender, 'exit')
    // The server still runs the statement that it received last, which may lease mails.
    await waitFor('the connections of the process to end', async () => {
      const { rows } = await sql`
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`.execute(db)
      return rows.length === 0
    })
    // Instead of waiting for the leases of the killed process to expire.
    await db.updateTable('surat').set({ dipegang_sampai: null }).execute()
  }

  expect(senders.size).toBe(mails.length)
  const repeated = [...senders.values()].filter((by) => by.length > 1)
  const killed = repeated.flatMap((by) => by.slice(0, -1))
  expect(killed).toEqual([...new Set(killed)])
})
