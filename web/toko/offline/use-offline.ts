import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { trustedUrl } from '#web/lib/trusted-url.ts'
import { PESAN } from './keadaan.ts'

/**
 * Has kept what is read here, and what is needed beside a sick fish, so that it is there without a signal.
 * @returns whether line and processor have time for what nobody waits for
 */
export function useOffline(): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => whenCalm(() => setCalm(true)), [])
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (isSupported()) startWorker()
    if (ditahan) void navigate(ditahan, { replace: true })
    ditahan = ''
  }, [navigate])

  useEffect(() => (isSupported() ? whenCalm(() => tell(pathname)) : undefined), [pathname])
  return isCalm
}

/** While developing, nothing stands between the browser and the sources. */
export const isSupported = () => import.meta.env.PROD && 'serviceWorker' in navigator

export async function tell(kata: string): Promise<void> {
  ;(await navigator.serviceWorker.ready).active?.postMessage(kata)
}

/**
 * A document that the worker kept was made for its bare address. What stands behind the path is put aside until React has taken
 * over, because it would render another page than the one that came.
 */
let ditahan = ''
if (!import.meta.env.SSR && document.querySelector('#kabar-luring:not([hidden])')) {
  const { pathname, search, hash } = location
  if (search) {
    ditahan = search + hash
    history.replaceState(history.state, '', pathname)
  }
}

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
  whenCalm(() => void serviceWorker.register(trustedUrl('/sw.js'), { updateViaCache: 'none' }).catch(() => {}))
  // Whoever puts the shop on his phone wants it on the raft too.
  if (matchMedia('(display-mode: standalone)').matches) whenCalm(() => tell(PESAN.pasang))
  addEventListener('appinstalled', () => tell(PESAN.pasang))

  // The first worker of a device comes with the page that is open; every other one belongs to a newer shop.
  let isFirst = !serviceWorker.controller
  let isOld = false
  serviceWorker.addEventListener('controllerchange', () => {
    isOld = !isFirst
    isFirst = false
    // What this window said may have been heard by the worker before.
    if (isOld) whenCalm(() => void tell(location.pathname))
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
