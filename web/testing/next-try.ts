import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Endpoint } from '#contract/endpoint.ts'
import { answer, bare, later, sent } from './api.ts'

/**
 * Expects that a screen that shows a refusal hides it during another request, and shows the next refusal.
 * @param send sends the request again
 */
export async function expectHiddenInNextTry(endpoint: Endpoint, send: () => Promise<unknown>): Promise<void> {
  const alerts = page.getByRole('alert')
  const pending = later<unknown>()
  answer(endpoint, pending.answer as never)
  const before = sent(endpoint).length
  await send()
  await expect.poll(() => sent(endpoint).length).toBe(before + 1)
  await expect.element(alerts).not.toBeInTheDocument()
  pending.come(bare(400, { message: 'Tetap ditolak.' }))
  await expect.element(alerts.or(page.getByRole('alertdialog')).first()).toBeVisible()
}
