/*
 * Remembers the search, filters, sorting and page of each list for this tab. Going back from a form or a detail restores them.
 * The list's menu entry opens it with its defaults.
 */

/** Storage key of the visited lists' paths, the most recent first. */
const VISITED_KEY = 'daftar'
const keyOf = (pathname: string) => `daftar ${pathname.toLowerCase()}`

/** Saves the query of a list in the session storage. */
export function rememberList(pathname: string, search: string): void {
  try {
    sessionStorage.setItem(keyOf(pathname), search)
    sessionStorage.setItem(VISITED_KEY, [...new Set([pathname.toLowerCase(), ...visitedPaths()])].join(' '))
  } catch {
    // Storage is full or blocked: the list then opens with its defaults.
  }
}

/**
 * Returns the path of a list with its saved query.
 * @param to a path that already has a query is returned unchanged
 * @param initial query if none is saved
 */
export function listAddress(to: string, initial = ''): string {
  if (to.includes('?')) return to
  try {
    return to + (sessionStorage.getItem(keyOf(to)) ?? initial)
  } catch {
    return to + initial
  }
}

/**
 * Returns the address of the most recently visited of several lists of the same records, with its saved query. Falls back to
 * the first list if none was visited.
 */
export function lastLists(...list: readonly [string, ...string[]]): string {
  try {
    return listAddress(visitedPaths().find((pathname) => list.includes(pathname)) ?? list[0])
  } catch {
    return list[0]
  }
}

const visitedPaths = () => (sessionStorage.getItem(VISITED_KEY) ?? '').split(' ').filter(Boolean)
