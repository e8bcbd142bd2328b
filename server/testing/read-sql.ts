/** Tables that the SQL of a source file reads and writes. */
interface Sql {
  /** Tables, and the names of functions and of common table expressions. */
  reads: string[]
  writes: Write[]
  /** True if a variable names a table. */
  isDynamic: boolean
}

interface Write {
  table: string
  /** Columns that an update assigns; undefined for inserted and deleted rows, and if a variable names the columns. */
  columns?: string[] | undefined
}

/** Keywords that end a list of tables. */
const END = /^(?:SELECT|WHERE|GROUP|ORDER|LIMIT|HAVING|RETURNING|UNION|SET|VALUES|FOR|ON|DO|WITH)$/

/** Calls whose argument names a table: a text such as 'pesanan as lain', a list of them, or a variable. */
const CALL =
  /\b(selectFrom|(?:inner|left|right|full|cross)Join|using|(?<!\b[A-Z]\w*\.)from|hasTwin|updateTable|insertInto|deleteFrom|mergeInto|(?:moveRows|claimDue)\(\s*\w+,)\(?\s*(?:'(\w+)(?: as \w+)?'|\[([^\]]*)\]|[a-z][\w.]*(?: as '\w+')?\s*[),])/g
const IS_READ = /selectFrom|Join|using|^from|hasTwin/

/**
 * Reads TypeScript without running it: the tables in its `sql` templates and in calls of the query builder.
 * @param dynamic tables that variables name in this file
 */
export function readSql(source: string, dynamic: readonly string[] = []): Sql {
  const { code, templates } = split(source)
  const found: Sql = { reads: [], writes: [], isDynamic: /sql\.table\((?!')/.test(code) }
  for (const template of templates) readTemplate(template, dynamic, found)
  for (const { 0: call, 1: name = '', 2: one, 3: list, index } of code.matchAll(CALL)) {
    found.isDynamic ||= one === undefined && list === undefined
    const many =
      list === undefined ? dynamic : [...list.matchAll(/'(\w+)(?: as \w+)?'/g)].map(([, table = '']) => table)
    const tables = one === undefined ? many : [one]
    const columns = name.startsWith('claimDue') ? ['periksa_pada'] : columnsOf(code.slice(index + call.length))
    const isUpdate = /updateTable|claimDue/.test(name)
    if (IS_READ.test(name)) found.reads.push(...tables)
    else found.writes.push(...tables.map((table) => ({ table, columns: isUpdate ? columns : undefined })))
  }
  return found
}

/** Returns the columns that `set` names, in the rest of a query that began with `updateTable`. */
function columnsOf(rest: string): string[] | undefined {
  const [query = ''] = rest.split(/(?:updateTable|insertInto|deleteFrom)\(/)
  const sets = [...query.matchAll(/\.set\(/g)].map(({ index }) => query.slice(index + 5, endOf(query, index + 5)))
  if (!sets.every((set) => /^\s*(?:\(\w+\) => \()?\{/.test(set))) return undefined
  return sets.flatMap((set) => [...set.matchAll(/[{,]\s*(\w+)\s*(?=[:,}])/g)].map(([, name = '']) => name))
}

/** Returns where the bracket closes that was open at `start`. */
function endOf(text: string, start: number): number {
  for (let at = start, depth = 1; at < text.length; at++) {
    if ('({['.includes(text[at] ?? '')) depth++
    if (')}]'.includes(text[at] ?? '') && --depth === 0) return at
  }
  return text.length
}

function readTemplate(text: string, dynamic: readonly string[], { reads, writes }: Sql): void {
  const isFrom = [false]
  let expectsTable = false
  let [before, last] = ['', '']
  for (const { 0: token, index } of text.matchAll(/[A-Za-z_]\w*|[(),$]/g)) {
    const tables = token === '$' ? dynamic : [token]
    if (token === '(') {
      isFrom.push(false)
      if (last === 'USING') expectsTable = false
    } else if (token === ')') isFrom.pop()
    else if (token === ',') expectsTable = isFrom.at(-1) ?? false
    else if (/^(?:FROM|JOIN|USING)$/.test(token) || END.test(token)) {
      expectsTable = !END.test(token) && last !== 'DISTINCT' && last !== 'DELETE'
      isFrom[isFrom.length - 1] = expectsTable
    } else if (token !== 'LATERAL' && token !== 'ONLY') {
      if (expectsTable) reads.push(...tables)
      expectsTable = false
      if (/DELETE FROM$|INSERT INTO$|MERGE INTO$|TRUNCATE$/.test(`${before} ${last}`))
        writes.push(...tables.map((table) => ({ table })))
      else if (last === 'UPDATE' && !/^(?:FOR|KEY|DO|ON)$/.test(before) && !/^(?:OF|SKIP|NOWAIT)$/.test(token))
        writes.push(...tables.map((table) => ({ table, columns: assigned(text.slice(index)) })))
    }
    before = last
    last = token
  }
}

/** Returns the columns that the `SET` of an `UPDATE` assigns. */
function assigned(update: string): string[] {
  const start = update.search(/\bSET\b/) + 3
  let set = update.slice(start, endOf(update, start))
  while (/\([^()]*\)/.test(set)) set = set.replace(/\([^()]*\)/g, '')
  const [flat = ''] = set.split(/\b(?:FROM|WHERE|RETURNING)\b/)
  return [...flat.matchAll(/(?:^|,)\s*(\w+)\s*=/g)].map(([, name = '']) => name)
}

/** Splits TypeScript into code without comments, and its templates with `$` for each table that a variable names. */
function split(source: string): { code: string; templates: string[] } {
  const templates: string[] = []
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const [text] = pattern.exec(source) ?? []
    at += text?.length ?? 0
    return text
  }

  function readText(): string {
    let [text, code] = ['', ' ']
    while (at < source.length) {
      text += take(/(?:[^`\\$]|\\[\s\S]|\$(?!\{))+/y) ?? ''
      if (take(/`/y)) break
      take(/\$\{/y)
      const value = readCode()
      text += /^\s*sql\.table\((?!')/.test(value) ? ' $ ' : ' ? '
      code += `${value} `
    }
    templates.push(text)
    return code
  }

  function readCode(): string {
    let [code, last] = ['', '']
    for (let braces = 0; at < source.length; ) {
      if (take(/\/\*[\s\S]*?\*\/|\/\/.*/y)) continue
      if ('(,=:[!&|?{};'.includes(last) && take(/\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//y)) continue
      if (take(/`/y)) code += readText()
      else {
        const text = take(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\w+|\s+|[\s\S]/y) ?? ''
        if (text === '{') braces++
        if (text === '}' && braces-- === 0) return code
        if (text.trim()) last = text
        code += text
      }
    }
    return code
  }

  return { code: readCode(), templates }
}
