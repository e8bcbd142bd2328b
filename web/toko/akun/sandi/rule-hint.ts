/**
 * Returns the rule for a new password, as far as the typed one does not meet it yet. The server rejects guessable ones.
 * @param min minimum length. The default is `PASSWORD_MIN`, whose module would load zod.
 */
export function ruleHint(typed: string, min = 6): string {
  if (typed === '') return `Minimal ${min} karakter, dan tidak mudah ditebak.`
  return typed.length < min
    ? `Minimal ${min} karakter: kurang ${min - typed.length} lagi.`
    : 'Panjangnya cukup. Jangan pakai kata yang mudah ditebak.'
}
