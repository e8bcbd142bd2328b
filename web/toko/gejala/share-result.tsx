import { GEJALA } from '#content/gejala.ts'
import type { FormValues } from '#contract/gejala/input.ts'
import type { Results } from '#contract/gejala/skor.ts'
import { summarizeResult } from '#contract/gejala/words.ts'
import { Share } from '#web/shared/share/share.tsx'

/** Number of signs in a shared message; its link shows all of them. */
const MENTIONED = 4

/** Shares the link to this result with a short text. It is a link, so it works without a script. */
export function ShareResult({ input, result, alamat }: { input: FormValues; result: Results; alamat: string }) {
  const names = input.gejala.slice(0, MENTIONED).map((kode) => `- ${GEJALA[kode].nama}`)
  const remaining = input.gejala.length - names.length
  const text = [
    'Cek gejala kerapu. Ini kemungkinan, bukan kepastian.',
    ...(result.bahaya.length > 0 ? ['Ada tanda bahaya: hubungi petugas dulu.'] : []),
    summarizeResult(result),
    ...names,
    ...(remaining > 0 ? [`dan ${remaining} tanda lain`] : []),
  ].join('\n')
  return <Share text={text} url={alamat} label="Bagikan hasil" />
}
