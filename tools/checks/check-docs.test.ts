import { expect, test } from 'vitest'
import { dependencyProblems, indexProblems, problemsIn, settingProblems } from './check-docs.ts'

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
  ['a pattern with a match', '`web/*.page.tsx` and `server/**/{client,other}.ts`'],
  ['a pattern with a placeholder', '`server/<noun>.routes.ts`, `server/0001_….sql`'],
  ['other code', '`text/html`, `build/client`, `GET /api/produk`, `a/b`, `web and/or server`'],
  ['a command in a fence', '```sh\nnpm run build && npm start\nnode server/main.ts\n```'],
  ['a path in a fence, possibly of another project', '```\nserver/other.ts\n[x](gone.md)\n```'],
  ['links', '[a](../README.md#start) [b](https://x.id/y.md) [c](#top) [d](/server/main.ts "title") [e](.)'],
])('accepts %s', (_, text) => {
  expect(check(text)).toEqual([])
})

test.each([
  ['a missing file', '`server/gone.ts`', 'path "server/gone.ts" does not exist'],
  ['a missing folder', '`server/http/`', 'path "server/http/" does not exist'],
  ['a missing subpath import', '`#server/gone.ts`', 'path "#server/gone.ts" does not exist'],
  ['a pattern without a match', '`server/*.css`', 'path "server/*.css" does not exist'],
  ['a missing npm script', '`npm run seed`', 'npm script "seed" does not exist'],
  ['a missing short npm script, also in a fence', '```\nnpm test\n```', 'npm script "test" does not exist'],
  ['a missing file in a node command', 'node scripts/x.ts', 'path "scripts/x.ts" does not exist'],
  ['a dead link', '[a](gone.md#part)', 'link "gone.md" is dead'],
  ['a dead reference', '[a][b]\n\n[b]: ../gone.md', 'link "../gone.md" is dead'],
])('reports %s', (_, text, problem) => {
  expect(check(text)).toEqual([`docs/operations.md: ${problem}`])
})

test('reports a dependency without a line, or a line without a dependency', () => {
  const list = '| `zod`, `@a/b` | checks |\n\nFor development: `knip`.'
  expect(dependencyProblems(list, ['pg', 'zod', '@a/b', '@types/pg'])).toEqual([
    'docs/dependencies.md: "pg" is not named',
    'docs/dependencies.md: "knip" is no dependency',
  ])
})

test('reports a setting without a line, or a line without a setting', () => {
  const settings = '| `HOST`, `PORT` | `DATA_DIR` | address |\n| `OTEL_EXPORTER` | – | traces |\n'
  expect(settingProblems(settings, "read('HOST'); env.MAIL_FROM; env.OTEL_EXPORTER")).toEqual([
    'docs/settings.md: `MAIL_FROM` is missing',
    'docs/settings.md: `PORT` is no setting',
  ])
})

test('reports a decision that the index lacks, or lists under another title', () => {
  const decisions = new Map([
    ['0001-a.md', '# 1. Take one\n'],
    ['0002-b.md', '# 2. Take two\n'],
  ])
  expect(indexProblems('- [1. Take one](0001-a.md)\n- [2. Take 2](0002-b.md)\n', decisions)).toEqual([
    'docs/decisions/README.md: "- [2. Take two](0002-b.md)" is missing',
  ])
})
