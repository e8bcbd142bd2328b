/** Steps for one day or several days: 'Hari 1', 'Hari 2-4'. */
export interface UsageHari {
  /** Empty if the line names no day. */
  hari: string
  /** Steps, each of one or more sentences. */
  langkah: string[]
}

const WITH_HARI =
  /^(hari\s+(?:ke-?\s*)?\d{1,3}(?:\s*(?:-|–|,|dan|sampai)\s*\d{1,3})*|setiap hari|tiap \d+ hari|sebelum mulai|sesudahnya)\s*:\s*(.*)$/i

/**
 * Parses the daily instructions of a package. A line may start with its day and a colon ('Hari 1: …'). Lines without a day
 * continue the previous day. Blank lines are ignored.
 */
export function readDailyUsage(text: string): UsageHari[] {
  const all: UsageHari[] = []
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [, hari, langkah = ''] = line.match(WITH_HARI) ?? []
    const last = all.at(-1)
    if (hari) all.push({ hari: hari[0]?.toUpperCase() + hari.slice(1), langkah: langkah ? [langkah] : [] })
    else if (last) last.langkah.push(line)
    else all.push({ hari: '', langkah: [line] })
  }
  return all
}
