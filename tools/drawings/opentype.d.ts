/** The part of opentype.js that the drawings use; the package ships no types. */
declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M'; x: number; y: number }
    | { type: 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' }

  export interface Glyph {
    index: number
    advanceWidth: number
    getPath(x: number, y: number, size: number): { commands: PathCommand[] }
  }

  export interface Font {
    unitsPerEm: number
    charToGlyph(char: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }

  // Node loads the CommonJS build, whose exports arrive as the default.
  const opentype: { parse(buffer: ArrayBuffer): Font }
  export default opentype
}
