import { expect, test } from 'vitest'
import { inlineScripts } from './inline-scripts.ts'

test('only the texts of scripts that stand in the document, byte for byte', () => {
  const html =
    '<head><script>a && "<p>&amp;"\n</script><script src="/x.js"></script></head>' +
    '<body><p title="<script>b</script>">c &lt;script&gt;</p><script type="nanti" async="">import "/d.js"</script><SCRIPT></SCRIPT></body>'
  expect(inlineScripts(html)).toEqual(['a && "<p>&amp;"\n', 'import "/d.js"', ''])
})
