import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { listFiles } from './list-files.ts'

/*
 * Checks comments, titles of tests, headings and descriptions of metrics by the rules of `docs/style.md` that a program can
 * see. Limits the share of comment lines.
 */

/** Most comment lines, in percent of the lines of code. */
const SHARE_MAX = 8

const COMMENT: readonly RegExp[] = [
  /^(?:What|Which|Where|Whether|Of|Such|So)\b(?!.*\?$)/,
  /\b(?:whoever|nobody|somebody|anybody)\b/i,
  /(?:^|[.;:] |, (?:and|or) )who\b/i,
  /\bthe same of\b/i,
  /\b(?:hears?|believes?|(?:is|are|was) told)\b/i,
  /(?:^|@\w+ |[.;:] )(?:the )?ones? (?:that|who)\b/i,
]
const ROW: readonly RegExp[] = [
  ...COMMENT.slice(1),
  /^(?:who|what|such|so|one that)\b/,
  /\b(?:and|or|but|that|to|of|for|by) who\b/,
  /\b(?:everybody|tells?|told|believed|anew)\b/,
]
const TITLE = [...COMMENT, ...ROW, /^(?:which|where|whether|of)\b/]
/** A heading may be a question: "What is tested where". */
const HEADING = COMMENT.slice(1)

/** The first argument of `test`, `it` and `describe`, also behind a call of `each`. */
const TITLE_CALL = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g
/** The first text of a row of `each`, which continues the title. */
const ROW_START = /^ *\[\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gm
const HELP = /(?:\bhelp:\s*|'kerapusehat_\w+',\s*)(')((?:\\.|[^'\\])*)'/g
const HEADING_LINE = /^(#{1,6}) (.+)/gm
/** Files of operation, with comments behind `#` or `;`. */
const OPERATION = /^(?:ops\/.*(?<!\.json)|compose.*\.yaml|Dockerfile|\.ci\/run|\.env\.example)$/
const HASH_LINE = /^ *([#;]) (.+)/gm
/** Words that add nothing to a name. */
const FILLER = /^(?:an?|the|of|to|in|for|by|and|or|its|returns?|is|are|with)$/

interface Comment {
  line: number
  lines: number
  text: string
  isDoc: boolean
  /** First line of code after the comment, and after directives of the linter. */
  next: string
}

/** Returns the comments of a source file. `//` lines below each other are one comment. */
export function commentsIn(path: string, source: string): Comment[] {
  const lineAt = lineIndex(source)
  const found: (Comment & { end: number })[] = []
  for (const { type, start, end, value } of parseSync(path, source).comments) {
    const line = lineAt(start)
    const lines = lineAt(end) - line + 1
    const text = value
      .replace(/^\*|\n\s*\*?/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const next = source.slice(end).match(/^\s*?\n?(?:\s*\/\/ biome-ignore.*\n)*[ ]*(.*)/)?.[1] ?? ''
    const last = found.at(-1)
    if (type === 'Line' && last && !last.isDoc && /^\n *$/.test(source.slice(last.end, start))) {
      Object.assign(last, { text: `${last.text} ${text}`, lines: last.lines + lines, next, end })
    } else {
      found.push({ line, lines, text, isDoc: type === 'Block' && value.startsWith('*'), next, end })
    }
  }
  return found
}

/** Returns one line per comment, title or description of a source file that breaks a rule. */
export function problemsInSource(path: string, source: string, comments = commentsIn(path, source)): string[] {
  const isTest = /\.(?:test|spec)\.tsx?$/.test(path)
  return [
    ...comments.flatMap((comment) => {
      const problem = breaks(comment.text, COMMENT) ? 'write plainly' : comment.isDoc && docProblem(comment)
      return problem ? [`${path}:${comment.line}: ${problem}: ${comment.text}`] : []
    }),
    ...unclear(path, source, isTest ? TITLE_CALL : HELP, TITLE),
    ...(isTest ? unclear(path, source, ROW_START, ROW) : []),
  ]
}

/** Returns one line per heading of a document that breaks a rule. */
export function problemsInHeadings(path: string, text: string): string[] {
  return unclear(path, text, HEADING_LINE, HEADING)
}

/** Returns one line per comment of a file of operation that breaks a rule. */
export function problemsInHashComments(path: string, text: string): string[] {
  return unclear(path, text, HASH_LINE, HEADING)
}

/** @param places pattern whose second group is a text */
function unclear(path: string, source: string, places: RegExp, rules: readonly RegExp[]): string[] {
  const lineAt = lineIndex(source)
  return Array.from(source.matchAll(places)).flatMap(({ index, 2: text = '' }) =>
    breaks(text, rules) ? [`${path}:${lineAt(index)}: write plainly: ${text}`] : [],
  )
}

function breaks(text: string, rules: readonly RegExp[]): boolean {
  return rules.some((rule) => rule.test(text))
}

function docProblem({ text, next }: Comment): string | undefined {
  if (/^(?:$|[}\])]|\/[/*]|(?:if|for|while|throw|await|expect)\b)/.test(next)) return 'no declaration follows'
  const name = next.match(
    /^(?:(?:export|default|async|abstract|readonly|function|const|let|class|interface|type) )*(\w+)/,
  )
  const known = new Set(
    name?.[1]
      ?.replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(' '),
  )
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !FILLER.test(word))
  const repeats = words.length > 0 && words.every((word) => known.has(word) || known.has(word.replace(/s$/, '')))
  return repeats ? 'repeats the name' : undefined
}

function lineIndex(text: string): (offset: number) => number {
  const ends = Array.from(text.matchAll(/\n/g), ({ index }) => index)
  return (offset) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

function main(): void {
  const problems: string[] = []
  let [lines, commented] = [0, 0]
  for (const file of listFiles().filter((path) => /\.(?:tsx?|md)$/.test(path) || OPERATION.test(path))) {
    const text = readFileSync(file, 'utf8')
    if (!/\.tsx?$/.test(file)) {
      problems.push(...(file.endsWith('.md') ? problemsInHeadings : problemsInHashComments)(file, text))
      continue
    }
    const comments = commentsIn(file, text)
    problems.push(...problemsInSource(file, text, comments))
    lines += text.split('\n').length - 1
    commented += comments.reduce((sum, comment) => sum + comment.lines, 0)
  }
  const share = (100 * commented) / lines
  if (share > SHARE_MAX)
    problems.push(`${share.toFixed(1)} % of the lines of code are comments; most is ${SHARE_MAX} %`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

if (import.meta.main) main()
