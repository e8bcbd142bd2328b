import { GEJALA } from '#content/gejala.ts'
import type { FormValues } from '#contract/gejala/input.ts'
import type { Results } from '#contract/gejala/skor.ts'
import { summarizeResult } from '#contract/gejala/words.ts'
import { Share } from '#web/shared/share.tsx'

/** Number of signs in a shared message; its link shows all of them. */
const MENTIONED = 4

/** Shares the link to this result with a short text. It is a link, so it works without a script. */
export function ShareResult({ isian, hasil, alamat }: { isian: FormValues; hasil: Results; alamat: string }) {
  const nama = isian.gejala.slice(0, MENTIONED).map((kode) => `- ${GEJALA[kode].nama}`)
  const sisa = isian.gejala.length - nama.length
  const teks = [
    'Cek gejala kerapu. Ini kemungkinan, bukan kepastian.',
    ...(hasil.bahaya.length > 0 ? ['Ada tanda bahaya: hubungi petugas dulu.'] : []),
    summarizeResult(hasil),
    ...nama,
    ...(sisa > 0 ? [`dan ${sisa} tanda lain`] : []),
  ].join('\n')
  return <Share teks={teks} url={alamat} label="Bagikan hasil" />
}
