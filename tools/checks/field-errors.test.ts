import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const NAME = /^\{\.\.\.(?:[\w.]*register\(|filterField\(form, )['`]([^'`]+)['`]/
/** Choices of which one is always made. */
const CHOSEN = ['bayar', 'cara', 'jenis', 'sumber', 'tujuan.jenis']

/** Returns the fields of forms that do not show the error of their own value. */
function fieldsWithoutError(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end)
  const found: string[] = []
  new Visitor({
    JSXOpeningElement({ name: element, attributes }) {
      const texts = attributes.map(textOf)
      const name = texts.map((text) => NAME.exec(text)?.[1]).find(Boolean)
      if (!name || !/^(?!Check|Destination)\w*(Field|Area)$/.test(textOf(element))) return
      if (textOf(element) === 'SelectField' && CHOSEN.includes(name)) return
      const error = texts.find((text) => text.startsWith('error=')) ?? ''
      const key = name.split('.').at(-1) ?? ''
      if (error !== 'error={error}' && !error.includes(key)) found.push(`${path}: ${name}`)
    },
  }).visit(parseSync(path, source).program)
  return found
}

test('every field of a form shows the error of its own value', () => {
  const files = globSync('web/**/*.tsx', { exclude: ['**/*.test.tsx'] })
  expect(files.flatMap(fieldsWithoutError)).toEqual([])
})
