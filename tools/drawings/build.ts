import { mkdir, writeFile } from 'node:fs/promises'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { artikel } from '#server/db/seed/artikel.ts'
import { paket, produk } from '#server/db/seed/katalog.ts'
import { gambarArtikel } from './artikel.ts'
import { gejalaSheet } from './gejala.ts'
import { drawFullIcon, gambarIkon } from './ikon.ts'
import { gambarKartu } from './kartu.ts'
import { gambarKelasAir } from './kartu-air.ts'
import { gambarPaket } from './paket.ts'
import { gambarProduk } from './produk.ts'
import { drawSocial, SOCIAL_CARDS } from './social.ts'

/*
 * Draws all pictures: those of the demo shop into the seed's folder, signs and diseases into `web/drawings/`, and home screen
 * icons and link previews into `public/`.
 */

const folder = new URL('../../server/db/seed/gambar/', import.meta.url)

const drawings = new Map<string, string>()
for (const { kode } of produk) drawings.set(kode, gambarProduk(kode))
for (const { kode } of paket) drawings.set(kode, gambarPaket(kode))
for (const { kode } of artikel) drawings.set(kode, gambarArtikel(kode))

await mkdir(folder, { recursive: true })
await Promise.all(Array.from(drawings, ([kode, svg]) => writeFile(new URL(`${kode.toLowerCase()}.svg`, folder), svg)))

const site = new URL('../../web/drawings/', import.meta.url)
await mkdir(new URL('kartu/', site), { recursive: true })
await writeFile(new URL('gejala.svg', site), gejalaSheet())
await writeFile(new URL('penyakit-air.svg', site), gambarKelasAir())
for (const kode of KODE_PENYAKIT) await writeFile(new URL(`kartu/${kode}.svg`, site), gambarKartu(kode))

const icons = new URL('../../public/', import.meta.url)
await writeFile(new URL('ikon-192.png', icons), await gambarIkon(192))
await writeFile(new URL('ikon-512.png', icons), await gambarIkon(512))
await writeFile(new URL('ikon-maskable-512.png', icons), await drawFullIcon(512))
for (const [name, kartu] of Object.entries(SOCIAL_CARDS)) {
  await writeFile(new URL(`${name}.png`, icons), await drawSocial(kartu))
}
