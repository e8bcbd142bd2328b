/**
 * Patterns of a dose: an amount per unit, or a unit used only for doses: "75 ppm", "10 mg/kg", "5 ml per m³". Also household
 * measures: "2 sendok tiap ember".
 */
const TAKARAN = [
  /\b(?:\d+(?:[.,]\d+)?\s*)?(?:ppm|ppb|bpj)\b/gi,
  /\b(?:\d+(?:[.,]\d+)?\s*)?(?:mg|mcg|µg|g|gr|gram|kg|ml|mililiter|cc|l|liter|iu|ui|tetes|sendok(?: (?:teh|makan))?|tablet|kapsul|butir|sachet|bungkus|tutup botol)\s*(?:\/\s*|(?:per|tiap|setiap|untuk (?:tiap|setiap))\s+)(?:\d+(?:[.,]\d+)?\s*)?(?:kg|kilo(?:gram)?|g|gram|ton|ekor|ikan|l|liter|ml|m3|m³|meter kubik|kubik|ember|bak|kolam|petak|pakan|hari)(?![\p{L}\p{N}])/giu,
]

/**
 * Returns the parts of a text that look like a dose, each once, as written. Only the notation is checked. Amounts are verified
 * on the product's card and by prescriptions.
 */
export function findTakaran(text: string): string[] {
  const found = TAKARAN.flatMap((pola) => [...text.matchAll(pola)].map(([word]) => word.replace(/\s+/g, ' ').trim()))
  return [...new Map(found.map((word) => [word.toLowerCase(), word])).values()]
}
