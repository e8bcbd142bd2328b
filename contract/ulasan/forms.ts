import { z } from 'zod'
import { multilineText } from '#contract/common.ts'

export const ULASAN_TEXT_MAX = 1000
const TOO_LONG = `Maksimal ${ULASAN_TEXT_MAX} huruf`
const EMPTY_BINTANG = 'Pilih 1 sampai 5 bintang'
const EMPTY_TEXT = 'Tulis ulasan Anda, satu kalimat sudah cukup'

/** A buyer's review. */
export const UlasanBody = z.object({
  bintang: z.coerce
    .number<string | number>(EMPTY_BINTANG)
    .pipe(z.int(EMPTY_BINTANG).min(1, EMPTY_BINTANG).max(5, EMPTY_BINTANG)),
  teks: multilineText(EMPTY_TEXT).min(1, EMPTY_TEXT).max(ULASAN_TEXT_MAX, TOO_LONG),
})

/** The shop's reply. */
export const replyText = multilineText().max(ULASAN_TEXT_MAX, TOO_LONG)
