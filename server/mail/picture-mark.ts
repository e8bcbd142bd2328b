/** A picture before a line of a mail: the HTML version shows it, the text omits it. */
const PICTURE = /^!\[\]\((\/api\/[a-z]+\/images\/[\w-]+\.\w+)\) /

/** Returns the mark that shows a picture of the shop before a line; empty without one, or for one of another site. */
export const pictureMark = (kind: 'produks' | 'paket', gambar: string | null): string =>
  gambar && /^[\w-]+\.\w+$/.test(gambar) ? `![](/api/${kind}/images/${gambar}) ` : ''

/** Returns a line's picture as a path of the shop, if it has one, and the line without it. */
export function splitPicture(line: string): { picture: string | undefined; line: string } {
  const [mark = '', picture] = PICTURE.exec(line) ?? []
  return { picture, line: line.slice(mark.length) }
}

/** Returns a mail's text without its pictures. */
export const withoutPictures = (text: string): string => text.replace(new RegExp(PICTURE, 'gm'), '')
