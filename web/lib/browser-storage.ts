/* The shop's data in this browser's localStorage. If storage is blocked or full, values last only until the page is left. */

export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param text null removes the key */
export function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage is blocked or full: `sharedValue` still holds the value in memory.
  }
}

interface Options<Value> {
  /** Storage keys that hold the value. */
  keys: readonly string[]
  /** Value on the server, which has no access to the browser's storage. */
  unknown: Value
  load(): Value
  save(value: Value): void
}

/** Returns a store that all screens and tabs share. A write in one tab notifies the listeners in the others. */
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
