import { useLocation } from 'react-router'

const DAFTAR = /^\/(?:pesanan-semua|daftar-pesanan)(?:\?|$)/

/**
 * The list as it was when something was opened from it, with its search and filters.
 * @param lain the list where it was not opened from one
 */
export function useDaftarAsal(lain = '/daftar-pesanan'): string {
  const state: unknown = useLocation().state
  const daftar = typeof state === 'object' && state !== null && 'daftar' in state ? state.daftar : undefined
  return typeof daftar === 'string' && DAFTAR.test(daftar) ? daftar : lain
}
