import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { execute } from '#server/testing/execute.ts'
import {
  allFiles,
  backup,
  flip,
  LONG,
  makeSmallShop,
  restore,
  SILENT,
  settingsOf,
  tempFolder,
  withDatabase,
} from '#server/testing/processes/backup-shop.ts'
import { postgresElsewhere } from '#server/testing/processes/postgres-elsewhere.ts'
import { startScript } from '#server/testing/processes/shop-process.ts'
import { tinyS3 } from '#server/testing/processes/tiny-s3.ts'
import { backUp } from './backup.ts'
import { sha256 } from './files.ts'

/* Backups in a storage or with an external database, and rehearsals of their restore. */

const small = makeSmallShop()

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
    const others = [
      '2019-12-31T00-00-00Z/manifest.json',
      '2020-01-01T00-00-00Z/manifest.json',
      '2020-01-02T00-00-00Z/putus',
      '2999-01-01T00-00-00Z/sedang',
      'lain/surat.txt',
    ]
    for (const key of others) objects.set(key, Buffer.from('{}'))

    const made = await startScript('backup', [], settings).ended
    expect(made).toMatchObject({ code: 0, complaint: '' })
    const [, name = ''] = made.output.match(/Cadangan lengkap: s3:(\S+)/) ?? []
    // The two newest complete backups remain, the newer upload of another computer, and other files in the bucket.
    expect(manifests(objects)).toEqual(['2020-01-01T00-00-00Z', name])
    expect(others.filter((key) => objects.has(key))).toEqual([others[1], ...others.slice(3)])
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
    const finish = async (folder: string, hours: number) => {
      const { manifest } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
      manifest.finished = new Date(Date.now() - hours * 3_600_000).toISOString()
      const stored = { sha256: sha256(JSON.stringify(manifest)), manifest }
      await writeFile(join(folder, 'manifest.json'), JSON.stringify(stored))
    }
    await finish(old, 51)
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
      await execute(
        url,
        `INSERT INTO pengguna (nama, email, password_hash, dibuat) VALUES ('Sri', 'sri@contoh.id', '', now())`,
      )
    })
    await backUp(settingsOf(dataDir), join(copies, 'salah'), SILENT)
    await finish(join(copies, 'salah'), 49)
    const wrong = await rehearse(join(copies, 'salah'))
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('titipan 1: masuk 5000, kembali 0') })
    expect(wrong.output).toContain('Isinya: 1 akun, 0 pesanan.')
    expect(wrong.output).not.toContain('sudah terlalu lama')

    // Without tools of PostgreSQL, an external database is not in the backup.
    await backup(small.dataDir, join(copies, 'berkas'), {
      DATABASE_URL: 'postgres://toko@127.0.0.1:1/toko',
      PATH: copies,
    })
    expect(await rehearse(join(copies, 'berkas'))).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('tidak memuat database'),
    })
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
      `pg_restore --no-owner --no-privileges --dbname=<DATABASE_OWNER_URL atau DATABASE_URL> ${other}/basis-data.dump`,
    )
    expect(await readdir(other)).toEqual(expect.arrayContaining(['basis-data.dump', 'kunci-rahasia']))
  },
  LONG,
)
