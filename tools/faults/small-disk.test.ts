import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { uploadProfileGambar } from '#contract/akun/endpoints.ts'
import { getReadiness } from '#contract/health/endpoints.ts'
import { createPesanan, listRiwayat } from '#contract/pesanan/endpoints.ts'
import { createDb } from '#server/db/client.ts'
import { findPostmaster } from '#server/db/embedded/pid-file.ts'
import { stopRunning } from '#server/db/embedded/postmaster.ts'
import { findEmbedded, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { buildPelanggan, buildPengiriman, buildProduk } from '#server/testing/build-rows.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { ask, type Reply } from './ask.ts'
import { SILENT } from './books.ts'
import { report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { median, Tally } from './tally.ts'

/* A disk of the shop fills up to the last byte while customers order; later there is room again. Nothing is restarted. */

const { rounds, buyers, full } = sizeOf({
  short: { rounds: 1, buyers: 2, full: 1 },
  long: { rounds: 4, buyers: 10, full: 20 },
})

type Where = 'data' | 'log' | 'pictures' | 'mails'
/** Disk sizes: small enough to fill quickly. The database's disks also hold a reserve. */
const SIZE: Record<Where, string> = { data: '170m', log: '128m', pictures: '4m', mails: '4m' }

function mount(folder: string, size: string): boolean {
  mkdirSync(folder, { recursive: true })
  const options = ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder]
  return process.platform === 'linux' && spawnSync('mount', options, { stdio: 'ignore' }).status === 0
}

/** True if this process may mount a disk: as root, outside of most containers. */
const mayMount = (() => {
  const folder = makeTempFolder()
  const mounted = mount(folder, '1m')
  removeTempFolder(folder)
  return mounted
})()

/** Creates a data folder with one part on a small disk. */
async function smallDisk(where: Where) {
  const folder = makeTempFolder()
  const disk = { data: folder, log: makeTempFolder(), pictures: join(folder, 'uploads'), mails: join(folder, 'surat') }[
    where
  ]
  mount(disk, SIZE[where])
  const cluster = join(folder, 'postgres/data')
  onTestFinished(async () => {
    await stopRunning(cluster)
    for (const path of new Set([folder, disk])) removeTempFolder(path)
  })
  if (where === 'log') {
    await (await startEmbedded(folder, SILENT)).stop()
    spawnSync('cp', ['-a', join(cluster, 'pg_wal'), disk])
    rmSync(join(cluster, 'pg_wal'), { recursive: true })
    symlinkSync(join(disk, 'pg_wal'), join(cluster, 'pg_wal'))
  }
  const filler = join(disk, 'penuh')
  const piece = Buffer.alloc(1024 * 1024)
  return {
    folder,
    cluster,
    /** Fills the disk to the last byte. Repeated calls also take the space that the shop releases. */
    fill() {
      for (let size = piece.length; size > 512; ) {
        try {
          appendFileSync(filler, piece.subarray(0, size))
        } catch {
          size /= 2
        }
      }
    },
    clear: () => rmSync(filler, { force: true }),
  }
}

const isPatient = ({ status, retryAfter }: Reply) => status === 503 && retryAfter !== undefined

test.skipIf(!mayMount).each(['data', 'log', 'pictures', 'mails'] as const)(
  'a full disk under the %s is reported to writers, and ends without a restart',
  async (where) => {
    const { folder, cluster, fill, clear } = await smallDisk(where)
    const shop = await startShopProcess(folder)
    await shop.ready()
    const db = createDb((await findEmbedded(folder)) ?? '')
    onTestFinished(() => db.destroy())
    const now = new Date()
    const produkId = (await buildProduk(db, now, { stok: 1_000_000 })).produk_id
    const shippingId = (await buildPengiriman(db)).shipping_id
    const tokens: string[] = []
    for (let i = 0; i < buyers; i++) tokens.push((await buildPelanggan(db, now)).token)
    const [token] = tokens

    const ordered: number[] = []
    let wishes = 0
    async function order(by = token): Promise<Reply> {
      const body = { produkId, jumlah: 1, shippingId, catatan: `nomor ${++wishes}` }
      const reply = await ask(shop.url + createPesanan.path, { body, token: by })
      if (reply.status === 201) ordered.push(reply.body.orderId)
      return reply
    }
    async function photo(): Promise<Reply> {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const create = { width: 640, height: 640, channels: 3, background: 'teal', noise } as const
      const body = new FormData()
      body.set('gambar', new File([new Uint8Array(await sharp({ create }).png().toBuffer())], 'foto.png'))
      const reply = await fetch(shop.url + uploadProfileGambar.path, {
        method: uploadProfileGambar.method,
        headers: { authorization: `Bearer ${token}` },
        body,
      })
      const retryAfter = reply.headers.get('retry-after')
      return { status: reply.status, body: await reply.json(), ...(retryAfter && { retryAfter: Number(retryAfter) }) }
    }
    const ready = () => ask(shop.url + getReadiness.path)
    const page = () => ask(`${shop.url}/`)
    const history = () => ask(shop.url + listRiwayat.path, { token })

    const answers = new Tally()
    const wrong: unknown[] = []
    let isOver = false
    async function crowd(by: string) {
      while (!isOver) {
        const reply = await order(by)
        answers.add(`order ${reply.status}`)
        if (reply.status !== 201 && !isPatient(reply)) wrong.push(reply)
        if (reply.status !== 201) await delay(100)
      }
    }

    expect((await page()).status).toBe(200)
    expect((await photo()).status).toBe(200)
    const crowds = tokens.map(crowd)
    const returns: { order: number; everything: number }[] = []
    for (let round = 0; round < rounds; round++) {
      await waitFor('the first orders', async () => ordered.length > 0)
      fill()
      await waitFor('the shop to say that it is not ready', async () => isPatient(await ready()))
      const isDatabase = where === 'data' || where === 'log'
      for (const until = performance.now() + full * 1000; performance.now() < until; await delay(200)) {
        fill()
        expect((await page()).status).toBe(200)
        const seen = await history()
        answers.add(`history ${seen.status}`)
        if (seen.status !== 200 && !isPatient(seen)) wrong.push(seen)
      }
      if (isDatabase) {
        const refused = await order()
        expect(isPatient(refused), JSON.stringify(refused)).toBe(true)
        process.kill(findPostmaster(cluster)?.pid ?? 0, 'SIGKILL')
      }
      if (where === 'pictures')
        expect(await photo()).toMatchObject({ status: 503, body: { code: 'GAMBAR_TIDAK_TERSIMPAN' }, retryAfter: 5 })
      if (where === 'mails') expect((await order()).status).toBe(201)

      clear()
      const begun = performance.now()
      await waitFor('an order', async () => (await order()).status === 201)
      const ordering = performance.now() - begun
      await waitFor('the shop to be ready', async () => (await ready()).status === 200)
      expect((await photo()).status).toBe(200)
      returns.push({ order: Math.round(ordering), everything: Math.round(performance.now() - begun) })
    }
    isOver = true
    await Promise.all(crowds)

    expect(wrong).toEqual([])
    expect(await findViolations(db)).toEqual([])
    const rows = await db.selectFrom('pesanan').select('pesanan_id').execute()
    const kept = new Set(rows.map(({ pesanan_id }) => pesanan_id))
    expect(ordered.filter((id) => !kept.has(id))).toEqual([])
    report(`full disk: ${where}`, {
      rounds,
      buyers,
      full,
      answers,
      'ms to the first order': median(returns.map((back) => back.order)),
      'ms to everything again': median(returns.map((back) => back.everything)),
    })
  },
  TIMEOUT_MS,
)
