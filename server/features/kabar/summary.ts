import { withoutPictures } from '#server/mail/picture-mark.ts'

/** About three lines on a phone. */
const LENGTH_MAX = 200

/** Returns the first paragraph of a mail after its greeting; also the next one if the first introduces it with a colon. */
export function summaryOf(text: string): string {
  const paragraphs = withoutPictures(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
  const [first = '', second = ''] = /^[^\n]*,$/.test(paragraphs[0] ?? '') ? paragraphs.slice(1) : paragraphs
  const summary = first.endsWith(':') ? `${first}\n${second}` : first
  return summary.length > LENGTH_MAX ? `${summary.slice(0, LENGTH_MAX).trimEnd()}…` : summary
}
