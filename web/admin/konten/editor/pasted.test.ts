import { expect, test } from 'vitest'
import { withoutStyle } from './pasted.ts'

test.each([
  ['<p style="color:red">a</p>', '<p>a</p>'],
  ["<p class=x onclick='x()' style=color:red>a</p>", '<p class=x>a</p>'],
  ['<a href="https://kkp.go.id" STYLE="a" OnClick="b">a</a>', '<a href="https://kkp.go.id">a</a>'],
  ['<style>p { color: red }</style><p>a</p>', '<p>a</p>'],
  ['<b style="font-weight:normal" id="docs"><p>a</p></b>', '<span id="docs"><p>a</p></b>'],
  ['<b style="color:red">a</b>', '<b>a</b>'],
  ['a style="color:red" b', 'a style="color:red" b'],
])('%s is pasted as %s', (html, pasted) => {
  expect(withoutStyle(html)).toBe(pasted)
})
