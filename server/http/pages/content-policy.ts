import { hash } from 'node:crypto'
import type { PageSettings } from '#web/lib/page-deps.ts'

/**
 * Returns the Content-Security-Policy of a page. Allowed scripts: our files, and the inline scripts of the rendering by their
 * hashes. The payment provider's popup script has no hash, because its content changes under one address. Text becomes code
 * only through the trusted-types policies of `web/lib/trusted-url.ts` and `snap.ts`. The third policy belongs to the office's
 * editor, which parses pasted text in a separate document without scripts. Browsers report violations to `/api/pelanggaran`.
 */
export function contentPolicy(scripts: string[], { snapUrl }: Pick<PageSettings, 'snapUrl'>, dev = false): string {
  const snap = `${snapUrl}/snap/`
  const hashes = new Set(scripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`))
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')} ${snap}snap.js`,
    // Vite injects styles as <style> elements in development.
    dev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${snap}${dev ? ' ws:' : ''}`,
    `frame-src ${snap}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    'report-uri /api/pelanggaran',
    ...(dev ? [] : ["require-trusted-types-for 'script'", 'trusted-types toko default ProseMirrorClipboard']),
  ].join('; ')
}
