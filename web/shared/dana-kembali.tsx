import { isKembaliUtuh, teksKembali, type Uang } from '#contract/buku/uang.ts'
import { cx } from '#web/ui/cx.ts'
import { TeksRupiah } from './teks-rupiah.tsx'

/** Of money that went back in part: how much. Where all of it did, the state beside it says so. */
export function DanaKembali({ uang, className }: { uang: Uang; className?: string }) {
  const teks = isKembaliUtuh(uang) ? undefined : teksKembali(uang)
  return (
    teks && (
      <span className={cx('text-sm', className)}>
        <TeksRupiah>{teks}</TeksRupiah>
      </span>
    )
  )
}
