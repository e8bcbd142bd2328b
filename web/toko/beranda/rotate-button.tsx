import { Pause, Play } from 'lucide-react'
import type { useRotation } from '#web/lib/use-rotation.ts'
import { IconButton } from '#web/ui/button.tsx'

/** Button that pauses and resumes an automatic rotation. */
export function RotateButton({ what, rotation }: { what: string; rotation: ReturnType<typeof useRotation> }) {
  const { paused, canPlay, toggle } = rotation
  const Icon = paused ? Play : Pause
  return (
    canPlay && (
      <IconButton label={`${paused ? 'Putar' : 'Hentikan putaran'} ${what}`} onClick={toggle}>
        <Icon aria-hidden className="size-5" />
      </IconButton>
    )
  )
}
