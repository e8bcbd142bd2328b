interface Policy {
  createScriptURL(url: string): string
}

declare global {
  interface Window {
    /** Optional, because not every browser supports it; TypeScript has no type for it. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML?(text: string): string; createScriptURL?(url: string): string },
      ): Policy
    }
  }
}

const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('toko', { createScriptURL: (url) => url })

/**
 * Returns a URL that is allowed as a script source. Our Content-Security-Policy refuses any other. Only for the service worker
 * and the payment provider's popup.
 */
export const trustedUrl = (url: string): string => policy?.createScriptURL(url) ?? url
