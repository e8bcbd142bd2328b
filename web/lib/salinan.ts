import { useLocation } from 'react-router'

/** Is this page rendered to be kept? Then it comes without scripts, prices and stock, and with the day of its data. */
export function useSalinan(): boolean {
  return new URLSearchParams(useLocation().search).has('salinan')
}
