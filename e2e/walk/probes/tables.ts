import type { PrepareProbe } from '#e2e/walk/probe.ts'

/** Finds office tables that are wider than their room on the narrowest desktop. */
const prepare: PrepareProbe = (page) => ({
  name: 'table',
  appliesTo: ({ role, device }) => role === 'admin' && device === 'desk',
  sizes: () => [{ width: 1024, height: 768 }],
  look: () =>
    page.evaluate(() =>
      // Editable texts scroll by themselves.
      [...document.querySelectorAll('table:not([contenteditable] *)')].flatMap((table) => {
        const room = table.parentElement?.clientWidth ?? 0
        return table.scrollWidth > room
          ? [`${table.scrollWidth} px in ${room} px: ${table.outerHTML.slice(0, 160)}`]
          : []
      }),
    ),
})
export default prepare
