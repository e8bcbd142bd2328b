const OWN_PATH = /^\/(?![/\\])/
const EMAIL = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/
const WITHOUT_SCHEME = /^(?:www\.|wa\.me\/|[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/|$))/i

/**
 * Normalizes the target of a link in a text: a shop page, a website or chat, or an e-mail address. Adds a missing scheme.
 * @returns undefined for every other target
 */
export function normalizeTautan(typed: string): string | undefined {
  const text = typed.trim()
  if (/[\s\p{Cc}\\]/u.test(text)) return undefined
  if (OWN_PATH.test(text)) return text
  if (EMAIL.test(text)) return `mailto:${text}`
  const whole = WITHOUT_SCHEME.test(text) ? `https://${text}` : text
  if (!URL.canParse(whole)) return undefined
  const { protocol, hostname } = new URL(whole)
  if (protocol === 'mailto:') return whole
  return (protocol === 'https:' || protocol === 'http:') && hostname !== '' ? whole : undefined
}
