import { readdirSync } from 'node:fs'
import { expect, type Page, type ViewportSize } from '@playwright/test'
import { blockAddresses } from '#e2e/block-addresses.ts'
import { DEVICES, type PrepareProbe, type Probe, resize, type Visit } from './probe.ts'

const FOLDER = new URL('probes/', import.meta.url)

/** All probes of the folder. A new probe only needs a file there. */
export const PROBES: readonly PrepareProbe[] = await Promise.all(
  readdirSync(FOLDER)
    .toSorted()
    .map(async (file) => (await import(new URL(file, FOLDER).href)).default),
)

/** Prepares the probes on the page. @returns a function that opens a screen, runs every probe and returns their findings */
export async function walkWith(page: Page, prepare: readonly PrepareProbe[] = PROBES) {
  const probes: Probe[] = []
  for (const prepareOne of prepare) probes.push(await prepareOne(page))
  const isIdle = watchRequests(page)
  const fonts = holdFonts(page)

  return async (visit: Visit): Promise<string[]> => {
    const wanted = probes.filter(({ appliesTo }) => appliesTo?.(visit) ?? true)
    const found: string[] = []
    const note = async (probe: Probe, hook: 'arrived' | 'look' | 'leaving', where = '') => {
      for (const finding of (await probe[hook]?.(visit)) ?? []) found.push(`${probe.name}${where}: ${finding}`)
    }

    await page.setViewportSize(DEVICES[visit.device])
    await fonts.hold()
    await page.goto(visit.path)
    await settle(page, isIdle)
    for (const probe of wanted) await note(probe, 'arrived')
    await fonts.load()
    for (const [size, looking] of bySize(wanted, visit)) {
      await resize(page, size)
      for (const probe of looking) await note(probe, 'look', ` at ${size.width} px`)
    }
    await resize(page, DEVICES[visit.device])
    for (const probe of wanted) await note(probe, 'leaving')
    return found
  }
}

/** Returns the sizes to inspect, the device's own first, with the probes of each. */
function bySize(probes: readonly Probe[], visit: Visit): [ViewportSize, Probe[]][] {
  const own = DEVICES[visit.device]
  const looking = probes.filter(({ look }) => look).map((probe) => ({ probe, sizes: probe.sizes?.(visit) ?? [own] }))
  const sizes = [own, ...looking.flatMap(({ sizes }) => sizes)]
  return [...new Map(sizes.map((size) => [size.width, size])).values()].map((size) => [
    size,
    looking.filter(({ sizes }) => sizes.some(({ width }) => width === size.width)).map(({ probe }) => probe),
  ])
}

/** @returns a function that returns true while no request of the page is pending */
function watchRequests(page: Page): () => boolean {
  const open = new Set<unknown>()
  page.on('framenavigated', (frame) => frame === page.mainFrame() && open.clear())
  page.on('request', (request) => open.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) page.on(end as 'request', (it) => open.delete(it))
  return () => open.size === 0
}

/** Waits until the screen has a heading, no request is pending and no animation runs. */
async function settle(page: Page, isIdle: () => boolean): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible({ timeout: 10_000 })
  await expect(async () => {
    // Not at each frame, which the browser would draw for it.
    await page.waitForFunction(isStill, undefined, { polling: 50 })
    expect(isIdle(), 'no request is open').toBe(true)
  }).toPass({ intervals: [20] })
}

function isStill(): boolean {
  const isLoading = [...document.querySelectorAll('[role=status], output')].some((element) =>
    /(Memuat .*…|Loading\.\.\.)$/.test(element.textContent?.trim() ?? ''),
  )
  return !isLoading && document.getAnimations().every(({ playState }) => playState !== 'running')
}

/**
 * Delays the fonts until the layout shifts are counted.
 * For a first visitor, a font swap may break lines elsewhere. Its effect depends on the shop's texts; Lighthouse measures it.
 */
function holdFonts(page: Page) {
  return {
    hold: () => blockAddresses(page, 'fonts', ['*.woff2']),
    async load() {
      await blockAddresses(page, 'fonts', [])
      await page.evaluate(reloadFonts)
    },
  }
}

/** Runs in the page. Declares its fonts again, because the browser does not retry a refused one. */
async function reloadFonts(): Promise<void> {
  // The page's script adds the font under another name, and does not retry either; see `app.css`.
  delete document.documentElement.dataset.huruf
  for (const sheet of document.styleSheets)
    for (const [index, rule] of [...sheet.cssRules].entries())
      if (rule instanceof CSSFontFaceRule) {
        sheet.deleteRule(index)
        sheet.insertRule(rule.cssText, index)
      }
  // Starts the requests of the fonts that the page needs.
  document.body.getBoundingClientRect()
  await document.fonts.ready
}
