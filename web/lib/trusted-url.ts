interface Policy {
  createScriptURL(url: string): string
}

declare global {
  interface Window {
    /** Not every browser has it, and TypeScript does not know it. */
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
 * An address whose content may run here. Our Content-Security-Policy refuses any that did not come through here, so whoever
 * asks says where the script comes from: the service worker, and the payment provider's popup.
 */
export const trustedUrl = (url: string): string => policy?.createScriptURL(url) ?? url
