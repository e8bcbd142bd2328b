import { useMemo, useSyncExternalStore } from 'react'
import { bacaPeran, type Peran, tulisPeran } from '#contract/peran.ts'
import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

/**
 * Says that somebody is signed in, and opens nothing: the session is a cookie. A login brings another one, so one can tell that
 * there was one.
 * Apart from the customer's `token`: one browser may be signed in at both doors.
 */
const KEY = 'adminToken'
/** What whoever is signed in does at the office: which screens there are. The server allows or refuses, whatever stands here. */
const PERAN_KEY = 'adminPeran'

const store = sharedValue<string | null | undefined>({
  keys: [KEY],
  unknown: undefined,
  load: () => readText(KEY),
  save: (token) => writeText(KEY, token ?? null),
})

export const readAdminToken = (): string | null => store.read() ?? null

/** Hears of every login and logout, here and in other tabs. @returns the way to hear of none any more */
export const onAdminToken = store.subscribe

/** Keeps the token, or forgets it. */
export function setAdminToken(token: string | null, peran?: readonly Peran[]): void {
  writeText(PERAN_KEY, token && peran ? tulisPeran(peran) : null)
  store.write(token)
}

/** The token that this browser keeps; undefined until it has looked: on the server, and while its HTML is hydrated. */
export function useAdminToken(): string | null | undefined {
  return useSyncExternalStore(store.subscribe, store.read, () => undefined)
}

/** Of a browser that does not know: the owner, who sees everything. */
export function usePeran(): readonly Peran[] {
  const teks = useAdminToken() ? (readText(PERAN_KEY) ?? '') : ''
  return useMemo(() => (teks ? bacaPeran(teks) : ['pemilik']), [teks])
}
