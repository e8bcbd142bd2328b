import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** One mail, as plain text: every phone shows it, and nothing in it can be markup. */
export interface Surat {
  kepada: string
  subjek: string
  teks: string
}

export interface Mailer {
  /** @param id makes a Message-ID that stays the same when a mail has to be sent a second time */
  send(surat: Surat, id: number): Promise<void>
}

interface MailSettings {
  /** smtp:// or smtps://; without it mails become files. */
  url?: string | undefined
  from: string
}

const TIMEOUT_MS = 15_000

/** Sends through SMTP where it is configured; else each mail becomes an `.eml` file that any mail program opens. */
export function openMailer({ url, from }: MailSettings, folder: string): Mailer {
  return url ? smtpMailer(url, from) : fileMailer(folder, from)
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as Parameters<typeof createTransport>[0])
  return {
    send: async (surat, id) => {
      await transport.sendMail(message(surat, id, from))
    },
  }
}

function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (surat, id) => {
      const { message: eml } = await transport.sendMail(message(surat, id, from))
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${String(id).padStart(8, '0')}.eml`), eml as Buffer)
    },
  }
}

const message = ({ kepada, subjek, teks }: Surat, id: number, from: string) => ({
  from,
  to: kepada,
  subject: subjek,
  text: teks,
  messageId: `<surat-${id}@${from.match(/@([\w.-]+)/)?.[1] ?? 'kerapusehat.local'}>`,
})
