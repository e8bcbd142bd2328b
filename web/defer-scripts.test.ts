import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

test('no module of a document is asked for before it stands on the screen', () => {
  const html = deferScripts(
    '<head><meta charSet="utf-8"/><link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head>' +
      '<body><script>window.a=1</script><script type="module" async="">import "/a.js";\nimport("/$&.js");</script></body>',
  )
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/)
  expect(html).toContain('<link rel="preload" href="/a.woff2" as="font"/><link rel="nanti" href="/a.js"/>')
  expect(html).toContain('<script type="nanti">import "/a.js";\nimport("/$&.js");</script></body>')
  expect(html).toMatch(/^<head><meta charSet="utf-8"\/><script>\(function start\(.*,3000\)<\/script><link /s)
})

test('a copy to be read without a signal has no scripts and gets none', () => {
  const html = '<head><link rel="stylesheet" href="/a.css"/></head><body><p>Lintah laut</p></body>'
  expect(deferScripts(html)).toBe(html)
})
