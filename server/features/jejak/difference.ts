type Isi = Readonly<Record<string, unknown>>

/** Ignored: it only counts changes. */
const VERSI = 'versi'

/**
 * Returns the fields in which two states of a record differ, compared as JSON (a date equals its text).
 * @returns undefined if nothing differs
 */
export function difference(sebelum: Isi, sesudah: Isi): { sebelum: Isi; sesudah: Isi } | undefined {
  const fields = [...new Set([...Object.keys(sebelum), ...Object.keys(sesudah)])].filter(
    (field) => field !== VERSI && JSON.stringify(sebelum[field] ?? null) !== JSON.stringify(sesudah[field] ?? null),
  )
  if (fields.length === 0) return undefined
  const pick = (isi: Isi) => Object.fromEntries(fields.map((field) => [field, isi[field] ?? null]))
  return { sebelum: pick(sebelum), sesudah: pick(sesudah) }
}
