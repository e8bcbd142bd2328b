import { encode } from 'uqr'
import { type Html, html } from './html.ts'

/** Returns the text as a QR code in SVG, with the border of four modules that readers require. */
export function qrSvg(text: string, label: string): Html {
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}" fill="#10272e"/></svg>`
}
