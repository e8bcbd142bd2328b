/**
 * The texts of the scripts that a page's rendering put into it, and the page without the mark by which they are known.
 * @param mark the nonce of this rendering: made up for it, so nothing that a person wrote can carry it
 */
export function ownScripts(marked: string, mark: string): { html: string; scripts: string[] } {
  const [first = '', ...rest] = marked.split(` nonce="${mark}"`)
  let html = first
  const scripts: string[] = []
  for (const part of rest) {
    // React escapes `<` and `>` in attributes, so the last `<` begins this tag and the next `>` ends it.
    if (html.startsWith('<script', html.lastIndexOf('<')))
      scripts.push(part.slice(part.indexOf('>') + 1, part.indexOf('</script')))
    html += part
  }
  return { html, scripts }
}
