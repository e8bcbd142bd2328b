import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, open, readdir, readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findEmbedded, findServer, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { execute } from '#server/testing/execute.ts'
import { postgresElsewhere } from '#server/testing/processes/postgres-elsewhere.ts'
import { startScript, startShopProcess } from '#server/testing/processes/shop-process.ts'
import { tinyS3 } from '#server/testing/processes/tiny-s3.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { backUp } from './backup.ts'
import { listTree, sha256 } from './files.ts'

/* Backup and restore as the owner runs them, on shops that run like `npm start`. */

/** Milliseconds for several starts of a shop and its database, on a busy machine. */
const LONG = 180_000
const SILENT = { info() {}, warn() {}, error() {} }

function tempFolder(): string {
  const folder = makeTempFolder()
  onTestFinished(() => removeTempFolder(folder))
  return folder
}

const backup = (dataDir: string, target: string, settings: Record<string, string> = {}) =>
  startScript('backup', [target], { DATA_DIR: dataDir, ...settings }).ended
const restore = (...args: string[]) => startScript('restore', args).ended

async function runningShop(dataDir: string, settings: Record<string, string> = {}) {
  const shop = await startShopProcess(dataDir, settings)
  await shop.ready()
  return {
    url: shop.url,
    async stop() {
      shop.child.kill('SIGTERM')
      await shop.ended
    },
  }
}

/** Runs the database alone, without a running shop. */
async function withDatabase<T>(dataDir: string, look: (url: string) => Promise<T>): Promise<T> {
  const server = await startEmbedded(dataDir, SILENT)
  try {
    return await look(server.url)
  } finally {
    await server.stop()
  }
}

/** Every row of every table, as text, table by table. */
const allRows = (dataDir: string) =>
  withDatabase(dataDir, async (url) => {
    const tables = await execute<{ name: string }>(
      url,
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
         -- What is counted for an hour is not worth a copy.
         AND table_name <> 'jatah' ORDER BY 1`,
    )
    const rows: Record<string, string[]> = {}
    for (const { name } of tables)
      rows[name] = (await execute<{ row: string }>(url, `SELECT t::text AS row FROM ${name} t ORDER BY 1`)).map(
        ({ row }) => row,
      )
    return rows
  })

/** Returns a hash of every file outside the database. Resized pictures are excluded, because they are made again. */
async function allFiles(dataDir: string): Promise<Record<string, string>> {
  const { files } = await listTree(dataDir, (path) => path === 'postgres' || path === 'uploads/varian')
  return Object.fromEntries(
    await Promise.all(files.map(async (path) => [path, sha256(await readFile(join(dataDir, path)))])),
  )
}

let people = 0

async function register(url: string, nama: string): Promise<string> {
  people += 1
  const email = `pembeli${people}@contoh.id`
  const body = JSON.stringify({ nama, email, no_hp: '081234567890', password: 'rahasia-uji' })
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

/** A small stopped shop, and a backup of it. */
const small = { dataDir: '', copies: '', backup: '' }
beforeAll(async () => {
  small.dataDir = makeTempFolder()
  small.copies = makeTempFolder()
  small.backup = join(small.copies, 'kecil')
  await withDatabase(small.dataDir, async (url) => void (await migrate(url)))
  await mkdir(join(small.dataDir, 'uploads/produk'), { recursive: true })
  await writeFile(join(small.dataDir, 'uploads/produk/a.webp'), 'gambar')
  await backUp(settings(small.dataDir), small.backup, SILENT)
})
afterAll(() => {
  for (const folder of [small.dataDir, small.copies]) removeTempFolder(folder)
})

const settings = (dataDir: string) => ({ dataDir, databaseUrl: undefined, walArchiveDir: undefined })

/** Flips one bit in the middle of a file; a second call restores it. */
async function flip(path: string): Promise<void> {
  await using file = await open(path, 'r+')
  const position = Math.floor((await file.stat()).size / 2)
  const { buffer } = await file.read({ buffer: Buffer.alloc(1), position })
  await file.write(Buffer.from([buffer.readUInt8() ^ 1]), 0, 1, position)
}

test.each([
  'postgres/data/global/pg_control',
  'postgres/data/PG_VERSION',
  'postgres/kata-sandi',
  'uploads/produk/a.webp',
  'manifest.json',
])('rejects a backup with one flipped bit in %s', async (path) => {
  const other = tempFolder()
  await flip(join(small.backup, path))
  const refused = await restore(small.backup, other)
  await flip(join(small.backup, path))
  expect(refused).toMatchObject({ code: 1, output: '' })
  expect(refused.complaint).toMatch(`Cadangan ${small.backup} rusak: `)
  expect(refused.complaint).toContain(path)
  expect(await readdir(other)).toEqual([])
})

test.each(['uploads/produk/a.webp', 'manifest.json'])('rejects a backup without %s', async (path) => {
  const other = tempFolder()
  const away = join(small.copies, 'hilang')
  await rename(join(small.backup, path), away)
  const refused = await restore(small.backup, other)
  await rename(away, join(small.backup, path))
  expect(refused.code).toBe(1)
  expect(refused.complaint).toContain(`${path} tidak ada.`)
  expect(await readdir(other)).toEqual([])
})

test('restores only into an empty folder, and backs up only to a new one', async () => {
  const other = tempFolder()
  await writeFile(join(other, 'catatan.txt'), 'penting')
  const refused = await restore(small.backup, other)
  expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining(`Folder ${other} tidak kosong`) })
  expect(await readdir(other)).toEqual(['catatan.txt'])

  const over = await backup(small.dataDir, other)
  expect(over).toMatchObject({ code: 1, complaint: expect.stringContaining(`${other} sudah ada`) })
  const inside = await backup(small.dataDir, join(small.dataDir, 'cadangan'))
  expect(inside).toMatchObject({ code: 1, complaint: expect.stringContaining('di luar DATA_DIR') })
  const nothing = await backup(other, join(small.copies, 'kosong'))
  expect(nothing).toMatchObject({ code: 1, complaint: expect.stringContaining(`${other}/postgres tidak ada`) })
  expect(await readdir(small.copies)).toEqual(['kecil'])
})

test(
  'leaves no backup if stopped, and none with a final name if killed',
  async () => {
    const copies = tempFolder()
    const begin = async () => {
      const { child, ended } = startScript('backup', [join(copies, 'putus')], { DATA_DIR: small.dataDir })
      await waitFor('files of the cluster in the backup', async () => {
        const { files } = await listTree(copies)
        return files.some((path) => path.includes('/postgres/data/base/'))
      })
      return { child, ended }
    }
    const told = await begin()
    told.child.kill('SIGTERM')
    expect(await told.ended).toMatchObject({ code: 1, complaint: expect.stringContaining('Dihentikan') })
    expect(await readdir(copies)).toEqual([])
    expect(await findServer(small.dataDir)).toBeUndefined()

    const killed = await begin()
    killed.child.kill('SIGKILL')
    await killed.ended
    const [left = ''] = await readdir(copies)
    expect(left).toMatch(/^putus\.baru-/)
    const refused = await restore(join(copies, left), tempFolder())
    expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('bukan cadangan yang lengkap') })
    // The database server that the killed backup started keeps running; the next backup uses it.
    expect(await backup(small.dataDir, join(copies, 'utuh'))).toMatchObject({ code: 0 })
    await withDatabase(small.dataDir, async () => {})
  },
  LONG,
)

test(
  'refuses to start from an interrupted restore, and restores it again from the beginning',
  async () => {
    const [other, archive] = [tempFolder(), tempFolder()]
    // Recovery reads this file first, and blocks until it is written to.
    const endless = join(archive, '00000002.history')
    expect(spawnSync('mkfifo', [endless]).status).toBe(0)
    for (const path of [archive, endless]) await chmod(path, 0o755)
    const { child, ended } = startScript('restore', [small.backup, other, '--wal', archive])
    await waitFor('the database to recover', async () => {
      const { files } = await listTree(other)
      return files.some((path) => path.endsWith('/data/postmaster.pid'))
    })
    const meanwhile = await restore(small.backup, other)
    expect(meanwhile).toMatchObject({ code: 1, complaint: expect.stringContaining('Cadangan sedang dipulihkan ke') })
    child.kill('SIGKILL')
    await ended
    const files = await readdir(other)

    const sentence = `Pemulihan cadangan ke ${other} belum selesai atau terputus. Ulangi: npm run restore -- <cadangan> ${other}\n`
    expect(await (await startShopProcess(other)).ended).toEqual({ code: 1, output: sentence })
    for (const script of ['backup', 'admin'])
      expect(await startScript(script, [], { DATA_DIR: other }).ended).toMatchObject({ code: 1, complaint: sentence })
    expect(await readdir(other)).toEqual(files)

    expect(await restore(small.backup, other)).toMatchObject({ code: 0, complaint: '' })
    expect(await allFiles(other)).toEqual(await allFiles(small.dataDir))
    await (await runningShop(other)).stop()
    // Unblocks any process that still reads the file.
    await (await open(endless, 'r+')).close()
  },
  LONG,
)

test('backs up only the files if the database is elsewhere, and nothing if the pictures are too', async () => {
  const [copies, other, noTools] = [tempFolder(), tempFolder(), tempFolder()]
  const elsewhere = { DATABASE_URL: 'postgres://toko@127.0.0.1:1/toko', PATH: noTools }
  const made = await backup(small.dataDir, join(copies, 'berkas'), elsewhere)
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('TANPA database') })
  const restored = await restore(join(copies, 'berkas'), other)
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('TANPA database') })
  expect(await readdir(other)).toEqual(['uploads'])
  expect(await allFiles(other)).toEqual(await allFiles(small.dataDir))

  const s3 = {
    S3_BUCKET: 'toko',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_REGION: 'id',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  }
  const nothing = await backup(small.dataDir, join(copies, 'tidak-ada'), { ...elsewhere, ...s3 })
  expect(nothing).toMatchObject({ code: 1, complaint: expect.stringContaining('cadangkan keduanya') })
  expect(await readdir(copies)).toEqual(['berkas'])
})

test.runIf(process.getuid?.() === 0)('as root, restores into a folder that is closed to others', async () => {
  const other = tempFolder()
  await chmod(other, 0o700)
  expect(await restore(small.backup, other)).toMatchObject({ code: 0, complaint: '' })
  expect(await realpath(join(other, 'postgres'))).toMatch(/^\/var\/lib\/kerapusehat\//)
  expect(await allRows(other)).toEqual(await allRows(small.dataDir))
})

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
      const { warnings } = await backUp(settings(dataDir), join(copies, `${made}`), SILENT)
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

const bucketAt = (endpoint: string) => ({
  BACKUP_S3_BUCKET: 'cadangan',
  BACKUP_S3_ENDPOINT: endpoint,
  BACKUP_S3_REGION: 'id',
  BACKUP_S3_ACCESS_KEY_ID: 'a',
  BACKUP_S3_SECRET_ACCESS_KEY: 'b',
})
/** Returns the complete backups in the bucket, recognized by their manifests. */
const manifests = (objects: Map<string, Buffer>) =>
  [...objects.keys()].filter((key) => key.endsWith('/manifest.json')).map((key) => key.split('/')[0] ?? '')

test(
  'uploads a backup to its storage, rehearses and restores it from there, and keeps only a limited number',
  async () => {
    const other = tempFolder()
    const { objects, endpoint } = await tinyS3()
    const settings = { DATA_DIR: small.dataDir, TMPDIR: tempFolder(), BACKUP_KEEP: '2', ...bucketAt(endpoint) }
    for (const key of ['2020-01-01T00-00-00Z/manifest.json', '2020-01-02T00-00-00Z/putus', 'lain/surat.txt'])
      objects.set(key, Buffer.from('{}'))

    const made = await startScript('backup', [], settings).ended
    expect(made).toMatchObject({ code: 0, complaint: '' })
    const [, name = ''] = made.output.match(/Cadangan lengkap: s3:(\S+)/) ?? []
    // Two complete backups remain; incomplete ones are deleted, and other files in the bucket are kept.
    expect(manifests(objects)).toEqual(['2020-01-01T00-00-00Z', name])
    expect(objects.has('lain/surat.txt')).toBe(true)
    expect(objects.has('2020-01-02T00-00-00Z/putus')).toBe(false)
    expect(await readdir(settings.TMPDIR)).toEqual([])

    const rehearsed = await startScript('restore', ['--rehearse'], settings).ended
    expect(rehearsed).toMatchObject({ code: 0, complaint: '' })
    expect(rehearsed.output).toMatch(new RegExp(`^Cadangan s3:${name} utuh`))
    expect(rehearsed.output).toMatch(/^Isinya: 0 akun, 0 pesanan\.$/m)
    expect(rehearsed.output).toMatch(/^OK$/m)
    expect(await readdir(settings.TMPDIR)).toEqual([])

    expect(await startScript('restore', [`s3:${name}`, other], settings).ended).toMatchObject({
      code: 0,
      complaint: '',
    })
    expect(await allFiles(other)).toEqual(await allFiles(small.dataDir))
    const unknown = await startScript('restore', ['s3:2019-01-01T00-00-00Z', tempFolder()], settings).ended
    expect(unknown).toMatchObject({
      code: 1,
      complaint: expect.stringContaining(`Yang ada: 2020-01-01T00-00-00Z, ${name}`),
    })
  },
  LONG,
)

test(
  'fails the rehearsal if the backup is damaged, has wrong books, or is old',
  async () => {
    const copies = tempFolder()
    const rehearse = (folder: string) => startScript('restore', ['--rehearse', folder]).ended
    await flip(join(small.backup, 'uploads/produk/a.webp'))
    const damaged = await rehearse(small.backup)
    await flip(join(small.backup, 'uploads/produk/a.webp'))
    expect(damaged).toMatchObject({ code: 1, complaint: expect.stringContaining('uploads/produk/a.webp') })

    const old = join(copies, 'lama')
    await cp(small.backup, old, { recursive: true })
    const { manifest } = JSON.parse(await readFile(join(old, 'manifest.json'), 'utf8'))
    manifest.finished = '2020-01-01T00:00:00.000Z'
    await writeFile(join(old, 'manifest.json'), JSON.stringify({ sha256: sha256(JSON.stringify(manifest)), manifest }))
    expect(await rehearse(old)).toMatchObject({ code: 1, output: expect.stringContaining('sudah terlalu lama') })

    const dataDir = tempFolder()
    await withDatabase(dataDir, async (url) => {
      await migrate(url)
      await execute(
        url,
        `INSERT INTO titipan (order_id, transaction_id, jumlah, dikembalikan, status, transaction_status, nama, email, no_hp,
           diterima, diubah)
         VALUES ('KS-1', 't-1', 5000, 0, 'dikembalikan', 'settlement', '', '', '', now(), now())`,
      )
    })
    await backUp(settings(dataDir), join(copies, 'salah'), SILENT)
    const wrong = await rehearse(join(copies, 'salah'))
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('titipan 1: masuk 5000, kembali 0') })
  },
  LONG,
)

test('reports in one sentence a backup storage that is unreachable or not set', async () => {
  const away = { DATA_DIR: small.dataDir, ...bucketAt('http://127.0.0.1:1') }
  const refused = await startScript('backup', [], away).ended
  expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('tidak bisa dipakai') })
  const none = await startScript('restore', ['--rehearse'], { DATA_DIR: small.dataDir }).ended
  expect(none).toMatchObject({ code: 1, complaint: expect.stringContaining('BACKUP_S3_BUCKET') })
})

test(
  "includes an external database if PostgreSQL's tools are installed, and rehearses it",
  async ({ skip }) => {
    const elsewhere = await postgresElsewhere()
    if (!elsewhere) return skip('needs the programs of a PostgreSQL server (Debian: postgresql)')
    await migrate(elsewhere.url)
    const [dataDir, copies, other] = [tempFolder(), tempFolder(), tempFolder()]
    await writeFile(join(dataDir, 'kunci-rahasia'), 'kunci')
    const target = join(copies, 'luar')
    const made = await backup(dataDir, target, { DATABASE_URL: elsewhere.url, PATH: elsewhere.path })
    expect(made).toMatchObject({ code: 0, complaint: '' })
    expect(made.output).not.toContain('TANPA database')

    const rehearsed = await startScript('restore', ['--rehearse', target], { PATH: elsewhere.path }).ended
    expect(rehearsed).toMatchObject({ code: 0, complaint: '', output: expect.stringMatching(/^OK$/m) })
    const restored = await restore(target, other)
    expect(restored.output).toContain(
      `pg_restore --no-owner --no-privileges --dbname=<DATABASE_URL> ${other}/basis-data.dump`,
    )
    expect(await readdir(other)).toEqual(expect.arrayContaining(['basis-data.dump', 'kunci-rahasia']))
  },
  LONG,
)
