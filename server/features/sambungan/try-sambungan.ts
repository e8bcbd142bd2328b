import { randomUUID } from 'node:crypto'
import type { Parsed } from '#contract/endpoint.ts'
import type {
  tryEmail as Email,
  tryMidtrans as Midtrans,
  TrialResult,
  tryWhatsApp as WhatsApp,
} from '#contract/sambungan/admin.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { tryMail } from '#server/mail/mailer.ts'
import { MidtransError, midtransClient } from '#server/midtrans/client.ts'
import { accountOf, openSecret, senderOf, smtpUrl } from './connections.ts'
import { sambunganRepository } from './sambungan.repository.ts'

type Needs = Pick<Deps, 'db' | 'kunci' | 'log' | 'connections'>

/**
 * Sends a mail through the entered server. Without an entered password the stored one is used, for the same server and user
 * only.
 * @throws VALIDATION_FAILED if server, sender or password is missing
 */
export async function tryEmail(
  { db, kunci, log, connections: { environment } }: Needs,
  recipient: string,
  body: Parsed<typeof Email>['body'],
): Promise<TrialResult> {
  const stored = await sambunganRepository(db).read()
  const isSame = (['smtp_server', 'smtp_port', 'smtp_pengguna'] as const).every((name) => stored[name] === body[name])
  const sandi = body.smtp_sandi || (isSame ? await openSecret(kunci, stored.smtp_sandi, log) : '')
  const url = environment.smtp.url ?? smtpUrl(body, sandi)
  const errors = [
    ...(url ? [] : [{ path: 'smtp_server', msg: 'Isi server email dulu' }]),
    ...(environment.smtp.url || !body.smtp_pengguna || sandi
      ? []
      : [{ path: 'smtp_sandi', msg: 'Ketik kata sandi emailnya' }]),
    ...(environment.smtp.isSenderSet || body.pengirim ? [] : [{ path: 'pengirim', msg: 'Isi pengirim dulu' }]),
  ]
  if (!url || errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors })
  const text =
    'Email ini dikirim dari halaman Email, Midtrans & WhatsApp untuk mencoba server email toko. Tidak ada yang perlu dilakukan.'
  try {
    const said = await tryMail(
      { url, from: senderOf(environment, body.pengirim).from },
      { kepada: recipient, subjek: 'Email percobaan', teks: text },
    )
    return { berhasil: true, pesan: `Email percobaan diterima server untuk ${recipient}. Jawaban server: ${said}` }
  } catch (error) {
    return {
      berhasil: false,
      pesan: `Email percobaan gagal. Jawaban server: ${(error as Error).message.slice(0, 300)}`,
    }
  }
}

const MODES = { sandbox: 'percobaan (Sandbox)', production: 'uang sungguhan (Production)' }

/** Asks Midtrans about a number that no order has. It rejects a wrong key before it looks for the number. */
export async function tryMidtrans(
  { db, kunci, log, connections: { environment } }: Needs,
  { midtrans_mode: mode, midtrans_server: typed }: Parsed<typeof Midtrans>['body'],
): Promise<TrialResult> {
  const { midtrans_server, midtrans_mode } = await sambunganRepository(db).read()
  const key = typed || (mode === midtrans_mode ? await openSecret(kunci, midtrans_server, log) : '')
  const isOwn = environment.midtrans.mode === 'simulator'
  if (!key && isOwn)
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'midtrans_server', msg: 'Ketik Server Key dulu' }] })
  const ask = async (asked: typeof mode): Promise<boolean> => {
    try {
      await midtransClient(accountOf(environment, { midtrans_mode: asked, midtrans_client: key }, key)).getStatus(
        `COBA-${randomUUID()}`,
      )
      return true
    } catch (error) {
      if (error instanceof MidtransError && error.status === 401) return false
      throw error
    }
  }
  try {
    if (await ask(mode)) {
      const { mode: used } = accountOf(environment, { midtrans_mode: mode, midtrans_client: key }, key)
      return { berhasil: true, pesan: `Server Key diterima Midtrans: akun ${used === 'simulator' ? '' : MODES[used]}.` }
    }
    const other = mode === 'sandbox' ? 'production' : 'sandbox'
    if (isOwn && (await ask(other)))
      return {
        berhasil: false,
        pesan: `Ini kunci akun ${MODES[other]}. Ganti jenis akunnya, atau isi kunci yang lain.`,
      }
    return { berhasil: false, pesan: 'Server Key ditolak Midtrans. Salin lagi dari dasbor Midtrans.' }
  } catch (error) {
    if (!(error instanceof MidtransError)) throw error
    return { berhasil: false, pesan: 'Midtrans tidak menjawab. Coba lagi sebentar lagi.' }
  }
}

/**
 * Reads the state of the shop's number at Meta; no message is sent. Without an entered token the stored one is used.
 * @throws VALIDATION_FAILED if an id or the token is missing
 */
export async function tryWhatsApp(
  { db, kunci, log, connections }: Needs,
  { wa_nomor_id: phoneNumberId, wa_akun_id: wabaId, wa_token }: Parsed<typeof WhatsApp>['body'],
): Promise<TrialResult> {
  const { baseUrl, account } = connections.environment.whatsapp
  const used = await connections.whatsapp()
  const token = wa_token || (await openSecret(kunci, (await sambunganRepository(db).read()).wa_token, log))
  const isSimulated = used.mode === 'simulasi' && !phoneNumberId
  if (!account && !isSimulated) {
    const missing = { wa_nomor_id: phoneNumberId, wa_akun_id: wabaId, wa_token: token }
    const errors = Object.entries(missing).flatMap(([path, value]) => (value ? [] : [{ path, msg: 'Isi dulu' }]))
    if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors })
  }
  const [{ createWhatsApp }, { WhatsAppError }] = await Promise.all([
    import('#server/whatsapp/client.ts'),
    import('#server/whatsapp/errors.ts'),
  ])
  const client =
    account || isSimulated ? await used.client() : createWhatsApp({ baseUrl, token, phoneNumberId, wabaId })
  try {
    const { number, name, status, quality, limit } = await client.checkAccount()
    await client.listTemplates()
    const state = `${number} (${name}), status ${status}, kualitas ${quality}${limit ? `, batas ${limit}` : ''}`
    if (isSimulated) return { berhasil: true, pesan: `Simulasi: ${state}. Tidak ada pesan WhatsApp sungguhan.` }
    return { berhasil: status === 'CONNECTED', pesan: `Jawaban WhatsApp: ${state}.` }
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error
    const isRefused = error.kind === 'account'
    return {
      berhasil: false,
      pesan: isRefused
        ? `Token ditolak WhatsApp. Salin lagi dari dasbor Meta. Jawabannya: ${error.message.slice(0, 200)}`
        : `WhatsApp belum bisa dipakai. Jawabannya: ${error.message.slice(0, 200)}`,
    }
  }
}
