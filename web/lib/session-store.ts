import type { Pengguna } from '#contract/akun/endpoints.ts'
import { readText, sharedValue, writeText } from './browser-storage.ts'

/** Storage keys given by the specification. */
const TOKEN_KEY = 'token'
const USER_KEY = 'user'
/** Key of the checkout draft in `sessionStorage`. */
export const DRAFT_KEY = 'pemesanan'

/** Account as stored at login. A server may send the id under any of three names; `userId` is always filled. */
type SessionUser = Partial<Pengguna> & { userId?: number | string }

export interface Session {
  /** False until the browser's storage was read: on the server and during hydration. */
  known: boolean
  user: SessionUser | null
  token: string | null
  /** True if the customer pressed 'Keluar'; false if the session expired or ended in another tab. */
  left?: boolean
}

export const UNKNOWN: Session = { known: false, user: null, token: null }
const SIGNED_OUT: Session = { known: true, user: null, token: null }

/** Parses the stored session. Returns null if the stored texts are unreadable and must be removed. */
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
/** Subscribes to session changes, including other tabs': signing out in one tab signs out in all. */
export const subscribeSession = store.subscribe

export function startSession(token: string, user: object): void {
  store.write({ known: true, token, user: withUserId(user) })
}

/** Replaces the token of the open session. @param token undefined from a server of the bare specification, whose token stays */
export function renewSession(token: string | undefined): void {
  const session = readSession()
  if (token && session.user) store.write({ ...session, token })
}

export function endSession({ left = false } = {}): void {
  if (left) discardDraft()
  store.write({ ...SIGNED_OUT, left })
}

/** The next visitor in this tab must not find the customer's name and address. */
function discardDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // Storage is blocked, so there is no draft.
  }
}
