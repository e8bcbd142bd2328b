import { useEffect, useRef, useState } from 'react'
import { useSession } from '#web/lib/session.tsx'
import { readSession } from '#web/lib/session-store.ts'

/*
 * Input on a guarded screen whose session ended, kept until the same account returns. In memory only: a password must not be
 * stored, and a login does not reload the page.
 */
const drafts = new Map<string, { userId: unknown; value: unknown }>()

/** Returns and removes the kept draft with this name, to initialize a form. */
export function useKeptDraft<T>(name: string): T | undefined {
  const userId = useSession().user?.userId
  const [kept] = useState(() => {
    const draft = drafts.get(name)
    return draft?.userId === userId ? (draft?.value as T | undefined) : undefined
  })
  // Not while rendering: React may drop a rendering and start again.
  useEffect(() => void drafts.delete(name), [name])
  return kept
}

/** Keeps the result of `read` if the screen unmounts because its session ended. */
export function useKeepDraft(name: string, read: () => unknown): void {
  const userId = useSession().user?.userId
  const latest = useRef({ read, userId })
  useEffect(() => {
    latest.current = { read, userId }
  })
  useEffect(
    () => () => {
      const { token, left } = readSession()
      const { userId, read } = latest.current
      // After 'Keluar' or a navigation, the user has left the screen on purpose.
      if (userId !== undefined && token === null && !left) drafts.set(name, { userId, value: read() })
    },
    [name],
  )
}
