import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { closeFolder, OWN_FILE, OWN_FOLDER } from '#server/kernel/private-folder.ts'
import { type Kop, teksBerkop } from './kop.ts'
import { suratHtml } from './surat-html.ts'

/** One mail, as plain text: every phone shows it, and nothing in it can be markup. It leaves in HTML besides. */
export interface Surat {
  kepada: string
  subjek: string
  teks: string
}

export interface Mailer {
  /**
   * @param id of the row: what its file is called
   * @param kop who writes; without it only the text leaves
   * @param messageId the same whenever this mail is sent, so that receivers put copies of it together
   * @throws SuratDitolak where it will never be taken; anything else may be over the next time
   */
  send(surat: Surat, id: number, messageId: string, kop?: Kop): Promise<void>
}

/** The mail server refused this very mail for good. Its answer is the message. */
export class SuratDitolak extends Error {}

interface MailSettings {
  /** smtp:// or smtps://; without it mails become files. */
  url?: string | undefined
  from: string
}

const MINUTE = 60_000

/**
 * As long as SMTP says that its answers may take (RFC 5321, 4.5.3.2). Who hangs up on a server that only thinks about a
 * mail gets it delivered, and sends it again.
 */
const PATIENCE = { connectionTimeout: 5 * MINUTE, greetingTimeout: 5 * MINUTE, socketTimeout: 10 * MINUTE }

/** Sends through SMTP where it is configured; else each mail becomes an `.eml` file that any mail program opens. */
export async function openMailer({ url, from }: MailSettings, folder: string): Promise<Mailer> {
  // Links that set passwords lie there, also when mail goes another way by now.
  await closeFolder(folder)
  return url ? smtpMailer(url, from) : fileMailer(folder, from)
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...PATIENCE } as Parameters<typeof createTransport>[0])
  return {
    send: async (surat, _id, messageId, kop) => {
      try {
        await transport.sendMail(message(surat, messageId, from, kop))
      } catch (error) {
        throw isFinal(error as SmtpError) ? new SuratDitolak((error as Error).message, { cause: error }) : error
      }
    },
  }
}

interface SmtpError {
  code?: string
  responseCode?: number
  permanent?: boolean
}

/** The server does not let the shop in, or not without a password. */
const LOGIN = [530, 534, 535, 538]

/**
 * Is it this mail that is refused, or its receiver? A server that refuses whoever calls, or the shop's login, refuses every
 * mail until somebody mends that.
 */
function isFinal({ code = '', responseCode, permanent }: SmtpError): boolean {
  if (responseCode === undefined) return code === 'EENVELOPE'
  return permanent === true && ['EENVELOPE', 'EMESSAGE'].includes(code) && !LOGIN.includes(responseCode)
}

function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (surat, id, messageId, kop) => {
      const { message: eml } = await transport.sendMail(message(surat, messageId, from, kop))
      const path = join(folder, `${String(id).padStart(8, '0')}.eml`)
      const write = () => writeFile(`${path}.baru`, eml as Buffer, { mode: OWN_FILE })
      // Beside its place first: on a full disk there is no half mail under a good name.
      try {
        await write().catch(async (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
          await write()
        })
        await rename(`${path}.baru`, path)
      } catch (error) {
        await rm(`${path}.baru`, { force: true })
        throw error
      }
    },
  }
}

const message = ({ kepada, subjek, teks }: Surat, messageId: string, from: string, kop: Kop | undefined) => ({
  from,
  // Not as text, in which a comma would begin another receiver.
  to: { name: '', address: kepada },
  subject: subjek,
  text: kop ? teksBerkop(teks, kop) : teks,
  ...(kop && { html: suratHtml({ kepada, subjek, teks }, kop) }),
  messageId: `<${messageId}@${from.match(/@([\w.-]+)/)?.[1] ?? 'kerapusehat.local'}>`,
})
