import type { Pengguna } from '#contract/akun/endpoints.ts'
import { readText, sharedValue, writeText } from './browser-storage.ts'

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

const store = sharedValue<Session>({
  keys: [TOKEN_KEY, USER_KEY],
  unknown: UNKNOWN,
  load() {
    const session = parseSession(readText(TOKEN_KEY), readText(USER_KEY))
    if (!session) save(SIGNED_OUT)
    return session ?? SIGNED_OUT
  },
  save,
})

function save({ token, user }: Session): void {
  writeText(TOKEN_KEY, token)
  writeText(USER_KEY, user && JSON.stringify(user))
}

export const readSession = store.read
/** Also hears other tabs: signing out in one signs out in all. */
export const subscribeSession = store.subscribe

export function startSession(token: string, user: object): void {
  store.write({ known: true, token, user: withUserId(user) })
}

export function endSession({ left = false } = {}): void {
  store.write({ ...SIGNED_OUT, left })
}
