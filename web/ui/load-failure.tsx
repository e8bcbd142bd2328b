import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Something did not load: what, and the way to try again. */
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
