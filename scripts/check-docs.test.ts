import { expect, test } from 'vitest'
import { dependencyProblems, problemsIn } from './check-docs.ts'

const project = {
  files: new Set([
    'package.json',
    'README.md',
    'server/main.ts',
    'server/db/client.ts',
    'docs/operations.md',
    'web/a.page.tsx',
  ]),
  scripts: new Set(['start', 'build']),
}
const check = (text: string, path = 'docs/operations.md') => problemsIn(path, text, project)

test.each([
  ['a file', '`server/main.ts`'],
  ['a file with a line', '`server/main.ts:12`'],
  ['a folder', '`server/db/` and `server/db`'],
  ['a subpath import', '`#server/db/client.ts`'],
  ['a pattern that something matches', '`web/*.page.tsx` and `server/**/{client,other}.ts`'],
  ['a pattern with a placeholder', '`server/<noun>.routes.ts`, `server/0001_….sql`'],
  ['what is no path of ours', '`text/html`, `build/client`, `GET /api/produk`, `a/b`, `web and/or server`'],
  ['a command in a fence', '```sh\nnpm run build && npm start\nnode server/main.ts\n```'],
  ['a path in a fence, which may be of another project', '```\nserver/other.ts\n[x](gone.md)\n```'],
  ['links', '[a](../README.md#start) [b](https://x.id/y.md) [c](#top) [d](/server/main.ts "title") [e](.)'],
])('accepts %s', (_, text) => {
  expect(check(text)).toEqual([])
})

test.each([
  ['a missing file', '`server/gone.ts`', 'path "server/gone.ts" does not exist'],
  ['a missing folder', '`server/http/`', 'path "server/http/" does not exist'],
  ['a missing subpath import', '`#server/gone.ts`', 'path "#server/gone.ts" does not exist'],
  ['a pattern that nothing matches', '`server/*.css`', 'path "server/*.css" does not exist'],
  ['a missing npm script', '`npm run seed`', 'npm script "seed" does not exist'],
  ['a missing short npm script, also in a fence', '```\nnpm test\n```', 'npm script "test" does not exist'],
  ['a missing file that node should run', 'node scripts/x.ts', 'path "scripts/x.ts" does not exist'],
  ['a dead link', '[a](gone.md#part)', 'link "gone.md" is dead'],
  ['a dead reference', '[a][b]\n\n[b]: ../gone.md', 'link "../gone.md" is dead'],
])('reports %s', (_, text, problem) => {
  expect(check(text)).toEqual([`docs/operations.md: ${problem}`])
})

test('the README names every dependency, and no other package', () => {
  const readme =
    '`pg`\n\n## Dependencies, and what each is for\n\n| `zod`, `@a/b` | checks |\n\nFor development: `knip`.'
  expect(dependencyProblems(readme, ['zod', '@a/b', 'knip', '@types/pg'])).toEqual([])
  expect(dependencyProblems(readme, ['zod', '@a/b', 'pg'])).toEqual([
    'README.md: dependency "pg" is not named',
    'README.md: "knip" is no dependency',
  ])
})
