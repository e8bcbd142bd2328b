import type { Backups } from '#server/backup/backups.ts'
import type { Db } from '#server/db/client.ts'
import type { Pulse } from '#server/db/pulse.ts'
import type { Answers } from '#server/edge/answers.ts'
import type { Connections } from '#server/features/sambungan/connections.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import type { SecretBox } from '#server/kernel/secret-kunci.ts'
import type { Kurir } from '#server/kurir/kurir.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Midtrans } from '#server/midtrans/client.ts'
import type { Space } from '#server/space/space.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Metrics } from '#server/telemetry/metrics.ts'

/** External dependencies of the shop. Tests, benchmarks and production pass their own and run the same app. */
export interface Deps {
  db: Db
  pulse: Pick<Pulse, 'ping' | 'onLost'>
  clock: Clock
  midtrans: Midtrans
  storage: Storage
  kunci: SecretBox
  mailer: Mailer
  /** Settings of mail server, payment provider and WhatsApp; `midtrans`, `mailer` and some `settings` follow them. */
  connections: Pick<Connections, 'environment' | 'whatsapp'>
  /** Courier client; absent if no courier is configured. */
  kurir?: Kurir
  settings: {
    publicUrl: string
    midtransServerKey: string
    /** Address for notifications about new orders. */
    shopEmail: string
    /** Minutes for which stock is held for a payment. */
    paymentWindowMinutes: number
    /** Maximum unpaid orders: per account, and per address for accounts that never paid. */
    unpaidPerAccount: number
    unpaidPerAddress: number
    /** Goods that expire within this many days are not for sale. */
    lotMinHari: number
    /** True if mail is sent; false if it is only written to files. */
    sendsMail: boolean
    /** Origin of a push service on this machine, for tests; undefined to accept those of browsers only. */
    pushTestOrigin?: string | undefined
  }
  log: Log
  /** Cache of public responses. Without it, each one is built on request. */
  answers?: Answers
  /** Creates backups for download; absent for an external database. */
  backups?: Backups | undefined
  /** Monitor of free disk space; absent if it is not monitored. */
  space?: Space
  /** Metrics; absent if none are collected. */
  metrics?: Metrics
}
