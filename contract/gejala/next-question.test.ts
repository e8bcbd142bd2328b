import { expect, test } from 'vitest'
import { GEJALA, type KodeGejala } from '#content/gejala.ts'
import { type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import { KODE_GEJALA } from './input.ts'
import { scoreGejala } from './skor.ts'
import { summarizeResult } from './words.ts'

/*
 * Every sign alone and every pair leads to a disease, to a call for help, or to a question that tells its candidates apart.
 * `LIST=1 npx vitest run --project unit contract/gejala/next-question` prints all of them.
 */

const ALONE: KodeGejala[][] = KODE_GEJALA.map((kode) => [kode])
const PAIRS: KodeGejala[][] = KODE_GEJALA.flatMap((one, at) => KODE_GEJALA.slice(at + 1).map((other) => [one, other]))

/** Diseases with one of the signs. */
const having = (signs: readonly KodeGejala[]) =>
  (Object.keys(PENYAKIT) as KodePenyakit[]).filter((kode) => PENYAKIT[kode].gejala.some((own) => signs.includes(own)))

function describeResult(signs: KodeGejala[]): string {
  const result = scoreGejala({ gejala: signs })
  const named = result.kelas.flatMap(({ kelas, penyakit }) => penyakit.map(({ kode }) => `${kelas}:${kode}`))
  const next = result.lihat.map(({ gejala, penyakit }) => `${gejala} (${penyakit.join(', ')})`)
  return [
    signs.map((kode) => `${kode} ${GEJALA[kode].nama}`).join(' + '),
    `  ${summarizeResult(result)}${result.bahaya.length > 0 ? ' BAHAYA' : ''}${result.ukurDulu ? ' UKUR AIR' : ''}`,
    `  ${named.join(', ') || '-'}`,
    `  ? ${next.join(' | ')}`,
  ].join('\n')
}

test.runIf(process.env.LIST)('prints all results', () => {
  console.log([...ALONE, ...PAIRS].map(describeResult).join('\n'))
})

test('lists 30 signs and 435 pairs', () => {
  expect([ALONE.length, PAIRS.length]).toEqual([30, 435])
})

test.each([...ALONE, ...PAIRS].map((signs) => [signs.join(' '), signs] as const))('%s leads on', (_, signs) => {
  const { kelas, lihat, tingkat } = scoreGejala({ gejala: signs })
  const named = kelas.flatMap(({ penyakit }) => penyakit.map(({ kode }) => kode))
  // Something to open or to answer, and never a question about a sign that is ticked already.
  expect(named.length + lihat.length).toBeGreaterThan(0)
  expect(lihat.filter(({ gejala }) => signs.includes(gejala))).toEqual([])
  if (tingkat !== 'kurang data') return expect(named).not.toEqual([])
  // Too few signs: at least two answers, each of which names diseases that have the signs, and leads further.
  expect(lihat.length).toBeGreaterThanOrEqual(Math.min(2, having(signs).length))
  for (const { gejala, penyakit } of having(signs).length > 1 ? lihat : lihat.slice(0, 1)) {
    expect(having(signs)).toEqual(expect.arrayContaining(penyakit))
    expect(penyakit.length).toBeGreaterThan(0)
    const next = scoreGejala({ gejala: [...signs, gejala] })
    const named = next.kelas.flatMap(({ penyakit }) => penyakit.map(({ kode }) => kode))
    expect(next.tingkat, `${signs} and ${gejala}`).not.toBe('kurang data')
    expect(
      penyakit.filter((kode) => named.includes(kode)),
      `${signs} and ${gejala}`,
    ).not.toEqual([])
  }
})
