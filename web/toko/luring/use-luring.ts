import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { alamatBacaan } from './bacaan.ts'

/** Has what is read here kept, so that it can be read again without a signal. */
export function useLuring(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isSupported()) return
    return afterLoad(startWorker)
  }, [])

  const alamat = alamatBacaan(pathname)
  useEffect(() => {
    if (!alamat || !isSupported()) return
    return afterLoad(async () => (await navigator.serviceWorker.ready).active?.postMessage(alamat))
  }, [alamat])
}

/** While developing, nothing stands between the browser and the sources. */
const isSupported = () => import.meta.env.PROD && 'serviceWorker' in navigator

/** What is read comes first; what is kept of it has time until everything is there. */
function afterLoad(work: () => void): (() => void) | undefined {
  if (document.readyState === 'complete') work()
  else {
    addEventListener('load', work, { once: true })
    return () => removeEventListener('load', work)
  }
}

let isStarted = false

function startWorker(): void {
  if (isStarted) return
  isStarted = true
  const { serviceWorker } = navigator
  // Private windows may refuse; then the shop is as it was without.
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {})

  // The first worker of a device comes with the page that is open; every other one belongs to a newer shop.
  let isFirst = !serviceWorker.controller
  let isOld = false
  serviceWorker.addEventListener('controllerchange', () => {
    isOld = !isFirst
    isFirst = false
  })
  // A window may stay open for days.
  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState === 'visible') (await serviceWorker.getRegistration())?.update().catch(() => {})
  })
  // Without a signal, or with a newer shop behind it, a screen may not find its code. Then the browser itself follows the
  // link: to the page as it is now, or to what the worker keeps.
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a[href]')
      if (link && serviceWorker.controller && (isOld || !navigator.onLine)) event.stopPropagation()
    },
    true,
  )
}
