import { mkdir, writeFile } from 'node:fs/promises'
import { artikel } from '#server/db/seed/artikel.ts'
import { paket, produk } from '#server/db/seed/katalog.ts'
import { gambarArtikel } from './artikel.ts'
import { gambarIkon, gambarIkonPenuh } from './ikon.ts'
import { gambarPaket } from './paket.ts'
import { gambarProduk } from './produk.ts'
import { gambarSosial, KARTU_SOSIAL } from './sosial.ts'

/* Draws every picture of the demo shop into the seed's folder, and the icons for home screens and the
   pictures of link previews into `public/`. */

const folder = new URL('../../server/db/seed/gambar/', import.meta.url)

const drawings = new Map<string, string>()
for (const { kode } of produk) drawings.set(kode, gambarProduk(kode))
for (const { kode } of paket) drawings.set(kode, gambarPaket(kode))
for (const { kode } of artikel) drawings.set(kode, gambarArtikel(kode))

await mkdir(folder, { recursive: true })
await Promise.all(Array.from(drawings, ([kode, svg]) => writeFile(new URL(`${kode.toLowerCase()}.svg`, folder), svg)))

const icons = new URL('../../public/', import.meta.url)
await writeFile(new URL('ikon-192.png', icons), await gambarIkon(192))
await writeFile(new URL('ikon-512.png', icons), await gambarIkon(512))
await writeFile(new URL('ikon-maskable-512.png', icons), await gambarIkonPenuh(512))
for (const [name, kartu] of Object.entries(KARTU_SOSIAL)) {
  await writeFile(new URL(`${name}.png`, icons), await gambarSosial(kartu))
}
