import { setImmediate } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { createDb } from './client.ts'
import { type IdempotencyRecord, outsideIdempotency, runIdempotent, transaction } from './transaction.ts'

const database = await createTestDatabase()
const db = createDb(database.url)
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Runs work as a request, and returns how often its key was stored. */
async function request(work: () => Promise<unknown>): Promise<number> {
  let stored = 0
  const wish: IdempotencyRecord = {
    id: 'kunci',
    isDone: false,
    async store() {
      stored++
    },
    async keep() {},
  }
  await runIdempotent(wish, work)
  return stored
}

const commit = () => transaction(db, async () => {})
const rollBack = () => transaction(db, () => Promise.reject(new Error('rolled back'))).catch(() => {})

describe('transaction', () => {
  it('rejects a second transaction after the committed work of a request', async () => {
    await expect(
      request(async () => {
        await commit()
        await commit()
      }),
    ).rejects.toThrow('the work of this request is committed')
  })

  it('lets a transaction follow the work of a request if it stands aside of it', async () => {
    const stored = await request(async () => {
      await commit()
      await outsideIdempotency(commit)
    })
    expect(stored).toBe(1)
  })

  it('stores the key again after the work was rolled back', async () => {
    const stored = await request(async () => {
      await rollBack()
      await commit()
    })
    expect(stored).toBe(2)
  })
})

describe('response of a request', () => {
  const nothing = async () => {}
  it.each<[string, () => Promise<unknown>, boolean]>([
    ['nothing', nothing, true],
    ['a query outside of it', () => db.selectNoFrom((eb) => eb.lit(1).as('satu')).execute(), false],
    ['another turn of the event loop', () => setImmediate(), false],
    ['calls outside of the request', () => outsideIdempotency(nothing), false],
  ])('is stored in the transaction of the work, unless %s follows it', async (_, follow, isTogether) => {
    const kept: unknown[] = []
    const wish: IdempotencyRecord = {
      id: 'kunci',
      isDone: false,
      store: nothing,
      keep: async (_tx, response) => void kept.push(response),
    }
    await runIdempotent(wish, async () => {
      await commit()
      await follow()
    })
    expect(await wish.work?.commit('jawaban')).toBe(isTogether)
    expect(wish.isDone).toBe(true)
    expect(kept).toEqual(isTogether ? ['jawaban'] : [])
  })
})
