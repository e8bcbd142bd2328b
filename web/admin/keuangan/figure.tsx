import { Link } from 'react-router'
import { FIGURES, type FigureKode } from '#contract/keuangan/figures-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { cx } from '#web/ui/cx.ts'

export interface Period {
  dari: string
  sampai: string
}

/** Address of the rows that make a figure. @param payment_type payments of one type only */
export function rowsAddress(kode: FigureKode, { dari, sampai }: Period, payment_type?: string | null): string {
  const query = new URLSearchParams({ angka: kode, dari, sampai })
  if (payment_type !== undefined) query.set('payment_type', payment_type ?? '')
  return `/rincian-keuangan?${query}`
}

const meaningId = (kode: FigureKode) => `arti-${kode}`

/** Label of a figure; a tap shows its definition, which `FigureMeanings` holds once per screen. */
export function FigureName({ kode, className }: { kode: FigureKode; className?: string }) {
  return (
    <button type="button" popoverTarget={meaningId(kode)} className={cx('istilah text-left', className)}>
      {FIGURES[kode].label}
    </button>
  )
}

/** Definitions of the figures of a screen. */
export function FigureMeanings({ of }: { of: readonly FigureKode[] }) {
  return of.map((kode) => (
    <span key={kode} id={meaningId(kode)} popover="auto" className="arti-istilah">
      {FIGURES[kode].arti}
    </span>
  ))
}

interface FigureValueProps {
  kode: FigureKode
  value: number
  period: Period
  className?: string
}

/** Amount of a figure, linked to the rows that make it. */
export function FigureValue({ kode, value, period, className }: FigureValueProps) {
  const text = kode === 'pesanan' ? formatGrouped(value) : formatRupiah(value)
  if (value === 0) return <span className="harga inline-flex min-h-11 items-center text-tinta-2">{text}</span>
  return (
    <Link
      to={rowsAddress(kode, period)}
      aria-label={`${FIGURES[kode].label} ${text}: lihat rinciannya`}
      className={cx(
        'harga inline-flex min-h-11 min-w-11 items-center underline decoration-garis-tua underline-offset-4 hover:text-laut hover:decoration-laut',
        className,
      )}
    >
      {text}
    </Link>
  )
}

/**
 * Describes a change to the period before: 'naik 12%', 'turun 3%', 'sama'. Money that leaves grows with its amount. Undefined
 * without a base, or if one value is income and the other a loss.
 */
export function changeWords(value: number, before: number): string | undefined {
  if (before === 0 || value * before < 0) return undefined
  const percent = Math.round((value / before - 1) * 100)
  if (percent === 0) return 'sama'
  return `${percent > 0 ? 'naik' : 'turun'} ${formatGrouped(Math.abs(percent))}%`
}
