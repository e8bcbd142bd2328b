import { withoutPictures } from '#server/mail/picture-mark.ts'

/** More than two lines on a desk. */
const LENGTH_MAX = 200

/** Returns the first paragraph of a mail, without its greeting and without a line that only introduces the text after it. */
export function summaryOf(text: string): string {
  const [summary = ''] = withoutPictures(text)
    .trim()
    .replace(/^[^\n]*,\n\s*\n/, '')
    .replace(/^[^\n]*:\n\s*/, '')
    .split(/\n\s*\n/)
  return summary.length > LENGTH_MAX ? `${summary.slice(0, LENGTH_MAX).trimEnd()}…` : summary
}
