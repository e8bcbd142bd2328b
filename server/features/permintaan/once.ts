import { createHash, createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { PermintaanOutcome } from '#contract/permintaan/admin.ts'
import type { PermintaanRow } from '#server/db/schema.ts'
import { type IdempotencyRecord, PROVISIONAL, runIdempotent } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { answerOf } from '#server/http/error-handler.ts'
import type { Once, StoredResponse } from '#server/http/once.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { permintaanRepository } from './permintaan.repository.ts'

type Manage = Pick<Deps, 'db' | 'clock' | 'log'>

/** Time to wait for a concurrent request's response, which is stored right after its work. */
const ANSWER_MS = 2000
const POLL_MS = 50

/**
 * Runs work once per idempotency key. The key is inserted in the first transaction that the work commits, so it exists exactly
 * if the work was done; the response is stored in the same transaction, if nothing follows it. Later requests with the key get
 * the first response.
 * @throws KUNCI_LAIN_ISI, PERMINTAAN_DIBATALKAN, PERMINTAAN_SUDAH_DIKERJAKAN, and all errors of the work
 */
export function doOnce({ db, clock, log }: Manage): Once {
  return async ({ kunci, penggunaId, endpoint, content }, work) => {
    const kunciHash = hashKunci(kunci)
    const contentHash = createHmac('sha256', kunci)
      .update(JSON.stringify([penggunaId, endpoint, content]))
      .digest()
    const row = { kunci_hash: kunciHash, pengguna_id: penggunaId, endpoint, isi_hash: contentHash, dibuat: clock() }
    const wish: IdempotencyRecord = {
      id: kunciHash.toString('base64url'),
      isDone: false,
      async store(tx) {
        if (!(await permintaanRepository(tx).insert(row))) throw new AppError('PERMINTAAN_SUDAH_DIKERJAKAN')
      },
      keep: (tx, response) => permintaanRepository(tx).keepAnswer(kunciHash, response as StoredResponse),
    }
    async function complete(jawaban: StoredResponse | undefined): Promise<void> {
      const isStored = await wish.work?.commit(jawaban)
      if (isStored || !wish.isDone || !jawaban) return
      // The work is committed by now. If storing the response fails, retries get PERMINTAAN_SUDAH_DIKERJAKAN.
      await permintaanRepository(db)
        .keepAnswer(kunciHash, jawaban)
        .catch((err) => log.warn({ err, endpoint }, 'answer not stored'))
    }

    const known = await findAnswered(db, clock, kunciHash)
    if (known) return answerAgain(known, contentHash)
    let jawaban: StoredResponse
    try {
      jawaban = await runIdempotent(wish, work)
    } catch (error) {
      const refusal = error instanceof AppError ? answerOf(error) : undefined
      await complete(refusal && refusal.status < 500 ? refusal : undefined)
      if (!wish.isDone && refusal) {
        // The same request did the work meanwhile, which can also be why this one is refused: the record is no longer open.
        const first = await findAnswered(db, clock, kunciHash)
        if (first) return answerAgain(first, contentHash)
      }
      throw error
    }
    await complete(jawaban)
    return jawaban
  }
}

/**
 * Returns the outcome of a request. If it is not done yet it never will be, because its key is taken.
 * @param penggunaId only the account that made the request gets the response
 */
export async function settle({ db, clock }: Manage, penggunaId: number, kunci: string): Promise<PermintaanOutcome> {
  const kunci_hash = hashKunci(kunci)
  await permintaanRepository(db).insert({
    kunci_hash,
    pengguna_id: penggunaId,
    endpoint: null,
    isi_hash: null,
    dibuat: clock(),
  })
  const row = await findAnswered(db, clock, kunci_hash)
  if (!row?.endpoint) return { keadaan: 'batal', status: null, jawaban: null }
  const { status, jawaban } = row.pengguna_id === penggunaId ? row : { status: null, jawaban: null }
  return { keadaan: 'selesai', status, jawaban }
}

const hashKunci = (kunci: string) => createHash('sha256').update(kunci).digest()

/** Returns the row of a key. For a recent row, waits briefly for its response. */
async function findAnswered(
  db: Deps['db'],
  clock: Deps['clock'],
  kunciHash: Buffer,
): Promise<PermintaanRow | undefined> {
  const until = performance.now() + ANSWER_MS
  for (;;) {
    const row = await permintaanRepository(db).find(kunciHash)
    const isOpen = row?.status === null || row?.status === PROVISIONAL
    const isUnderWay = row?.endpoint && isOpen && clock().getTime() - row.dibuat.getTime() < ANSWER_MS
    if (!isUnderWay || performance.now() > until) return row
    await delay(POLL_MS)
  }
}

function answerAgain({ endpoint, isi_hash, status, jawaban }: PermintaanRow, contentHash: Buffer): StoredResponse {
  if (endpoint === null) throw new AppError('PERMINTAAN_DIBATALKAN')
  if (!isi_hash?.equals(contentHash)) throw new AppError('KUNCI_LAIN_ISI')
  if (status === null) throw new AppError('PERMINTAAN_SUDAH_DIKERJAKAN')
  return { status, body: jawaban }
}
