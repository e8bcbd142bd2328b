import { createHash, timingSafeEqual } from 'node:crypto'

/** True if the header is basic auth with the server key as user and an empty password: the trailing colon is mandatory. */
export function isAuthorized(header: string | undefined, serverKey: string): boolean {
  const credentials = /^Basic (.+)$/i.exec(header ?? '')?.[1]
  if (!credentials) return false
  const given = Buffer.from(credentials, 'base64').toString()
  return timingSafeEqual(digest(given), digest(`${serverKey}:`))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
