import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs, { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttp, request } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from './app.ts'
import { registerPages } from './http/pages.ts'
import { freePort } from './testing/processes/free-port.ts'
import { testApp } from './testing/test-app.ts'

/*
 * Score of the shop behind a TLS proxy in MDN's HTTP Observatory, as its own command computes it. The package is not a
 * dependency, because its install scripts fetch lists from other sites. OBSERVATORY is its folder; `docs/testing.md` describes
 * the installation.
 */

const { OBSERVATORY } = process.env
const SCORE_NEEDED = 135

/** Creates a key and a self-signed certificate for localhost. */
function makeCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'kerapusehat-sertifikat-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = ['-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=localhost']
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-addext', 'subjectAltName=DNS:localhost'],
    ...made,
  ])
  const files = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return files
}

async function listen(server: ReturnType<typeof createHttp>, port = 0): Promise<number> {
  await once(server.listen(port, 'localhost'), 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('gives the shop its expected score', async ({ skip }) => {
  if (!OBSERVATORY) return skip('OBSERVATORY names no folder with @mdn/mdn-http-observatory')
  if (spawnSync('openssl', ['version']).status !== 0) return skip('openssl is not here to make a certificate')

  const httpsPort = await freePort()
  const publicUrl = `https://localhost:${httpsPort}`
  const outside = await testApp()
  onTestFinished(() => outside.close())
  const shop = { ...outside.deps.settings, publicUrl }
  const { server, endpoints, files } = await buildApp({ ...outside.deps, settings: shop })
  onTestFinished(() => server.close())
  const settings = { publicUrl, snapUrl: 'https://app.midtrans.com', clientKey: '', simulated: false }
  await registerPages(server, { call: endpoints.call, files, settings })
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }))

  const certificate = makeCertificate()
  const proxy = createHttps(certificate, ({ method, url, headers }, response) => {
    const asked = request({ port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.end()
  })
  await listen(proxy, httpsPort)
  const toHttps = createHttp(({ url }, response) => response.writeHead(301, { location: publicUrl + url }).end())
  const httpPort = await listen(toHttps)
  const before = getCACertificates()
  setDefaultCACertificates([...before, certificate.cert])
  onTestFinished(() => setDefaultCACertificates(before))

  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(OBSERVATORY, 'src', file)).href)
  // The HSTS preload list, which the package's installation would fetch.
  const read = fs.readFileSync
  vi.spyOn(fs, 'readFileSync').mockImplementation(((path: string, ...rest: never[]) =>
    String(path).endsWith('hsts-preload.json') ? '{}' : read(path, ...rest)) as typeof read)
  const [{ retrieve }, { ALL_TESTS }, { getScoreModifier }] = await Promise.all(
    ['retriever/retriever.js', 'constants.js', 'grader/grader.js'].map(load),
  )
  const asked = await retrieve('localhost', { httpPort, httpsPort })
  const results: { name: string; result: string; points: number }[] = ALL_TESTS.map(
    (look: (asked: unknown) => { constructor: { name: string }; result: string }) => {
      const found = look(asked)
      return { name: found.constructor.name, result: found.result, points: getScoreModifier(found.result) }
    },
  )
  vi.restoreAllMocks()

  expect(results.filter(({ points }) => points < 0)).toEqual([])
  const sum = results.reduce((points, result) => points + result.points, 100)
  expect(sum, JSON.stringify(results)).toBeGreaterThanOrEqual(SCORE_NEEDED)
})
