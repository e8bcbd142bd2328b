import type { Parsed } from '#contract/endpoint.ts'
import { WEBHOOK_PATH } from '#contract/saluran/whatsapp.ts'
import {
  EMAIL_FIELDS,
  MIDTRANS_FIELDS,
  SAMBUNGAN,
  type Sambungan,
  type updateSambungan as Update,
  WA_FIELDS,
} from '#contract/sambungan/admin.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { midtransClient } from '#server/midtrans/client.ts'
import { accountOf, type Environment, openSecret } from './connections.ts'
import { type SambunganRow, sambunganRepository } from './sambungan.repository.ts'

type Manage = Pick<Deps, 'db' | 'clock' | 'kunci' | 'log' | 'connections' | 'settings'>
type Body = Parsed<typeof Update>['body']
type FieldError = { path: string; msg: string }

const ENTRY = { tindakan: 'ubah', jenis: 'sambungan', rujukan: 'toko', judul: 'Email, Midtrans & WhatsApp' } as const
const SECRETS = ['smtp_sandi', 'midtrans_server', 'wa_token', 'wa_rahasia'] as const
type Secret = (typeof SECRETS)[number]

/** Value of a changed secret in the audit trail. */
const REPLACED = 'diganti'

/** Returns the settings without secrets. */
export async function readSambungan(deps: Omit<Manage, 'clock'>): Promise<Sambungan> {
  return withoutSecrets(deps, await sambunganRepository(deps.db).read())
}

/**
 * Stores the settings and encrypts the secrets. Fields that the environment sets are ignored.
 * @throws ISIAN_BENTROK; VALIDATION_FAILED if fields do not fit together, or orders still need the current Midtrans account
 */
export async function updateSambungan(deps: Manage, { penggunaId }: Sesi, body: Body): Promise<Sambungan> {
  const { db, clock, connections } = deps
  const input = ownFields(body, connections.environment)
  const sealed = await sealSecrets(deps, input)
  const isKnown = await knowsLatestPayment(deps, input)
  return transaction(db, async (tx) => {
    const sambungan = sambunganRepository(tx)
    const before = await sambungan.lock()
    const plain = omit(changedFields(input, before, SAMBUNGAN), SECRETS)
    const after: SambunganRow = { ...before, ...definedOf({ ...plain, ...sealed }) }
    // Without a user name there is no login.
    if (!after.smtp_pengguna) after.smtp_sandi = null
    if (!after.wa_nomor_id) Object.assign(after, { wa_token: null, wa_rahasia: null })
    const errors = [
      ...emailErrors(before, after, connections.environment),
      ...midtransErrors(before, after),
      ...waErrors(after),
    ]
    if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors })
    const open = await countOpen(sambungan, before, after, isKnown)
    if (open > 0) throw new AppError('VALIDATION_FAILED', { errors: [openError(open)] })
    await sambungan.update(after)
    const trail = definedOf({
      ...plainOf(after),
      ...Object.fromEntries(SECRETS.map((name) => [name, sealed[name] && REPLACED])),
    })
    await jejakRepository(tx).record(penggunaId, { ...ENTRY, sebelum: plainOf(before), sesudah: trail }, clock())
    return withoutSecrets(deps, after)
  })
}

const plainOf = (row: SambunganRow) => omit(row, [...SECRETS, 'wa_kata'])

const omit = <T extends object, Name extends keyof T>(values: T, names: readonly Name[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name as Name))) as Omit<T, Name>

/** Drops fields without a value. */
const definedOf = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>
  }

function ownFields(body: Body, { smtp, midtrans, whatsapp }: Environment): Body {
  const own = { ...body }
  if (smtp.url) for (const name of EMAIL_FIELDS) delete own[name]
  if (smtp.isSenderSet) delete own.pengirim
  if (midtrans.mode !== 'simulator') for (const name of MIDTRANS_FIELDS) delete own[name]
  if (whatsapp.account) for (const name of WA_FIELDS) delete own[name]
  return own
}

async function sealSecrets({ kunci }: Pick<Deps, 'kunci'>, body: Body) {
  const sealed: Partial<Record<Secret, Buffer>> = {}
  for (const name of SECRETS) if (body[name]) sealed[name] = await kunci.seal(body[name])
  return sealed
}

function emailErrors(before: SambunganRow, after: SambunganRow, { smtp }: Environment): FieldError[] {
  const isOther = (['smtp_server', 'smtp_port', 'smtp_pengguna'] as const).some((name) => before[name] !== after[name])
  const errors: FieldError[] = []
  if (after.smtp_server && !after.pengirim && !smtp.isSenderSet)
    errors.push({ path: 'pengirim', msg: 'Isi pengirim, misalnya Toko Kerapu <toko@contoh.id>' })
  // Otherwise a false server could be entered to receive the stored password.
  if (isOther && after.smtp_sandi && after.smtp_sandi === before.smtp_sandi)
    errors.push({ path: 'smtp_sandi', msg: 'Ketik lagi kata sandinya, karena server atau nama penggunanya diganti' })
  return errors
}

function midtransErrors(before: SambunganRow, after: SambunganRow): FieldError[] {
  if (!after.midtrans_client && after.midtrans_server)
    return [
      {
        path: 'midtrans_client',
        msg: before.midtrans_client ? 'Kunci yang sudah dipasang hanya bisa diganti' : 'Isi juga Client Key',
      },
    ]
  if (after.midtrans_client && !after.midtrans_server) return [{ path: 'midtrans_server', msg: 'Isi juga Server Key' }]
  if (!before.midtrans_server || before.midtrans_mode === after.midtrans_mode) return []
  // Payments of a test account bring no money, so a shop never goes back to one.
  if (after.midtrans_mode === 'sandbox')
    return [{ path: 'midtrans_mode', msg: 'Toko yang sudah menerima uang sungguhan tidak bisa kembali ke percobaan' }]
  if (after.midtrans_server === before.midtrans_server)
    return [{ path: 'midtrans_server', msg: 'Isi Server Key akun sungguhan, karena jenis akunnya diganti' }]
  return []
}

/** Account, number and secrets belong together. */
function waErrors(after: SambunganRow): FieldError[] {
  if (!after.wa_nomor_id) return []
  const needed = {
    wa_nomor: 'Nomor WhatsApp toko',
    wa_akun_id: 'WhatsApp Business Account ID',
    wa_token: 'Token',
    wa_rahasia: 'App secret',
  }
  return Object.entries(needed).flatMap(([path, name]) =>
    after[path as keyof typeof needed] ? [] : [{ path, msg: `Isi juga ${name}` }],
  )
}

/** Counts the orders that the change would cut off from the account of their payment. */
async function countOpen(
  sambungan: ReturnType<typeof sambunganRepository>,
  before: SambunganRow,
  after: SambunganRow,
  isKnown: boolean,
): Promise<number> {
  if (after.midtrans_server === before.midtrans_server) return 0
  const isSameMode = before.midtrans_server !== null && before.midtrans_mode === after.midtrans_mode
  return isSameMode && isKnown ? 0 : sambungan.countOpen(!isSameMode)
}

const openError = (count: number): FieldError => ({
  path: 'midtrans_server',
  msg: `${count} pesanan masih memakai akun yang lama. Selesaikan atau batalkan dulu di Pesanan, lalu simpan lagi`,
})

/** True if the account of the entered key knows the latest payment: then it is the same account with another key. */
async function knowsLatestPayment({ db, connections }: Manage, { midtrans_server: key, midtrans_mode }: Body) {
  if (!key) return false
  const sambungan = sambunganRepository(db)
  const { midtrans_mode: stored } = await sambungan.read()
  const latest = await sambungan.findLatestPayment()
  const entered = { midtrans_mode: midtrans_mode ?? stored, midtrans_client: key }
  const client = midtransClient(accountOf(connections.environment, entered, key))
  return latest !== undefined && (await client.getStatus(latest).catch(() => undefined)) !== undefined
}

async function withoutSecrets(
  { kunci, log, connections, settings }: Omit<Manage, 'clock'>,
  row: SambunganRow,
): Promise<Sambungan> {
  const { smtp, midtrans, whatsapp, isAlone } = connections.environment
  const { mode } = await connections.whatsapp()
  const serverKey = await openSecret(kunci, row.midtrans_server, log)
  return {
    ...plainOf(row),
    tersimpan: {
      smtp_sandi: row.smtp_sandi !== null,
      midtrans_server: serverKey.slice(-4),
      wa_token: row.wa_token !== null,
      wa_rahasia: row.wa_rahasia !== null,
    },
    berlaku: !isAlone,
    dariServer: {
      smtp: smtp.url ? new URL(smtp.url).host : null,
      pengirim: smtp.isSenderSet ? smtp.from : null,
      midtrans: midtrans.mode === 'simulator' ? null : midtrans.mode,
      whatsapp: whatsapp.account?.nomor ?? null,
    },
    whatsapp: { mode, webhook: `${settings.publicUrl}${WEBHOOK_PATH}`, kata: row.wa_kata },
  }
}
