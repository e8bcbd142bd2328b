import type { PrepareProbe } from '#e2e/walk/probe.ts'

/** Documents of public screens that come without their data or their security policy. */
const prepare: PrepareProbe = (page) => {
  let found: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) found = []
    // Data of the document is not fetched again, even if the document came from the cache. A page may report its opening.
    const isFetch = request.method() === 'GET' && /\.data(\?|$)|__manifest|\/api\/(?!.*\/images\/)/.test(request.url())
    if (isFetch) found.push(`fetches ${request.url()}`)
  })
  page.on('response', (response) => {
    if (!response.request().isNavigationRequest()) return
    const expected = new URL(response.url()).pathname === '/404' ? 404 : 200
    if (response.status() !== expected) found.push(`status ${response.status()}`)
    const policy = response.headers()['content-security-policy'] ?? ''
    if (!/script-src 'self' 'sha256-/.test(policy) || policy.includes('unsafe')) found.push(`policy: ${policy}`)
  })
  return { name: 'complete', appliesTo: ({ role }) => role === 'guest', arrived: () => found }
}
export default prepare
