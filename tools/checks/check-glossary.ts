/**
 * Returns one line per error in the glossary: a word with two rows, a table, column or file that does not exist, and a table
 * without a word.
 * @param schema text of `server/db/tables.ts`
 * @param files paths of the project's files
 */
export function problemsInGlossary(glossary: string, schema: string, files: Iterable<string>): string[] {
  const rows = [...glossary.matchAll(/^\| (?!word \||---)(.+?) \|.*\| (.+?) \|$/gm)]
  const words = rows.flatMap(([, word = '']) => word.split(', '))
  const places = rows.flatMap(([, , where = '']) => [...where.matchAll(/`(.+?)`/g)].map(([, place = '']) => place))
  const tables = tablesOf(schema)
  const names = new Set([...files].map((file) => file.replace(/.*\//, '')))

  const isWrong = (place: string) => {
    if (/^[\w.-]+\.(ts|tsx|sql)$/.test(place)) return !names.has(place)
    const [, table, column] = /^([a-z_]+)(?:\.([a-z_]+))?$/.exec(place) ?? []
    return table !== undefined && !(column ? tables.get(table)?.has(column) : tables.has(table))
  }
  const named = new Set(places.map((place) => place.split('.')[0]))
  return [
    ...words.filter((word, index) => words.indexOf(word) !== index).map((word) => `"${word}" has two rows`),
    ...places.filter(isWrong).map((place) => `"${place}" is no table, column or file`),
    ...[...tables.keys()].filter((table) => !named.has(table)).map((table) => `table "${table}" has no row`),
  ]
}

/** Returns the columns of each table. */
function tablesOf(schema: string): Map<string, Set<string>> {
  const interfaces = new Map(
    [...schema.matchAll(/^(?:export )?interface (\w+) \{\n(.*?)^\}/gms)].map(([, name, body = '']) => [
      name,
      [...body.matchAll(/^ {2}(\w+): (\w*)/gm)].map(([, field = '', type = '']) => [field, type] as const),
    ]),
  )
  return new Map(
    interfaces.get('Database')?.map(([table, type]) => [table, new Set(interfaces.get(type)?.map(([name]) => name))]),
  )
}
