/** A piece of a plainly written text, ready to be set. */
export type Blok =
  | { jenis: 'judul'; teks: string }
  | { jenis: 'paragraf'; teks: string }
  | { jenis: 'daftar'; isi: string[] }

/**
 * Reads the one formatting that texts of the shop have: blank lines part the paragraphs, `## ` starts a subheading,
 * `- ` a list entry. Everything else, markup included, is text and stays text.
 */
export function parseTulisan(tulisan: string): Blok[] {
  const blok: Blok[] = []
  let baru = true
  for (const line of tulisan.split(/\r?\n/).map((raw) => raw.trim())) {
    const last = blok.at(-1)
    if (line === '') {
      baru = true
      continue
    }
    if (line.startsWith('## ')) blok.push({ jenis: 'judul', teks: line.slice(3).trim() })
    else if (line.startsWith('- ')) {
      if (last?.jenis === 'daftar' && !baru) last.isi.push(line.slice(2).trim())
      else blok.push({ jenis: 'daftar', isi: [line.slice(2).trim()] })
    } else if (last?.jenis === 'paragraf' && !baru) last.teks += `\n${line}`
    else blok.push({ jenis: 'paragraf', teks: line })
    baru = false
  }
  return blok
}

/** The beginning of a text for cards and search engines: its first paragraph, cut between words. */
export function summaryOf(tulisan: string, panjang = 155): string {
  const pertama =
    parseTulisan(tulisan)
      // What a picture shows says little of the text around it.
      .filter((blok) => blok.jenis === 'paragraf')
      .find(({ teks }) => !teks.startsWith('[Gambar: '))
      ?.teks.replace(/\s+/g, ' ') ?? ''
  if (pertama.length <= panjang) return pertama
  const potong = pertama.slice(0, panjang)
  return `${potong.slice(0, Math.max(potong.lastIndexOf(' '), panjang / 2)).replace(/[\s,.;:]+$/, '')}…`
}
