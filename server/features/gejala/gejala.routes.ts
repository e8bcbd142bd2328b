import * as aturan from '#content/aturan-skor.ts'
import { BATAS_AIR } from '#content/batas-air.ts'
import { GEJALA } from '#content/gejala.ts'
import { KELAS } from '#content/kelas.ts'
import { KODE_PENYAKIT, PENYAKIT } from '#content/penyakit.ts'
import { cekGejala, getGejala } from '#contract/gejala/endpoints.ts'
import { type Isian, KODE_GEJALA, writeIsian } from '#contract/gejala/isian.ts'
import { kalimatAir, kalimatBahaya, ringkasHasil } from '#contract/gejala/kata.ts'
import { hitungGejala } from '#contract/gejala/skor.ts'
import type { Endpoints } from '#server/http/endpoints.ts'

const { TINGKAT, KEMATIAN, BENIH_BARU, UKUR_DULU, URUTAN_PENYAKIT } = aturan
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
    aturan: { TINGKAT, KEMATIAN, BENIH_BARU, UKUR_DULU, URUTAN_PENYAKIT, AIR: BATAS_AIR },
    sumber: SUMBER,
  }))

  api.publik(cekGejala, async ({ query }) => jawab(query as Isian))
}

function jawab(isian: Isian) {
  const hasil = hitungGejala(isian)
  return {
    ...hasil,
    ringkas: ringkasHasil(hasil),
    kelas: hasil.kelas.map((satu) => ({
      ...satu,
      nama: KELAS[satu.kelas],
      penyakit: satu.penyakit.map(({ kode, gejala }) => ({
        ...{ kode, gejala, nama: PENYAKIT[kode].nama },
        alamat: `/layanan/penyakit/${kode}`,
      })),
    })),
    lihat: hasil.lihat.map((satu) => ({ ...satu, nama: GEJALA[satu.gejala].nama })),
    bahaya: hasil.bahaya.map((satu) => ({
      sebab: satu.sebab,
      gejala: satu.sebab === 'gejala' ? satu.gejala : null,
      kalimat: kalimatBahaya(satu),
    })),
    air: hasil.air.map((satu) => ({ ...satu, kalimat: kalimatAir(satu) })),
    alamat: `/layanan/cek-gejala${writeIsian(isian)}`,
    peringatan: PERINGATAN,
  }
}
