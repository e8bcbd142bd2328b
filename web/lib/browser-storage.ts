/* What this browser keeps for the shop. One that refuses storage, or has no room left, keeps it as long as the page. */

export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param text null takes away what was there */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // See above.
  }
}

interface Options<Value> {
  /** Under which the value is kept. */
  keys: readonly string[]
  /** On the server, which knows no browser's storage. */
  unknown: Value
  load(): Value
  save(value: Value): void
}

/** A value that all screens share, and all tabs: what one of them writes, the others hear. */
export function sharedValue<Value>({ keys, unknown, load, save }: Options<Value>) {
  let current: { value: Value } | undefined
  const listeners = new Set<() => void>()

  function read(): Value {
    if (typeof window === 'undefined') return unknown
    current ??= { value: load() }
    return current.value
  }

  function write(value: Value): void {
    current = { value }
    save(value)
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== null && !keys.includes(key)) return
      current = undefined
      listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  }

  return { read, write, subscribe }
}
