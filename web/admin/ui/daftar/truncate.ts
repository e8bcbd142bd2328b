/** Shortens a text to `huruf` characters and appends an ellipsis if it was cut. */
export function truncate(teks: string, huruf: number): string {
  const semua = [...teks]
  return semua.length > huruf ? `${semua.slice(0, huruf).join('')}…` : teks
}
