import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { gambarKartu } from './gambar-kartu.ts'

test.each(KODE_PENYAKIT)('%s has its drawing, and a preview picture', (kode) => {
  expect(gambarKartu(kode) !== undefined).toBe(true)
  expect(existsSync(`public/og-penyakit-${kode}.png`)).toBe(true)
})
