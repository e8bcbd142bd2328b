import { parsePeran } from '#contract/peran.ts'
import { formatTime } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { isForeignKeyViolation } from '#server/db/errors.ts'
import type { PenggunaRow, SesiKind } from '#server/db/schema.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueSuratAkun } from '#server/features/akun/surat-akun.ts'
import { hashToken, newToken } from '#server/features/akun/token.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Caller } from '#server/http/answer.ts'
import { cookiesOf } from '#server/http/cookies.ts'
import { isBrowser } from '#server/http/session.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { perangkatName } from './nama-perangkat.ts'
import { perangkatRepository } from './perangkat.repository.ts'
import { SESI_DURATION, sesiRepository } from './sesi.repository.ts'

const HOUR_MS = 3_600_000
/** Maximum lifetime of a cookie in browsers. */
export const PERANGKAT_DAYS = 400

/**
 * Opens a session for a verified account, and mails the account about a new device. A browser's session has two halves: scripts
 * can read only the token, the other half is a cookie. In the back office the cookie is the session, and the returned token is
 * worthless.
 * @param shortSandi opened with a password that is too short for an administrator
 * @returns the token for the response
 * @throws LOGIN_SALAH if the account was deleted meanwhile
 */
export async function openSesi(
  deps: Deps,
  pengguna: PenggunaRow,
  caller: Caller,
  kind: SesiKind,
  shortSandi = false,
): Promise<string> {
  const { db, clock, settings } = deps
  const { header, setHeader } = caller
  const now = clock()
  const cookies = cookiesOf(settings.publicUrl)
  const isFromBrowser = isBrowser(header)
  const userAgent = header('user-agent')
  const mark = (await knownMark(db, cookies.read(header('cookie'), 'perangkat'))) ?? newToken()
  const kuki = isFromBrowser && kind === 'toko' ? newToken() : undefined

  const name = perangkatName(userAgent, isFromBrowser)
  const { token, isNewPerangkat } = await transaction(db, async (tx) => {
    const fingerprint = hashToken(isFromBrowser ? mark : `tanpa kuki: ${userAgent}`)
    const { perangkatId, isNew } = await perangkatRepository(tx).ensure(
      pengguna.pengguna_id,
      fingerprint,
      name,
      kind,
      now,
    )
    const sesi = sesiRepository(tx)
    if (isFromBrowser) await sesi.closeOfPerangkat(perangkatId, kind)
    const isNewPerangkat = isNew && !(await isFirst(tx, pengguna, perangkatId, now))
    if (isNewPerangkat)
      await queueSuratAkun(
        tx,
        pengguna,
        {
          subjek: 'Login dari perangkat baru ke akun KerapuSehat Anda',
          isi: suratBody(name, now, kind, settings.publicUrl),
          ...(kind === 'toko' && { tautan: '/PengaturanPerangkat' }),
        },
        now,
      )
    const token = await sesi.open(pengguna.pengguna_id, now, kind, { kuki, perangkatId, sandiPendek: shortSandi })
    return { token, isNewPerangkat }
  }).catch(accountGone)
  const { pengguna_id: penggunaId } = pengguna
  const isOwner = kind === 'kantor' && parsePeran(pengguna.peran).includes('pemilik')
  const event = isOwner ? 'perangkat-pemilik' : 'perangkat-baru'
  if (isNewPerangkat) recordKejadian(deps, { jenis: event, keterangan: name, penggunaId, dari: caller })

  if (isFromBrowser) setHeader('set-cookie', cookies.keep('perangkat', mark, PERANGKAT_DAYS * 86_400))
  return handOver(settings, caller, { token, kuki, jenis: kind })
}

/**
 * Gives the session of an account with a new password a new token, and ends all its other sessions.
 * @returns hands the session over to the caller, after the commit; see `handOver`
 * @throws UNAUTHENTICATED if the session ended meanwhile
 */
export async function renewSesi(
  tx: Tx,
  { settings }: Pick<Deps, 'settings'>,
  { penggunaId, tokenHash }: Sesi,
  caller: Caller,
): Promise<() => string> {
  const sesi = sesiRepository(tx)
  await sesi.closeOthers(penggunaId, tokenHash)
  const renewed = await sesi.renew(tokenHash)
  if (!renewed) throw new AppError('UNAUTHENTICATED')
  return () => handOver(settings, caller, renewed)
}

/** Sets the session's cookies. @returns the token for the response */
function handOver(
  settings: Deps['settings'],
  { header, setHeader }: Caller,
  { token, kuki, jenis }: { token: string; kuki: string | undefined; jenis: SesiKind },
): string {
  const cookies = cookiesOf(settings.publicUrl)
  const keep = (...args: Parameters<typeof cookies.keep>) => setHeader('set-cookie', cookies.keep(...args))
  if (kuki) keep('sesi', kuki, SESI_DURATION.toko.all / 1000)
  if (jenis === 'kantor') keep('kantor', token, SESI_DURATION.kantor.all / 1000)
  return jenis === 'kantor' && isBrowser(header) ? newToken() : token
}

/** Throws LOGIN_SALAH for an account that was deleted while its password was verified. */
function accountGone(error: unknown): never {
  throw isForeignKeyViolation(error) ? new AppError('LOGIN_SALAH', { cause: error }) : error
}

/** Ignores a device cookie that no account has: an attacker may have planted it, and could use it too. */
async function knownMark(db: Db, mark: string | undefined): Promise<string | undefined> {
  return mark && (await perangkatRepository(db).isMark(hashToken(mark))) ? mark : undefined
}

/** True for the first device of an account created within 24 hours, whose owner needs no notice. */
async function isFirst(tx: Tx, { pengguna_id, dibuat }: PenggunaRow, perangkatId: number, now: Date): Promise<boolean> {
  if (now.getTime() - dibuat.getTime() > 24 * HOUR_MS) return false
  return !(await perangkatRepository(tx).hasOther(pengguna_id, perangkatId))
}

const suratBody = (perangkat: string, now: Date, kind: SesiKind, publicUrl: string) =>
  `Akun Anda baru saja dipakai untuk login ${kind === 'kantor' ? 'ke admin toko ' : ''}dari perangkat yang belum pernah dipakai:

Perangkat: ${perangkat}
Waktu: ${formatTime(now)}

Jika itu Anda, abaikan email ini.

Jika bukan Anda, keluarkan perangkat itu, lalu ganti kata sandi Anda:

${publicUrl}${kind === 'kantor' ? '/perangkat-kantor' : '/PengaturanPerangkat'}
${publicUrl}/lupa-password`
