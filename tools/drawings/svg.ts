/* Helpers that write SVG text with short numbers. */

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

let grid = 0.1

export function gridStep(): number {
  return grid
}

export function num(value: number): string {
  const text = String(Math.round(Math.round(value / grid) * grid * 10) / 10)
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

/** Rounds all output of `draw` to a coarser grid, for parts that are displayed much smaller. */
export function onGrid<T>(step: number, draw: () => T): T {
  const before = grid
  grid = step
  try {
    return draw()
  } finally {
    grid = before
  }
}

/** Path data from a template: numbers are rounded and separated from the preceding text. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  let out = parts[0] ?? ''
  values.forEach((value, index) => {
    const short = num(value)
    out += (/[\d.]$/.test(out) && !short.startsWith('-') ? ` ${short}` : short) + (parts[index + 1] ?? '')
  })
  return out
}

interface Paint {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
}

function attributes({ fill, stroke, width, opacity }: Paint): string {
  const fillText = fill ?? (stroke === undefined ? undefined : 'none')
  return [
    fillText && ` fill="${fillText}"`,
    stroke && ` stroke="${stroke}" stroke-width="${num(width ?? 6)}" stroke-linecap="round" stroke-linejoin="round"`,
    opacity !== undefined && ` opacity="${Math.round(opacity * 100) / 100}"`,
  ]
    .filter(Boolean)
    .join('')
}

export function path(data: string, paint: Paint): string {
  return `<path d="${data}"${attributes(paint)}/>`
}

export function rect({ x, y, w, h }: Box, r: number, paint: Paint): string {
  const round = r > 0 ? ` rx="${num(r)}"` : ''
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${round}${attributes(paint)}/>`
}

export function circle(cx: number, cy: number, r: number, paint: Paint): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"${attributes(paint)}/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, paint: Paint): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"${attributes(paint)}/>`
}

export function line(x1: number, y1: number, x2: number, y2: number, paint: Paint): string {
  return path(d`M${x1} ${y1}L${x2} ${y2}`, paint)
}

export function polygon(points: readonly (readonly [number, number])[], paint: Paint): string {
  return path(`M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`, paint)
}

/** Many round dots of one size as a single path. */
export function dots(
  points: readonly (readonly [number, number])[],
  diameter: number,
  color: string,
  opacity?: number,
) {
  return path(points.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join(''), { stroke: color, width: diameter, opacity })
}

interface Placement {
  x?: number
  y?: number
  scale?: number
  /** Degrees, clockwise. */
  rotate?: number
  mirror?: boolean
}

/** Places a drawing that was made around 0,0. */
export function at({ x = 0, y = 0, scale = 1, rotate = 0, mirror = false }: Placement, content: string): string {
  const precise = (value: number) => String(Math.round(value * 1000) / 1000)
  const steps = [
    (x !== 0 || y !== 0) && `translate(${num(x)} ${num(y)})`,
    rotate !== 0 && `rotate(${num(rotate)})`,
    mirror ? `scale(${precise(-scale)} ${precise(scale)})` : scale !== 1 && `scale(${precise(scale)})`,
  ].filter(Boolean)
  return steps.length === 0 ? `<g>${content}</g>` : `<g transform="${steps.join('')}">${content}</g>`
}

export function document(width: number, height: number, title: string, content: string): string {
  const escaped = title.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${escaped}</title>${content}</svg>\n`
}
