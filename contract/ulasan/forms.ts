import { z } from 'zod'
import { teksBaris } from '#contract/common.ts'

export const TEKS_ULASAN_MAX = 1000
const TERLALU_PANJANG = `Maksimal ${TEKS_ULASAN_MAX} huruf`
const BINTANG_KOSONG = 'Pilih 1 sampai 5 bintang'
const TEKS_KOSONG = 'Tulis ulasan Anda, satu kalimat sudah cukup'

/** A buyer's review. */
export const UlasanBody = z.object({
  bintang: z.coerce
    .number<string | number>(BINTANG_KOSONG)
    .pipe(z.int(BINTANG_KOSONG).min(1, BINTANG_KOSONG).max(5, BINTANG_KOSONG)),
  teks: teksBaris(TEKS_KOSONG).min(1, TEKS_KOSONG).max(TEKS_ULASAN_MAX, TERLALU_PANJANG),
})

/** The shop's reply. */
export const balasanUlasan = teksBaris().max(TEKS_ULASAN_MAX, TERLALU_PANJANG)
