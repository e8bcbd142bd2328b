import { formatBilangan } from '#contract/bilangan.ts'
import type { AturanPakai } from '#contract/katalog/aturan-pakai.ts'

/** Returns sentences about repetition, reasons to postpone, and the absolute maximum. */
export function kalimatAturan({ ulang_hari, satuan, batas: { suhu_maks, do_min, maks_keras } }: AturanPakai): string {
  const tunda = [
    suhu_maks !== null && `suhu air ${formatBilangan(suhu_maks)} °C atau lebih`,
    do_min !== null && `oksigen di bawah ${formatBilangan(do_min)} mg/L`,
  ].filter((bila) => bila !== false)
  return [
    ulang_hari !== null && `Ulangi setelah ${formatBilangan(ulang_hari)} hari.`,
    tunda.length > 0 && `Tunda jika ${tunda.join(' atau ')}.`,
    maks_keras !== null && `Jangan pernah lebih dari ${formatBilangan(maks_keras)} ${satuan}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
