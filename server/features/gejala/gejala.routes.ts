import { GEJALA } from '#content/gejala.ts'
import { KELAS } from '#content/kelas.ts'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'
import * as rules from '#content/skor-rules.ts'
import { TOXIC_AMMONIA, WATER_LIMITS } from '#content/water-limits.ts'
import { checkSymptoms, getGejala } from '#contract/gejala/endpoints.ts'
import { type FormValues, KODE_GEJALA, writeInput } from '#contract/gejala/input.ts'
import { scoreGejala } from '#contract/gejala/skor.ts'
import { bahayaSentence, summarizeResult, waterSentence } from '#contract/gejala/words.ts'
import type { Endpoints } from '#server/http/endpoints.ts'

const { LEVELS, KEMATIAN, NEW_FRY, MEASURE_FIRST, POSITION_WEIGHTS } = rules
const PERINGATAN = 'Ini kemungkinan, bukan kepastian. Mintalah pemeriksaan dokter hewan atau petugas kesehatan ikan.'

const SUMBER =
  'Bobot tanda dan urutan penyakit disusun oleh situs ini dari lembar kesehatan ikan DJPB dan kepustakaan kerapu; sumber tiap aturan ada padanya.'

export function gejalaRoutes(api: Endpoints): void {
  api.public(getGejala, async () => ({
    gejala: KODE_GEJALA.map((kode) => ({
      kode,
      nama: GEJALA[kode].nama,
      bobot: GEJALA[kode].bobot,
      bahaya: 'bahaya' in GEJALA[kode],
    })),
    kelas: Object.entries(KELAS).map(([kode, name]) => ({ kode: kode as keyof typeof KELAS, nama: name })),
    penyakit: KODE_PENYAKIT.map((kode) => ({ kode, ...PENYAKIT[kode], gejala: [...PENYAKIT[kode].gejala] })),
    aturan: {
      TINGKAT: LEVELS,
      KEMATIAN,
      BENIH_BARU: NEW_FRY,
      UKUR_DULU: MEASURE_FIRST,
      URUTAN_PENYAKIT: POSITION_WEIGHTS,
      AIR: { ...WATER_LIMITS, nh3: TOXIC_AMMONIA },
    },
    sumber: SUMBER,
  }))

  api.public(checkSymptoms, async ({ query }) => answer(query as FormValues))
}

function answer(input: FormValues) {
  const result = scoreGejala(input)
  return {
    ...result,
    ringkas: summarizeResult(result),
    kelas: result.kelas.map((item) => ({
      ...item,
      nama: KELAS[item.kelas],
      penyakit: item.penyakit.map(({ kode, gejala }) => ({
        kode,
        gejala,
        nama: PENYAKIT[kode].nama,
        alamat: `/layanan/penyakit/${kode}`,
      })),
    })),
    airDulu: result.airDulu.map((item) => ({
      ...item,
      alamat: item.kartu ? `/layanan/penyakit/${item.kartu}` : '/layanan/air',
      kalimat: waterSentence(item),
    })),
    lihat: result.lihat.map((item) => ({ ...item, nama: GEJALA[item.gejala].nama })),
    bahaya: result.bahaya.map((item) => ({
      sebab: item.sebab,
      gejala: item.sebab === 'gejala' ? item.gejala : null,
      kalimat: bahayaSentence(item),
    })),
    air: result.air.map((item) => ({ ...item, kalimat: waterSentence(item) })),
    alamat: `/layanan/cek-gejala${writeInput(input)}`,
    peringatan: PERINGATAN,
  }
}
