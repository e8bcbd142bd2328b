import type { ModeWa } from '#contract/saluran/whatsapp.ts'
import type { WhatsApp } from '#server/whatsapp/whatsapp.ts'
import type { SambunganRow } from './sambungan.repository.ts'

/** The shop's account at Meta. */
export interface WhatsAppAccount {
  /** Number of the shop, digits with country code. */
  nomor: string
  phoneNumberId: string
  accountId: string
  token: string
  appSecret: string
}

/** WhatsApp settings of the environment. */
export interface WhatsAppEnvironment {
  /** Address of the Cloud API with its version. */
  baseUrl: string
  account?: WhatsAppAccount | undefined
  /** Simulator for a shop without an account; absent where nothing may be simulated. */
  simulated?: { whatsapp(): Promise<WhatsApp>; appSecret(): Promise<string>; page(): Promise<string> } | undefined
}

/** WhatsApp with the current settings. */
export interface WhatsAppAccess {
  mode: ModeWa
  /** Number of the shop; empty in a simulation. */
  nomor: string
  /** Returns the key that signs webhooks; empty if there are none. */
  appSecret(): Promise<string>
  /** Word by which Meta recognizes the webhook's address. */
  kata: string
  /** Recipients in 24 hours, and messages in a month. */
  batas: number
  pagu: number
  /** Loads the client. @throws if WhatsApp is off */
  client(): Promise<WhatsApp>
  /** Returns the address of the simulator's page. */
  page?(): Promise<string>
}

/**
 * Returns WhatsApp by environment, else by what the owner entered, else the simulator. A shop with real payments simulates
 * nothing: without an account, WhatsApp is off.
 * @param secrets decrypted values of the row
 */
export function whatsAppOf(
  { baseUrl, account, simulated }: WhatsAppEnvironment,
  row: SambunganRow,
  secrets: Pick<WhatsAppAccount, 'token' | 'appSecret'>,
  isReal: boolean,
): WhatsAppAccess {
  const limits = { kata: row.wa_kata, batas: row.wa_batas, pagu: row.wa_pagu }
  const entered = row.wa_nomor_id
    ? { nomor: row.wa_nomor, phoneNumberId: row.wa_nomor_id, accountId: row.wa_akun_id, ...secrets }
    : undefined
  const used = account ?? entered
  if (used) {
    const { nomor, appSecret, accountId: wabaId, ...options } = used
    let client: Promise<WhatsApp> | undefined
    return {
      ...limits,
      mode: 'aktif',
      nomor,
      appSecret: async () => appSecret,
      client() {
        client ??= import('#server/whatsapp/client.ts').then((loaded) =>
          loaded.createWhatsApp({ baseUrl, wabaId, ...options }),
        )
        return client
      },
    }
  }
  if (simulated && !isReal)
    return {
      ...limits,
      mode: 'simulasi',
      nomor: '',
      appSecret: simulated.appSecret,
      client: simulated.whatsapp,
      page: simulated.page,
    }
  return {
    ...limits,
    mode: 'mati',
    nomor: '',
    appSecret: async () => '',
    client: () => Promise.reject(new Error('WhatsApp is off')),
  }
}
