import { TLS_PORT } from '#contract/sambungan/admin.ts'
import type { Db } from '#server/db/client.ts'
import type { Log } from '#server/kernel/log.ts'
import type { SecretBox } from '#server/kernel/secret-kunci.ts'
import { type Mailer, openMailer } from '#server/mail/mailer.ts'
import { type Midtrans, midtransClient } from '#server/midtrans/client.ts'
import { type SambunganRow, sambunganRepository } from './sambungan.repository.ts'
import { type WhatsAppAccess, type WhatsAppEnvironment, whatsAppOf } from './whatsapp-access.ts'

interface MidtransAccount {
  mode: 'simulator' | 'sandbox' | 'production'
  serverKey: string
  clientKey: string
  snapUrl: string
  apiUrl: string
}

/** Values of the environment. They take precedence over those that the owner entered. */
export interface Environment {
  smtp: { url?: string | undefined; from: string; address: string; isSenderSet: boolean }
  /** The simulator, if the environment has no keys. */
  midtrans: MidtransAccount
  /** Origins of Midtrans, for the keys that the owner entered. */
  hosts: Readonly<Record<'sandbox' | 'production', { snap: string; api: string }>>
  whatsapp: WhatsAppEnvironment
  /** True if the entered values are ignored. */
  isAlone: boolean
}

/** Mail server, payment provider and WhatsApp with the current settings. */
export interface Connections {
  environment: Environment
  midtrans: Midtrans
  mailer: Mailer
  whatsapp(): Promise<WhatsAppAccess>
  /** Settings that other parts read at use. */
  settings: { readonly midtransServerKey: string; readonly shopEmail: string; readonly sendsMail: boolean }
  page: { readonly snapUrl: string; readonly clientKey: string; readonly simulated: boolean }
  /** Reads the settings again if they changed. Never fails: while the database is unavailable, the last ones stay. */
  refresh(): Promise<void>
}

/** The part of `server/edge/changes.ts` that tells of changed settings. */
interface Announced {
  mark(): number
  since(mark: number, madeOf: readonly string[]): boolean
}

interface Options {
  db: Db
  kunci: SecretBox
  log: Log
  environment: Environment
  /** Folder of mails that are not sent. */
  folder: string
  /** Without it (in development and in tests), every use reads the database. */
  changes?: Announced | undefined
}

/** @throws if the database is unavailable: a shop with stored keys must not start with simulated payments */
export async function openConnections({ db, changes, ...options }: Options): Promise<Connections> {
  const { environment, log } = options
  let mark = changes?.mark() ?? 0
  let current = await connect(options, await sambunganRepository(db).read())
  let reading: Promise<boolean> | undefined

  async function read(): Promise<boolean> {
    // Before the row: a change meanwhile is read by the next call.
    const begun = changes?.mark() ?? 0
    try {
      current = await connect(options, await sambunganRepository(db).read())
      mark = begun
      return true
    } catch (err) {
      log.warn({ err }, 'settings of mail and payment not read')
      return false
    }
  }
  async function refresh(): Promise<void> {
    if (!changes) return void (await read())
    while (changes.since(mark, ['pengaturan'])) {
      reading ??= read().finally(() => {
        reading = undefined
      })
      if (!(await reading)) return
    }
  }
  const midtrans = async () => {
    await refresh()
    return current.midtrans
  }
  return {
    environment,
    refresh,
    midtrans: {
      createSnap: async (request) => (await midtrans()).createSnap(request),
      cancelSnap: async (token) => (await midtrans()).cancelSnap(token),
      getStatus: async (id) => (await midtrans()).getStatus(id),
      expire: async (id) => (await midtrans()).expire(id),
      cancel: async (id) => (await midtrans()).cancel(id),
      refund: async (id, request) => (await midtrans()).refund(id, request),
    },
    async whatsapp() {
      await refresh()
      return current.whatsapp
    },
    mailer: {
      async send(...surat) {
        await refresh()
        return current.mailer.send(...surat)
      },
      prune: async (listKept) => current.mailer.prune?.(listKept),
    },
    settings: {
      get midtransServerKey() {
        return current.account.serverKey
      },
      get shopEmail() {
        return current.sender.address
      },
      get sendsMail() {
        return current.url !== undefined
      },
    },
    page: {
      get snapUrl() {
        return current.account.snapUrl
      },
      get clientKey() {
        return current.account.clientKey
      },
      get simulated() {
        return current.account.mode === 'simulator'
      },
    },
  }
}

/** Row of an owner who entered nothing. */
const NOTHING = {
  smtp_server: '',
  smtp_port: 587,
  smtp_pengguna: '',
  smtp_sandi: null,
  pengirim: '',
  midtrans_mode: 'sandbox' as const,
  midtrans_server: null,
  midtrans_client: '',
  wa_nomor: '',
  wa_nomor_id: '',
  wa_akun_id: '',
  wa_token: null,
  wa_rahasia: null,
}

async function connect({ environment, kunci, log, folder }: Omit<Options, 'db' | 'changes'>, stored: SambunganRow) {
  const row: SambunganRow = environment.isAlone ? { ...stored, ...NOTHING } : stored
  const secret = (sealed: Buffer | null) => openSecret(kunci, sealed, log)
  const account = accountOf(environment, row, await secret(row.midtrans_server))
  const sender = senderOf(environment, row.pengirim)
  const url = environment.smtp.url ?? smtpUrl(row, await secret(row.smtp_sandi))
  return {
    account,
    sender,
    url,
    midtrans: midtransClient(account),
    mailer: await openMailer({ url, from: sender.from }, folder),
    whatsapp: whatsAppOf(
      environment.whatsapp,
      row,
      { token: await secret(row.wa_token), appSecret: await secret(row.wa_rahasia) },
      account.mode === 'production',
    ),
  }
}

/** Decrypts a secret; empty if there is none, or if another key encrypted it. Then the service refuses, and nothing is simulated. */
export async function openSecret(kunci: SecretBox, sealed: Buffer | null, log: Log): Promise<string> {
  if (!sealed) return ''
  return kunci.open(sealed).catch((err: unknown) => {
    log.error({ err }, 'stored secret of mail, payment or WhatsApp not readable: enter it again at /email-midtrans')
    return ''
  })
}

/** Returns the Midtrans account: of the environment, else of the owner, else the simulator. */
export function accountOf(
  { midtrans, hosts }: Pick<Environment, 'midtrans' | 'hosts'>,
  { midtrans_mode: mode, midtrans_client: clientKey }: Pick<SambunganRow, 'midtrans_mode' | 'midtrans_client'>,
  serverKey: string,
): MidtransAccount {
  if (midtrans.mode !== 'simulator' || !clientKey) return midtrans
  return { mode, serverKey, clientKey, snapUrl: hosts[mode].snap, apiUrl: hosts[mode].api }
}

/** Returns the sender of mails, and its bare address. */
export function senderOf({ smtp }: Pick<Environment, 'smtp'>, entered: string): { from: string; address: string } {
  if (smtp.isSenderSet || !entered) return smtp
  return { from: entered, address: /<([^<>]+)>$/.exec(entered)?.[1] ?? entered }
}

type SmtpServer = Pick<SambunganRow, 'smtp_server' | 'smtp_port' | 'smtp_pengguna'>

/** Returns the URL of a mail server; undefined without one. A login is only sent encrypted, except to this machine itself. */
export function smtpUrl({ smtp_server: host, smtp_port: port, smtp_pengguna: name }: SmtpServer, sandi: string) {
  if (!host) return undefined
  const login = name ? `${encodeURIComponent(name)}:${encodeURIComponent(sandi)}@` : ''
  const isOpen = port === TLS_PORT || !name || ['127.0.0.1', 'localhost'].includes(host)
  return `${port === TLS_PORT ? 'smtps' : 'smtp'}://${login}${host}:${port}${isOpen ? '' : '/?requireTLS=true'}`
}
