import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ERRORS } from '#contract/errors.ts'
import { hasNextStep, problemsIn, readRules, TECHNICAL, textsIn } from './interface-texts.ts'

const RULES = readRules(readFileSync('docs/bahasa.md', 'utf8'), readFileSync('docs/specification.tsv', 'utf8'))

const FILES = globSync('{content,contract,scripts,server,web}/**/*.{ts,tsx}', {
  exclude: [
    '**/*.test.{ts,tsx}',
    '**/testing/**',
    // A page that only developers see.
    'web/styleguide/**',
    // Titles of publications, and what farmers type into the search.
    'content/{sumber,sinonim,speech,zat}.ts',
  ],
})

test('texts follow docs/bahasa.md', () => {
  expect(FILES.length).toBeGreaterThan(1000)
  expect(FILES.flatMap((file) => problemsIn(file, readFileSync(file, 'utf8'), RULES))).toEqual([])
})

describe('error texts', () => {
  const codes = (isBad: (message: string) => boolean) =>
    Object.entries(ERRORS).flatMap(([code, { message }]) => (isBad(message) ? [code] : []))

  test('say what to do next', () => {
    expect(codes((message) => !hasNextStep(message, RULES))).toEqual([])
  })

  test('contain no technical words', () => {
    // The exception answers Midtrans, and the shop's operator reads it in the log.
    expect(codes((message) => TECHNICAL.test(message) && !RULES.quoted.includes(message))).toEqual([
      'NOTIFIKASI_TIDAK_SAH',
    ])
  })
})

describe('a broken rule is reported', () => {
  test.each([
    ["const a = 'Pilih bila perlu'", '"bila", write "jika"'],
    ["const a = 'Dalam air (m)'", '"Dalam air", write "kedalaman air"'],
    ['const a = <Button>Peramban lain</Button>', '"peramban", write "browser"'],
    ['const a = <p>Suhu 31 C</p>', 'write 31 °C'],
    ['const a = <p>Tabur {x} g/m3 air</p>', 'write m³'],
    ["const a = 'Uji 5-10 ekor dulu'", 'write 5–10 with an en dash'],
    ["const a = 'Total Rp25.000'", 'write Rp 25.000'],
    ["const a = 'Beri 75ppm'", 'write a space before the unit'],
    ["const a = 'Berat 1.5 kg'", 'write a decimal comma'],
    ["const a = 'Diskon 10 %'", 'write 1%'],
    ["const a = 'Sampai pukul 23:40'", 'write 23.40'],
    ["const a = 'Memuat...'", 'write …'],
    ["const a = 'Simpan  alamat'", 'write one space'],
    ['const a = <Button><Ikon /> Alamat baru</Button>', 'no verb in front of a button'],
    [`const a = '${'kata '.repeat(20)}lagi.'`, '21 words in a sentence'],
  ])('%s: %s', (source, problem) => {
    const found = problemsIn('content/air.tsx', `\n${source}`, RULES)
    expect(found.map((line) => line.split(': ').slice(0, 2).join(': '))).toContain(`content/air.tsx:2: ${problem}`)
  })

  test('in an error without a next step', () => {
    expect(hasNextStep('Produk tidak ditemukan.', RULES)).toBe(false)
    expect('Kunci permintaan ini sudah dipakai.').toMatch(TECHNICAL)
  })
})

describe('no text, or an allowed one', () => {
  test.each([
    "import a from './bila dapat.ts'",
    "type A = 'bila dapat'",
    'const a = sql`SELECT bila dapat`',
    'const a = <p className="bila dapat" />',
    "const a = b === 'bila dapat'",
  ])('%s', (source) => expect(textsIn('a.tsx', source)).toEqual([]))

  test.each([
    // Quoted in the specification.
    "const a = 'Anda harus login terlebih dahulu untuk mengakses halaman ini.'",
    // A phrase and a folder of the table.
    "const a = 'Cetak surat jalan'",
    "const a = 'Buang ikan mati'",
    'const a = <Button>Menyimpan…</Button>',
  ])('%s', (source) => expect(problemsIn('content/air.tsx', source, RULES)).toEqual([]))
})
