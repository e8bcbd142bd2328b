import { useLocation } from 'react-router'

/** True if the page is rendered as an offline copy: without scripts, prices and stock, and with the date of its data. */
export function useCopy(): boolean {
  return new URLSearchParams(useLocation().search).has('salinan')
}
