import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { IconButton, IconLink } from '#web/ui/button.tsx'

/** Actions of one table row. Each label names the row, because many rows have the same buttons. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="flex lg:-ml-2">{children}</div>
}

/** Smaller than a touch target: a mouse pointer does not need its height. */
const COMPACT = 'lg:pointer-fine:size-9'

interface ActionProps {
  label: string
  Icon: LucideIcon
}

export function ActionLink({ label, Icon, ...link }: ActionProps & Pick<LinkProps, 'to' | 'state'>) {
  return (
    <IconLink {...link} label={label} className={COMPACT}>
      <Icon aria-hidden className="size-5" />
    </IconLink>
  )
}

export function ActionButton({ label, Icon, onClick }: ActionProps & { onClick(): void }) {
  return (
    <IconButton label={label} onClick={onClick} className={COMPACT}>
      <Icon aria-hidden className="size-5" />
    </IconButton>
  )
}
