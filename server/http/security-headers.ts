import type { FastifyInstance } from 'fastify'

/** For a year. Without the hosts below ours, which may belong to others, and whose names we do not know. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' }

/** What every answer carries, below what it sets itself: a picture and a redirect as well as a page, which brings its own policy. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'x-frame-options': 'DENY',
    // JSON is never a document, a drawing (SVG) can be opened as one; either may do nothing.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') && HTTPS_ONLY),
  }
}

export function setSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}
