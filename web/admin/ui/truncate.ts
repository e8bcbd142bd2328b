/** The beginning of a text, with an ellipsis where something is left out. */
export function truncate(teks: string, huruf: number): string {
  const semua = [...teks]
  return semua.length > huruf ? `${semua.slice(0, huruf).join('')}…` : teks
}
