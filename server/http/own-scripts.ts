/** The hash of a built file at an address, as `integrity` says it; nothing where there is none. */
export type Integrity = (address: string) => string | undefined

/**
 * The texts of the scripts that a page's rendering put into it, and the page without the mark by which they are known. Where a
 * marked tag names a built file, what must be in that file stands in the mark's place.
 * @param mark the nonce of this rendering: made up for it, so nothing that a person wrote can carry it
 */
export function ownScripts(marked: string, mark: string, integrity: Integrity): { html: string; scripts: string[] } {
  const [first = '', ...rest] = marked.split(` nonce="${mark}"`)
  let html = first
  const scripts: string[] = []
  for (const part of rest) {
    // React escapes `<` and `>` in attributes, so the last `<` begins this tag and the next `>` ends it.
    const tag = html.slice(html.lastIndexOf('<')) + part.slice(0, part.indexOf('>'))
    const [, address] = /(?:href|src)="([^"]+)"/.exec(tag) ?? []
    const known = address && integrity(address)
    if (known) html += ` integrity="${known}"`
    else if (tag.startsWith('<script')) scripts.push(part.slice(part.indexOf('>') + 1, part.indexOf('</script')))
    html += part
  }
  return { html, scripts }
}
