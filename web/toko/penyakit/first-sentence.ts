/**
 * Returns the first sentence of a text: up to a punctuation mark before a space and a capital, so that 2,5 kg or 0.5 m do not
 * end it.
 */
export function firstSentence(text: string): string {
  return text.match(/^[\s\S]*?[.!?](?=\s+\p{Lu}|\s*$)/u)?.[0].trim() ?? text.trim()
}
