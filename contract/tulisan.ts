/** A parsed block of a text, for rendering. */
export type Block =
  | { jenis: 'judul'; teks: string }
  | { jenis: 'paragraf'; teks: string }
  | { jenis: 'daftar'; isi: string[] }

/**
 * Parses the shop's text format: blank lines separate paragraphs, `## ` starts a subheading, `- ` a list entry. Everything
 * else, including markup, is plain text.
 */
export function parseTulisan(tulisan: string): Block[] {
  const blok: Block[] = []
  let isNew = true
  for (const line of tulisan.split(/\r?\n/).map((raw) => raw.trim())) {
    const last = blok.at(-1)
    if (line === '') {
      isNew = true
      continue
    }
    if (line.startsWith('## ')) blok.push({ jenis: 'judul', teks: line.slice(3).trim() })
    else if (line.startsWith('- ')) {
      if (last?.jenis === 'daftar' && !isNew) last.isi.push(line.slice(2).trim())
      else blok.push({ jenis: 'daftar', isi: [line.slice(2).trim()] })
    } else if (last?.jenis === 'paragraf' && !isNew) last.teks += `\n${line}`
    else blok.push({ jenis: 'paragraf', teks: line })
    isNew = false
  }
  return blok
}

/** Returns the summary of a text for cards and search engines: its first paragraph, cut at a word boundary. */
export function summaryOf(tulisan: string, length = 155): string {
  const first =
    parseTulisan(tulisan)
      // Skip image descriptions: they do not summarize the text.
      .filter((blok) => blok.jenis === 'paragraf')
      .find(({ teks }) => !teks.startsWith('[Gambar: '))
      ?.teks.replace(/\s+/g, ' ') ?? ''
  if (first.length <= length) return first
  const truncate = first.slice(0, length)
  return `${truncate.slice(0, Math.max(truncate.lastIndexOf(' '), length / 2)).replace(/[\s,.;:]+$/, '')}…`
}
