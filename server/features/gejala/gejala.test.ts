import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSymptoms, getGejala } from '#contract/gejala/endpoints.ts'
import { KODE_GEJALA } from '#contract/gejala/input.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const checkGejala = (query: object) => shop.call(checkSymptoms, { query: query as never })

test('returns the signs with weights, classes, diseases, rules and sources', async () => {
  const { status, body } = await shop.call(getGejala)
  expect(status).toBe(200)
  expect(body.gejala).toHaveLength(30)
  expect(body.gejala[9]).toEqual({
    kode: 'S10',
    nama: 'Banyak ikan serentak megap-megap di permukaan, terutama menjelang subuh',
    bobot: { L: 3, P: 1 },
    bahaya: true,
  })
  expect(body.kelas.map(({ kode }: { kode: string }) => kode).join('')).toBe('BJVPNL')
  expect(body.aturan.TINGKAT).toMatchObject({ kuat: { nilai: 4, kali: 1.5 }, mungkin: { nilai: 3 } })
  expect(body.sumber).not.toBe('')
})

test('gives the same answer for any order and case of the signs, with the address of its page', async () => {
  const { status, body } = await checkGejala({ gejala: 'S03,S04,S15' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ringkas: 'Kemungkinan kuat: parasit.',
    tingkat: 'kuat',
    skor: [
      { kelas: 'P', nilai: 7 },
      { kelas: 'B', nilai: 1 },
      { kelas: 'N', nilai: 1 },
      { kelas: 'L', nilai: 1 },
    ],
    bahaya: [],
    ukurDulu: false,
    alamat: '/layanan/cek-gejala?gejala=S03,S04,S15',
  })
  expect(body.kelas[0]?.penyakit[0]).toEqual({
    kode: 'cacing-kulit',
    nama: 'cacing kulit',
    gejala: ['S04', 'S15', 'S03'],
    alamat: '/layanan/penyakit/cacing-kulit',
  })
  expect((await checkGejala({ gejala: ' s15, S04 s03,S03' })).body).toEqual(body)
})

test('explains danger, water and missing measurements in a sentence each', async () => {
  const { body } = await checkGejala({
    gejala: 'S08,S09',
    datang: '14',
    mati: '15',
    kemarin: '12',
    ekor: '1200',
    do: '2,9',
    ukur: '30',
  })
  expect(body.bahaya.map(({ sebab }: { sebab: string }) => sebab)).toEqual(['kematian', 'benih baru'])
  expect(body.bahaya[0]?.kalimat).toContain('Ikan mati 1,3% hari ini dan 1% kemarin.')
  expect(body.ukurDulu).toBe(true)
  expect(body.air).toEqual([
    {
      nama: 'do',
      nilai: 2.9,
      keadaan: 'darurat',
      sisi: 'kurang',
      kartu: 'oksigen-rendah',
      kalimat: 'Oksigen terlarut (DO) 2,9 mg/L: darurat, terlalu rendah (sasaran minimal 5).',
    },
  ])
})

test.each([
  [
    { do: '3,9' },
    'do',
    '/layanan/penyakit/oksigen-rendah',
    'Urus airnya dulu: Oksigen terlarut (DO) 3,9 mg/L terlalu rendah.',
  ],
  [
    { salinitas: '20' },
    'salinitas',
    '/layanan/penyakit/salinitas-turun',
    'Urus airnya dulu: Salinitas 20 permil terlalu rendah.',
  ],
  [{ suhu: '34' }, 'suhu', '/layanan/penyakit/oksigen-rendah', 'Urus airnya dulu: Suhu 34 °C terlalu tinggi.'],
  [{ suhu: '24' }, 'suhu', '/layanan/air', 'Urus airnya dulu: Suhu 24 °C terlalu rendah.'],
  [
    { amonia: '0,3', ph: '8,5', suhu: '32', salinitas: '30' },
    'nh3',
    '/layanan/penyakit/amonia',
    'Urus airnya dulu: Amonia beracun (NH₃) 0,058 mg/L terlalu tinggi.',
  ],
])('puts measured water before any disease: %j', async (water, name, alamat, summary) => {
  const { status, body } = await checkGejala({ gejala: 'S01,S03', ...water })
  expect([status, body.airDulu[0].nama, body.airDulu[0].alamat]).toEqual([200, name, alamat])
  expect(body.ringkas).toBe(`${summary} Setelah air membaik: kemungkinan kuat: parasit.`)
  expect(body.kelas.map(({ kelas }: { kelas: string }) => kelas)).toEqual(['L', 'P'])
})

test('says what toxic ammonia was computed with', async () => {
  const { body } = await checkGejala({ amonia: '0,5', ph: '8,2' })
  expect(body.air.at(-1).kalimat).toBe(
    'Amonia beracun (NH₃) 0,053 mg/L: perlu tindakan, terlalu tinggi (sasaran maksimal 0,02). Dihitung dengan suhu 32 °C dan salinitas 30 permil karena belum diisi.',
  )
})

test('scores nothing without a sign', async () => {
  for (const query of [{}, { gejala: '' }, { gejala: ',' }]) {
    const { status, body } = await checkGejala(query)
    expect([status, body.tingkat, body.kelas, body.lihat]).toEqual([200, 'kurang data', [], []])
    expect(body.ringkas).toBe('Tandanya belum cukup untuk menebak penyebab.')
  }
})

test('speaks of possibilities in every answer, never of percentages or a diagnosis', async () => {
  for (const [index, one] of KODE_GEJALA.entries()) {
    const { body } = await checkGejala({ gejala: `${one},${KODE_GEJALA[(index + 7) % 30]}` })
    expect(body.peringatan).toContain('kemungkinan')
    expect(JSON.stringify({ ...body, lihat: [], bahaya: [] })).not.toMatch(/diagnos|\d\s*%/i)
  }
})

test.each([
  [{ gejala: 'S31' }, 'gejala.0', 'Tanda S31 tidak dikenal. Kodenya S01 sampai S30.'],
  [{ gejala: 'S01,__proto__' }, 'gejala.1', 'Tanda __PROTO__ tidak dikenal. Kodenya S01 sampai S30.'],
  [{ gejala: 'S01,'.repeat(200) }, 'gejala', 'Daftar tanda terlalu panjang'],
  [{ ukuran: 'paus' }, 'ukuran', 'Ukuran harus salah satu dari: larva, benih, pendederan, pembesaran, induk'],
  [{ mati: 'x' }, 'mati', 'Ikan mati hari ini (ekor) harus bilangan bulat 0 sampai 1000000'],
  [{ ekor: '0' }, 'ekor', 'Jumlah ikan (ekor) harus bilangan bulat 1 sampai 1000000'],
  [{ do: '21' }, 'do', 'Oksigen terlarut (DO) harus angka 0 sampai 20'],
  [{ ph: '-1' }, 'ph', 'pH harus angka 0 sampai 14'],
  [{ matiPersen: '100.1' }, 'matiPersen', 'Kematian hari ini (persen) harus angka 0 sampai 100'],
])('rejects %j', async (query, path, msg) => {
  const { status, body } = await checkGejala(query)
  expect([status, body]).toMatchObject([400, { code: 'VALIDATION_FAILED', errors: [{ path, msg }] }])
})
