import type { Cadangan } from '#server/backup/cadangan.ts'
import type { Db } from '#server/db/client.ts'
import type { Pulse } from '#server/db/pulse.ts'
import type { Answers } from '#server/edge/answers.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { KunciRahasia } from '#server/kernel/kunci-rahasia.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Kurir } from '#server/kurir/kurir.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Midtrans } from '#server/midtrans/client.ts'
import type { Space } from '#server/space/space.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Metrics } from '#server/telemetry/metrics.ts'

/** What the shop needs from outside. Tests, benchmarks and production hand in their own and run the same app. */
export interface Deps {
  db: Db
  pulse: Pick<Pulse, 'ask' | 'onLost'>
  clock: Clock
  midtrans: Midtrans
  storage: Storage
  kunci: KunciRahasia
  mailer: Mailer
  /** Who asks couriers; without it nobody does. */
  kurir?: Kurir
  settings: {
    publicUrl: string
    midtransServerKey: string
    /** Where the shop itself reads of new orders. */
    shopEmail: string
    /** How long stock is held for a payment, in minutes. */
    paymentWindowMinutes: number
    /** How many orders may wait for their money: of one account, and of accounts that never paid from one address. */
    unpaidPerAccount: number
    unpaidPerAddress: number
    /** What expires within so many days is not for sale. */
    lotMinHari: number
    /** Mail leaves the shop, and does not only become files. */
    sendsMail: boolean
  }
  log: Log
  /** Keeps public answers; without it each one is made when it is asked for. */
  answers?: Answers
  /** Makes backups for the owner to take away; without it the database is not the shop's own. */
  cadangan?: Cadangan | undefined
  /** How much room there is on the shop's disks; without it nobody looks. */
  space?: Space
  /** Counts what happens; without it nobody does. */
  metrics?: Metrics
}
