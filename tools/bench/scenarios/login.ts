import { setTimeout as delay } from 'node:timers/promises'
import { createDb } from '#server/db/client.ts'
import { hashPassword, verifyPassword } from '#server/features/akun/sandi/password.ts'
import { interleave } from '#tools/bench/in-turn.ts'
import { startGenerator } from '#tools/bench/load.ts'
import type { Scenario } from '#tools/bench/scenario.ts'
import { workers } from '#tools/bench/workers.ts'

const PER_SECOND = 20
const ACCOUNTS = 50
/** Concurrent logins: below the limit of concurrent requests per address. */
const AT_ONCE = 8
const PASSWORD = 'rahasia-bench'
const ENCODING = { 'accept-encoding': 'gzip, deflate, br' }

/** Checks that logins, whose password hashes are expensive on purpose, do not slow down other requests. */
export const login: Scenario = {
  name: 'login',
  description:
    `The catalogue's 99th percentile while ${PER_SECOND} customers log in every second, beside the same shop without them; ` +
    'and logins a second, beside argon2id alone with as many at once.',
  async run({ shop, rounds, seconds, connections }) {
    const { port, url, databaseUrl } = await shop()
    const hash = await hashPassword(PASSWORD)
    await addAccounts(databaseUrl, hash)
    const generator = startGenerator()
    try {
      const requests = ['/produk/produk-satuan', '/api/produks?limit=24'].map((path) => ({ path, headers: ENCODING }))
      const loadCatalogue = () => generator.load(port, requests, { connections, seconds })
      const withLogins = async () => {
        const end = performance.now() + seconds * 1000
        const [load] = await Promise.all([loadCatalogue(), loginUntil(url, end)])
        return load
      }
      const read = await interleave(rounds, withLogins, loadCatalogue)
      const throughput = (work: (at: number) => Promise<unknown>) => async () =>
        (await workers(AT_ONCE, seconds, work)).perSecond
      const entered = await interleave(
        rounds,
        throughput((at) => signIn(url, at)),
        throughput(() => verifyPassword(hash, PASSWORD)),
      )
      const p99 = ({ p99 }: { p99: number }) => p99
      return [
        {
          name: `catalogue, p99 with ${PER_SECOND} logins a second`,
          unit: 'ms',
          subject: read.subject.map(p99),
          limit: read.limit.map(p99),
          goal: { max: 2 },
        },
        { name: `logins, ${AT_ONCE} at once`, unit: '/s', ...entered },
      ]
    } finally {
      generator.close()
    }
  },
}

async function addAccounts(databaseUrl: string, password_hash: string): Promise<void> {
  const db = createDb(databaseUrl, { max: 1 })
  const rows = Array.from({ length: ACCOUNTS }, (_, at) => ({ nama: 'Petani', email: emailOf(at), password_hash }))
  await db
    .insertInto('pengguna')
    .values(rows.map((row) => ({ ...row, dibuat: new Date() })))
    .execute()
  await db.destroy()
}

const emailOf = (at: number) => `login${at % ACCOUNTS}@contoh.id`

async function signIn(url: string, at: number): Promise<void> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(at), password: PASSWORD }),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`login: ${answer.status} ${text}`)
}

/** Starts `PER_SECOND` logins per second until `end`, without waiting for earlier ones. */
async function loginUntil(url: string, end: number): Promise<void> {
  const begun: Promise<void>[] = []
  while (performance.now() < end) {
    begun.push(signIn(url, begun.length))
    await delay(1000 / PER_SECOND)
  }
  await Promise.all(begun)
}
