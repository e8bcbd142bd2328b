import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { loginAdmin } from '#contract/akun/admin.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { freePort } from './testing/processes/free-port.ts'
import { startScript, startShopProcess } from './testing/processes/shop-process.ts'

/* Output of the first start for the owner, including failed starts. */

/** Milliseconds. Each start of the process takes seconds on a busy machine. */
const PATIENCE_MS = 300_000

function newFolder() {
  const folder = makeTempFolder()
  onTestFinished(() => removeTempFolder(folder))
  return folder
}

/** Starts another program that accepts connections and never responds. */
async function stranger() {
  const server = createServer().listen(await freePort(), '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return server.address() as { port: number }
}

const passwordIn = (output: string) => output.match(/admin@kerapusehat\.local, kata sandi(?: baru)? (\S+) \(/)?.[1]

async function logIn(url: string, password = ''): Promise<number> {
  const body = JSON.stringify({ email: 'admin@kerapusehat.local', password })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(url + loginAdmin.path, { method: 'POST', headers, body })).status
}

test(
  'creates nothing if the port is taken, prints the password with its account, and a new one after a loss',
  async () => {
    const [folder, { port }] = [newFolder(), await stranger()]
    const refused = await (await startShopProcess(folder, { PORT: `${port}` })).ended
    expect(refused.code).toBe(1)
    expect(refused.output).toBe(
      `Alamat 127.0.0.1:${port} sudah dipakai program lain; hentikan program itu atau ubah PORT.\n`,
    )
    expect(await readdir(folder)).toEqual([])

    const shop = await startShopProcess(folder, { LOG_LEVEL: 'info' })
    await shop.ready()
    const reset = async () => (await startScript('admin', ['--reset'], { DATA_DIR: folder }).ended).output
    const second = passwordIn(await reset())
    expect(await logIn(shop.url, second)).toBe(200)
    shop.child.kill('SIGTERM')
    const { output } = await shop.ended
    expect(passwordIn(output)).toMatch(/^[\w-]{22}$/)
    expect(passwordIn(output)).not.toBe(second)
    // The address is printed once, in the form that the owner opens.
    expect(output).not.toContain('Server listening')

    const third = passwordIn(await reset())
    const next = await startShopProcess(folder)
    await next.ready()
    expect(await logIn(next.url, second)).toBe(401)
    expect(await logIn(next.url, third)).toBe(200)
    next.child.kill('SIGTERM')
    expect(passwordIn((await next.ended).output)).toBeUndefined()
  },
  PATIENCE_MS,
)

test('answers requests during the start with a request to retry', async () => {
  const { port } = await stranger()
  const shop = await startShopProcess(newFolder(), { DATABASE_URL: `postgres://toko:rahasia@127.0.0.1:${port}/toko` })
  const ask = (path: string) => fetch(shop.url + path).catch(() => undefined)
  await waitFor('an answer', async () => (await ask('/readyz')) !== undefined)
  for (const path of ['/readyz', '/api/produks', '/']) {
    const answer = await ask(path)
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer?.text()).toContain('sibuk')
  }
})

test('stops a script that finds no shop, and creates none', async () => {
  const folder = newFolder()
  const { code, complaint } = await startScript('admin', ['--reset'], { DATA_DIR: folder }).ended
  expect([code, complaint]).toEqual([
    1,
    `Tidak ada toko di folder ${folder}; periksa DATA_DIR, atau isi DATABASE_URL.\n`,
  ])
  expect(await readdir(folder)).toEqual([])
})
