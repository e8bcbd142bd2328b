import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { GAMBAR_AIR, GAMBAR_GEJALA, GAMBAR_PENYAKIT } from '#content/gambar.ts'
import { GEJALA } from '#content/gejala.ts'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { gejalaSheet } from './gejala.ts'
import { gambarKartu } from './kartu.ts'
import { gambarKelasAir } from './kartu-air.ts'

const drawn = (name: string) => readFile(new URL(`../../web/drawings/${name}.svg`, import.meta.url), 'utf8')
const packed = (svg: string) => brotliCompressSync(svg).length

describe('pictures of signs and diseases', () => {
  it('equal what the code draws', async () => {
    expect(await drawn('gejala')).toBe(gejalaSheet())
    expect(await drawn('penyakit-air')).toBe(gambarKelasAir())
    for (const kode of KODE_PENYAKIT) expect(await drawn(`kartu/${kode}`), kode).toBe(gambarKartu(kode))
  })

  it('show every sign once, each by its own drawing', async () => {
    const symbols = Array.from((await drawn('gejala')).matchAll(/<symbol id="(\w+)"[^>]*>(.*?)<\/symbol>/g))
    expect(symbols.map(([, kode]) => kode)).toEqual(Object.keys(GEJALA))
    expect(new Set(symbols.map(([, , drawing]) => drawing)).size).toBe(symbols.length)
  })

  // A symbol referenced from another document cannot reference other elements reliably: browsers resolve such ids differently.
  it('refer to nothing outside the sheet of signs, and contain no invalid number', async () => {
    const sheet = await drawn('gejala')
    expect(sheet).not.toMatch(/url\(|href|NaN|undefined|Infinity/)
    for (const kode of KODE_PENYAKIT) expect(await drawn(`kartu/${kode}`), kode).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('are light enough for a weak signal', async () => {
    expect(packed(await drawn('gejala'))).toBeLessThan(25_000)
    for (const kode of KODE_PENYAKIT) expect(packed(await drawn(`kartu/${kode}`)), kode).toBeLessThan(4_000)
  })

  it('have alternative texts, each its own', () => {
    const words = [...Object.values(GAMBAR_GEJALA), ...Object.values(GAMBAR_PENYAKIT), GAMBAR_AIR]
    expect(new Set(words).size).toBe(Object.keys(GEJALA).length + KODE_PENYAKIT.length + 1)
    for (const word of words) expect(word.length, word).toBeLessThanOrEqual(130)
  })
})
