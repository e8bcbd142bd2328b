import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile, uploadProfileGambar } from '#contract/akun/endpoints.ts'
import { getProdukGambar } from '#contract/katalog/endpoints.ts'
import { createProduk, getProdukAdmin, listProdukAdmin, updateProduk } from '#contract/katalog/produk-admin.ts'
import { openStorage } from '#server/storage/storage.ts'
import { buildAdmin, buildKategori, buildPelanggan } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { report, sizeOf, TIMEOUT_MS } from './scenario.ts'

/* A picture is uploaded while the disk has no room for it. */

const rounds = sizeOf({ short: 1, long: 20 })
const DISK_KB = 512
/** Free space of a full disk in KB: enough to create a file. */
const LEFT_KB = 8

const folder = mkdtempSync(join(tmpdir(), 'kerapusehat-penuh-'))
/** True if this process may mount its own disk: as root, outside of most containers. */
const hasDisk =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_KB}k`, 'tmpfs', folder], { stdio: 'ignore' }).status === 0

let shop: TestApp
let admin: string
let pembeli: string
let kategoriId: number
beforeAll(async () => {
  shop = await testApp(undefined, { storage: await openStorage(folder) })
  const { db, clock } = shop.deps
  admin = (await buildAdmin(db, clock())).token
  pembeli = (await buildPelanggan(db, clock())).token
  kategoriId = (await buildKategori(db)).kategori_id
})
afterAll(async () => {
  await shop.close()
  if (hasDisk) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

/** Returns a picture of noise. It does not compress, so it needs its full size on disk. */
async function picture(side: number): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: side, height: side, channels: 3, background: 'teal', noise } as const
  return new File([new Uint8Array(await sharp({ create }).png().toBuffer())], 'foto.png', { type: 'image/png' })
}

const filler = join(folder, 'penuh')
function fillDisk() {
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(filler, Buffer.alloc(bavail * bsize - LEFT_KB * 1024))
}

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
const NO_ROOM = { status: 503, body: { code: 'GAMBAR_TIDAK_TERSIMPAN' } }

/** Expects that every upload is rejected with an error message, and that nothing changes. */
async function expectRefusals(produkId: number) {
  const [gambar, before] = [await picture(300), files()]
  const view = async () => ({
    produk: (await shop.call(getProdukAdmin, { params: { produkId } }, { token: admin })).body,
    daftar: (await shop.call(listProdukAdmin, {}, { token: admin })).body,
    profil: (await shop.call(getProfile, {}, { token: pembeli })).body,
  })
  const rows = await view()
  const change = { params: { produkId }, body: { nama: 'Nama baru', gambar } }
  expect(await shop.call(updateProduk, change, { token: admin })).toMatchObject(NO_ROOM)
  const input = { nama: 'Lain', kategoriId: String(kategoriId), harga: '1000', gambar }
  expect(await shop.call(createProduk, { body: input }, { token: admin })).toMatchObject(NO_ROOM)
  expect(await shop.call(uploadProfileGambar, { body: { gambar } }, { token: pembeli })).toMatchObject(NO_ROOM)
  expect(files()).toEqual(before)
  expect(await view()).toEqual(rows)
}

test.skipIf(!hasDisk)(
  'a picture without room on the disk is rejected with a message, and leaves nothing behind',
  async () => {
    const input = { nama: 'Iodin', kategoriId: String(kategoriId), harga: '1000', gambar: await picture(60) }
    const { produkId, gambar } = (await shop.call(createProduk, { body: input }, { token: admin })).body
    for (let round = 0; round < rounds; round++) {
      fillDisk()
      await expectRefusals(produkId)

      // Existing pictures are still served, even in a width whose copy cannot be stored.
      const asked = { params: { gambar }, query: { w: 320 } }
      const shown = await shop.call(getProdukGambar, asked, { headers: { accept: 'image/webp' } })
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])

      rmSync(filler)
      const created = await shop.call(
        updateProduk,
        { params: { produkId }, body: { gambar: await picture(60) } },
        { token: admin },
      )
      expect(created.status).toBe(200)
    }
    report('disk full', { rounds, DISK_KB, LEFT_KB })
  },
  TIMEOUT_MS,
)

test('a folder that is not writable counts as full', async () => {
  const input = { nama: 'Povidon', kategoriId: String(kategoriId), harga: '1000' }
  const { produkId } = (await shop.call(createProduk, { body: input }, { token: admin })).body
  for (const name of ['produk', 'profil']) {
    rmSync(join(folder, name), { recursive: true, force: true })
    writeFileSync(join(folder, name), '')
  }
  await expectRefusals(produkId)
})
