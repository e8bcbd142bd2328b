import type { Parsed } from '#contract/endpoint.ts'
import type { Langganan, replacePush, StatePush, subscribePush } from '#contract/saluran/endpoints.ts'
import type { Keperluan } from '#contract/saluran/keperluan.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { izinRepository } from './izin.repository.ts'
import { langgananRepository, type Subscribed } from './langganan.repository.ts'
import { isPushService } from './push-services.ts'
import { contactOf } from './send-kabar.ts'
import { sendPush } from './send-push.ts'
import { publicVapidKey, vapidKeys } from './vapid.repository.ts'

/** 5 min: the customer looks at the device while trying it. */
const TRIAL_MS = 5 * 60_000

/** Returns the devices and consents of an account. */
export async function readState(deps: Pick<Deps, 'db' | 'kunci' | 'clock'>, sesi: Sesi): Promise<StatePush> {
  const key = await publicVapidKey(deps)
  return {
    publik: key.toString('base64url'),
    keperluan: await izinRepository(deps.db).list(sesi.penggunaId, 'push'),
    perangkat: await langgananRepository(deps.db).list(sesi),
  }
}

/**
 * Adds a browser, with consents. Without new ones it is added only to an account that already agreed to something.
 * @throws PUSH_TIDAK_DIKENAL, TERLALU_SERING
 */
export async function addDevice(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  sesi: Sesi,
  { keperluan, tempat: place, perpanjang, ...given }: Parsed<typeof subscribePush>['body'],
  name: string,
): Promise<void> {
  const now = deps.clock()
  await takeJatah(deps.db, 'push', `akun ${sesi.penggunaId}`, now)
  const target = targetOf(deps, given)
  if (perpanjang) return langgananRepository(deps.db).renew(sesi, target, now)
  await transaction(deps.db, async (tx) => {
    const izin = izinRepository(tx)
    await izin.give(sesi.penggunaId, 'push', keperluan, place, now)
    if ((await izin.list(sesi.penggunaId, 'push')).length === 0) return
    await langgananRepository(tx).put(sesi, target, name, now)
  })
}

/**
 * Puts a browser's new subscription in place of the old one, whose address only the browser and its push service know.
 * @throws PUSH_TIDAK_DIKENAL
 */
export const replaceDevice = async (
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { lama, ...given }: Parsed<typeof replacePush>['body'],
): Promise<void> => langgananRepository(deps.db).replace(lama, targetOf(deps, given), deps.clock())

/** @throws PUSH_TIDAK_DIKENAL */
function targetOf({ settings }: Pick<Deps, 'settings'>, { endpoint, keys, expirationTime }: Langganan): Subscribed {
  if (!isPushService(endpoint, settings.pushTestOrigin)) throw new AppError('PUSH_TIDAK_DIKENAL')
  return {
    endpoint,
    p256dh: Buffer.from(keys.p256dh, 'base64url'),
    auth: Buffer.from(keys.auth, 'base64url'),
    berakhir: expirationTime ? new Date(expirationTime) : null,
  }
}

/** Sets the purposes of an account's pushes. */
export const chooseKeperluan = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { penggunaId }: Sesi,
  keperluan: readonly Keperluan[],
): Promise<void> =>
  transaction(db, async (tx: Tx) => {
    const izin = izinRepository(tx)
    await izin.withdraw(penggunaId, 'push', keperluan, clock())
    await izin.give(penggunaId, 'push', keperluan, 'pengaturan', clock())
  })

/**
 * Sends a trial to one device of the account.
 * @throws PERANGKAT_TIDAK_ADA, TERLALU_SERING
 */
export async function tryDevice(
  deps: Pick<Deps, 'db' | 'kunci' | 'clock' | 'settings'>,
  { penggunaId }: Sesi,
  langgananId: number,
): Promise<{ berhasil: boolean; pesan: string }> {
  const { db, clock, settings } = deps
  const now = clock()
  await takeJatah(db, 'push', `akun ${penggunaId}`, now)
  const langganan = langgananRepository(db)
  const [device, keys] = [await langganan.find(penggunaId, langgananId), await vapidKeys(deps)]
  if (!device || !keys) throw new AppError('PERANGKAT_TIDAK_ADA')
  const outcome = await sendPush(
    { keys, contact: contactOf(settings), testOrigin: settings.pushTestOrigin },
    device,
    {
      judul: 'Notifikasi percobaan',
      isi: 'Perangkat ini siap menerima kabar toko.',
      tautan: '/PengaturanNotifikasi',
      label: 'coba',
    },
    { until: new Date(now.getTime() + TRIAL_MS), isUrgent: true, tries: 1 },
    now,
  )
  if (outcome.kind === 'accepted')
    return { berhasil: true, pesan: 'Notifikasi percobaan dikirim. Biasanya tiba dalam beberapa detik.' }
  if (outcome.kind !== 'gone')
    return { berhasil: false, pesan: 'Notifikasi belum terkirim. Coba lagi beberapa menit lagi.' }
  await langganan.forget(langgananId)
  return {
    berhasil: false,
    pesan: 'Perangkat ini tidak lagi menerima notifikasi, jadi dihapus dari daftar. Nyalakan lagi dari perangkat itu.',
  }
}
