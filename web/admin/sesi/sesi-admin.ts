import { useSyncExternalStore } from 'react'
import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

/** Apart from the customer's `token`: one browser may be signed in at both doors. */
const KEY = 'adminToken'

const store = sharedValue<string | null | undefined>({
  keys: [KEY],
  unknown: undefined,
  load: () => readText(KEY),
  save: (token) => writeText(KEY, token ?? null),
})

export const readAdminToken = (): string | null => store.read() ?? null

/** Keeps the token, or forgets it. */
export const setAdminToken = (token: string | null): void => store.write(token)

/** The token that this browser keeps; undefined until it has looked: on the server, and while its HTML is hydrated. */
export function useAdminToken(): string | null | undefined {
  return useSyncExternalStore(store.subscribe, store.read, () => undefined)
}
