import { trustedUrl } from '#web/lib/trusted-url.ts'

/** How the payment popup ended, in the words that the server takes. */
export type Outcome = 'success' | 'pending' | 'failed' | 'cancelled'

interface SnapCallbacks {
  onSuccess(): void
  onPending(): void
  onError(): void
  onClose(): void
}

interface Snap {
  pay(token: string, callbacks: SnapCallbacks): void
}

declare global {
  interface Window {
    snap?: Snap
  }
}

interface SnapSettings {
  snapUrl: string
  clientKey: string
}

let loading: Promise<Snap> | undefined

/** Loads the provider's script, once. After a failure (a blocker, bad reception) the next call tries again. */
export function loadSnap(settings: SnapSettings): Promise<Snap> {
  loading ??= addScript(settings).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

function addScript({ snapUrl, clientKey }: SnapSettings): Promise<Snap> {
  if (window.snap) return Promise.resolve(window.snap)
  allowMarkup()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('snap.js is not available'))
    }
    script.src = trustedUrl(`${snapUrl}/snap/snap.js`)
    script.dataset.clientKey = clientKey
    script.onerror = fail
    script.onload = () => (window.snap ? resolve(window.snap) : fail())
    document.head.append(script)
  })
}

let isAllowed = false

/**
 * The provider's script changes without us, and may write its popup as markup, which our Content-Security-Policy otherwise refuses:
 * from here on it may, as long as the markup has no script. Handlers in attributes stay forbidden by the policy itself.
 */
function allowMarkup(): void {
  if (isAllowed) return
  isAllowed = true
  window.trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (/<script/i.test(text)) throw new TypeError('markup with a script')
      return text
    },
  })
}

/** Opens the popup. Only the first callback counts: closing after paying reports a close as well. */
export function pay(snap: Snap, token: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    try {
      snap.pay(token, {
        onSuccess: () => resolve('success'),
        onPending: () => resolve('pending'),
        onError: () => resolve('failed'),
        onClose: () => resolve('cancelled'),
      })
    } catch (error) {
      reject(error)
    }
  })
}
