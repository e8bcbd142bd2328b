import { useToko } from '#web/lib/settings.ts'

/** Note beside a price if tax is added to it. */
export function WithoutPpn() {
  return useToko()?.ppn ? <span className="text-sm text-tinta-2">belum termasuk PPN</span> : null
}
