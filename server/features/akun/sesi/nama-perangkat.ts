import { BROWSER_MAP, getParser, OS_MAP } from 'bowser'

/** Names that the library knows. Of anything else it repeats what the client wrote, and that would get into mails. */
const PERAMBAN = new Set<string>(Object.values(BROWSER_MAP))
const SISTEM = new Set<string>(Object.values(OS_MAP))
const APPLE = new Set(['iPhone', 'iPad'])
/** As people call them. */
const KATA: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Android Browser': 'Peramban Android',
  'Samsung Internet for Android': 'Samsung Internet',
}
/** Of a program that is no browser. Many share one mark. */
export const TANPA_PERAMBAN = 'Aplikasi lain'
/** Longer than any browser's; it is read by many patterns. */
const USER_AGENT_MAX = 400

/** What a client is in plain words, by what it says of itself: 'Chrome di Android'. */
export function namaPerangkat(userAgent: string | undefined, isBrowser: boolean): string {
  if (!isBrowser || !userAgent) return TANPA_PERAMBAN
  const parser = getParser(userAgent.slice(0, USER_AGENT_MAX))
  const peramban = known(PERAMBAN, parser.getBrowserName()) ?? 'Peramban lain'
  const sistem = known(APPLE, parser.getPlatform().model ?? '') ?? known(SISTEM, parser.getOSName())
  return sistem ? `${peramban} di ${sistem}` : peramban
}

const known = (names: Set<string>, name: string) => (names.has(name) ? (KATA[name] ?? name) : undefined)
