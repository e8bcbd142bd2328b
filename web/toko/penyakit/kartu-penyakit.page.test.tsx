import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { KARTU } from '#content/daftar-kartu.ts'
import { KODE_PENYAKIT, type KodePenyakit } from '#content/penyakit.ts'
import { getKaitanPenyakit, KaitanPenyakit } from '#contract/kaitan/endpoints.ts'
import { CatatanToko, getCatatanToko, getPenyakit, listTakaranKartu } from '#contract/penyakit/endpoints.ts'
import { kartuPenyakit } from '#contract/penyakit/kartu-penyakit.ts'
import { answer } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { layar, show } from '#web/testing/show.tsx'
import KartuPenyakitPage from './kartu-penyakit.page.tsx'

const kartuOf = async (kode: KodePenyakit) => kartuPenyakit(kode, await KARTU[kode]())
const DARURAT = ['oksigen-rendah', 'ledakan-alga', 'keracunan', 'gelembung-gas'] as const

describe('card of an emergency', () => {
  test.each(DARURAT)('shows what to do, then whom to call, before everything else: %s', async (kode) => {
    await page.viewport(360, 740)
    const kartu = await kartuOf(kode)
    answer(getPenyakit, kartu)
    answer(getCatatanToko, contoh(CatatanToko, { artikel: [] }))
    answer(listTakaranKartu, [])
    answer(getKaitanPenyakit, contoh(KaitanPenyakit, { artikel: [] }))
    await show(layar(KartuPenyakitPage, { kode }), { at: `/layanan/penyakit/${kode}` })
    const judul = page.getByRole('heading', { level: 2 })
    await expect.element(judul.nth(0)).toHaveTextContent('Lakukan sekarang')
    await expect.element(judul.nth(1)).toHaveTextContent('Lalu hubungi petugas')
    const pertama = page.getByText(kartu.sekarang.dengan_bak[0] ?? '', { exact: true })
    expect(pertama.element().getBoundingClientRect().bottom + window.scrollY).toBeLessThan(740)
  })
})

test.each(KODE_PENYAKIT)('%s does not tell to separate fish beside a ban on moving them', async (kode) => {
  const { sekarang, jangan, ringkas } = await kartuOf(kode)
  const semua = [ringkas, ...sekarang.dengan_bak, ...jangan]
  const isPisah = semua.some((satu) => /pisahkan ikan/i.test(satu))
  expect(isPisah ? semua.filter((satu) => /memindah|jangan dipindah|pindahkan/i.test(satu)) : []).toEqual([])
})
