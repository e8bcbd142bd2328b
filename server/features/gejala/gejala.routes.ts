import { GEJALA } from '#content/gejala.ts'
import { KELAS } from '#content/kelas.ts'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'
import * as aturan from '#content/skor-rules.ts'
import { WATER_LIMITS } from '#content/water-limits.ts'
import { cekGejala, getGejala } from '#contract/gejala/endpoints.ts'
import { type FormValues, KODE_GEJALA, writeInput } from '#contract/gejala/input.ts'
import { scoreGejala } from '#contract/gejala/skor.ts'
import { bahayaSentence, summarizeResult, waterSentence } from '#contract/gejala/words.ts'
import type { Endpoints } from '#server/http/endpoints.ts'

const { LEVELS, KEMATIAN, NEW_FRY, MEASURE_FIRST, URUTAN_PENYAKIT } = aturan
const PERINGATAN = 'Ini kemungkinan, bukan kepastian. Mintalah pemeriksaan dokter hewan atau petugas kesehatan ikan.'

const SUMBER =
  'Bobot tanda dan urutan penyakit disusun oleh situs ini dari lembar kesehatan ikan DJPB dan kepustakaan kerapu; sumber tiap aturan ada padanya.'

export function gejalaRoutes(api: Endpoints): void {
  api.publik(getGejala, async () => ({
    gejala: KODE_GEJALA.map((kode) => ({
      kode,
      nama: GEJALA[kode].nama,
      bobot: GEJALA[kode].bobot,
      bahaya: 'bahaya' in GEJALA[kode],
    })),
    kelas: Object.entries(KELAS).map(([kode, nama]) => ({ kode: kode as keyof typeof KELAS, nama })),
    penyakit: KODE_PENYAKIT.map((kode) => ({ kode, ...PENYAKIT[kode], gejala: [...PENYAKIT[kode].gejala] })),
    aturan: { TINGKAT: LEVELS, KEMATIAN, NEW_FRY, MEASURE_FIRST, URUTAN_PENYAKIT, AIR: WATER_LIMITS },
    sumber: SUMBER,
  }))

  api.publik(cekGejala, async ({ query }) => answer(query as FormValues))
}

function answer(isian: FormValues) {
  const hasil = scoreGejala(isian)
  return {
    ...hasil,
    ringkas: summarizeResult(hasil),
    kelas: hasil.kelas.map((satu) => ({
      ...satu,
      nama: KELAS[satu.kelas],
      penyakit: satu.penyakit.map(({ kode, gejala }) => ({
        kode,
        gejala,
        nama: PENYAKIT[kode].nama,
        alamat: `/layanan/penyakit/${kode}`,
      })),
    })),
    lihat: hasil.lihat.map((satu) => ({ ...satu, nama: GEJALA[satu.gejala].nama })),
    bahaya: hasil.bahaya.map((satu) => ({
      sebab: satu.sebab,
      gejala: satu.sebab === 'gejala' ? satu.gejala : null,
      kalimat: bahayaSentence(satu),
    })),
    air: hasil.air.map((satu) => ({ ...satu, kalimat: waterSentence(satu) })),
    alamat: `/layanan/cek-gejala${writeInput(isian)}`,
    peringatan: PERINGATAN,
  }
}
