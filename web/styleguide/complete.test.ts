import { expect, test } from 'vitest'

const PAGE = import.meta.glob<string>('/web/styleguide/*.tsx', { eager: true, query: '?raw', import: 'default' })
// Record list, list screen and form are whole screens, and the head of a list needs the menu. All are made of the others.
const COMPONENTS = Object.keys(
  import.meta.glob([
    '/web/{ui,admin/ui}/**/*.tsx',
    '!**/*.test.tsx',
    '!**/{record-list,record-form,list-{head,screen}}.tsx',
  ]),
)

test('every component of shop and office stands on the design page', () => {
  const page = Object.values(PAGE).join('\n')
  expect(COMPONENTS.length).toBeGreaterThan(30)
  expect(COMPONENTS.filter((path) => !page.includes(`'#${path.slice(1)}'`))).toEqual([])
})
