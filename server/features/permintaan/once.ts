import { createHash, createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { NasibPermintaan } from '#contract/permintaan/office.ts'
import type { PermintaanRow } from '#server/db/schema.ts'
import { runWish, type Wish } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { answerOf } from '#server/http/error-handler.ts'
import type { Jawaban, Once } from '#server/http/once.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { permintaanRepository } from './permintaan.repository.ts'

type Kelola = Pick<Deps, 'db' | 'clock' | 'log'>

/** An answer is kept right after the work. Who comes in between waits so long for it. */
const JAWABAN_MS = 2000
const LOOK_MS = 50

/**
 * Does what is asked for under a key, once. The key is written down in the first transaction that the work commits, so it
 * is there exactly where the work is; who comes with it again gets the answer of the first.
 * @throws KUNCI_LAIN_ISI, PERMINTAAN_DIBATALKAN, PERMINTAAN_SUDAH_DIKERJAKAN, and whatever the work throws
 */
export function doOnce({ db, clock, log }: Kelola): Once {
  const permintaan = permintaanRepository(db)

  return async ({ kunci, penggunaId, endpoint, isi }, work) => {
    const kunciHash = hashKunci(kunci)
    const isiHash = createHmac('sha256', kunci)
      .update(JSON.stringify([penggunaId, endpoint, isi]))
      .digest()
    const row = { kunci_hash: kunciHash, pengguna_id: penggunaId, endpoint, isi_hash: isiHash, dibuat: clock() }
    const wish: Wish = {
      id: kunciHash.toString('base64url'),
      isDone: false,
      async writeDown(tx) {
        if (!(await permintaanRepository(tx).insert(row))) throw new AppError('PERMINTAAN_SUDAH_DIKERJAKAN')
      },
    }
    // What is done already is kept; if that fails it stays done, and who asks again is told so much.
    const keep = (jawaban: Jawaban) =>
      permintaan.keepJawaban(kunciHash, jawaban).catch((err) => log.warn({ err, endpoint }, 'answer not kept'))

    const known = await findAnswered(db, clock, kunciHash)
    if (known) return answerAgain(known, isiHash)
    try {
      const jawaban = await runWish(wish, work)
      if (wish.isDone) await keep(jawaban)
      return jawaban
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const jawaban = answerOf(error)
      if (wish.isDone && jawaban.status < 500) await keep(jawaban)
      if (!wish.isDone && error.code === 'PERMINTAAN_SUDAH_DIKERJAKAN') {
        const first = await findAnswered(db, clock, kunciHash)
        if (first) return answerAgain(first, isiHash)
      }
      throw error
    }
  }
}

/**
 * Tells what became of a request. One that was not done by now will not be done: its key is taken.
 * @param penggunaId only who asked gets the answer
 */
export async function settle({ db, clock }: Kelola, penggunaId: number, kunci: string): Promise<NasibPermintaan> {
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

/** What is written under a key; of what was written just now its answer with it, if that comes soon. */
async function findAnswered(
  db: Deps['db'],
  clock: Deps['clock'],
  kunciHash: Buffer,
): Promise<PermintaanRow | undefined> {
  const until = performance.now() + JAWABAN_MS
  for (;;) {
    const row = await permintaanRepository(db).find(kunciHash)
    const isUnderWay = row?.endpoint && row.status === null && clock().getTime() - row.dibuat.getTime() < JAWABAN_MS
    if (!isUnderWay || performance.now() > until) return row
    await delay(LOOK_MS)
  }
}

function answerAgain({ endpoint, isi_hash, status, jawaban }: PermintaanRow, isiHash: Buffer): Jawaban {
  if (endpoint === null) throw new AppError('PERMINTAAN_DIBATALKAN')
  if (!isi_hash?.equals(isiHash)) throw new AppError('KUNCI_LAIN_ISI')
  if (status === null) throw new AppError('PERMINTAAN_SUDAH_DIKERJAKAN')
  return { status, body: jawaban }
}
