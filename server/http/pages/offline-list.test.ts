import { expect, test } from 'vitest'
import { type Answer, UNCACHED } from '#server/edge/answers.ts'
import type { Made } from '#server/edge/kept.ts'
import type { List } from '#web/toko/offline/provisions.ts'
import { makeList } from './offline-list.ts'

const CSS = '<link integrity="sha256-6eEX=" rel="stylesheet" href="/assets/kerangka-966a191.css"/>'
const NEW_CSS = '<link integrity="sha256-9xYz=" rel="stylesheet" href="/assets/kerangka-0badcaf.css"/>'

/** Returns the offline list of a shop with these pages. Every other address responds with 404. */
async function listOf(pages: Record<string, Partial<Made>>) {
  const page = (url: string): Promise<Answer> => {
    const made = { status: pages[url] ? 200 : 404, headers: { 'content-type': 'text/html' }, body: '', madeOf: [] }
    return UNCACHED.get(url, async () => ({ ...made, ...pages[url] }))
  }
  const { bytes } = await (await makeList(page)).form('identity')
  return JSON.parse(bytes.toString()) as List
}

test('lists every copy, and tools as they are', async () => {
  const list = await listOf({
    '/layanan?salinan=1': { body: 'a' },
    '/layanan/penyakit/vnn?salinan=1': { body: 'b' },
    '/layanan/cek-gejala': { body: 'c' },
    '/layanan/detail/1': { body: 'not as a copy' },
  })
  expect(list.halaman.map(({ alamat }) => alamat)).toEqual(['/layanan', '/layanan/penyakit/vnn'])
  expect(list.alat.map(({ alamat }) => alamat)).toEqual(['/layanan/cek-gejala'])
})

test("changes a copy's version with its text, not with new styles, and a tool's with its release", async () => {
  const versi = async (body: string) => {
    const list = await listOf({ '/layanan?salinan=1': { body }, '/layanan/cek-gejala': { body } })
    return [list.halaman[0]?.versi, list.alat[0]?.versi]
  }
  const [copy, tools] = await versi(`${CSS}<p>75 ppm</p>`)
  const [newCopy, newTools] = await versi(`${NEW_CSS}<p>75 ppm</p>`)
  expect(newCopy).toBe(copy)
  expect(newTools).not.toBe(tools)
  expect((await versi(`${CSS}<p>100 ppm</p>`))[0]).not.toBe(copy)
})
