import { type Clock, createClock, DAY } from './clock.ts'
import { type Config, createConfig, type SimulatorOptions } from './config.ts'
import { Faults } from './faults.ts'
import { Ledger } from './ledger.ts'
import { createRandom, type Random } from './random.ts'
import { type Changed, type SavedState, StateFile } from './state-file.ts'
import { Webhooks } from './webhooks/webhooks.ts'

/** Retention of ended orders: longer than the refund period of any method. */
const KEPT_MS = 90 * DAY

/** State and services shared by all parts of the simulator. */
export interface Simulation {
  readonly config: Config
  readonly clock: Clock
  readonly random: Random
  readonly ledger: Ledger
  readonly webhooks: Webhooks
  readonly faults: Faults
  /** Records a change. It is written to the state file, if there is one, before any response or notification mentions it. */
  changed(what: Changed): void
  /** Writes the recorded changes. */
  save(): void
  close(): void
  reset(): void
}

export function createSimulation(options: SimulatorOptions): Simulation {
  const config = createConfig(options)
  const clock = createClock()
  const random = createRandom()
  const ledger = new Ledger()
  const faults = new Faults()
  const file = options.stateFile ? new StateFile(options.stateFile, rememberAll) : undefined
  const changed = (what: Changed) => file?.note(what)
  const save = () => file?.write()
  const webhooks = new Webhooks(clock, config, random, {
    changed: (delivery) => changed({ delivery }),
    sending: save,
    attempted({ order_id, transaction_status, attempts, url }) {
      options.log?.(`notification ${order_id} ${transaction_status} → ${url} ${attempts.at(-1)?.answer}`)
    },
  })

  function rememberAll(): SavedState {
    ledger.forget(clock.now() - KEPT_MS)
    return {
      skipped: clock.skipped,
      sessions: [...ledger.sessions.values()],
      transactions: [...ledger.transactions.values()],
      deliveries: webhooks.unfinished(),
    }
  }

  const saved = file?.read()
  if (saved) {
    clock.skipped = saved.skipped
    for (const session of saved.sessions) ledger.addSession(session)
    for (const transaction of saved.transactions) ledger.addTransaction(transaction)
    webhooks.restore(saved.deliveries)
    file?.renew()
  }

  return {
    config,
    clock,
    random,
    ledger,
    webhooks,
    faults,
    changed,
    save,
    close: () => file?.close(),
    reset() {
      clock.skipped = 0
      ledger.clear()
      faults.clear()
      webhooks.reset()
      file?.renew()
    },
  }
}
