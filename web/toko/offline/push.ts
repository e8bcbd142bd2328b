/// <reference lib="webworker" />

import type { PushContent } from '#contract/saluran/push-content.ts'

/** Shows a push, and reports its arrival. A browser shows a text of its own for a push without a notification. */
export async function showPush(registration: ServiceWorkerRegistration, data: PushMessageData | null): Promise<void> {
  const { judul, isi, tautan, label, tanda } = readContent(data)
  await registration.showNotification(judul, {
    body: isi,
    tag: label,
    lang: 'id',
    icon: '/ikon-192.png',
    data: tautan,
  })
  if (tanda) await report(tanda)
}

/** Without a report, an urgent notice follows by another channel. */
const report = (tanda: string) => post('/api/push/tiba', { tanda }).catch(() => {})

const post = (path: string, body: object) =>
  fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** Tells the shop the subscription that replaces an expired one. Without the old one, the next visit does it. */
export async function replacePush(
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
  { oldSubscription, newSubscription }: Pick<PushSubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>,
): Promise<void> {
  if (!oldSubscription) return
  const fresh = newSubscription ?? (await pushManager.subscribe(oldSubscription.options))
  await post('/api/push/ganti', { ...fresh.toJSON(), lama: oldSubscription.endpoint })
}

/** Returns the push's content; without a readable one, a general text that opens the inbox. */
function readContent(data: PushMessageData | null): PushContent {
  try {
    if (data) return data.json()
  } catch {
    // Not JSON.
  }
  return { judul: 'Kabar dari toko', isi: 'Buka untuk membacanya.', tautan: '/kabar', label: 'kabar' }
}

/** Opens the page of a notification: in a window that shows it already, else in a new one. */
export async function openPush(clients: Clients, path: unknown): Promise<void> {
  const url = new URL(typeof path === 'string' ? path : '/kabar', location.origin)
  if (url.origin !== location.origin) return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = windows.find((client) => client.url === url.href)
  await (same ? same.focus() : clients.openWindow(url.href))
}
