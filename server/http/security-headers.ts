import type { FastifyInstance } from 'fastify'

const FOR_FILES = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** What every answer carries; pages add their own Content-Security-Policy with the hashes of their scripts. */
const FOR_ALL = {
  ...FOR_FILES,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
  // JSON is never a document; what is one brings its own policy.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/**
 * Scripts, styles, fonts and photographs, which a browser never takes for a document that could do something: the other
 * headers would be a tenth of what a phone receives. A drawing (SVG) can be such a document.
 */
const FILES = /^(?:text\/(?:css|javascript)|font\/|image\/(?:avif|webp|png|jpeg))/

/** Headers of an answer of this type, below those that it sets itself. */
export function securityHeaders(contentType = ''): Record<string, string> {
  return FILES.test(contentType) ? FOR_FILES : FOR_ALL
}

export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const headers = securityHeaders(reply.getHeader('content-type')?.toString())
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}
