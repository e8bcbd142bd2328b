import { z } from 'zod'
import type { KodeGejala } from '#content/gejala.ts'
import { KELAS, type KodeKelas } from '#content/kelas.ts'
import { KODE_PENYAKIT } from '#content/penyakit.ts'
import { KEMATIAN, LEVELS, MEASURE_FIRST, NEW_FRY } from '#content/skor-rules.ts'
import { WATER_LIMITS } from '#content/water-limits.ts'
import { endpoint } from '#contract/endpoint.ts'
import { KODE_GEJALA, NUMBER, readNumber, UKURAN_NAMES } from './input.ts'
import { WATER_NAMES, type WaterName } from './nilai-air.ts'

const Kode = z.enum(KODE_GEJALA as [KodeGejala, ...KodeGejala[]])
const Kelas = z.enum(Object.keys(KELAS) as [KodeKelas, ...KodeKelas[]])
const Level = z.enum(['kuat', 'mungkin', 'kurang data'])
const Penyakit = z.enum(KODE_PENYAKIT)

export const GejalaList = z.object({
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
  aturan: z.record(
    z.enum(['TINGKAT', 'KEMATIAN', 'BENIH_BARU', 'UKUR_DULU', 'URUTAN_PENYAKIT', 'AIR']),
    z.record(z.string(), z.unknown()),
  ),
  sumber: z.string(),
})

export const getGejala = endpoint({
  name: 'getGejala',
  summary: 'Tanda ikan sakit dengan bobotnya, penyakit menurut tandanya, dan aturan cek gejala beserta sumbernya.',
  method: 'GET',
  path: '/api/gejala',
  access: 'publik',
  response: GejalaList,
  madeOf: [],
  errors: [],
})

/** Codes separated by commas, in any order and case. */
const KodeList = z
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

function number(name: keyof typeof NUMBER, meaning: string) {
  const { max, utuh, aboveZero } = NUMBER[name]
  const message = `${meaning} harus ${utuh ? 'bilangan bulat' : 'angka'} ${aboveZero ? 1 : 0} sampai ${max}`
  return z
    .string(message)
    .max(20, message)
    .transform((text, context) => {
      if (text.trim() === '') return undefined
      const read = readNumber(name, text)
      if (read === undefined) context.addIssue({ code: 'custom', message: message })
      return read
    })
    .optional()
    .meta({ description: `${meaning}.` })
}

export const GejalaQuery = z.object({
  gejala: KodeList.default([]).meta({ description: 'Kode tanda, dipisah koma: `S01,S02`.' }),
  ukuran: z
    .enum(
      UKURAN_NAMES as [(typeof UKURAN_NAMES)[number], ...(typeof UKURAN_NAMES)[number][]],
      `Ukuran harus salah satu dari: ${UKURAN_NAMES.join(', ')}`,
    )
    .optional(),
  mati: number('mati', 'Ikan mati hari ini (ekor)'),
  kemarin: number('kemarin', 'Ikan mati kemarin (ekor)'),
  ekor: number('ekor', 'Jumlah ikan (ekor)'),
  matiPersen: number('matiPersen', 'Kematian hari ini (persen)'),
  kemarinPersen: number('kemarinPersen', 'Kematian kemarin (persen)'),
  datang: number('datang', 'Umur kedatangan benih (hari)'),
  do: number('do', WATER_LIMITS.do.nama),
  suhu: number('suhu', WATER_LIMITS.suhu.nama),
  salinitas: number('salinitas', WATER_LIMITS.salinitas.nama),
  ph: number('ph', WATER_LIMITS.ph.nama),
  amonia: number('amonia', WATER_LIMITS.amonia.nama),
  ukur: number('ukur', 'Air diukur berapa jam lalu'),
})

const Water = z.enum(WATER_NAMES as [WaterName, ...WaterName[]])

export const GejalaResult = z.object({
  /** Measured values that need action before any class below, emergencies first, with the page that says what to do. */
  airDulu: z.array(
    z.object({ nama: Water, nilai: z.number(), kartu: Penyakit.nullable(), alamat: z.string(), kalimat: z.string() }),
  ),
  /** Result in one sentence; always phrased as a possibility. */
  ringkas: z.string(),
  tingkat: Level,
  skor: z.array(z.object({ kelas: Kelas, nilai: z.int() })),
  kelas: z
    .array(
      z.object({
        kelas: Kelas,
        nama: z.string(),
        nilai: z.int(),
        tingkat: Level,
        gejala: z.array(Kode),
        penyakit: z.array(z.object({ kode: Penyakit, nama: z.string(), gejala: z.array(Kode), alamat: z.string() })),
      }),
    )
    .max(3),
  /** The next question: signs to look for, and the diseases to which each points. Empty only without any sign. */
  lihat: z.array(z.object({ gejala: Kode, nama: z.string(), kelas: Kelas, penyakit: z.array(Penyakit) })),
  /** Warnings. If not empty, the user should call for help first and buy nothing. */
  bahaya: z.array(
    z.object({ sebab: z.enum(['gejala', 'kematian', 'benih baru']), gejala: Kode.nullable(), kalimat: z.string() }),
  ),
  ukurDulu: z.boolean(),
  air: z.array(
    z.object({
      nama: Water,
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

export const checkSymptoms = endpoint({
  name: 'checkSymptoms',
  summary: 'Kemungkinan kelompok penyakit dari tanda yang terlihat. Bukan kepastian.',
  description: `Nilai tiap kelas adalah jumlah bobot tandanya. \`kuat\`: nilai minimal ${LEVELS.kuat.nilai} dan ${LEVELS.kuat.kali} kali kelas berikutnya; \`mungkin\`: minimal ${LEVELS.mungkin.nilai}; selain itu \`kurang data\`. Nilai yang sama diurutkan ${Object.keys(KELAS).join(' ')}.

Nilai air yang diukur didahulukan. \`airDulu\` terisi jika satu nilai perlu tindakan: oksigen di bawah 4 mg/L, amonia beracun (\`nh3\`, dihitung dari amonia total, pH, suhu, dan salinitas) minimal 0,05 mg/L, atau suhu, salinitas, pH, atau amonia total di luar batas \`aturan.AIR\` pada \`GET /api/gejala\`. Maka \`kelas\` dimulai dengan air (L), apa pun tandanya, dan kelas berikutnya berlaku setelah air membaik. \`lihat\` adalah pertanyaan berikutnya: tanda yang membedakan kemungkinan yang tersisa.

\`bahaya\` terisi oleh tanda bahaya, kematian ${KEMATIAN.duaHari}% per hari selama dua hari atau ${KEMATIAN.sehari}% dalam sehari (aturan situs ini), dan benih yang datang maksimal ${NEW_FRY.hari} hari lalu dengan nilai virus minimal ${NEW_FRY.virus}. \`ukurDulu\`: nilai air minimal ${MEASURE_FIRST.air}, dan air tidak diukur dalam ${MEASURE_FIRST.jam} jam terakhir.`,
  method: 'GET',
  path: '/api/cek-gejala',
  access: 'publik',
  query: GejalaQuery,
  response: GejalaResult,
  madeOf: [],
  errors: ['VALIDATION_FAILED'],
})
