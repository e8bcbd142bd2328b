import { useSyncExternalStore } from 'react'

/** Apart from the customer's `token`: one browser may be signed in at both doors. */
const KEY = 'adminToken'

let current: string | null | undefined
const listeners = new Set<() => void>()

export function readAdminToken(): string | null {
  if (current === undefined) {
    try {
      current = localStorage.getItem(KEY)
    } catch {
      // A browser that refuses storage keeps the session as long as the page.
      current = null
    }
  }
  return current
}

/** Keeps the token, or forgets it. */
export function setAdminToken(token: string | null): void {
  current = token
  try {
    if (token === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, token)
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && key !== KEY) return
    current = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The token that this browser keeps; undefined until it has looked: on the server, and while its HTML is hydrated. */
export function useAdminToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, readAdminToken, () => undefined)
}
