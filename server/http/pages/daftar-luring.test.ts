import { expect, test } from 'vitest'
import { type Answer, NOTHING_KEPT } from '#server/edge/answers.ts'
import type { Made } from '#server/edge/kept.ts'
import type { Daftar } from '#web/toko/offline/bekal.ts'
import { makeDaftar } from './daftar-luring.ts'

const CSS = '<link integrity="sha256-6eEX=" rel="stylesheet" href="/assets/kerangka-966a191.css"/>'
const CSS_BARU = '<link integrity="sha256-9xYz=" rel="stylesheet" href="/assets/kerangka-0badcaf.css"/>'

/** Returns the offline list of a shop with these pages. Every other address responds with 404. */
async function daftarOf(pages: Record<string, Partial<Made>>) {
  const page = (url: string): Promise<Answer> => {
    const made = { status: pages[url] ? 200 : 404, headers: { 'content-type': 'text/html' }, body: '', madeOf: [] }
    return NOTHING_KEPT.get(url, async () => ({ ...made, ...pages[url] }))
  }
  const { bytes } = await (await makeDaftar(page)).form('identity')
  return JSON.parse(bytes.toString()) as Daftar
}

test('the list names what there is: copies, and tools as they are', async () => {
  const daftar = await daftarOf({
    '/layanan?salinan=1': { body: 'a' },
    '/layanan/penyakit/vnn?salinan=1': { body: 'b' },
    '/layanan/cek-gejala': { body: 'c' },
    '/layanan/detail/1': { body: 'not as a copy' },
  })
  expect(daftar.halaman.map(({ alamat }) => alamat)).toEqual(['/layanan', '/layanan/penyakit/vnn'])
  expect(daftar.alat.map(({ alamat }) => alamat)).toEqual(['/layanan/cek-gejala'])
})

test('a copy is another version when its text is, not when the release has other styles; a tool belongs to its release', async () => {
  const versi = async (body: string) => {
    const daftar = await daftarOf({ '/layanan?salinan=1': { body }, '/layanan/cek-gejala': { body } })
    return [daftar.halaman[0]?.versi, daftar.alat[0]?.versi]
  }
  const [salinan, alat] = await versi(`${CSS}<p>75 ppm</p>`)
  const [salinanBaru, alatBaru] = await versi(`${CSS_BARU}<p>75 ppm</p>`)
  expect(salinanBaru).toBe(salinan)
  expect(alatBaru).not.toBe(alat)
  expect((await versi(`${CSS}<p>100 ppm</p>`))[0]).not.toBe(salinan)
})
