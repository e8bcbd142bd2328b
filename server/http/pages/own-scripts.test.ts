import { expect, test } from 'vitest'
import { ownScripts } from './own-scripts.ts'

const page = (nonce: string) =>
  `<head><script${nonce}>a && "<p>&amp;"\n</script><link${nonce} href="/x.css"/></head>` +
  `<body><script>alert(1)</script><script nonce="guessed">alert(2)</script>` +
  `<p title="&lt;script&gt;">c</p><script type="nanti"${nonce} async="">import "/d.js"</script></body>`

test('knows scripts of the rendering byte for byte, and no others', () => {
  const { html, scripts } = ownScripts(page(' nonce="m4rk"'), 'm4rk', () => undefined)
  expect(scripts).toEqual(['a && "<p>&amp;"\n', 'import "/d.js"'])
  expect(html).toBe(page(''))
})

test('leaves a page without scripts unchanged', () => {
  expect(ownScripts('<p>1 < 2</p>', 'm4rk', () => 'x')).toEqual({ html: '<p>1 < 2</p>', scripts: [] })
})

test('accepts a hash for a built file from the rendering only', () => {
  const files: Record<string, string> = { '/a.js': 'sha256-a', '/b.css': 'sha256-b' }
  const page = (css: string, js: string) =>
    `<link rel="stylesheet"${css} href="/b.css"/><link href="/b.css"/><script src="/a.js"${js} async=""></script>`
  expect(ownScripts(page(' nonce="m4rk"', ' nonce="m4rk"'), 'm4rk', (address) => files[address])).toEqual({
    html: page(' integrity="sha256-b"', ' integrity="sha256-a"'),
    scripts: [],
  })
})

test('finds the hash of a style sheet behind a fragment', () => {
  const { html } = ownScripts('<link nonce="m4rk" href="/b.css#"/>', 'm4rk', (address) =>
    address === '/b.css' ? 'x' : undefined,
  )
  expect(html).toBe('<link integrity="x" href="/b.css#"/>')
})
