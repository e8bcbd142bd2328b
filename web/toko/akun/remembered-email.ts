const KEY = 'rememberedEmail'

/** The e-mail of the last login that asked to be remembered. A browser that refuses storage remembers nothing. */
export function readRememberedEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function rememberEmail(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, email)
  } catch {
    // Not worth a word: the login itself has worked.
  }
}
