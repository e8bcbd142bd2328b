type Content = Readonly<Record<string, unknown>>

/** Ignored: it only counts changes. */
const VERSI = 'versi'

/**
 * Returns the fields in which two states of a record differ, compared as JSON (a date equals its text).
 * @returns undefined if nothing differs
 */
export function difference(before: Content, after: Content): { sebelum: Content; sesudah: Content } | undefined {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => field !== VERSI && JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  )
  if (fields.length === 0) return undefined
  const pick = (content: Content) => Object.fromEntries(fields.map((field) => [field, content[field] ?? null]))
  return { sebelum: pick(before), sesudah: pick(after) }
}
