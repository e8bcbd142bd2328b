import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns the header X-Hub-Signature-256 of a webhook. */
export function signatureOf(rawBody: Buffer, appSecret: string): string {
  return `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`
}

/**
 * True if the header signs these bytes. Compares in constant time.
 * @param rawBody the body as received: Meta signs characters above U+007F as `\uXXXX`, so a body that was parsed fails
 * @param header X-Hub-Signature-256
 */
export function verifySignature(rawBody: Buffer, header: string | undefined, appSecret: string): boolean {
  // An empty secret is known to everybody.
  if (!header || !appSecret) return false
  const expected = Buffer.from(signatureOf(rawBody, appSecret))
  const given = Buffer.from(header)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
