import { CircleCheck } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'

const SHOWN_MS = 2000

const Context = createContext<((text: string) => void) | null>(null)

/** Short success messages at the edge of the screen. The provider is above the screens, so a message survives navigation. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [kabar, setNotice] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (!kabar) return
    const timer = setTimeout(() => setNotice(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [kabar])
  const say = useCallback((text: string) => setNotice({ text }), [])

  return (
    <Context value={say}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex justify-center sm:justify-end print:hidden"
      >
        {kabar && (
          <p className="flex items-center gap-2 rounded border border-hijau/30 bg-hijau-muda px-4 py-3 font-medium text-hijau shadow-kartu">
            <CircleCheck aria-hidden className="size-5 shrink-0" />
            {kabar.text}
          </p>
        )}
      </div>
    </Context>
  )
}

/** Returns a function that shows a success message for `SHOWN_MS`. */
export function useNotice(): (text: string) => void {
  const value = useContext(Context)
  if (!value) throw new Error('useNotice must be used inside NoticeProvider')
  return value
}
