import { Fragment, createElement as tag } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { holdBack } from './later-scripts.tsx'

test('removes module tags from the document, and keeps all others', () => {
  const preload = (name: string) => tag('link', { key: name, rel: 'modulepreload', href: name })
  const script = (text: string, props: object) => tag('script', { ...props, dangerouslySetInnerHTML: { __html: text } })
  const tags = tag(
    Fragment,
    null,
    null,
    preload('/a.js'),
    [preload('/manifest-b.js')],
    tag(Fragment, null, script('window.a=1', {}), script('import "/a.js";', { type: 'module', async: true })),
  )
  expect(renderToStaticMarkup(holdBack(tags))).toBe(
    '<script type="nanti" async="" src="/manifest-b.js"></script>' +
      '<link rel="nanti" href="/a.js"/><link rel="nanti" href="/manifest-b.js"/>' +
      '<script>window.a=1</script><script type="nanti" async="">import "/a.js";</script>',
  )
})
