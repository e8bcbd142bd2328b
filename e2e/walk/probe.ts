import type { Page, ViewportSize } from '@playwright/test'
import { painted } from '#e2e/layout-shift.ts'

/** One visit: an address as one role sees it on one device. */
export interface Visit {
  path: string
  role: 'guest' | 'customer' | 'admin'
  device: 'phone' | 'desk'
}

export const DEVICES = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
} satisfies Record<Visit['device'], ViewportSize>

/** A property that holds for every screen. Each finding names its element. */
export interface Probe {
  name: string
  /** True if the probe applies to the visit. Default: all visits. */
  appliesTo?(visit: Visit): boolean
  /** Inspects the screen as soon as it has loaded, before anything else touches it. */
  arrived?(visit: Visit): Findings
  /** Inspects the screen in each of `sizes`. Default: the device's own size. */
  look?(visit: Visit): Findings
  sizes?(visit: Visit): ViewportSize[]
  /** Inspects the screen last, in the device's own size. Only here a probe may change the screen. */
  leaving?(visit: Visit): Findings
}
type Findings = string[] | Promise<string[]>

/** Prepares a page, before it opens anything. */
export type PrepareProbe = (page: Page) => Probe | Promise<Probe>

/** Sizes in which nothing may be cut off. */
export const SIZES: Record<Visit['device'], ViewportSize[]> = {
  // The smallest phone, and 1280 px at 200 %.
  phone: [DEVICES.phone, { width: 320, height: 640 }, { width: 640, height: 512 }],
  // The narrowest desk.
  desk: [DEVICES.desk, { width: 1024, height: 768 }],
}

/** Resizes the page, and waits until it has the layout of that size: a list of the office has another one on a phone. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  const { width, height } = page.viewportSize() ?? {}
  if (width !== size.width || height !== size.height) await page.setViewportSize(size)
  await painted(page)
}
