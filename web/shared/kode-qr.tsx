import { encode } from 'uqr'
import { cx } from '#web/ui/cx.ts'

/** Renders a text as a QR code. It is dark on white in every theme, because scanners expect that. */
export function KodeQr({ text, label, className }: { text: string; label: string; className: string }) {
  const { data, size } = encode(text, { border: 2 })
  // One path for the whole code: each row's dark squares are drawn as bars.
  const path = data
    .map((row, y) =>
      bars(row)
        .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
        .join(''),
    )
    .join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={cx('shrink-0', className)}>
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}

/** Returns the runs of true, as [start, length]. */
function bars(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (isDark && last && last[0] + last[1] === x) last[1]++
    else if (isDark) runs.push([x, 1])
  })
  return runs
}
