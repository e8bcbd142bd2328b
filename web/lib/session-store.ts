import type { Pengguna } from '#contract/akun/endpoints.ts'

/** The keys that the specification names. */
const TOKEN_KEY = 'token'
const USER_KEY = 'user'

/** The account as the login stored it. A server may name the id in any of three ways; `userId` is always filled. */
type SessionUser = Partial<Pengguna> & { userId?: number | string }

export interface Session {
  /** False until the browser has looked: on the server, and while its HTML is being hydrated. */
  known: boolean
  user: SessionUser | null
  token: string | null
  /** The customer pressed 'Keluar', as opposed to a session that ran out or ended in another tab. */
  left?: boolean
}

export const UNKNOWN: Session = { known: false, user: null, token: null }
const SIGNED_OUT: Session = { known: true, user: null, token: null }

/** The session that two stored texts stand for; null where they cannot be read and have to go. */
export function parseSession(token: string | null, user: string | null): Session | null {
  if (!token || !user) return SIGNED_OUT
  try {
    const parsed: unknown = JSON.parse(user)
    if (typeof parsed !== 'object' || parsed === null) return null
    return { known: true, token, user: withUserId(parsed) }
  } catch {
    return null
  }
}

function withUserId(user: object): SessionUser {
  const { userId, id, _id } = user as { userId?: number; id?: number; _id?: number }
  return { ...user, userId: userId ?? id ?? _id }
}

let current: Session | null = null
const listeners = new Set<() => void>()

export function readSession(): Session {
  if (typeof window === 'undefined') return UNKNOWN
  current ??= load()
  return current
}

function load(): Session {
  try {
    const session = parseSession(localStorage.getItem(TOKEN_KEY), localStorage.getItem(USER_KEY))
    if (session) return session
    forget()
  } catch {
    // A browser that refuses storage still gets a shop, without a session.
  }
  return SIGNED_OUT
}

function forget(): void {
  localStorage.removeItem(TOKEN_KEY)
  localStorage.removeItem(USER_KEY)
}

export function startSession(token: string, user: object): void {
  const known = withUserId(user)
  change({ known: true, token, user: known }, () => {
    localStorage.setItem(TOKEN_KEY, token)
    localStorage.setItem(USER_KEY, JSON.stringify(known))
  })
}

export function endSession({ left = false } = {}): void {
  change({ ...SIGNED_OUT, left }, forget)
}

function change(next: Session, store: () => void): void {
  current = next
  try {
    store()
  } catch {
    // Without storage the session lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Also hears other tabs: signing out in one signs out in all. */
export function subscribeSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== TOKEN_KEY && event.key !== USER_KEY) return
    current = load()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
