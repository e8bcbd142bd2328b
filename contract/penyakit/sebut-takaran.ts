/** An amount per something, or a measure that only doses are written in: "75 ppm", "10 mg/kg", "5 ml per m³", "2 sendok tiap ember". */
const TAKARAN = [
  /\b(?:\d+(?:[.,]\d+)?\s*)?(?:ppm|ppb|bpj)\b/gi,
  /\b(?:\d+(?:[.,]\d+)?\s*)?(?:mg|mcg|µg|g|gr|gram|kg|ml|mililiter|cc|l|liter|iu|ui|tetes|sendok(?: (?:teh|makan))?|tablet|kapsul|butir|sachet|bungkus|tutup botol)\s*(?:\/\s*|(?:per|tiap|setiap|untuk (?:tiap|setiap))\s+)(?:\d+(?:[.,]\d+)?\s*)?(?:kg|kilo(?:gram)?|g|gram|ton|ekor|ikan|l|liter|ml|m3|m³|meter kubik|kubik|ember|bak|kolam|petak|pakan|hari)(?![\p{L}\p{N}])/giu,
]

/**
 * What of a text reads like a dose, each once, as it stands there. It looks for the way of writing alone: whether an amount is right
 * is decided on the product's card and by prescriptions.
 */
export function sebutTakaran(teks: string): string[] {
  const found = TAKARAN.flatMap((pola) => [...teks.matchAll(pola)].map(([kata]) => kata.replace(/\s+/g, ' ').trim()))
  return [...new Map(found.map((kata) => [kata.toLowerCase(), kata])).values()]
}
