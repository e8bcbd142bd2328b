import { writeFileSync } from 'node:fs'
import type { Feature } from '#server/feature.ts'
import { FEATURES } from '#server/features.ts'

/* Draws the features and the imports of their manifests; `docs/architecture.md` shows the picture. */

export const ROOMS_SVG = 'docs/rooms.svg'

const ROW = 74
const GAP = 16
const MARGIN = 12
const WIDTH = 640
const CHAR = 7.2

interface Box {
  x: number
  y: number
  width: number
}

/**
 * Returns an SVG: one box per feature, in the row below everything it imports, and one line per import that does not follow
 * from other imports.
 */
export function drawRooms(features: readonly Pick<Feature, 'name' | 'imports'>[]): string {
  const imports = new Map(features.map(({ name, imports }) => [name, imports]))
  const importsOf = (name: string) => imports.get(name) ?? []
  const depthOf = (name: string): number => Math.max(0, ...importsOf(name).map((other) => depthOf(other) + 1))
  const reaches = (from: string, to: string): boolean =>
    importsOf(from).some((other) => other === to || reaches(other, to))
  const direct = (name: string) =>
    importsOf(name).filter((other) => !importsOf(name).some((between) => reaches(between, other)))

  const boxes = new Map<string, Box>()
  const rows = Map.groupBy(imports.keys(), depthOf)
  for (const [depth, names] of [...rows].toSorted(([a], [b]) => a - b)) {
    // Place a box near its imports, so that fewer lines cross.
    const idealX = (name: string) => {
      const above = direct(name).flatMap((other) => boxes.get(other) ?? [])
      return above.reduce((sum, { x, width }) => sum + x + width / 2, 0) / above.length || 0
    }
    const sorted = names.toSorted((a, b) => idealX(a) - idealX(b) || a.localeCompare(b))
    const widths = sorted.map((name) => name.length * CHAR + 18)
    const total = widths.reduce((sum, width) => sum + width + GAP, -GAP)
    let x = Math.max(MARGIN, (WIDTH - total) / 2)
    for (const [index, name] of sorted.entries()) {
      const width = widths[index] ?? 0
      boxes.set(name, { x, y: MARGIN + depth * ROW, width })
      x += width + GAP
    }
  }

  const lines = [...boxes].flatMap(([name, from]) =>
    direct(name).flatMap((other) => {
      const to = boxes.get(other)
      if (!to) return []
      const [x1, y1] = [round(from.x + from.width / 2), from.y]
      const [x2, y2] = [round(to.x + to.width / 2), to.y + 28]
      return `<path d="M${x1} ${y1}C${x1} ${y1 - 26} ${x2} ${y2 + 26} ${x2} ${y2}"/>`
    }),
  )
  const rects = [...boxes].map(
    ([name, { x, y, width }]) =>
      `<rect x="${round(x)}" y="${y}" width="${round(width)}" height="28" rx="6"/>` +
      `<text x="${round(x + width / 2)}" y="${y + 18}">${name}</text>`,
  )
  const height = 2 * MARGIN + 28 + Math.max(...rows.keys()) * ROW
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="ui-monospace, monospace" font-size="12">
<title>Features and the features they import, which stand above them</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<g fill="none" stroke="#0e7490" stroke-opacity=".55">
${lines.join('\n')}
</g>
<g fill="#ecfeff" stroke="#155e75">
${rects.map((one) => one.replace('<text', '<text fill="#083344" stroke="none" text-anchor="middle"')).join('\n')}
</g>
</svg>
`
}

const round = (value: number) => Math.round(value * 10) / 10

if (import.meta.main) writeFileSync(ROOMS_SVG, drawRooms(FEATURES))
