import { randomUUID } from 'node:crypto'
import { KODE_MINUTES } from '#contract/akun/kode-login.ts'
import { isWithoutEmail } from '#contract/akun/without-email.ts'
import { templatWaName } from '#contract/saluran/templat-wa.ts'
import { tryTakeJatah } from '#server/db/jatah.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { suratTo } from '#server/features/akun/surat-akun.ts'
import { identity } from '#server/features/pengaturan/identity.ts'
import { waRepository } from '#server/features/saluran/wa.repository.ts'
import { kabarMetaRepository } from '#server/features/whatsapp/kabar-meta.repository.ts'
import { WhatsAppError } from '#server/whatsapp/errors.ts'
import { type IssuedKode, macOf, newKode } from './issue-kode.ts'
import { kodeRepository } from './kode.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'kunci' | 'log' | 'mailer' | 'settings' | 'connections'>

export const TEMPLAT_KODE = templatWaName('kode_verifikasi')

const REFERENCE = 'kode:'
/** Returns the name of a code's message in a status; undefined for any other message. */
export const kodeTandaOf = (reference: string | undefined) =>
  reference?.startsWith(REFERENCE) ? reference.slice(REFERENCE.length) : undefined

/** Account that gets a code by mail. */
export interface Recipient {
  nama: string
  email: string
  email_dikonfirmasi: Date | null
}

/** True if WhatsApp is on, and Meta approved the template of codes. */
export async function canSendKode({ db, connections }: Pick<Needs, 'db' | 'connections'>): Promise<boolean> {
  return (await connections.whatsapp()).mode !== 'mati' && waRepository(db).isApproved(TEMPLAT_KODE)
}

/**
 * Sends a code by WhatsApp, at once: an outbox would have to store it.
 * @returns false if it was not sent
 */
export async function sendKodeWa(
  deps: Needs,
  { penggunaId, nomor, tanda, kode }: { penggunaId: number; nomor: string; tanda: string; kode: string },
): Promise<boolean> {
  const { db, clock, log, connections } = deps
  const [access, wa] = [await connections.whatsapp(), waRepository(db)]
  if (access.mode === 'mati' || !(await wa.isOpen(TEMPLAT_KODE, access, penggunaId, clock()))) return false
  if (!(await tryTakeJatah(db, 'kode-toko', 'toko', clock()))) {
    log.error({}, 'codes by WhatsApp used up for today')
    await kabarMetaRepository(db).put({ bidang: 'kode', kejadian: 'HABIS', isi: '', buruk: true }, clock())
    return false
  }
  try {
    const client = await access.client()
    const message = { to: nomor, name: TEMPLAT_KODE, language: 'id', reference: `${REFERENCE}${tanda}` }
    await client.sendTemplate({ ...message, body: [kode], buttons: [{ type: 'url', text: kode }] })
    await mark(deps, tanda, 'terkirim')
    return true
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error
    const { kind, code, trace } = error
    log.warn({ kind, code, trace }, 'code not sent by WhatsApp')
    if (kind === 'template' || kind === 'template-paused')
      await wa.stopTemplat(TEMPLAT_KODE, `${code} ${kind}`, clock())
    // It may arrive, and a second message would confuse. Its status follows, or the customer asks for a mail.
    if (kind === 'unknown') return true
    await mark(deps, tanda, 'gagal')
    return false
  }
}

/** Stores the answer to a send, unless a status has said more. */
const mark = ({ db }: Pick<Needs, 'db'>, tanda: string, status: 'terkirim' | 'gagal') =>
  transaction(db, async (tx) => {
    const row = await kodeRepository(tx).lockMessage(tanda)
    if (row?.status !== 'menunggu') return
    await kodeRepository(tx).putState(row.kode_id, { status })
    await waRepository(tx).count(TEMPLAT_KODE, row.dibuat, [status])
  })

/** Mails the code of a login to the account's confirmed address. */
export async function mailKode(
  deps: Needs,
  { kodeId, hash }: Pick<IssuedKode, 'kodeId' | 'hash'>,
  recipient: Recipient,
): Promise<void> {
  const { db, clock, kunci, mailer, settings } = deps
  const { nama, email, email_dikonfirmasi } = recipient
  if (!email_dikonfirmasi || isWithoutEmail(email)) return
  // A code that was sent by WhatsApp is not sent twice.
  const kode = newKode()
  if (!(await kodeRepository(db).replace(kodeId, await macOf(kunci, hash, kode), clock()))) return
  const kop = { ...(await identity(db)), publicUrl: settings.publicUrl }
  // Mails of the outbox have the numbers from 1.
  await mailer.send(suratTo(email, nama, 'Kode untuk masuk ke akun KerapuSehat', textOf(kode)), 0, randomUUID(), kop)
}

const textOf = (kode: string) => `Kode Anda: ${kode}

Ketik kode ini di halaman yang memintanya. Kode berlaku ${KODE_MINUTES} menit dan hanya bisa dipakai satu kali.

Jangan berikan kode ini kepada siapa pun, juga kepada orang yang mengaku dari toko. Jika bukan Anda yang memintanya, abaikan email ini.`

/** Mails the codes that WhatsApp could not deliver. The mails are not awaited: a mail server may take minutes. */
export async function mailFailedKode(deps: Needs): Promise<void> {
  const failed = await kodeRepository(deps.db).listFailed(deps.clock())
  for (const { kode_id: kodeId, permintaan: hash, ...recipient } of failed)
    mailKode(deps, { kodeId, hash }, recipient).catch((err: unknown) => deps.log.error({ err }, 'code not mailed'))
}
