import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { gambarKartu } from './gambar-kartu.ts'

test.each(KODE_PENYAKIT)('%s has its drawing, and a picture for a link to it', (kode) => {
  expect(gambarKartu(kode) !== undefined).toBe(true)
  expect(existsSync(`public/og-penyakit-${kode}.png`)).toBe(true)
})
