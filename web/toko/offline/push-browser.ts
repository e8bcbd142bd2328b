import { getPush, type StatePush, subscribePush } from '#contract/saluran/endpoints.ts'
import type { Keperluan } from '#contract/saluran/keperluan.ts'
import { call } from '#web/lib/api.ts'

/**
 * Ability of this browser to receive pushes. `ikon`: only after the shop was added to the home screen (iPhone, iPad). `diblokir`:
 * refused by the user, until the browser's settings change.
 */
export type PushPossible = 'bisa' | 'ikon' | 'diblokir' | 'tidak'

export function pushPossible(): PushPossible {
  if (!('serviceWorker' in navigator)) return 'tidak'
  if (!('PushManager' in window && 'Notification' in window)) return isApplePhone() ? 'ikon' : 'tidak'
  return Notification.permission === 'denied' ? 'diblokir' : 'bisa'
}

/** An iPad calls itself a Mac, but has a touch screen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** The user did not allow notifications. */
export class PushRefused extends Error {}

type Place = 'pesanan' | 'stok' | 'pengaturan'

/**
 * Asks for the permission and subscribes this browser. Call it in the handler of a press, before anything else: Safari forgets
 * the press within a second.
 * @param key public key of the shop
 * @throws PushRefused
 */
export async function subscribe(key: string, keperluan: Keperluan[], place: Place): Promise<StatePush> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused()
  return register(key, keperluan, place)
}

/**
 * Registers this browser again after a new login, if the account agreed before. Does nothing without the permission.
 * @returns the new state; undefined if nothing changed
 */
async function renew(state: StatePush): Promise<StatePush | undefined> {
  const isKnown = state.keperluan.length === 0 || state.perangkat.some(({ isIni }) => isIni)
  if (isKnown || pushPossible() !== 'bisa' || Notification.permission !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  // Without a subscription, the user removed this device from the list.
  return (await pushManager.getSubscription()) ? register(state.publik, [], 'pengaturan') : undefined
}

async function register(key: string, keperluan: Keperluan[], place: Place): Promise<StatePush> {
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // A subscription with another key of the shop is in the way.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return call(subscribePush, { body: { endpoint, keys: { p256dh, auth }, keperluan, tempat: place } })
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/** Query of the account's devices and consents. */
export const pushQuery = () => ({
  queryKey: ['milik-saya', 'push'] as const,
  queryFn: async (): Promise<StatePush> => {
    const state = await call(getPush, {})
    return (await renew(state).catch(() => undefined)) ?? state
  },
})
