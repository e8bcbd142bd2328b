import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Session } from './sessions.ts'
import type { Transaction } from './transactions.ts'
import { type Delivery, isUnfinished } from './webhooks/webhooks.ts'

export interface SavedState {
  skipped: number
  sessions: Session[]
  transactions: Transaction[]
  deliveries: Delivery[]
}

type Change = Partial<SavedState> & { finished?: number[] }

export interface Changed {
  skipped?: number
  session?: Session
  transaction?: Transaction
  delivery?: Delivery
}

/** Bytes that are appended before the file is rewritten. A file larger than this may double. */
const ROOM_BYTES = 4 * 1024 * 1024

/**
 * The state file: a line with the whole state, then a line for each group of changes.
 * Each line is written before the simulator responds or notifies, so a reported payment survives a kill.
 * Only a machine crash may lose the last seconds: there is no fsync.
 */
export class StateFile {
  private readonly path: string
  private readonly whole: () => SavedState
  private readonly sessions = new Set<Session>()
  private readonly transactions = new Set<Transaction>()
  private readonly deliveries = new Set<Delivery>()
  private skipped: number | undefined
  private isChanged = false
  /** File descriptor. Undefined while the file must be rewritten: before the first write and after a failed one. */
  private file: number | undefined
  private room = 0

  constructor(path: string, whole: () => SavedState) {
    this.path = path
    this.whole = whole
  }

  read(): SavedState | undefined {
    try {
      return merge(readFileSync(this.path, 'utf8'))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw new Error(`The simulator's state file ${this.path} cannot be read. Delete it to start afresh.`, {
        cause: error,
      })
    }
  }

  note({ skipped, session, transaction, delivery }: Changed) {
    this.skipped = skipped ?? this.skipped
    if (session) this.sessions.add(session)
    if (transaction) this.transactions.add(transaction)
    if (delivery) this.deliveries.add(delivery)
    this.isChanged = true
  }

  /** Writes the recorded changes. On a full disk they stay recorded, and the whole state is written once there is room. */
  write() {
    if (!this.isChanged) return
    try {
      if (this.file === undefined || this.room < 0) this.writeWhole()
      else this.writeChange(this.file)
    } catch {
      this.forgetFile()
      return
    }
    this.isChanged = false
    for (const noted of [this.sessions, this.transactions, this.deliveries]) noted.clear()
  }

  /** Rewrites the whole file: its content is obsolete. */
  renew() {
    this.forgetFile()
    this.isChanged = true
    this.write()
  }

  close() {
    this.write()
    this.forgetFile()
  }

  private writeWhole() {
    this.forgetFile()
    mkdirSync(dirname(this.path), { recursive: true })
    const draft = `${this.path}.${process.pid}.tmp`
    const text = `${JSON.stringify(this.whole())}\n`
    writeFileSync(draft, text)
    renameSync(draft, this.path)
    this.file = openSync(this.path, 'a')
    this.room = Math.max(ROOM_BYTES, text.length)
  }

  private writeChange(file: number) {
    const deliveries = [...this.deliveries]
    const change: Change = {
      skipped: this.skipped,
      sessions: [...this.sessions],
      transactions: [...this.transactions],
      deliveries: deliveries.filter(isUnfinished),
      finished: deliveries.filter((delivery) => !isUnfinished(delivery)).map(({ id }) => id),
    }
    const line = Buffer.from(`${JSON.stringify(change)}\n`)
    if (writeSync(file, line) < line.length) throw new Error('a line was cut short')
    this.room -= line.length
  }

  private forgetFile() {
    if (this.file !== undefined) closeSync(this.file)
    this.file = undefined
  }
}

/** Parses the lines of a state file. A last line cut short by a kill is dropped: it was never reported. */
function merge(text: string): SavedState {
  const lines = text.split('\n')
  const last = lines.pop()
  if (lines.length === 0 && last) lines.push(last)
  const sessions = new Map<string, Session>()
  const transactions = new Map<string, Transaction>()
  const deliveries = new Map<number, Delivery>()
  let skipped = 0
  for (const line of lines) {
    const change = JSON.parse(line) as Change
    skipped = change.skipped ?? skipped
    for (const session of change.sessions ?? []) sessions.set(session.token, session)
    for (const transaction of change.transactions ?? []) transactions.set(transaction.transaction_id, transaction)
    for (const delivery of change.deliveries ?? []) deliveries.set(delivery.id, delivery)
    for (const id of change.finished ?? []) deliveries.delete(id)
  }
  return {
    skipped,
    sessions: [...sessions.values()],
    transactions: [...transactions.values()],
    deliveries: [...deliveries.values()],
  }
}
