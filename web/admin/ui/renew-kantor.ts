import type { QueryClient } from '@tanstack/react-query'

/**
 * After a write: what the screen shows is asked for anew, and what was seen on other screens is forgotten. Shown once more from
 * memory, a row would carry its old version, and whoever is quick would be told that somebody else had changed it.
 */
export function renewKantor(queries: QueryClient): Promise<void> {
  queries.removeQueries({ queryKey: ['kantor'], type: 'inactive' })
  return queries.invalidateQueries({ queryKey: ['kantor'] })
}
