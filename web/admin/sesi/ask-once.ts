import type { ErrorCode } from '#contract/errors.ts'
import type { NasibPermintaan } from '#contract/permintaan/office.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { uuid } from '#web/lib/uuid.ts'

/** What is said where it is not certain, or was not, that something was saved. */
export const KATA = {
  belum: 'Belum tersimpan. Coba lagi.',
  belumPasti:
    'Belum pasti tersimpan: server tidak menjawab. Isian Anda masih ada. Coba lagi; yang sama tidak tersimpan dua kali.',
  sebelumnya:
    'Yang Anda kirim sebelum ini ternyata sudah tersimpan. Isian yang sekarang belum dikirim: periksa dulu, lalu simpan lagi jika masih perlu.',
  sudah: 'Sudah tersimpan',
  amanDiulang: 'Belum pasti berhasil; aman dicoba sekali lagi.',
}

/** Milliseconds before each question to a server that did not answer. */
const JEDA = [0, 1500, 4000]
const JEDA_ULANG = 1000

/** What was sent and is not answered. */
interface Wish {
  kunci: string
  isi: string
  /** The server could not be asked what became of it. */
  isBelumPasti: boolean
}

/** By what they are sent to: one form, one record. */
const open = new Map<string, Wish>()

/** How a wish is sent, and how one asks after it. */
interface Jalan<T> {
  ask(kunci: string): Promise<T>
  settle(kunci: string): Promise<NasibPermintaan>
  /** Hears that the server is being asked, and what came of it. */
  say(keadaan: 'menanya' | 'tersimpan' | undefined): void
  wait(ms: number): Promise<unknown>
}

/**
 * Sends what must not happen twice. Where no answer comes, asks what became of it, and gives that back as the answer. The
 * same content again is the same wish, under the same key; another content is a new one, after it is certain what became
 * of the one before.
 * @throws ApiError: the failure itself, with `nasib` where it was certain only later; `BELUM_PASTI`; `SUDAH_TERSIMPAN` where
 * the one before was done
 */
export async function askOnce<T>(tempat: string, isi: string, jalan: Jalan<T>): Promise<T> {
  jalan.say(undefined)
  await clearUp(tempat, isi, jalan)
  const wish = open.get(tempat) ?? { kunci: uuid(), isi, isBelumPasti: false }
  open.set(tempat, wish)
  try {
    const answer = await jalan.ask(wish.kunci)
    forget(tempat, wish)
    return answer
  } catch (error) {
    if (isCode(error, 'PERMINTAAN_SUDAH_DIKERJAKAN')) return found(tempat, wish, jalan, {})
    if (!isLost(error)) {
      forget(tempat, wish)
      // It was asked after, and that answer was lost as well: now it is certain, and wanted still.
      if (isCode(error, 'PERMINTAAN_DIBATALKAN')) return askOnce(tempat, isi, jalan)
      throw error
    }
    const nasib = await findNasib(wish.kunci, jalan)
    if (!nasib) {
      wish.isBelumPasti = true
      throw new ApiError(KATA.belumPasti, { code: 'BELUM_PASTI' })
    }
    if (nasib.keadaan === 'selesai') return found(tempat, wish, jalan, nasib)
    forget(tempat, wish)
    throw new ApiError(error.message, { ...error, nasib: KATA.belum })
  }
}

/** Sends what is harmless to repeat once more where no word came back. */
export async function askAgain<T>(ask: () => Promise<T>, wait: Jalan<T>['wait']): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isSilent(error)) throw error
  }
  await wait(JEDA_ULANG)
  return ask().catch((error: unknown) => {
    throw isSilent(error) ? new ApiError('', { ...error, nasib: KATA.amanDiulang }) : error
  })
}

/** What was wanted before must be certain before something else is wanted; what is only under way still gets its answer. */
async function clearUp<T>(tempat: string, isi: string, jalan: Jalan<T>): Promise<void> {
  const before = open.get(tempat)
  if (!before || before.isi === isi) return
  if (before.isBelumPasti) {
    const nasib = await findNasib(before.kunci, jalan)
    if (!nasib) throw new ApiError(KATA.belumPasti, { code: 'BELUM_PASTI' })
    if (nasib.keadaan === 'selesai') {
      forget(tempat, before)
      jalan.say('tersimpan')
      throw new ApiError(KATA.sebelumnya, { code: 'SUDAH_TERSIMPAN' })
    }
  }
  forget(tempat, before)
}

/** It was done: here is its answer, or as much of it as is known. */
function found<T>(tempat: string, wish: Wish, { say }: Jalan<T>, nasib: Partial<NasibPermintaan>): T {
  const { status, jawaban } = nasib
  forget(tempat, wish)
  if (status && status >= 400) {
    say(undefined)
    const { message = '', ...details } = jawaban as { message?: string }
    throw new ApiError(message, { ...details, status })
  }
  say('tersimpan')
  return (jawaban ?? { message: KATA.sudah }) as T
}

async function findNasib<T>(kunci: string, { settle, say, wait }: Jalan<T>): Promise<NasibPermintaan | undefined> {
  say('menanya')
  for (const jeda of JEDA) {
    await wait(jeda)
    const nasib = await settle(kunci).catch(() => undefined)
    if (!nasib) continue
    if (nasib.keadaan === 'batal') say(undefined)
    return nasib
  }
  say(undefined)
  return undefined
}

function forget(tempat: string, wish: Wish): void {
  if (open.get(tempat) === wish) open.delete(tempat)
}

/** No word of the shop itself came back, or only that it broke down: what was asked for may be done, or not. */
function isLost(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  if (error.code === 'NO_CODE') return error.status >= 500
  return ['NO_RESPONSE', 'BAD_RESPONSE', 'INTERNAL', 'SERVICE_UNAVAILABLE'].includes(error.code)
}

/** Whoever broke down did not say so either. */
const isSilent = (error: unknown): error is ApiError => isLost(error) && !error.message

const isCode = (error: unknown, code: ErrorCode) => error instanceof ApiError && error.code === code
