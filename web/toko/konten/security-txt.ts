import { getToko } from '#contract/pengaturan/endpoints.ts'
import { pageContext } from '#web/lib/page-context.ts'
import type { Route } from './+types/security-txt'

/** A year at most, by RFC 9116. A cached file is built again long before. */
const VALID_MS = 300 * 86_400_000

/** Says where to report vulnerabilities (RFC 9116), if the owner entered an address. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, settings } = context.get(pageContext)
  const { email_keamanan: email } = await call(getToko, {})
  if (!email) return new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  const text = `Contact: mailto:${encodeURIComponent(email).replaceAll('%40', '@')}
Expires: ${new Date(Date.now() + VALID_MS).toISOString()}
Preferred-Languages: id, en
Canonical: ${settings.publicUrl}/.well-known/security.txt
`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
