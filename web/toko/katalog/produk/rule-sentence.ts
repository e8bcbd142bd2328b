import type { UsageRule } from '#contract/katalog/usage-rules.ts'
import { formatNumber } from '#contract/whole-number.ts'

/** Returns sentences about repetition, reasons to postpone, and the absolute maximum. */
export function ruleSentence({ ulang_hari, satuan, batas: { suhu_maks, do_min, maks_keras } }: UsageRule): string {
  const postponed = [
    suhu_maks !== null && `suhu air ${formatNumber(suhu_maks)} °C atau lebih`,
    do_min !== null && `oksigen di bawah ${formatNumber(do_min)} mg/L`,
  ].filter((condition) => condition !== false)
  return [
    ulang_hari !== null && `Ulangi setelah ${formatNumber(ulang_hari)} hari.`,
    postponed.length > 0 && `Tunda jika ${postponed.join(' atau ')}.`,
    maks_keras !== null && `Jangan pernah lebih dari ${formatNumber(maks_keras)} ${satuan}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
