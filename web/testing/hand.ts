import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

/*
 * Clicks and typing as events inside the page: ten times as fast as the browser's own mouse. A test about keys, focus or
 * overlapping elements uses `userEvent`.
 */

export const button = (name: string | RegExp) => page.getByRole('button', { name })
export const link = (name: string | RegExp) => page.getByRole('link', { name })
export const field = (label: string | RegExp) => page.getByLabelText(label)
export const text = (words: string | RegExp) => page.getByText(words)

/** Waits until an element is visible and enabled, then clicks it. */
export async function press(target: Locator | string): Promise<void> {
  const found = typeof target === 'string' ? button(target) : target
  await expect.element(found).toBeVisible()
  await expect.element(found).toBeEnabled()
  const element = found.element() as HTMLElement
  element.focus()
  element.click()
}

/** Replaces the value of a field, as typing or pasting does. */
export async function fill(target: Locator | string | RegExp, value: string): Promise<void> {
  const found = typeof target === 'string' || target instanceof RegExp ? field(target) : target
  await expect.element(found).toBeEnabled()
  const element = found.element() as HTMLInputElement
  element.focus()
  const proto = Object.getPrototypeOf(element)
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Sets the files of a file field. */
export async function pick(target: Locator, ...files: File[]): Promise<void> {
  await expect.element(target).toBeInTheDocument()
  const input = target.element() as HTMLInputElement
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Returns the color of a text: the stronger one of red and green. */
export function tint(words: string): 'merah' | 'hijau' {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = getComputedStyle(page.getByText(words).element()).color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0] = context.getImageData(0, 0, 1, 1).data
  return red > green ? 'merah' : 'hijau'
}

/** Expects a text to be visible. */
export const see = (words: string | RegExp) => expect.element(page.getByText(words).first()).toBeVisible()
/** Expects a text to be absent. */
export const seeNot = (words: string | RegExp) => expect.element(page.getByText(words).first()).not.toBeInTheDocument()

/** Expects a part of an element's text, with every white space as one blank. */
export const seeIn = (target: Locator, words: string | RegExp) =>
  expect.poll(() => target.element().textContent?.replace(/\s+/g, ' ')).toMatch(words)
