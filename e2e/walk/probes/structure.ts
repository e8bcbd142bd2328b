import type { PrepareProbe } from '#e2e/walk/probe.ts'

/**
 * Finds pages without exactly one first-level heading, with a wrong reading order (`docs/reading-order.md`), with more than one
 * primary action, with duplicate ids, and pages of the shop with more than one way back.
 */
const prepare: PrepareProbe = (page) => ({
  name: 'structure',
  look: ({ role }) =>
    page.evaluate((isShop) => {
      const read = (selector: string) =>
        [...document.querySelectorAll(selector)].filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[contenteditable]'),
        )
      const headings = read('main :is(h1, h2, h3, h4, h5, h6)')
      const first = headings.filter(({ localName }) => localName === 'h1')
      const landmarks = read('body > * header, main, body > * footer').filter(
        ({ parentElement }) => !parentElement?.closest('main'),
      )
      const order = landmarks.map(({ localName }) => localName).join(', ')
      const primary = [...document.querySelectorAll('.bg-karang')].filter((element) => element.checkVisibility())
      const back = [...document.querySelectorAll('nav[aria-label="Lokasi halaman"], main a')].filter(
        (element) =>
          (element.matches('nav, :has(> .lucide-arrow-left, > .lucide-chevron-left):not([rel=prev])') ||
            /^Kembali ke /.test(element.textContent.trim())) &&
          element.checkVisibility(),
      )
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return [
        ...(first.length === 1 ? [] : [`${first.length} h1: ${first.map((h1) => h1.textContent).join(', ')}`]),
        ...(headings[0] && headings[0] !== first[0] ? [`before the h1: ${headings[0].textContent}`] : []),
        ...(/^(header, )?main(, footer)?$/.test(order) ? [] : [`landmarks: ${order}`]),
        ...(primary.length > 1 ? [`primary: ${primary.map(({ textContent }) => textContent).join(', ')}`] : []),
        ...(isShop && back.length > 1 ? [`ways back: ${back.map(({ textContent }) => textContent).join(', ')}`] : []),
        ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `more than one id="${id}"`)),
      ]
    }, role !== 'admin'),
})
export default prepare
