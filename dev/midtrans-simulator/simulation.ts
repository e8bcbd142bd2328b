import { type Clock, createClock } from './clock.ts'
import { type Config, createConfig, type SimulatorOptions } from './config.ts'
import { Faults } from './faults.ts'
import { Ledger } from './ledger.ts'
import { createRandom, type Random } from './random.ts'
import { type SavedState, StateFile } from './state-file.ts'
import { Webhooks } from './webhooks.ts'

/** Everything that the parts of the simulator share. */
export interface Simulation {
  readonly config: Config
  readonly clock: Clock
  readonly random: Random
  readonly ledger: Ledger
  readonly webhooks: Webhooks
  readonly faults: Faults
  /** Call after every change: writes the state file, if there is one, soon. */
  changed(): void
  /** Writes the state file now. */
  save(): void
  reset(): void
}

export function createSimulation(options: SimulatorOptions): Simulation {
  const config = createConfig(options)
  const clock = createClock()
  const random = createRandom()
  const ledger = new Ledger()
  const faults = new Faults()
  const file = options.stateFile ? new StateFile(options.stateFile, snapshot) : undefined
  const changed = () => file?.schedule()
  const webhooks = new Webhooks(clock, config, random, ({ order_id, transaction_status, attempts, url }) => {
    options.log?.(`notification ${order_id} ${transaction_status} → ${url} ${attempts.at(-1)?.answer}`)
    changed()
  })

  function snapshot(): SavedState {
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
  }

  return {
    config,
    clock,
    random,
    ledger,
    webhooks,
    faults,
    changed,
    save: () => file?.write(),
    reset() {
      clock.skipped = 0
      ledger.clear()
      faults.clear()
      webhooks.reset()
      changed()
    },
  }
}
