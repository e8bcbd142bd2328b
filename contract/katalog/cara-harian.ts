/** What is done on a day, or on some: 'Hari 1', 'Hari 2-4'. */
export interface HariPakai {
  /** Empty where a line names no day. */
  hari: string
  /** What is done, a sentence or more each. */
  langkah: string[]
}

const BERHARI =
  /^(hari\s+(?:ke-?\s*)?\d{1,3}(?:\s*(?:-|–|,|dan|sampai)\s*\d{1,3})*|setiap hari|tiap \d+ hari|sebelum mulai|sesudahnya)\s*:\s*(.*)$/i

/**
 * How a package is used, out of the text that the office writes: a line begins with its day and a colon ('Hari 1: …'), and those
 * without one go on with the day before. Blank lines are nothing.
 */
export function readCaraHarian(text: string): HariPakai[] {
  const semua: HariPakai[] = []
  for (const baris of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [, hari, langkah = ''] = baris.match(BERHARI) ?? []
    const last = semua.at(-1)
    if (hari) semua.push({ hari: hari[0]?.toUpperCase() + hari.slice(1), langkah: langkah ? [langkah] : [] })
    else if (last) last.langkah.push(baris)
    else semua.push({ hari: '', langkah: [baris] })
  }
  return semua
}
