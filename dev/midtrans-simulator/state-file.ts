import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Session } from './sessions.ts'
import type { Transaction } from './transactions.ts'
import type { Delivery } from './webhooks.ts'

export interface SavedState {
  skipped: number
  sessions: Session[]
  transactions: Transaction[]
  deliveries: Delivery[]
}

const WRITE_DELAY_MS = 50
/** A disk may be full for a while, and the state is still in memory. */
const RETRY_MS = 1_000

/** One JSON file, replaced as a whole, so that a crash leaves either the old state or the new one. */
export class StateFile {
  private readonly path: string
  private readonly snapshot: () => SavedState
  private timer: NodeJS.Timeout | undefined

  constructor(path: string, snapshot: () => SavedState) {
    this.path = path
    this.snapshot = snapshot
  }

  read(): SavedState | undefined {
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')) as SavedState
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw new Error(`The simulator's state file ${this.path} cannot be read. Delete it to start afresh.`, {
        cause: error,
      })
    }
  }

  /** Many changes in a row become one write. */
  schedule() {
    this.timer ??= setTimeout(() => this.tryWrite(), WRITE_DELAY_MS)
  }

  private tryWrite() {
    try {
      this.write()
    } catch {
      this.timer = setTimeout(() => this.tryWrite(), RETRY_MS)
    }
  }

  write() {
    clearTimeout(this.timer)
    this.timer = undefined
    mkdirSync(dirname(this.path), { recursive: true })
    const draft = `${this.path}.${process.pid}.tmp`
    writeFileSync(draft, JSON.stringify(this.snapshot()))
    renameSync(draft, this.path)
  }
}
