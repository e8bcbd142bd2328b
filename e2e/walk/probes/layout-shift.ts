import { readLayoutShift, showLoading, watchLayoutShifts } from '#e2e/layout-shift.ts'
import type { PrepareProbe, Visit } from '#e2e/walk/probe.ts'

/** Finds elements that move while the screen loads. */
const prepare: PrepareProbe = async (page) => {
  await watchLayoutShifts(page)
  await showLoading(page)
  return {
    name: 'layout shift',
    // At the checkout the customer's second address and the price load later. `e2e/checkout.spec.ts` tests a customer with
    // neither, and `e2e/taps.spec.ts` a visitor.
    appliesTo: ({ path }) => !/\/(pemesanan|pesan-tanpa-login)(\?|$)/.test(path),
    async arrived(visit) {
      const { sum, moved } = await readLayoutShift(page)
      return sum <= allowed(visit) ? [] : [`${sum.toFixed(3)}: ${moved.join(', ')}`]
    },
  }
}
export default prepare

function allowed({ role, device, path }: Visit): number {
  // Only the browser knows the customer: the greeting and the cart's count come with the script.
  if (role !== 'admin') return 0.02
  // On a phone, no room is reserved for the saved views of the orders (`save-tampilan.tsx`).
  return device === 'phone' && /^\/(pesanan-semua|daftar-pesanan)/.test(path) ? 0.05 : 0.005
}
