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

export function SessionProvider({ children }: { children: ReactNode }) {
  // The server knows no session, so hydration starts from UNKNOWN. What is behind a session is drawn right after it and in
  // slices, so that hands are heard meanwhile; useSyncExternalStore would draw it in one piece.
  const [session, setSession] = useState(UNKNOWN)
  useEffect(() => {
    const read = () => setSession(readSession())
    startTransition(read)
    return subscribeSession(read)
  }, [])
  const queries = useQueryClient()

  // Nothing of the last account may be shown to the next one.
  const { token } = session
  useEffect(() => {
    if (token === null) queries.removeQueries({ queryKey: ['milik-saya'] })
  }, [token, queries])

  const value = useMemo(
    () => ({ ...session, isLoggedIn: session.token !== null, login: startSession, logout }),
    [session],
  )
  return <Context value={value}>{children}</Context>
}

/** Ends the session here at once; the server is told, and whether that succeeds changes nothing for the customer. */
function logout(): void {
  if (readSession().token) call(logoutEndpoint, {}).catch(() => {})
  endSession({ left: true })
}

export function useSession(): SessionContext {
  const value = useContext(Context)
  if (!value) throw new Error('useSession must be used inside SessionProvider')
  return value
}
