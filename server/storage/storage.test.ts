import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { inTrace, lazily, Trace } from '#server/kernel/trace.ts'
import { openStorage } from './storage.ts'

async function folderStorage() {
  const folder = await mkdtemp(join(tmpdir(), 'kerapusehat-storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return openStorage(join(folder, 'uploads'))
}

/** Starts an in-memory S3 server with the four calls that the shop uses. */
async function s3Storage(heard: IncomingHttpHeaders[] = []) {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    heard.push(request.headers)
    const key = new URL(request.url ?? '', 'http://s3').pathname
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) response.statusCode = 403
    else if (request.method === 'PUT') objects.set(key, await buffer(request))
    else if (request.method === 'DELETE') objects.delete(key)
    else if (!objects.has(key)) response.statusCode = 404
    response.end(request.method === 'GET' ? objects.get(key) : undefined)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  return openStorage('', {
    bucket: 'toko',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'id',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  })
}

test.each([
  ['a folder', folderStorage],
  ['S3-compatible storage', () => s3Storage()],
])('%s returns exactly what was stored', async (_, open) => {
  const storage = await open()
  const bytes = Buffer.from([0, 1, 2, 255])
  await storage.put('produk/a.webp', bytes)
  expect(Buffer.from((await storage.get('produk/a.webp')) ?? [])).toEqual(bytes)
  expect(await storage.get('produk/b.webp')).toBeUndefined()
  for (const key of ['produk/a.webp', 'produk/b.webp']) await storage.remove(key)
  expect(await storage.get('produk/a.webp')).toBeUndefined()
})

test('S3-compatible storage receives the trace of the request', async () => {
  const heard: IncomingHttpHeaders[] = []
  const storage = await s3Storage(heard)
  const trace = Trace.begin()
  await inTrace(lazily(trace), () => storage.put('produk/a.webp', Buffer.from('x')))
  expect(heard[0]).toMatchObject(trace.headers)
})

test.each(['../keluar', 'produk/../../keluar'])('a folder keeps its files inside: %s', async (key) => {
  const storage = await folderStorage()
  await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow()
})

test("a folder is private to the shop's user, also if it was readable before", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kerapusehat-storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const uploads = join(folder, 'uploads')
  const modes = () =>
    Promise.all(
      ['', 'resep', 'resep/a.webp'].map(async (path) => ((await stat(join(uploads, path))).mode & 0o777).toString(8)),
    )
  await (await openStorage(uploads)).put('resep/a.webp', Buffer.from('x'))
  expect(await modes()).toEqual(['700', '700', '600'])
  for (const path of ['', 'resep']) await chmod(join(uploads, path), 0o755)
  await chmod(join(uploads, 'resep/a.webp'), 0o644)
  await openStorage(uploads)
  expect(await modes()).toEqual(['700', '700', '600'])
})
