/** Removes `< > & ' "` from e-mail and password input (specification, point 5). */
export function filterText(text: string): string {
  return text.replace(/[<>&'"]/g, '')
}
