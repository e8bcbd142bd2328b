import { BROWSER_MAP, getParser, OS_MAP } from 'bowser'

/** Names known to the library. For others it returns the client's own text, which must not get into mails. */
const PERAMBAN = new Set<string>(Object.values(BROWSER_MAP))
const SISTEM = new Set<string>(Object.values(OS_MAP))
const APPLE = new Set(['iPhone', 'iPad'])
/** Names in common use. */
const KATA: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Android Browser': 'Browser Android',
  'Samsung Internet for Android': 'Samsung Internet',
}
/** Name of a client that is not a browser. Many clients share it. */
export const TANPA_PERAMBAN = 'Aplikasi lain'
/** Longer than any browser's user agent. Limits the input to the library's many patterns. */
const USER_AGENT_MAX = 400

/** Returns a readable name of the client from its user agent: 'Chrome di Android'. */
export function namaPerangkat(userAgent: string | undefined, isBrowser: boolean): string {
  if (!isBrowser || !userAgent) return TANPA_PERAMBAN
  const parser = getParser(userAgent.slice(0, USER_AGENT_MAX))
  const peramban = known(PERAMBAN, parser.getBrowserName()) ?? 'Browser lain'
  const sistem = known(APPLE, parser.getPlatform().model ?? '') ?? known(SISTEM, parser.getOSName())
  return sistem ? `${peramban} di ${sistem}` : peramban
}

const known = (names: Set<string>, name: string) => (names.has(name) ? (KATA[name] ?? name) : undefined)
