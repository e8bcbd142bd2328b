import { Worker } from 'node:worker_threads'
import { ERRORS } from '#contract/errors.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** Words of this shop that an attacker would guess first, alone or with a number. */
const SHOP_WORDS = ['kerapu', 'kerapusehat', 'ikan', 'ikankerapu', 'tambak', 'keramba', 'budidaya', 'admin', 'toko']

let listed: Promise<string> | undefined

/**
 * @param path field that the error is reported on
 * @throws PASSWORD_TERLALU_UMUM for one of the commonest passwords, a common word or first name in Indonesian or English, or a
 *   word of this shop with digits before or after it, in any case
 */
export async function refuseCommon(password: string, path: string): Promise<void> {
  const word = password.normalize('NFKC').toLowerCase()
  const bare = word.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  listed ??= readLists()
  if (!SHOP_WORDS.includes(bare) && !`\n${await listed}\n`.includes(`\n${word}\n`)) return
  throw new AppError('PASSWORD_TERLALU_UMUM', { errors: [{ path, msg: ERRORS.PASSWORD_TERLALU_UMUM.message }] })
}

/**
 * Returns the lists as one text of about 1 MB, one word per line. A worker thread reads them: imported as modules they would
 * stay in memory forever, at forty times the size.
 */
function readLists(): Promise<string> {
  return new Promise((resolve, reject) => {
    new Worker(new URL('./common-passwords.worker.ts', import.meta.url)).once('message', resolve).once('error', reject)
  })
}
