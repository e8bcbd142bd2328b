import { useEffect, useRef, useState } from 'react'
import { useSession } from '#web/lib/session.tsx'
import { readSession } from '#web/lib/session-store.ts'

/*
 * What somebody had typed on a guarded screen when the session ended under it, until the same account comes back. In
 * memory only: a password must not be written down anywhere, and a login does not reload the page.
 */
const drafts = new Map<string, { userId: unknown; value: unknown }>()

/** What was kept under this name, to start a form from. */
export function useKeptDraf<T>(name: string): T | undefined {
  const userId = useSession().user?.userId
  const [kept] = useState(() => {
    const draft = drafts.get(name)
    drafts.delete(name)
    return draft?.userId === userId ? (draft?.value as T | undefined) : undefined
  })
  return kept
}

/** Keeps what `read` gives when the screen goes away because its session has ended. */
export function useKeepDraf(name: string, read: () => unknown): void {
  const userId = useSession().user?.userId
  const latest = useRef({ read, userId })
  useEffect(() => {
    latest.current = { read, userId }
  })
  useEffect(
    () => () => {
      const { token, left } = readSession()
      const { userId, read } = latest.current
      // Whoever pressed 'Keluar' or went to another screen has left it on purpose.
      if (userId !== undefined && token === null && !left) drafts.set(name, { userId, value: read() })
    },
    [name],
  )
}
