import { expect, test } from 'vitest'
import { KARTU } from '#content/kartu-list.ts'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { kartuPenyakit } from '#contract/penyakit/kartu-penyakit.ts'
import { rendamTitle, textsOf } from './kartu-texts.ts'

test.each(KODE_PENYAKIT)(
  'reads the card of %s: first what to do if an expert must be called, and no bath then',
  async (kode) => {
    const kartu = kartuPenyakit(kode, await KARTU[kode]())
    const texts = textsOf(kartu)
    const [step = '', sign = ''] = [kartu.sekarang.dengan_bak[0], kartu.kenali[0]]
    expect(texts.indexOf(step) < texts.indexOf(sign)).toBe(kartu.hubungi)
    const baths = kartu.rendam.map(rendamTitle)
    expect(texts.filter((text) => baths.includes(text))).toEqual(kartu.hubungi ? [] : baths)
  },
)
