import { useIsLoggedIn } from '#web/lib/session.tsx'

/** Returns the target of a buy link: the given screen if signed in, else the login. */
export function useShoppingTujuan(tujuan: string): string {
  return useIsLoggedIn() ? tujuan : '/login'
}
