import { useEffect, useRef, useState } from 'react'
import type { Dasbor } from '#contract/dasbor/admin.ts'
import { FIGURES } from '#contract/keuangan/figures-admin.ts'
import { formatGrouped, formatRupiah, formatShort } from '#contract/uang/rupiah.ts'
import { formatDate } from '#contract/wib.ts'

type Hari = Dasbor['harian'][number]

interface ChartProps {
  data: Hari[]
  value: 'bersih' | 'pesanan'
}

/** Longest period with one bar per day; bars of longer periods are weeks, so that each has its number. */
const DAYS_MAX = 31
const WEEK = 7

interface Bar {
  /** First day of the bar. */
  tanggal: string
  until: string
  value: number
}

/** Adds days up to bars of a day or of a week; the last bar ends with the last day. */
function barsOf(data: readonly Hari[], value: ChartProps['value']): Bar[] {
  const size = data.length > DAYS_MAX ? WEEK : 1
  const first = data.length % size
  const starts = data.flatMap((_, index) => (index === 0 || (index - first) % size === 0 ? [index] : []))
  return starts.map((start, index) => {
    const days = data.slice(start, starts[index + 1] ?? data.length)
    return {
      tanggal: days[0]?.tanggal ?? '',
      until: days.at(-1)?.tanggal ?? '',
      value: days.reduce((sum, hari) => sum + hari[value], 0),
    }
  })
}

/** Bar chart of a figure, with its total. A table holds every number for screen readers. */
export default function Chart({ data, value }: ChartProps) {
  const format = value === 'bersih' ? formatRupiah : formatGrouped
  const amount = data.reduce((sum, hari) => sum + hari[value], 0)
  const title = FIGURES[value].label
  const bars = barsOf(data, value)
  return (
    <section className="kartu min-w-0 p-4">
      <h3 className="text-base tracking-normal">
        {title} {bars.length < data.length ? 'per minggu' : 'per hari'}
      </h3>
      <p className="harga mb-3 font-semibold text-xl">{format(amount)}</p>
      <div aria-hidden className="h-60 w-full">
        <Bars bars={bars} isMoney={value === 'bersih'} format={format} />
      </div>
      <details className="mt-2 text-sm">
        <summary className="tautan">Angka per hari</summary>
        <table aria-label={`${title} per hari`} className="w-full">
          <thead>
            <tr className="text-tinta-2">
              <th scope="col" className="text-left font-normal">
                Tanggal
              </th>
              <th scope="col" className="text-right font-normal">
                {title}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.toReversed().map((hari) => (
              <tr key={hari.tanggal} className="border-garis border-t">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {formatDate(hari.tanggal)}
                  {value === 'bersih' && hari.dikembalikan > 0 && (
                    <span className="block text-tinta-2">
                      Dikembalikan <span className="harga">{formatRupiah(hari.dikembalikan)}</span>
                    </span>
                  )}
                </th>
                <td className="harga text-right">{format(hari[value])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

/** Space around the bars in px: labels above, dates below, numbers of the axis on the left. */
const MARGIN = { top: 34, right: 8, bottom: 30, left: 48 }
/** Minimum distance between two dates below the bars, in px. */
const DATE_GAP = 34
/** Minimum width of a bar's column for its number, in px. */
const LABEL_GAP = 34
const AXIS_STEPS = 4
const dayMonth = (date: string) => `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`

/** The bars, with axes and the number of the bar under the pointer. */
function Bars({ bars, isMoney, format }: { bars: Bar[]; isMoney: boolean; format(value: number): string }) {
  const ref = useRef<HTMLDivElement>(null)
  const [[width, height], setSize] = useState([0, 0])
  const [pointed, setPointed] = useState<number>()
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize([entry.contentRect.width, entry.contentRect.height])
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])

  const values = bars.map(({ value }) => value)
  const highest = Math.max(...values)
  const scale = scaleOf(Math.min(0, ...values), Math.max(AXIS_STEPS, highest))
  const bottom = height - MARGIN.bottom
  const y = (value: number) => bottom - ((value - scale.min) / (scale.max - scale.min)) * (bottom - MARGIN.top)
  const column = (width - MARGIN.left - MARGIN.right) / bars.length
  const x = (index: number) => MARGIN.left + index * column
  const every = Math.max(1, Math.ceil(DATE_GAP / column))
  const bar = pointed === undefined ? undefined : bars[pointed]
  const pointAt = (clientX: number) => {
    const index = Math.floor((clientX - (ref.current?.getBoundingClientRect().left ?? 0) - MARGIN.left) / column)
    setPointed(bars[index] && index)
  }
  return (
    <div
      ref={ref}
      className="relative size-full"
      onPointerMove={(event) => pointAt(event.clientX)}
      onPointerDown={(event) => pointAt(event.clientX)}
      onPointerLeave={() => setPointed(undefined)}
    >
      {width > 0 && (
        <svg aria-hidden width={width} height={height} fontSize={12} className="absolute inset-0 fill-tinta-2">
          {bar && pointed !== undefined && (
            <rect
              x={x(pointed)}
              y={MARGIN.top}
              width={column}
              height={bottom - MARGIN.top}
              className="fill-laut-muda"
            />
          )}
          {isMoney && <text y={10}>dalam rupiah</text>}
          {scale.ticks.map((value) => (
            <g key={value}>
              <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(value)} y2={y(value)} className="stroke-garis" />
              <text x={MARGIN.left - 8} y={y(value)} dy=".35em" textAnchor="end">
                {formatShort(value)}
              </text>
            </g>
          ))}
          {bars.map(({ tanggal, value }, index) => (
            <g key={tanggal} textAnchor="middle">
              {value !== 0 && (
                <path d={barPath(x(index) + column * 0.1, y(0), column * 0.8, y(value))} className="fill-laut" />
              )}
              {/* Every bar with room for its number, else only the highest. */}
              {value !== 0 && (column >= LABEL_GAP || value === highest) && (
                <text data-nilai x={x(index) + column / 2} y={Math.min(y(0), y(value)) - 5} className="fill-tinta">
                  {formatShort(value)}
                </text>
              )}
              {index % every === 0 && (
                <text x={x(index) + column / 2} y={height - 10}>
                  {dayMonth(tanggal)}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
      {bar && pointed !== undefined && (
        <div
          className="kartu pointer-events-none absolute top-0 whitespace-nowrap px-3 py-2 text-sm shadow-kartu"
          style={pointed < bars.length / 2 ? { left: x(pointed + 1) } : { right: width - x(pointed) }}
        >
          <p className="text-tinta-2">
            {formatDate(bar.tanggal)}
            {bar.until !== bar.tanggal && ` sampai ${formatDate(bar.until)}`}
          </p>
          <p className="harga font-semibold">{format(bar.value)}</p>
        </div>
      )}
    </div>
  )
}

/** Returns the path of a bar from the zero line to its value, its end rounded. */
function barPath(x: number, zero: number, width: number, end: number): string {
  const r = Math.min(4, width / 2, Math.abs(zero - end))
  const curve = end < zero ? r : -r
  return `M${x} ${zero}V${end + curve}q0 ${-curve} ${r} ${-curve}h${width - 2 * r}q${r} 0 ${r} ${curve}V${zero}Z`
}

/** Returns round whole numbers for the axis that include both values and zero. */
function scaleOf(min: number, max: number) {
  const rough = Math.max(1, (max - min) / AXIS_STEPS)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.ceil([1, 2, 2.5, 5, 10].map((item) => item * power).find((item) => item >= rough) ?? 10 * power)
  const [from, to] = [Math.floor(min / step), Math.ceil(max / step)]
  const steps = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step)
  return { min: from * step, max: to * step, ticks: steps }
}
