import { BROWSER_MAP, getParser, OS_MAP } from 'bowser'

/** Names known to the library. For others it returns the client's own text, which must not get into mails. */
const BROWSERS = new Set<string>(Object.values(BROWSER_MAP))
const SYSTEMS = new Set<string>(Object.values(OS_MAP))
const APPLE = new Set(['iPhone', 'iPad'])
/** Names in common use. */
const LABELS: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Android Browser': 'Browser Android',
  'Samsung Internet for Android': 'Samsung Internet',
}
/** Name of a client that is not a browser. Many clients share it. */
export const NO_BROWSER = 'Aplikasi lain'
/** Longer than any browser's user agent. Limits the input to the library's many patterns. */
const USER_AGENT_MAX = 400

/** Returns a readable name of the client from its user agent: 'Chrome di Android'. */
export function perangkatName(userAgent: string | undefined, isBrowser: boolean): string {
  if (!isBrowser || !userAgent) return NO_BROWSER
  const parser = getParser(userAgent.slice(0, USER_AGENT_MAX))
  const browserName = known(BROWSERS, parser.getBrowserName()) ?? 'Browser lain'
  const system = known(APPLE, parser.getPlatform().model ?? '') ?? known(SYSTEMS, parser.getOSName())
  return system ? `${browserName} di ${system}` : browserName
}

const known = (names: Set<string>, name: string) => (names.has(name) ? (LABELS[name] ?? name) : undefined)
