import type { Location } from 'react-router'

/** Guarded screen that the user requested before logging in; passed to /login as navigation state. */
export interface ReturnState {
  kembali?: { to: string; state: unknown }
  /** E-mail address or phone number to fill in. */
  email?: string
  /** True if the session ended by itself while the screen was open. */
  hasEnded?: boolean
}

export function returnTo(location: Location): ReturnState {
  return { kembali: { to: location.pathname + location.search, state: location.state } }
}

/** Returns what the login form and its notices need, besides the screen to return to. */
export function readLoginState(state: unknown): { email: string | undefined; hasEnded: boolean } {
  const { email, hasEnded } = (state ?? {}) as { email?: unknown; hasEnded?: unknown }
  return { email: typeof email === 'string' ? email : undefined, hasEnded: hasEnded === true }
}

/** Returns the e-mail of the account that was just registered, if the user comes from the registration. */
export function readRegistered(state: unknown): string | undefined {
  const registered = (state as { registered?: unknown } | null)?.registered
  return typeof registered === 'string' ? registered : undefined
}

/**
 * Returns the screen to open after login. Accepts only paths of this site: navigation state survives a reload and may come from
 * anywhere in the history.
 */
export function readReturn(state: unknown): { to: string; state: unknown } {
  const back = (state as ReturnState | null)?.kembali
  if (typeof back?.to === 'string' && /^\/(?![/\\])/.test(back.to)) return back
  return { to: '/', state: null }
}
