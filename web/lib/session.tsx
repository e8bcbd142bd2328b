import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react'
import { logout as logoutEndpoint } from '#contract/akun/endpoints.ts'
import { call } from './api.ts'
import { endSession, readSession, type Session, startSession, subscribeSession, UNKNOWN } from './session-store.ts'

interface SessionContext extends Session {
  isLoggedIn: boolean
  login(token: string, user: object): void
  logout(): void
}

const Context = createContext<SessionContext | null>(null)
const IsLoggedIn = createContext(false)

export function SessionProvider({ children }: { children: ReactNode }) {
  // The server has no session, so hydration starts from UNKNOWN. Content that needs a session renders right after it as a
  // transition, so that input is handled meanwhile; useSyncExternalStore would render it in one blocking piece.
  const [session, setSession] = useState(UNKNOWN)
  useEffect(() => {
    const read = () => setSession(readSession())
    startTransition(read)
    return subscribeSession(read)
  }, [])
  const queries = useQueryClient()

  // Remove cached data of the last account, so that the next one cannot see it.
  const { token } = session
  useEffect(() => {
    if (token === null) queries.removeQueries({ queryKey: ['milik-saya'] })
  }, [token, queries])

  const value = useMemo(
    () => ({ ...session, isLoggedIn: session.token !== null, login: startSession, logout }),
    [session],
  )
  return (
    <Context value={value}>
      <IsLoggedIn value={value.isLoggedIn}>{children}</IsLoggedIn>
    </Context>
  )
}

/** Ends the session on this device at once. A failed logout request is ignored: the customer is signed out anyway. */
function logout(): void {
  if (readSession().token) call(logoutEndpoint, {}).catch(() => {})
  endSession({ left: true })
}

export function useSession(): SessionContext {
  const value = useContext(Context)
  if (!value) throw new Error('useSession must be used inside SessionProvider')
  return value
}

/** True with a session. Unlike `useSession`, it renders its component again only if this changes: for a guest, never. */
export const useIsLoggedIn = (): boolean => useContext(IsLoggedIn)
