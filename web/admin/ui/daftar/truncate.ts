/** Shortens a text to `letters` characters and appends an ellipsis if it was cut. */
export function truncate(text: string, letters: number): string {
  const all = [...text]
  return all.length > letters ? `${all.slice(0, letters).join('')}…` : text
}
