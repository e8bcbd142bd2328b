import type { Location } from 'react-router'

/** The guarded screen that somebody asked for before logging in; carried to /login as navigation state. */
export interface KembaliState {
  kembali?: { to: string; state: unknown }
}

export function returnTo(location: Location): KembaliState {
  return { kembali: { to: location.pathname + location.search, state: location.state } }
}

/** The address of the account that was just registered, if that is where somebody comes from. */
export function readTerdaftar(state: unknown): string | undefined {
  const terdaftar = (state as { terdaftar?: unknown } | null)?.terdaftar
  return typeof terdaftar === 'string' ? terdaftar : undefined
}

/** Only paths of this site: navigation state survives a reload and may come from anywhere in its history. */
export function readKembali(state: unknown): { to: string; state: unknown } {
  const kembali = (state as KembaliState | null)?.kembali
  if (typeof kembali?.to === 'string' && /^\/(?![/\\])/.test(kembali.to)) return kembali
  return { to: '/', state: null }
}
