/** Shortens a text to `huruf` characters and appends an ellipsis if it was cut. */
export function truncate(teks: string, letters: number): string {
  const semua = [...teks]
  return semua.length > letters ? `${semua.slice(0, letters).join('')}…` : teks
}
