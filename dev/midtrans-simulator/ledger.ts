import type { Session } from './sessions.ts'
import type { Transaction } from './transactions.ts'

/** Stores all tokens and payment attempts, with their indexes. */
export class Ledger {
  readonly sessions = new Map<string, Session>()
  readonly transactions = new Map<string, Transaction>()
  /** Transactions with pending timers. The clock checks only these. */
  readonly timed = new Set<Transaction>()
  private readonly tokenByOrder = new Map<string, string>()
  private readonly byOrder = new Map<string, Transaction[]>()

  addSession(session: Session) {
    this.sessions.set(session.token, session)
    this.tokenByOrder.set(session.order_id, session.token)
  }

  addTransaction(transaction: Transaction) {
    this.transactions.set(transaction.transaction_id, transaction)
    this.byOrder.set(transaction.order_id, [...this.attempts(transaction.order_id), transaction])
    if (transaction.timers.length) this.timed.add(transaction)
  }

  /** Returns the newest token of an order. It has replaced older ones. */
  sessionOf(orderId: string): Session | undefined {
    return this.sessions.get(this.tokenByOrder.get(orderId) ?? '')
  }

  attempts(orderId: string): readonly Transaction[] {
    return this.byOrder.get(orderId) ?? []
  }

  /** Finds a transaction by either id, as Midtrans does everywhere. An order id means its latest attempt. */
  find(id: string): Transaction | undefined {
    const byTransactionId = this.transactions.get(id)
    if (byTransactionId) return byTransactionId
    const latest = this.attempts(id).at(-1)
    // DANA accepts its transaction id only.
    return latest?.payment_type === 'dana' ? undefined : latest
  }

  /** Deletes orders from before `time` that have no pending timers. */
  forget(time: number) {
    for (const { token, order_id, created_at } of this.sessions.values()) {
      const attempts = this.attempts(order_id)
      if (created_at >= time || attempts.some(({ timers }) => timers.length > 0)) continue
      this.sessions.delete(token)
      if (this.tokenByOrder.get(order_id) !== token) continue
      this.tokenByOrder.delete(order_id)
      this.byOrder.delete(order_id)
      for (const { transaction_id } of attempts) this.transactions.delete(transaction_id)
    }
  }

  clear() {
    this.sessions.clear()
    this.transactions.clear()
    this.timed.clear()
    this.tokenByOrder.clear()
    this.byOrder.clear()
  }
}
