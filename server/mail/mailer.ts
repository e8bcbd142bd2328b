import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { closeFolder, OWN_FILE, OWN_FOLDER } from '#server/kernel/private-folder.ts'
import { type Letterhead, letterheadText } from './kop.ts'
import { withoutPictures } from './picture-mark.ts'
import { suratHtml } from './surat-html.ts'

/** A mail as plain text: every phone displays it, and it cannot contain markup. It is sent with an HTML version. */
export interface Surat {
  kepada: string
  subjek: string
  teks: string
}

export interface Mailer {
  /**
   * @param id ID of the row, used as the file name
   * @param kop sender identity; without it only the text is sent
   * @param messageId the same for every attempt, so that receivers can merge duplicates
   * @param beforeEnd awaited before the end of the message, without which a mail server discards it. A mail of a killed process
   *   is sent twice only if this had resolved
   * @throws RejectedSurat if the mail will never be accepted; after other errors a retry may succeed
   */
  send(surat: Surat, id: number, messageId: string, kop?: Letterhead, beforeEnd?: () => Promise<void>): Promise<void>
  /** Deletes the `.eml` files of all mails that `listKept` does not return. */
  prune?(listKept: (ids: readonly number[]) => Promise<ReadonlySet<number>>): Promise<void>
}

/** The mail server rejected this mail permanently. The message is its response. */
export class RejectedSurat extends Error {}

interface MailSettings {
  /** smtp:// or smtps://; without it, mails are written to files. */
  url?: string | undefined
  from: string
}

const MINUTE = 60_000

/**
 * Timeouts in milliseconds, as long as SMTP allows (RFC 5321, 4.5.3.2). A client that disconnects while the server still
 * processes a mail gets it delivered, and then sends it again.
 */
const PATIENCE = { connectionTimeout: 5 * MINUTE, greetingTimeout: 5 * MINUTE, socketTimeout: 10 * MINUTE }

/** Returns a mailer for SMTP if configured; otherwise it writes each mail to an `.eml` file that any mail program opens. */
export async function openMailer({ url, from }: MailSettings, folder: string): Promise<Mailer> {
  // The folder contains password reset links, even if mail is sent by SMTP now.
  await closeFolder(folder)
  const mailer = url ? smtpMailer(url, from) : fileMailer(folder, from)
  // Also with SMTP, because files of an earlier setting may be left.
  return { ...mailer, prune: (listKept) => pruneFolder(folder, listKept) }
}

/** Mails per query of `prune`. */
const PRUNED_AT_ONCE = 1000

async function pruneFolder(folder: string, listKept: Parameters<NonNullable<Mailer['prune']>>[0]): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const ids = names.flatMap((name) => (/^\d+\.eml$/.test(name) ? Number.parseInt(name, 10) : []))
  for (let start = 0; start < ids.length; start += PRUNED_AT_ONCE) {
    const batch = ids.slice(start, start + PRUNED_AT_ONCE)
    const kept = await listKept(batch)
    for (const id of batch) if (!kept.has(id)) await rm(pathOf(folder, id), { force: true })
  }
}

const pathOf = (folder: string, id: number) => join(folder, `${String(id).padStart(8, '0')}.eml`)

/** Loads the library with the first mail: a shop that sends none saves its memory. */
async function openTransport(url: string, timeouts: typeof PATIENCE) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, ...timeouts } as Parameters<typeof createTransport>[0])
}

function smtpMailer(url: string, from: string): Mailer {
  const open = async () => {
    const transport = await openTransport(url, PATIENCE)
    transport.use('stream', ({ data, message }, done) => {
      const { beforeEnd } = data as { beforeEnd?: () => Promise<void> }
      if (beforeEnd) message.transform(new PassThrough({ flush: (end) => void beforeEnd().then(() => end(), end) }))
      done()
    })
    return transport
  }
  let opening: ReturnType<typeof open> | undefined
  return {
    send: async (surat, _id, messageId, kop, beforeEnd) => {
      opening ??= open()
      const transport = await opening
      try {
        await transport.sendMail({ ...message(surat, messageId, from, kop), ...(beforeEnd && { beforeEnd }) })
      } catch (error) {
        throw isFinal(error as SmtpError) ? new RejectedSurat((error as Error).message, { cause: error }) : error
      }
    },
  }
}

/** Timeout of a trial in milliseconds. */
const TRIAL_MS = 15_000

/** Sends one mail through an SMTP server and returns the server's answer. @throws the server's error */
export async function tryMail({ url, from }: { url: string; from: string }, surat: Surat): Promise<string> {
  const timeouts = { connectionTimeout: TRIAL_MS, greetingTimeout: TRIAL_MS, socketTimeout: TRIAL_MS }
  const transport = await openTransport(url, timeouts)
  return (await transport.sendMail(message(surat, randomUUID(), from, undefined))).response as string
}

interface SmtpError {
  code?: string
  responseCode?: number
  permanent?: boolean
}

/** SMTP codes for missing access or login. */
const LOGIN = [530, 534, 535, 538]

/**
 * True if the server rejected this mail or its recipient permanently. A server that rejects the client or its login rejects
 * every mail, until an administrator fixes that.
 */
function isFinal({ code = '', responseCode, permanent }: SmtpError): boolean {
  if (responseCode === undefined) return code === 'EENVELOPE'
  return permanent === true && ['EENVELOPE', 'EMESSAGE'].includes(code) && !LOGIN.includes(responseCode)
}

function fileMailer(folder: string, from: string): Mailer {
  return {
    send: async (surat, id, messageId, kop) => {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true })
      const { message: eml } = await transport.sendMail(message(surat, messageId, from, kop))
      const path = pathOf(folder, id)
      const write = () => writeFile(`${path}.baru`, eml as Buffer, { mode: OWN_FILE })
      // Write to a temporary file first: a full disk must not leave a partial mail under the final name.
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

const message = ({ kepada, subjek, teks }: Surat, messageId: string, from: string, kop: Letterhead | undefined) => ({
  from,
  // As an object: in a string, a comma would start another recipient.
  to: { name: '', address: kepada },
  subject: subjek,
  text: withoutPictures(kop ? letterheadText(teks, kop) : teks),
  ...(kop && { html: suratHtml({ kepada, subjek, teks }, kop) }),
  messageId: `<${messageId}@${from.match(/@([\w.-]+)/)?.[1] ?? 'kerapusehat.local'}>`,
})
