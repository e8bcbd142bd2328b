import { getPush, type StatePush, subscribePush } from '#contract/saluran/endpoints.ts'
import type { Keperluan } from '#contract/saluran/keperluan.ts'
import { call } from '#web/lib/api.ts'
import { readText, writeText } from '#web/lib/browser-storage.ts'
import { readSession } from '#web/lib/session-store.ts'

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

/** Key of the last registration: day, login and address. */
const SENT_KEY = 'push-terdaftar'
/** The end of the token tells logins apart. */
const loginMark = () => (readSession().token ?? '').slice(-8)

/**
 * Registers this browser once a day, and when its address or the login changed. Does nothing without permission or subscription.
 * A device that its owner removed elsewhere ends its subscription.
 * @returns the new state; undefined if nothing was sent
 */
export async function renew(): Promise<StatePush | undefined> {
  if (pushPossible() !== 'bisa' || Notification.permission !== 'granted') return undefined
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
  if (!subscription) return undefined
  const before = readText(SENT_KEY)
  if (before === markOf(subscription)) return undefined
  const isRenewal = before?.split(' ')[1] === loginMark()
  const state = await send(subscription, [], 'pengaturan', isRenewal)
  if (isRenewal && !state.perangkat.some(({ isIni }) => isIni)) await unsubscribe()
  return state
}

const markOf = ({ endpoint }: PushSubscription) => `${new Date().toISOString().slice(0, 10)} ${loginMark()} ${endpoint}`

async function send(
  subscription: PushSubscription,
  keperluan: Keperluan[],
  place: Place,
  isRenewal = false,
): Promise<StatePush> {
  const { endpoint = '', keys = {}, expirationTime } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  const body = { endpoint, keys: { p256dh, auth }, expirationTime, keperluan, tempat: place, perpanjang: isRenewal }
  const state = await call(subscribePush, { body })
  writeText(SENT_KEY, markOf(subscription))
  return state
}

async function register(key: string, keperluan: Keperluan[], place: Place): Promise<StatePush> {
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // A subscription with another key of the shop is in the way.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  return send(subscription, keperluan, place)
}

/** Ends the subscription of this browser. */
export async function unsubscribe(): Promise<void> {
  writeText(SENT_KEY, null)
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/** Query of the account's devices and consents. */
export const pushQuery = () => ({
  queryKey: ['milik-saya', 'push'] as const,
  queryFn: async (): Promise<StatePush> => (await renew().catch(() => undefined)) ?? call(getPush, {}),
})
