import { useCallback, useSyncExternalStore } from 'react'

/** True if the media query matches; false on the server and during hydration. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)')
}

/** True below the width from which the back office has tables. */
export const useIsPhone = (): boolean => useMedia('(width < 64rem)')
