import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { updatePaymentStatus } from '#contract/pesanan/endpoints.ts'
import { createDb } from '#server/db/client.ts'
import { findEmbedded } from '#server/db/embedded/start-embedded.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { freePort } from '#server/testing/processes/free-port.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask } from './ask.ts'
import { releaseCommit } from './other-release.ts'
import { isLong, report, TIMEOUT_MS } from './scenario.ts'

/*
 * Upgrades a shop of the newest release: it is built and run as it was, sells, and is then started as this version.
 * `server/upgrade.test.ts` does the same with the rows of every release, without their code.
 */

const RELEASE = releaseCommit() ?? ''
const TODAY = process.cwd()
/** Time in ms to start: packages are downloaded and pages are built. */
const START_MS = 600_000

const PELANGGAN = { nama: 'Bu Sari', email: 'sari@contoh.id', no_hp: '081234567890', password: 'tambak-hurun-42' }

test.runIf(isLong && RELEASE)(
  `a shop of ${RELEASE} continues as this version with every order that it had`,
  async () => {
    const [data, sources] = [makeTempFolder(), makeTempFolder()]
    onTestFinished(() => {
      for (const folder of [data, sources]) removeTempFolder(folder)
      git('worktree', 'prune')
    })
    const old = await start(checkOut(RELEASE, sources), data)
    const made = await sell(old)
    const before = await historyOf(old)
    expect(before.map(({ status_pembayaran }) => status_pembayaran).sort()).toEqual(['cancelled', 'pending', 'success'])
    await old.stop()

    const today = await start(TODAY, data)
    // Today's additional fields are allowed.
    expect(await historyOf(today)).toMatchObject(before)
    // An open order can be paid, and new orders can be created.
    await pay(today, made.open)
    expect((await historyOf(today)).find(({ nomor }) => nomor === made.open)?.status_pembayaran).toBe('success')
    expect(await order(today, 'sesudahnya')).toMatch(/^KS-/)
    const db = createDb((await findEmbedded(data)) ?? '')
    const violations = await findViolations(db)
    await db.destroy()
    await today.stop()
    expect(violations).toEqual([])
    report('upgrade', { release: RELEASE, orders: before.length })
  },
  TIMEOUT_MS,
)

function git(...args: string[]): void {
  const { status, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** Checks out a commit into its own folder and installs its packages. */
function checkOut(commit: string, sources: string): string {
  const folder = join(sources, commit)
  git('worktree', 'add', '--detach', folder, commit)
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return folder
}

async function start(folder: string, data: string) {
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH, HOME, DATA_DIR: data, PORT: `${port}`, SIMULATOR_PORT: `${await freePort()}`, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise((resolve) => child.on('close', resolve))
  // The signal goes to the process group: npm, its shell and the shop. The database ends when its folder is deleted.
  const tell = (signal: 'SIGTERM' | 'SIGKILL') =>
    child.pid && child.exitCode === null && process.kill(-child.pid, signal)
  onTestFinished(() => void tell('SIGKILL'))
  await waitFor(
    `the shop in ${folder} to be ready`,
    async () => {
      if (child.exitCode !== null) throw new Error(output)
      return output.includes('KerapuSehat siap')
    },
    START_MS,
  )
  const simulator = output.match(/Pembayaran disimulasikan di (\S+)/)?.[1]
  return {
    url: `http://127.0.0.1:${port}`,
    simulator,
    async stop() {
      tell('SIGTERM')
      await ended
    },
  }
}
type Shop = Awaited<ReturnType<typeof start>>

/** Creates one paid, one canceled and one open order. @returns their numbers */
async function sell(shop: Shop) {
  await ask(`${shop.url}/api/auth/register`, { body: PELANGGAN })
  const token = await logIn(shop)
  await fetch(`${shop.url}/api/auth/profile`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ alamat: 'Dermaga 3, Teluk Hurun, Lampung' }),
  })
  const [paid, off, open] = [
    await order(shop, 'dibayar'),
    await order(shop, 'dibatalkan'),
    await order(shop, 'dibiarkan'),
  ]
  await pay(shop, paid)
  await ask(shop.url + updatePaymentStatus.path, { body: { orderId: off, status: 'cancelled' }, token })
  return { paid, off, open }
}

async function logIn({ url }: Shop): Promise<string> {
  return (await ask(`${url}/api/auth/login`, { body: PELANGGAN })).body.token
}

/** Creates an order. @returns its number at the provider */
async function order(shop: Shop, catatan: string): Promise<string> {
  const { body: produk } = await ask(`${shop.url}/api/produks`)
  const { produkId } = produk.find(({ stok, resep }: { stok: number; resep: boolean }) => stok > 5 && !resep)
  const { body: send } = await ask(`${shop.url}/api/shipping-methods`)
  const body = { produkId, jumlah: 1, shippingId: send.data[0].shippingId, catatan }
  const answer = await ask(`${shop.url}/api/pemesanan/create`, { body, token: await logIn(shop) })
  return answer.body.midtransOrderId
}

async function pay(shop: Shop, nomor: string): Promise<void> {
  await ask(`${shop.simulator}/__sim/pay`, { body: { order_id: nomor, outcome: 'settle' } })
  await ask(shop.url + updatePaymentStatus.path, {
    body: { orderId: nomor, status: 'success' },
    token: await logIn(shop),
  })
}

/** Returns a customer's orders with the fields that every version has. */
async function historyOf(shop: Shop) {
  const { body } = await ask(`${shop.url}/api/pemesanan/riwayat`, { token: await logIn(shop) })
  // biome-ignore lint/suspicious/noExplicitAny: versions differ in what else they tell
  return body.data.map((row: any) => ({
    orderId: row.orderId,
    nomor: row.midtrans_order_id,
    waktu: row.created_at,
    status_pembayaran: row.status_pembayaran,
    status_pesanan: row.status_pesanan,
    nama_produk: row.nama_produk,
    jumlah: row.jumlah,
    total_harga: row.total_harga,
    items: row.items,
  })) as { nomor: string; status_pembayaran: string }[]
}
