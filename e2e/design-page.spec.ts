import { globSync, readFileSync } from 'node:fs'
import { expect, test } from './test.ts'

test('the built shop contains no part of the design page', async ({ request, baseURL }) => {
  const answer = await request.get('/gaya')
  expect([answer.status(), answer.url()]).toEqual([404, `${baseURL}/404`])
  const files = globSync('build/{client,server}/**/*.{js,css,json}')
  expect(files.length).toBeGreaterThan(50)
  const marks = /gaya\.page|Gaya KerapuSehat|gaya-kisi/
  expect(files.filter((file) => marks.test(readFileSync(file, 'utf8')))).toEqual([])
})
