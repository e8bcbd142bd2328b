import type { FastifyInstance } from 'fastify'

/** One year. */
const HTTPS_ONLY = 'max-age=31536000'

/** Browsers read these on documents only. On each of the twenty files of a first view they would cost 190 bytes. */
const OF_DOCUMENTS = new Set(['referrer-policy', 'cross-origin-opener-policy', 'permissions-policy', 'x-frame-options'])

/**
 * Returns default headers for every response, including redirects. A response may override them, as pages do.
 * @param withSubdomains browsers require https for all subdomains as well. Not by default, because they may belong to others
 */
export function securityHeaders(publicUrl: string, withSubdomains = false): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'x-frame-options': 'DENY',
    // JSON is never a document, but an SVG can be opened as one. The policy forbids both to load or run anything.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': withSubdomains ? `${HTTPS_ONLY}; includeSubDomains` : HTTPS_ONLY,
    }),
  }
}

/** Returns the default headers that a response of this content type needs. A redirect has no type, and may lead to a document. */
export function headersFor(headers: Record<string, string>, type = 'text/html'): Record<string, string> {
  if (type.startsWith('text/html')) return headers
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_DOCUMENTS.has(name)))
}

export function setSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onSend', async (_request, reply) => {
    const needed = headersFor(headers, reply.getHeader('content-type') as string | undefined)
    for (const [name, value] of Object.entries(needed)) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}
