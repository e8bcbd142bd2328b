import { hash } from 'node:crypto'
import type { PageSettings } from '#web/lib/page-deps.ts'

/**
 * What a page may do: run the inline scripts that the rendering put into it, by their hashes, and our files; open the payment
 * provider's popup, whose script cannot have a hash, because it changes under its one address. Text becomes code nowhere but
 * in the policies of `web/lib/trusted-url.ts` and `snap.ts`, and in the one by which the editor of the office reads what is pasted, in a
 * document of its own where nothing runs. What a browser
 * refuses it tells us.
 */
export function contentPolicy(scripts: string[], { snapUrl }: Pick<PageSettings, 'snapUrl'>, dev = false): string {
  const snap = `${snapUrl}/snap/`
  const hashes = new Set(scripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`))
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')} ${snap}snap.js`,
    // Vite hands over styles as <style> elements while developing.
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
