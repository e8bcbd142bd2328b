import { useSession } from '#web/lib/session.tsx'

/** Calls to buy lead into the shop for those who are signed in, and to the login for everybody else. */
export function useTujuanBelanja(tujuan: string): string {
  return useSession().isLoggedIn ? tujuan : '/login'
}
