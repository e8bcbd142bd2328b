import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { alamatBacaan } from './readings.ts'

/** Has what is read here kept, so that it can be read again without a signal. */
export function useOffline(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (isSupported()) startWorker()
  }, [])

  const alamat = alamatBacaan(pathname)
  useEffect(() => {
    if (!alamat || !isSupported()) return
    return whenCalm(async () => (await navigator.serviceWorker.ready).active?.postMessage(alamat))
  }, [alamat])
}

/** While developing, nothing stands between the browser and the sources. */
const isSupported = () => import.meta.env.PROD && 'serviceWorker' in navigator

/** How long a page is left alone with the line and the processor after its files have come. */
const CALM_MS = 2_000

/** What is read comes first, and answers hands; what is kept of it has time. */
function whenCalm(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(work, CALM_MS)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => {
    removeEventListener('load', wait)
    clearTimeout(timer)
  }
}

let isStarted = false

function startWorker(): void {
  if (isStarted) return
  isStarted = true
  const { serviceWorker } = navigator
  // Private windows may refuse; then the shop is as it was without.
  whenCalm(() => void serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {}))

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
