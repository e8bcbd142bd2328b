import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Shows that something failed to load, with a retry button. */
export function LoadFailure({ children, onRetry }: { children: ReactNode; onRetry(): void }) {
  return (
    <Notice
      kind="galat"
      action={
        <Button variant="garis" onClick={onRetry}>
          Coba Lagi
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
