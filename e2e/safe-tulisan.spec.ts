import type { Page } from '@playwright/test'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'
import { listProdukDosis, type ProdukDosis } from '#contract/dosis/endpoints.ts'
import {
  dosisResep,
  findAntibioticForVirus,
  findForbiddenAdvice,
  mixesChlorine,
  obatVirus,
} from '#server/testing/check-safe.ts'
import { readSitemap } from './document-head.ts'
import { test } from './own-shop.ts'
import { expect } from './test.ts'

/*
 * Applies the rules of `tools/checks/safe-tulisan.test.ts` to what the public reads: all pages of the sitemap, and the calculator's
 * results.
 * Only rendered pages show sentences whose parts are separate in the data.
 */

/** Returns the text of a page without scripts, one line per block. */
async function readHalaman(page: Page, alamat: string): Promise<string> {
  const jawaban = await page.request.get(alamat)
  expect([alamat, jawaban.status()]).toEqual([alamat, 200])
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await jawaban.text()) ?? []
  const text = main
    .replace(/<(script|style|svg|select)\b[\s\S]*?<\/\1>/g, ' ')
    // A term belongs to its sentence; its explanation does not.
    .replace(/<button[^>]*class="istilah">(.*?)<\/button><span[^>]*class="arti-istilah">.*?<\/span>/g, '$1')
    // Titles of external sources.
    .replace(/<h\d[^>]*>Sumber[\s\S]*?(?=<h\d|$)/g, '')
    // The heading already warns about its list, so each item counts as a warning.
    .replace(/(<h\d[^>]*>[^<]*(?:jangan|tidak boleh)[\s\S]*?)(?=<h\d|$)/gi, (di) =>
      di.replace(/<li[^>]*>/g, '\nJangan '),
    )
    .replace(/<\/?(?:a|b|strong|em|span|mark|small|sup|sub|abbr|time)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(?:nbsp|#160|#xA0);/g, ' ')
  expect(text.trim(), alamat).not.toBe('')
  return text
}

const isVirus = (alamat: string) =>
  /detail\/3$/.test(alamat) ||
  KODE_PENYAKIT.some((kode) => PENYAKIT[kode].kelas === 'V' && alamat.endsWith(`/penyakit/${kode}`))

const problemsOf = (alamat: string, text: string) => ({
  dosisResep: dosisResep(text),
  findForbiddenAdvice: findForbiddenAdvice(text),
  obatVirus: obatVirus(text),
  // Ignore the notice below every disease, which mentions both in one sentence.
  antibiotikVirus: isVirus(alamat) ? findAntibioticForVirus(text.replace(/.*bukan untuk virus.*/gi, '')) : [],
  // A list of products does not recommend to combine them.
  campurKaporit:
    !/^\/(?:produk(?:\/produk-(?:satuan|paketan))?|daftar-harga|artikel)?$/.test(alamat) && mixesChlorine(text),
})
const CLEAN = problemsOf('', '')

test('no page and no calculator answer contains prohibited text, and a bad text is detected', async ({
  page,
  baseURL,
  build,
}) => {
  const all = (await readSitemap(page)).map((url) => url.slice(baseURL?.length))
  const bagian = [/^\/layanan\//, /^\/artikel/, /^\/produk/, /^(?!\/(?:layanan|artikel|produk))/]
  for (const pattern of bagian) expect(all.filter((alamat) => pattern.test(alamat)).length).toBeGreaterThan(3)
  for (const alamat of all)
    expect({ alamat, ...problemsOf(alamat, await readHalaman(page, alamat)) }).toEqual({ alamat, ...CLEAN })

  await test.step('the calculator', async () => {
    const items: ProdukDosis[] = await (await page.request.get(listProdukDosis.path)).json()
    const tankVolume = 'bentuk=volume&volume=2,4&suhu=29&oksigen=6&kali=3&mulai=2026-11-23&hitung=1'
    const ikan = 'ekor=600&berat=200&fr=3&hari=10&mulai=2026-11-23&hitung=1'
    const alamat = [
      ...items.flatMap(({ produkId, aturan_pakai }) =>
        aturan_pakai.flatMap(({ untuk }) =>
          [`cara=rendam&${tankVolume}`, `cara=pakan&${ikan}`].map(
            (field) => `produk=${produkId}&untuk=${untuk[0] ?? ''}&${field}`,
          ),
        ),
      ),
      'cara=air-tawar&ekor=600&berat=200&bentuk=volume&volume=1,6&salinitas=32&hitung=1',
      'cara=salinitas&bentuk=volume&volume=10,8&dari=32&ke=16&hitung=1',
    ].map((field) => `/layanan/kalkulator-dosis?${field}`)
    const answered: string[] = []
    for (const item of alamat) {
      const text = await readHalaman(page, item)
      if (text.includes('Pindai untuk memeriksa')) answered.push(/produk=(\d+)/.exec(item)?.[1] ?? item)
      expect({ satu: item, ...problemsOf(item, text) }).toEqual({ satu: item, ...CLEAN })
    }
    // Every product had a result, and so had both water calculations.
    expect(new Set(answered).size).toBe(items.length + 2)
  })
  // Last, because the sitemap then lists this page.
  await test.step('a bad text', async () => {
    const { produkId } = await build.produk({
      deskripsi: 'Campur oksitetrasiklin 75 mg/kg pakan selama 10 hari. Kaporit dan asam sitrat untuk bak.',
    })
    const alamat = `/produk/produk-satuan/${produkId}`
    expect(problemsOf(alamat, await readHalaman(page, alamat))).toMatchObject({
      dosisResep: [expect.stringContaining('75 mg/kg')],
      campurKaporit: true,
    })
  })
})
