import { useState } from 'react'
import type { Keuangan } from '#contract/keuangan/admin.ts'
import { FIGURES, type Figures, figureValue, hasUnknownCost, type SumKode } from '#contract/keuangan/figures-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { dateWib, midnightWib, parseWib } from '#contract/wib.ts'
import { cx } from '#web/ui/cx.ts'
import { FigureMeanings, FigureName, FigureValue, type Period } from './figure.tsx'

/** Rows in accounting order: income, deductions, refunds, then the goods whose cost is known. */
const LINES = [
  ...(['pesanan', 'barang', 'diskon', 'ppn', 'ongkir', 'lebih'] as const),
  ...(['kembaliBarang', 'kembaliPpn', 'kembaliOngkir', 'kembaliLebih', 'bersih', 'biaya'] as const),
  ...(['pendapatanModal', 'modal', 'laba'] as const),
]
const MAIN: readonly SumKode[] = ['bersih', 'laba']
/** Rows that are hidden while all their values are 0, as in most shops. */
const RARE: readonly SumKode[] = ['ppn', 'kembaliPpn', 'lebih', 'kembaliLebih']

interface Column {
  title: string
  figures: Figures
  period: Period
  /** Pair of columns that a phone shows together. */
  pair: 'hari' | 'periode'
}

type TableProps = Pick<Keuangan, 'hariIni' | 'kemarin' | 'periode' | 'sebelum' | 'dari' | 'sampai'>

/** Figures of today, yesterday, the period and the days before it, side by side; on a phone two of them at a time. */
export function FiguresTable({ hariIni, kemarin, periode, sebelum, dari, sampai }: TableProps) {
  const [pair, setPair] = useState<Column['pair']>('periode')
  const day = (ago: number) => {
    const date = dateWib(midnightWib(new Date(), ago))
    return { dari: date, sampai: date }
  }
  const columns: Column[] = [
    { title: 'Hari ini', figures: hariIni, period: day(0), pair: 'hari' },
    { title: 'Kemarin', figures: kemarin, period: day(1), pair: 'hari' },
    { title: 'Periode', figures: periode, period: { dari, sampai }, pair: 'periode' },
    { title: 'Sebelumnya', figures: sebelum, period: periodBefore({ dari, sampai }), pair: 'periode' },
  ]
  const lines = LINES.filter(
    (kode) => !RARE.includes(kode) || columns.some(({ figures }) => figureValue(kode, figures) !== 0),
  )
  const hidden = (column: Column) => column.pair !== pair && 'max-lg:hidden'
  return (
    <section aria-label="Angka" className="kartu mb-4 min-w-0 p-3 sm:p-4">
      <fieldset className="mb-2 flex gap-1 lg:hidden">
        <legend className="sr-only">Kolom yang ditampilkan</legend>
        {(['periode', 'hari'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === pair}
            onClick={() => setPair(one)}
            className="min-h-11 rounded px-3 font-medium text-tinta-2 aria-pressed:bg-laut-muda aria-pressed:text-laut"
          >
            {one === 'hari' ? 'Hari ini dan kemarin' : 'Periode'}
          </button>
        ))}
      </fieldset>
      <table className="w-full border-separate border-spacing-0 text-sm sm:text-base">
        <caption className="sr-only">Uang hari ini, kemarin, dalam periode, dan periode sebelumnya</caption>
        <thead>
          <tr className="text-sm text-tinta-2">
            <td />
            {columns.map((column) => (
              <th key={column.title} scope="col" className={cx('pl-3 text-right font-semibold', hidden(column))}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((kode) => (
            <tr key={kode} className={MAIN.includes(kode) ? 'font-semibold' : 'font-normal'}>
              <th scope="row" className={cx(cellClass(kode), 'text-left [font-weight:inherit]')}>
                <FigureName kode={kode} className="min-h-11" />
              </th>
              {columns.map((column) => (
                <td key={column.title} className={cx(cellClass(kode), 'pl-3 text-right', hidden(column))}>
                  <Value kode={kode} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <FigureMeanings of={lines} />
      <Tax figures={periode} />
      <UnknownCosts figures={periode} />
    </section>
  )
}

const cellClass = (kode: SumKode) => cx('border-garis border-t', MAIN.includes(kode) && 'border-b-2 border-b-garis-tua')

const DAY_MS = 86_400_000

/** Returns the same number of days before a period. */
function periodBefore({ dari, sampai }: Period): Period {
  const start = parseWib(dari)
  const days = Math.round((parseWib(sampai).getTime() - start.getTime()) / DAY_MS) + 1
  return { dari: dateWib(midnightWib(start, days)), sampai: dateWib(midnightWib(start, 1)) }
}

/** Value of a row; unknown costs and fees are no zero, and profit says of which part of the sales it is. */
function Value({ kode, column: { figures, period } }: { kode: SumKode; column: Column }) {
  const value = figureValue(kode, figures)
  const isCost = kode === 'modal' || kode === 'laba' || kode === 'pendapatanModal'
  const isUnknown = isCost ? hasUnknownCost(figures) && figures.pendapatanModal === 0 : figures.tanpaBiaya > 0
  if (value === 0 && isUnknown && (isCost || kode === 'biaya'))
    return <span className="inline-flex min-h-11 items-center text-tinta-2">Belum diketahui</span>
  return (
    <>
      <span className={cx(value < 0 && MAIN.includes(kode) && 'text-merah')}>
        <FigureValue kode={kode} value={value} period={period} className="justify-end" />
      </span>
      {kode === 'pendapatanModal' && figures.pendapatan > 0 && (
        <span className="block pb-2 font-normal text-sm text-tinta-2">
          {Math.round((figures.pendapatanModal / figures.pendapatan) * 100)}% penjualan
        </span>
      )}
    </>
  )
}

/** Tax in the net amount, which the shop owes to the state. */
function Tax({ figures: { ppn, kembaliPpn } }: { figures: Figures }) {
  const tax = ppn - kembaliPpn
  if (tax === 0) return null
  return (
    <p className="mt-2 text-sm text-tinta-2">
      Dalam jumlah bersih periode ini ada PPN {formatRupiah(tax)}, bukan uang toko.
    </p>
  )
}

/** Costs that profit and fees of the period do not include. */
function UnknownCosts({ figures: { tanpaBiaya, tanpaModal, belumDikemas } }: { figures: Figures }) {
  const missing = [
    tanpaBiaya > 0 && `biaya ${formatGrouped(tanpaBiaya)} pembayaran Midtrans`,
    tanpaModal > 0 && `modal ${formatGrouped(tanpaModal)} barang`,
    belumDikemas > 0 && `modal ${formatGrouped(belumDikemas)} pesanan yang belum dikemas`,
  ].filter(Boolean)
  if (missing.length === 0) return null
  return (
    <p className="mt-2 text-sm text-tinta-2">
      {FIGURES.laba.label} periode ini tidak memuat barang yang modalnya belum diketahui. Belum diketahui:{' '}
      {missing.join(', ')}.
    </p>
  )
}
