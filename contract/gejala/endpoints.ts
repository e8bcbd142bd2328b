import { z } from 'zod'
import { BENIH_BARU, KEMATIAN, TINGKAT, UKUR_DULU } from '#content/aturan-skor.ts'
import { BATAS_AIR } from '#content/batas-air.ts'
import type { KodeGejala } from '#content/gejala.ts'
import { KELAS, type KodeKelas } from '#content/kelas.ts'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { endpoint } from '#contract/endpoint.ts'
import { ANGKA, KODE_GEJALA, NAMA_AIR, NAMA_UKURAN, readAngka } from './isian.ts'

const Kode = z.enum(KODE_GEJALA as [KodeGejala, ...KodeGejala[]])
const Kelas = z.enum(Object.keys(KELAS) as [KodeKelas, ...KodeKelas[]])
const Tingkat = z.enum(['kuat', 'mungkin', 'kurang data'])
const Penyakit = z.enum(KODE_PENYAKIT)

export const DaftarGejala = z.object({
  gejala: z.array(
    z.object({
      kode: Kode,
      nama: z.string(),
      /** Weight per class: 1 = common to many, 2 = typical, 3 = points to the class. */
      bobot: z.partialRecord(Kelas, z.int().min(1).max(3)),
      bahaya: z.boolean(),
    }),
  ),
  /** Classes in tie-break order. */
  kelas: z.array(z.object({ kode: Kelas, nama: z.string() })),
  penyakit: z.array(z.object({ kode: Penyakit, nama: z.string(), kelas: Kelas, gejala: z.array(Kode) })),
  aturan: z.record(z.string(), z.unknown()),
  sumber: z.string(),
})

export const getGejala = endpoint({
  name: 'getGejala',
  summary: 'Tanda ikan sakit dengan bobotnya, penyakit menurut tandanya, dan aturan cek gejala beserta sumbernya.',
  method: 'GET',
  path: '/api/gejala',
  access: 'publik',
  response: DaftarGejala,
  madeOf: [],
  errors: [],
})

/** Codes separated by commas, in any order and case. */
const DaftarKode = z
  .string('Tulis kode tanda, misalnya S01,S02')
  .max(400, 'Daftar tanda terlalu panjang')
  .transform((text) =>
    [
      ...new Set(
        text
          .toUpperCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
    ].sort(),
  )
  .pipe(
    z.array(
      z.enum(KODE_GEJALA as [KodeGejala, ...KodeGejala[]], {
        error: ({ input }) => `Tanda ${String(input)} tidak dikenal. Kodenya S01 sampai S30.`,
      }),
    ),
  )

function angka(nama: keyof typeof ANGKA, arti: string) {
  const { max, utuh, lebihDariNol } = ANGKA[nama]
  const salah = `${arti} harus ${utuh ? 'bilangan bulat' : 'angka'} ${lebihDariNol ? 1 : 0} sampai ${max}`
  return z
    .string(salah)
    .max(20, salah)
    .transform((text, context) => {
      if (text.trim() === '') return undefined
      const read = readAngka(nama, text)
      if (read === undefined) context.addIssue({ code: 'custom', message: salah })
      return read
    })
    .optional()
    .meta({ description: `${arti}.` })
}

export const GejalaQuery = z.object({
  gejala: DaftarKode.default([]).meta({ description: 'Kode tanda, dipisah koma: `S01,S02`.' }),
  ukuran: z
    .enum(
      NAMA_UKURAN as [(typeof NAMA_UKURAN)[number], ...(typeof NAMA_UKURAN)[number][]],
      `Ukuran harus salah satu dari: ${NAMA_UKURAN.join(', ')}`,
    )
    .optional(),
  mati: angka('mati', 'Ikan mati hari ini (ekor)'),
  kemarin: angka('kemarin', 'Ikan mati kemarin (ekor)'),
  ekor: angka('ekor', 'Jumlah ikan (ekor)'),
  matiPersen: angka('matiPersen', 'Kematian hari ini (persen)'),
  kemarinPersen: angka('kemarinPersen', 'Kematian kemarin (persen)'),
  datang: angka('datang', 'Umur kedatangan benih (hari)'),
  do: angka('do', BATAS_AIR.do.nama),
  suhu: angka('suhu', BATAS_AIR.suhu.nama),
  salinitas: angka('salinitas', BATAS_AIR.salinitas.nama),
  ph: angka('ph', BATAS_AIR.ph.nama),
  amonia: angka('amonia', BATAS_AIR.amonia.nama),
  ukur: angka('ukur', 'Air diukur berapa jam lalu'),
})

export const HasilGejala = z.object({
  /** Result in one sentence; always phrased as a possibility. */
  ringkas: z.string(),
  tingkat: Tingkat,
  skor: z.array(z.object({ kelas: Kelas, nilai: z.int() })),
  kelas: z
    .array(
      z.object({
        kelas: Kelas,
        nama: z.string(),
        nilai: z.int(),
        tingkat: Tingkat,
        gejala: z.array(Kode),
        penyakit: z.array(z.object({ kode: Penyakit, nama: z.string(), gejala: z.array(Kode), alamat: z.string() })),
      }),
    )
    .max(3),
  lihat: z.array(z.object({ gejala: Kode, nama: z.string(), kelas: Kelas })),
  /** Warnings. If not empty, the user should call for help first and buy nothing. */
  bahaya: z.array(
    z.object({ sebab: z.enum(['gejala', 'kematian', 'benih baru']), gejala: Kode.nullable(), kalimat: z.string() }),
  ),
  ukurDulu: z.boolean(),
  air: z.array(
    z.object({
      nama: z.enum(NAMA_AIR as [(typeof NAMA_AIR)[number], ...(typeof NAMA_AIR)[number][]]),
      nilai: z.number(),
      keadaan: z.enum(['baik', 'perhatikan', 'bertindak', 'darurat']),
      sisi: z.enum(['kurang', 'lebih']).nullable(),
      kartu: Penyakit.nullable(),
      kalimat: z.string(),
    }),
  ),
  /** URL of the page with the same result. */
  alamat: z.string(),
  peringatan: z.string(),
})

export const cekGejala = endpoint({
  name: 'cekGejala',
  summary: 'Kemungkinan kelompok penyakit dari tanda yang terlihat. Bukan kepastian.',
  description: `Nilai tiap kelas adalah jumlah bobot tandanya. \`kuat\`: nilai minimal ${TINGKAT.kuat.nilai} dan ${TINGKAT.kuat.kali} kali kelas berikutnya; \`mungkin\`: minimal ${TINGKAT.mungkin.nilai}; selain itu \`kurang data\`. Nilai yang sama diurutkan ${Object.keys(KELAS).join(' ')}.

\`bahaya\` terisi oleh tanda bahaya, kematian ${KEMATIAN.duaHari}% per hari selama dua hari atau ${KEMATIAN.sehari}% dalam sehari (aturan situs ini), dan benih yang datang maksimal ${BENIH_BARU.hari} hari lalu dengan nilai virus minimal ${BENIH_BARU.virus}. \`ukurDulu\`: nilai air minimal ${UKUR_DULU.air}, dan air tidak diukur dalam ${UKUR_DULU.jam} jam terakhir.`,
  method: 'GET',
  path: '/api/cek-gejala',
  access: 'publik',
  query: GejalaQuery,
  response: HasilGejala,
  madeOf: [],
  errors: ['VALIDATION_FAILED'],
})
