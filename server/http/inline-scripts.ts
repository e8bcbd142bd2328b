import { Parser } from 'htmlparser2'

/** The texts of all scripts that stand in a document themselves. */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = []
  let text: string | undefined
  const parser = new Parser({
    onopentag(name, { src }) {
      if (name === 'script' && src === undefined) text = ''
    },
    ontext(part) {
      if (text !== undefined) text += part
    },
    onclosetag() {
      if (text !== undefined) scripts.push(text)
      text = undefined
    },
  })
  parser.end(html)
  return scripts
}
