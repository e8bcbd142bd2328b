import { encode } from 'uqr'

/** On paper: the address of this page, to be typed or to be scanned. On a screen there is nothing to see. */
export default function KodeHalaman({ url }: { url: string }) {
  const { data, size } = encode(url, { border: 2 })
  // One path for all: a row at a time, its dark squares as bars.
  const path = data
    .map((row, y) =>
      bars(row)
        .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
        .join(''),
    )
    .join('')
  return (
    <p className="mt-6 hidden break-inside-avoid items-center gap-4 print:flex">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="Kode QR halaman ini"
        className="size-24 shrink-0 bg-white"
      >
        <path d={path} fill="black" shapeRendering="crispEdges" />
      </svg>
      <span>
        Versi terbaru halaman ini:
        <br />
        <strong className="break-all">{url}</strong>
      </span>
    </p>
  )
}

/** Runs of true, as [start, length]. */
function bars(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (isDark && last && last[0] + last[1] === x) last[1]++
    else if (isDark) runs.push([x, 1])
  })
  return runs
}
