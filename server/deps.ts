import type { Db } from '#server/db/client.ts'
import type { Answers } from '#server/edge/answers.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Midtrans } from '#server/midtrans/client.ts'
import type { Space } from '#server/space/space.ts'
import type { Storage } from '#server/storage/storage.ts'

/** What the shop needs from outside. Tests, benchmarks and production hand in their own and run the same app. */
export interface Deps {
  db: Db
  clock: Clock
  midtrans: Midtrans
  storage: Storage
  mailer: Mailer
  settings: {
    publicUrl: string
    midtransServerKey: string
    /** Where the shop itself reads of new orders. */
    shopEmail: string
    /** How long stock is held for a payment, in minutes. */
    paymentWindowMinutes: number
  }
  log: Log
  /** Keeps public answers; without it each one is made when it is asked for. */
  answers?: Answers
  /** How much room there is on the shop's disks; without it nobody looks. */
  space?: Space
}
