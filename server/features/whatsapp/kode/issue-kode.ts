import { randomInt, timingSafeEqual } from 'node:crypto'
import { KODE_MINUTES } from '#contract/akun/kode-login.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken, newToken } from '#server/features/akun/token.ts'
import { type KodeKind, kodeRepository } from './kode.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'kunci'>

/** Wrong guesses after which a code is void. */
const GUESSES_MAX = 5

/** A code to send. It is stored nowhere. */
export interface IssuedKode {
  kodeId: number
  tanda: string
  kode: string
  /** Token of the page that asked for the code. */
  permintaan: string
  /** SHA-256 of the token. */
  hash: Buffer
}

/** Returns what is stored of a code: useless without the key, and for any other page. @param hash of the page's token */
export const macOf = (kunci: Needs['kunci'], hash: Buffer, kode: string): Promise<Buffer> =>
  kunci.mac(`${hash.toString('hex')} ${kode}`)

export const newKode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * Creates a code, and ends the open ones of the account. It is counted before: per typed name, whether or not an account has it, and
 * per network.
 * @param name e-mail or number to which the code goes, as typed
 * @param account called after the count. Null for a name without an account, whose request costs the same
 * @throws KODE_TERLALU_SERING, TERLALU_SERING
 */
export async function issueKode<Account extends { penggunaId: number | null; nomor?: string | null }>(
  deps: Needs,
  kind: KodeKind,
  { name, ip }: { name: string; ip: string },
  account: () => Promise<Account>,
): Promise<IssuedKode & { account: Account }> {
  const { db, clock, kunci } = deps
  const now = clock()
  await takeJatah(db, 'kode-jeda', name, now)
  await takeJatah(db, 'kode-jaringan', ip.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24'), now)
  await takeJatah(db, 'kode-nama', name, now)
  await takeJatah(db, 'kode-nama-hari', name, now)
  const found = await account()
  const [kode, permintaan] = [newKode(), newToken()]
  const hash = hashToken(permintaan)
  const mac = await macOf(kunci, hash, kode)
  const { kode_id, tanda } = await transaction(db, async (tx) => {
    const repository = kodeRepository(tx)
    await repository.endOpen(kind, found.penggunaId, now)
    return repository.add({
      jenis: kind,
      pengguna_id: found.penggunaId,
      nomor: found.nomor ?? null,
      permintaan: hash,
      sidik: mac,
      dibuat: now,
      kedaluwarsa: new Date(now.getTime() + KODE_MINUTES * 60_000),
    })
  })
  return { kodeId: kode_id, tanda, kode, hash, permintaan, account: found }
}

/**
 * Uses up a code. Called by `beginGuess` only, which counts the guess. The fifth wrong guess voids the code.
 * @param penggunaId account that the code must belong to
 * @returns the number that got the code, null if it was mailed; undefined if the code is wrong
 */
export function takeSentKode(
  { db, clock, kunci }: Needs,
  kind: KodeKind,
  penggunaId: number,
  { permintaan, kode }: { permintaan: string; kode: string },
): Promise<{ nomor: string | null } | undefined> {
  return transaction(db, async (tx) => {
    const repository = kodeRepository(tx)
    const hash = hashToken(permintaan)
    const row = await repository.lockOpen(kind, hash, clock())
    if (!row || row.pengguna_id !== penggunaId || row.salah >= GUESSES_MAX) return undefined
    if (!timingSafeEqual(row.sidik, await macOf(kunci, hash, kode))) {
      await repository.countWrong(row.kode_id)
      return undefined
    }
    await repository.end(row.kode_id, clock())
    return { nomor: row.nomor }
  })
}
