import type { z } from 'zod'
import type { Pengguna } from '#contract/akun/endpoints.ts'
import type { KodeLoginBody } from '#contract/akun/forms.ts'
import { nomorWa } from '#contract/no-hp.ts'
import type { PenggunaRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository, toPengguna } from '#server/features/akun/akun.repository.ts'
import { hasKode } from '#server/features/akun/dua-langkah/take-kode.ts'
import { beginGuess } from '#server/features/akun/sesi/guess.ts'
import { openSesi } from '#server/features/akun/sesi/open-sesi.ts'
import { hashToken } from '#server/features/akun/token.ts'
import { nomorRepository } from '#server/features/saluran/nomor.repository.ts'
import type { Caller } from '#server/http/answer.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { type IssuedKode, issueKode, takeSentKode } from './issue-kode.ts'
import { kodeRepository } from './kode.repository.ts'
import { mailKode, sendKodeWa } from './send-kode.ts'

/**
 * Sends a code that opens a session. By WhatsApp to the typed number, if the account confirmed it; else by mail to its confirmed
 * address. The response and its time are the same for a name without an account, so sending is not awaited.
 * @returns the token of the page, without which the code is useless
 * @throws KODE_TERLALU_SERING, TERLALU_SERING
 */
export async function askKodeLogin(
  deps: Deps,
  { email: name, byMail }: z.output<typeof KodeLoginBody>,
  { ip }: Pick<Caller, 'ip'>,
): Promise<string> {
  const nomor = nomorWa(name)
  const { permintaan, account, ...issued } = await issueKode(
    deps,
    'masuk',
    { name: nomor ?? name.toLowerCase(), ip },
    () => findAccount(deps, name, nomor, byMail),
  )
  const { pengguna } = account
  if (pengguna)
    setImmediate(() => {
      send(deps, pengguna, account.nomor, issued).catch((err: unknown) => deps.log.error({ err }, 'code not sent'))
    })
  return permintaan
}

/** Returns the customer with this name, and the number for WhatsApp. Every name costs the same queries. */
async function findAccount(deps: Deps, name: string, nomor: string | undefined, byMail: boolean) {
  const { db, clock } = deps
  const akun = akunRepository(db)
  const byNomor = await nomorRepository(db).findAccount({ from: nomor })
  const typed = await (nomor ? akun.findByNoHp(name) : akun.findByEmail(name))
  const found = (await akun.findById(byNomor ?? 0)) ?? typed
  const isFresh = await kodeRepository(db).isNomorFresh(found?.pengguna_id ?? 0, nomor ?? '', clock())
  const isGuarded = await hasKode(deps, found?.pengguna_id ?? 0)
  // The office has its own door. A second step cannot be asked for here.
  const pengguna = found?.role === 'user' && !found.dihapus && !isGuarded ? found : undefined
  return {
    pengguna,
    penggunaId: pengguna?.pengguna_id ?? null,
    nomor: pengguna && nomor && isFresh && !byMail ? nomor : null,
  }
}

async function send(
  deps: Deps,
  pengguna: PenggunaRow,
  nomor: string | null,
  issued: Pick<IssuedKode, 'kodeId' | 'tanda' | 'kode' | 'hash'>,
): Promise<void> {
  const isSent = nomor && (await sendKodeWa(deps, { penggunaId: pengguna.pengguna_id, nomor, ...issued }))
  if (!isSent) await mailKode(deps, issued, pengguna)
}

/**
 * Opens a shop session for a code.
 * @throws KODE_TIDAK_COCOK alike for a wrong code, an old one and one of another page; LOGIN_TERLALU_SERING
 */
export async function loginKode(
  deps: Deps,
  body: { permintaan: string; kode: string },
  caller: Caller,
): Promise<{ token: string; user: Pengguna }> {
  const hash = hashToken(body.permintaan)
  const row = await kodeRepository(deps.db).lockOpen('masuk', hash, deps.clock())
  const found = await akunRepository(deps.db).findById(row?.pengguna_id ?? 0)
  const pengguna = found?.role === 'user' ? found : undefined
  const guess = await beginGuess(deps, pengguna, { caller, name: `kode ${hash.toString('hex')}`, door: 'toko' })
  const verify = async () => (await takeSentKode(deps, 'masuk', pengguna?.pengguna_id ?? 0, body)) !== undefined
  if (!(await guess.sentKode(verify)) || !pengguna) throw new AppError('KODE_TIDAK_COCOK')
  await guess.succeed()
  return { token: await openSesi(deps, pengguna, caller, 'toko'), user: toPengguna(pengguna) }
}
