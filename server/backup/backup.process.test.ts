import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findEmbedded, findServer, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { execute } from '#server/testing/execute.ts'
import {
  allFiles,
  allRows,
  backup,
  LONG,
  restore,
  runningShop,
  SILENT,
  settingsOf,
  tempFolder,
  withDatabase,
} from '#server/testing/processes/backup-shop.ts'
import { startScript } from '#server/testing/processes/shop-process.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { backUp } from './backup.ts'

/* Backups of shops that run like `npm start`, and their restores. */

let people = 0

async function register(url: string, name: string): Promise<string> {
  people += 1
  const email = `pembeli${people}@contoh.id`
  const body = JSON.stringify({ nama: name, email, no_hp: '081234567890', password: 'rahasia-uji' })
  const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', body, headers: JSON_TYPE })
  expect(answer.status).toBe(201)
  return email
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** Simulates customers who order and change their picture until stopped, one at a time; `orders` lists the confirmed orders. */
async function busyCustomer(url: string) {
  const send = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${url}${path}`, init)
    return { status: answer.status, body: await answer.json() }
  }
  const enter = async () => {
    const email = await register(url, 'Bu Sari')
    const login = await send('/api/auth/login', {
      method: 'POST',
      body: JSON.stringify({ email, password: 'rahasia-uji' }),
      headers: JSON_TYPE,
    })
    const authorization = `Bearer ${login.body.token}`
    await send('/api/auth/profile', {
      method: 'PUT',
      body: JSON.stringify({ alamat: 'Jl. Pelabuhan 1' }),
      headers: { ...JSON_TYPE, authorization },
    })
    return authorization
  }
  let authorization = await enter()
  const { body: products } = await send('/api/produks', {})
  const { body: shipping } = await send('/api/shipping-methods', {})
  // By land, because some products must not be shipped by air.
  const { shippingId } = shipping.data.find(({ jalur }: { jalur: string }) => jalur === 'darat')
  const sold = products.filter(({ stok, resep }: { stok: number; resep: boolean }) => stok > 0 && !resep)
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#1a6b7a' } })
    .png()
    .toBuffer()

  const orders: string[] = []
  let stopped = false
  const order = async () => {
    const { produkId } = sold[orders.length % sold.length]
    const body = { produkId, jumlah: 1, shippingId, catatan: `ke-${orders.length}` }
    const { status, body: answer } = await send('/api/pemesanan/create', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...JSON_TYPE, authorization },
    })
    expect({ status, answer }).toMatchObject({ status: 201 })
    orders.push(answer.midtransOrderId)
  }
  const changePicture = async () => {
    const body = new FormData()
    body.append('gambar', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'saya.png')
    const { status } = await send('/api/auth/profile/upload-image', {
      method: 'POST',
      body,
      headers: { authorization },
    })
    expect(status).toBeOneOf([200, 429])
    // The rate limit for pictures is per account, so continue with another account.
    if (status === 429) authorization = await enter()
  }
  const work = (async () => {
    while (!stopped) {
      await order()
      await changePicture()
    }
  })()
  return {
    orders,
    async stop() {
      stopped = true
      await work
    },
  }
}

test(
  'a backup made while customers buy restores a shop with correct books and every confirmed order',
  async () => {
    const [dataDir, copies, other] = [tempFolder(), tempFolder(), tempFolder()]
    const shop = await runningShop(dataDir, { SEED: 'demo' })
    const customers = await Promise.all([busyCustomer(shop.url), busyCustomer(shop.url)])
    const orders = () => customers.flatMap((customer) => customer.orders)
    await waitFor('some orders', async () => orders().length >= 4)

    const before = orders()
    const made = await backup(dataDir, join(copies, 'ramai'))
    expect(made).toMatchObject({ code: 0, complaint: '' })
    expect(made.output).toContain(`npm run restore -- ${join(copies, 'ramai')} <folder>`)
    const count = orders().length
    await waitFor('an order after the backup', async () => orders().length > count)
    for (const customer of customers) await customer.stop()
    const files = await allFiles(dataDir)
    await shop.stop()

    expect(await restore(join(copies, 'ramai'), other)).toMatchObject({ code: 0, complaint: '' })
    const named = await withDatabase(other, async (url) => {
      const found = await execute<{ id: string }>(url, 'SELECT midtrans_order_id AS id FROM pesanan')
      expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(before))
      expect(found.length).toBeLessThan(orders().length)
      return execute<{ path: string }>(
        url,
        `SELECT 'profil/' || gambar AS path FROM pengguna WHERE gambar IS NOT NULL
       UNION SELECT 'produk/' || gambar FROM produk WHERE gambar IS NOT NULL`,
      )
    })
    const restored = await allFiles(other)
    expect(named.length).toBeGreaterThan(2)
    for (const { path } of named) expect(restored).toHaveProperty([`uploads/${path}`])
    for (const [path, content] of Object.entries(restored))
      if (path.startsWith('uploads/') && path in files) expect(content).toBe(files[path])

    const again = await runningShop(other)
    expect(await startScript('doctor', [], { DATA_DIR: other }).ended).toEqual({
      code: 0,
      output: 'OK\n',
      complaint: '',
    })
    expect((await fetch(again.url)).status).toBe(200)
    await again.stop()
  },
  LONG,
)

test(
  'a backup of an idle shop restores every row and every file',
  async () => {
    const [dataDir, copies, other] = [tempFolder(), tempFolder(), tempFolder()]
    const shop = await runningShop(dataDir, { SEED: 'demo' })
    const customer = await busyCustomer(shop.url)
    await waitFor('some orders', async () => customer.orders.length >= 3)
    await customer.stop()
    await shop.stop()

    const rows = await allRows(dataDir)
    expect(rows['public.pesanan']?.length).toBe(customer.orders.length)
    expect(await backup(dataDir, join(copies, 'tenang'))).toMatchObject({ code: 0, complaint: '' })
    expect(await findServer(dataDir)).toBeUndefined()

    expect(await restore(join(copies, 'tenang'), other)).toMatchObject({ code: 0, complaint: '' })
    expect(await findServer(other)).toBeUndefined()
    expect(await allRows(other)).toEqual(rows)
    expect(await allFiles(other)).toEqual(await allFiles(dataDir))
  },
  LONG,
)

test(
  'reports trouble of the archive',
  async () => {
    const [dataDir, copies, archive] = [tempFolder(), tempFolder(), join(tempFolder(), 'arsip')]
    const server = await startEmbedded(dataDir, SILENT, archive)
    await migrate(server.url)
    // Simulates a disk that was removed.
    await rename(archive, `${archive}-lepas`)
    await execute(server.url, 'CREATE TABLE ingat AS SELECT 1 AS n')
    let made = 0
    const warned = await waitFor('the archive to fail', async () => {
      made += 1
      const { warnings } = await backUp(settingsOf(dataDir), join(copies, `${made}`), SILENT)
      return warnings.length > 0 && warnings
    })
    expect(warned).toEqual([expect.stringContaining('Pengarsipan WAL gagal')])
    await server.stop()
  },
  LONG,
)

test(
  'with an archive, restores the shop as of a moment after its backup',
  async () => {
    const [dataDir, copies, archive] = [tempFolder(), tempFolder(), join(tempFolder(), "arsip 100% Bu Sari's")]
    const keep = { WAL_ARCHIVE_DIR: archive }
    const shop = await runningShop(dataDir, keep)
    await register(shop.url, 'Sebelum cadangan')
    expect(await backup(dataDir, join(copies, 'dasar'), keep)).toMatchObject({ code: 0, complaint: '' })
    await register(shop.url, 'Setelah cadangan')
    // By the database's clock, which also timestamps the log. A whole millisecond later, the resolution of a recovery target.
    const url = (await findEmbedded(dataDir)) ?? ''
    const clock = async () => {
      const [row] = await execute<{ ms: string }>(url, 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms')
      return Number(row?.ms)
    }
    const moment = Math.floor(await clock()) + 1
    await waitFor('the moment to have passed', async () => (await clock()) > moment)
    await register(shop.url, 'Setelah saat itu')
    await shop.stop()

    const archived = await readdir(archive)

    const recovered = async (...wishes: string[]) => {
      const other = tempFolder()
      const answer = await restore(join(copies, 'dasar'), other, '--wal', archive, ...wishes)
      expect(answer).toMatchObject({ code: 0, complaint: '' })
      expect(answer.output).toContain('Perubahan terakhir di database: ')
      await expect(startEmbedded(other, SILENT, archive)).rejects.toThrow('arsip sebelum database ini dipulihkan')
      return withDatabase(other, async (url) =>
        (await execute<{ nama: string }>(url, `SELECT nama FROM pengguna WHERE role = 'user' ORDER BY 1`)).map(
          ({ nama }) => nama,
        ),
      )
    }
    expect(await recovered('--until', new Date(moment).toISOString())).toEqual(['Sebelum cadangan', 'Setelah cadangan'])
    expect(await recovered()).toEqual(['Sebelum cadangan', 'Setelah cadangan', 'Setelah saat itu'])

    const refused = async (until: string) => {
      const other = tempFolder()
      const { code, complaint } = await restore(join(copies, 'dasar'), other, '--wal', archive, '--until', until)
      expect(code).toBe(1)
      expect(await readdir(other)).toEqual([])
      return complaint
    }
    expect(await refused('2026-11-21 10:00')).toContain('bukan waktu dengan zona')
    expect(await refused('2020-01-01 00:00+07')).toContain('setelah waktu yang diminta')
    expect(await refused('2199-01-01 00:00+07')).toContain(`Arsip ${archive} tidak sampai ke 2198-12-31T17:00:00.000Z`)
    expect(await readdir(archive)).toEqual(archived)
  },
  LONG,
)
