/** Returns the `integrity` value of the built file at an address; undefined if there is no such file. */
export type Integrity = (address: string) => string | undefined

/**
 * Returns the inline scripts of a rendered page, and the page without the nonce attributes that mark them. A marked tag that
 * refers to a built file gets an `integrity` attribute in place of the nonce.
 * @param mark the nonce of this rendering: random, so user content cannot contain it
 */
export function ownScripts(marked: string, mark: string, integrity: Integrity): { html: string; scripts: string[] } {
  const [first = '', ...rest] = marked.split(` nonce="${mark}"`)
  let html = first
  const scripts: string[] = []
  for (const part of rest) {
    // React escapes `<` and `>` in attributes, so the last `<` begins this tag and the next `>` ends it.
    const tag = html.slice(html.lastIndexOf('<')) + part.slice(0, part.indexOf('>'))
    // React Router appends `#` to a style sheet that a dynamically imported module needs as well.
    const [, address] = /(?:href|src)="([^"#]+)#?"/.exec(tag) ?? []
    const known = address && integrity(address)
    if (known) html += ` integrity="${known}"`
    else if (tag.startsWith('<script')) scripts.push(part.slice(part.indexOf('>') + 1, part.indexOf('</script')))
    html += part
  }
  return { html, scripts }
}
