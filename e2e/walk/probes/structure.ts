import type { PrepareProbe } from '#e2e/walk/probe.ts'

/** Finds pages without exactly one first-level heading, with more than one primary action, and with duplicate ids. */
const prepare: PrepareProbe = (page) => ({
  name: 'structure',
  look: () =>
    page.evaluate(() => {
      const headings = [...document.querySelectorAll('h1')].filter((element) => element.checkVisibility())
      const primary = [...document.querySelectorAll('.bg-karang')].filter((element) => element.checkVisibility())
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return [
        ...(headings.length === 1 ? [] : [`${headings.length} h1: ${headings.map((h1) => h1.textContent).join(', ')}`]),
        ...(primary.length > 1 ? [`primary: ${primary.map(({ textContent }) => textContent).join(', ')}`] : []),
        ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `more than one id="${id}"`)),
      ]
    }),
})
export default prepare
