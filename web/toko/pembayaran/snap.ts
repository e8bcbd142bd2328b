import { trustedUrl } from '#web/lib/trusted-url.ts'

/** Result of the payment popup, in the server's terms. */
export type Outcome = 'success' | 'pending' | 'failed' | 'cancelled'

/** How the popup ended, and the provider's id of the payment, if its result has one. */
export interface Ending {
  outcome: Outcome
  transactionId?: string
}

interface SnapCallbacks {
  onSuccess(result?: unknown): void
  onPending(result?: unknown): void
  onError(result?: unknown): void
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

/** Loads the provider's script once. After a failure (blocker, weak connection) the next call retries. */
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
 * The provider's script may change, and may write its popup as markup, which our Content-Security-Policy otherwise refuses.
 * This allows markup without scripts from now on; the policy itself still forbids inline handlers.
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

/** Opens the popup. Only the first callback counts: closing it after a payment also calls `onClose`. */
export function pay(snap: Snap, token: string): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const end = (outcome: Outcome) => (result?: unknown) => {
      const transactionId = (result as { transaction_id?: unknown } | undefined)?.transaction_id
      resolve({ outcome, ...(typeof transactionId === 'string' && { transactionId }) })
    }
    try {
      snap.pay(token, {
        onSuccess: end('success'),
        onPending: end('pending'),
        onError: end('failed'),
        onClose: end('cancelled'),
      })
    } catch (error) {
      reject(error)
    }
  })
}
