import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { trustedUrl } from '#web/lib/trusted-url.ts'
import { PESAN } from './state.ts'

/**
 * Starts the worker that stores the pages read here and the pages needed near sick fish for offline use.
 * @returns true when network and processor are idle enough for background work
 */
export function useOffline(): boolean {
  const [isCalm, setCalm] = useState(false)
  useEffect(() => whenCalm(() => setCalm(true)), [])
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (isSupported()) startWorker()
    if (heldQuery) void navigate(heldQuery, { replace: true })
    heldQuery = ''
  }, [navigate])

  useEffect(() => (isSupported() ? whenCalm(() => sendToWorker(pathname)) : undefined), [pathname])
  return isCalm
}

/** Disabled in development, so that no cache hides changes of the sources. */
export const isSupported = () => import.meta.env.PROD && 'serviceWorker' in navigator

export async function sendToWorker(text: string): Promise<void> {
  ;(await navigator.serviceWorker.ready).active?.postMessage(text)
}

/** True on a document stored by the worker: its notice says since when. */
const isCopy = () => document.querySelector('#kabar-luring:not([hidden])') !== null

/**
 * A document stored by the worker was rendered for its bare path. Query and hash are removed until hydration, because React
 * would render another page than the document.
 */
let heldQuery = ''
if (!import.meta.env.SSR && isCopy()) {
  const { pathname, search, hash } = location
  if (search) {
    heldQuery = search + hash
    history.replaceState(history.state, '', pathname)
  }
}

/** Delay after the page's files have loaded before background work starts. */
const CALM_MS = 2_000

/** Runs background work only after the page has loaded, so that reading and input come first. Returns a cleanup function. */
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
  // Private windows may refuse the registration; the shop then works without offline storage.
  whenCalm(() => void serviceWorker.register(trustedUrl('/sw.js'), { updateViaCache: 'none' }).catch(() => {}))
  // An installed shop is meant for offline use, so download everything.
  if (matchMedia('(display-mode: standalone)').matches) whenCalm(() => sendToWorker(PESAN.pasang))
  addEventListener('appinstalled', () => sendToWorker(PESAN.pasang))

  // A device's first worker belongs to the open page; every later one belongs to a newer release.
  let isFirst = !serviceWorker.controller
  let isOld = false
  serviceWorker.addEventListener('controllerchange', () => {
    isOld = !isFirst
    isFirst = false
    // The previous worker may have received this window's messages, so send the path again.
    if (isOld) whenCalm(() => void sendToWorker(location.pathname))
  })
  // Check for updates, because a window may stay open for days.
  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState === 'visible') (await serviceWorker.getRegistration())?.update().catch(() => {})
  })
  // Offline or after a new release, the code or data of a screen may be missing. Let the browser follow the link itself, to the
  // live page or to the stored one. A browser with a network that reaches no one says that it is online; a stored page knows better.
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a[href]')
      if (link && serviceWorker.controller && (isOld || isCopy() || !navigator.onLine)) event.stopPropagation()
    },
    true,
  )
}
