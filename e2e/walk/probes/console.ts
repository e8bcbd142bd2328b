import { WIDER_COPY } from '#e2e/test.ts'
import type { PrepareProbe } from '#e2e/walk/probe.ts'

/** Complaints that the walk itself causes: a text, and the address that it is about. */
const EXPECTED: [RegExp, RegExp][] = [
  [/Service Worker registration blocked by Playwright/, /^/],
  [/ERR_BLOCKED_BY_CLIENT/, /\.woff2$/],
  [WIDER_COPY, /^/],
  [/404 \(Not Found\)/, /\/404$/],
]

/** Finds script errors, hydration mismatches, failed requests, and policy violations (logged by `e2e/test.ts`). */
const prepare: PrepareProbe = (page) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const { url } = message.location()
    const isExpected = EXPECTED.some(([text, about]) => text.test(message.text()) && about.test(url))
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(`${message.text()} (${url})`)
  })
  return { name: 'console', leaving: () => complaints.splice(0) }
}
export default prepare
