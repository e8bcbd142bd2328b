import type { PrepareProbe } from '#e2e/walk/probe.ts'

/**
 * Finds pages without exactly one first-level heading, with more than one primary action, with duplicate ids, and pages of the
 * shop with more than one way back.
 */
const prepare: PrepareProbe = (page) => ({
  name: 'structure',
  look: ({ role }) =>
    page.evaluate((isShop) => {
      const headings = [...document.querySelectorAll('h1')].filter((element) => element.checkVisibility())
      const primary = [...document.querySelectorAll('.bg-karang')].filter((element) => element.checkVisibility())
      const back = [...document.querySelectorAll('nav[aria-label="Lokasi halaman"], main a')].filter(
        (element) =>
          (element.matches('nav, :has(> .lucide-arrow-left, > .lucide-chevron-left):not([rel=prev])') ||
            /^Kembali ke /.test(element.textContent.trim())) &&
          element.checkVisibility(),
      )
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return [
        ...(headings.length === 1 ? [] : [`${headings.length} h1: ${headings.map((h1) => h1.textContent).join(', ')}`]),
        ...(primary.length > 1 ? [`primary: ${primary.map(({ textContent }) => textContent).join(', ')}`] : []),
        ...(isShop && back.length > 1 ? [`ways back: ${back.map(({ textContent }) => textContent).join(', ')}`] : []),
        ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `more than one id="${id}"`)),
      ]
    }, role !== 'admin'),
})
export default prepare
