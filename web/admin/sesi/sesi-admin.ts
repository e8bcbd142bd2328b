import { useMemo, useSyncExternalStore } from 'react'
import { formatPeran, type Peran, parsePeran } from '#contract/peran.ts'
import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

/**
 * Storage key of the marker that an administrator is signed in. The marker grants no access: the session is a cookie. Each
 * login stores a new marker, so that a login can be detected.
 * It is separate from the customer's `token`: one browser may have both sessions.
 */
const KEY = 'adminToken'
/** Storage key of the user's roles, which select the visible screens. The server checks the roles itself. */
const PERAN_KEY = 'adminPeran'
/** Storage key of the packing round. It names recipients, so it ends with the session. */
export const ROUND_KEY = 'kemas-pindai'

const store = sharedValue<string | null | undefined>({
  keys: [KEY],
  unknown: undefined,
  load: () => readText(KEY),
  save: (token) => writeText(KEY, token ?? null),
})

export const readAdminToken = (): string | null => store.read() ?? null

/** Notifies of every login and logout, also in other tabs. @returns the function that unsubscribes */
export const onAdminToken = store.subscribe

/** Stores the token, or removes it. */
export function setAdminToken(token: string | null, peran?: readonly Peran[]): void {
  writeText(PERAN_KEY, token && peran ? formatPeran(peran) : null)
  if (token === null) writeText(ROUND_KEY, null)
  store.write(token)
}

/** Returns the stored token; undefined on the server and during hydration. */
export function useAdminToken(): string | null | undefined {
  return useSyncExternalStore(store.subscribe, store.read, () => undefined)
}

/** Returns the stored roles. Default: the owner, for whom every screen is visible. */
export function usePeran(): readonly Peran[] {
  const text = useAdminToken() ? (readText(PERAN_KEY) ?? '') : ''
  return useMemo(() => (text ? parsePeran(text) : ['pemilik']), [text])
}
