/** Inside a tag: how it looks, and what it does. */
const GAYA = /\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

/**
 * What is pasted, without its looks. The page's policy refuses them anyway, but tells the shop of each one. Google Docs wraps all
 * that it copies in a bold tag that its looks make plain: without them it is none.
 */
export const tanpaGaya = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(
      /<(\w+)([^>]*)>/g,
      (_, nama: string, sifat: string) =>
        `<${/^b$/i.test(nama) && /font-weight:\s*normal/i.test(sifat) ? 'span' : nama}${sifat.replace(GAYA, '')}>`,
    )
