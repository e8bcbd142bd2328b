import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { IconButton, IconLink } from '#web/ui/button.tsx'

/** Actions of one table row. Each label names the row, because many rows have the same buttons. */
export function Aksi({ children }: { children: ReactNode }) {
  return <div className="-ml-2 flex max-lg:-mr-2.5">{children}</div>
}

/** Smaller than a touch target: a mouse pointer does not need its height. */
const RAPAT = 'lg:pointer-fine:size-9'

interface AksiProps {
  label: string
  Icon: LucideIcon
}

export function AksiLink({ label, Icon, ...link }: AksiProps & Pick<LinkProps, 'to' | 'state'>) {
  return (
    <IconLink {...link} label={label} className={RAPAT}>
      <Icon aria-hidden className="size-5" />
    </IconLink>
  )
}

export function AksiTombol({ label, Icon, onClick }: AksiProps & { onClick(): void }) {
  return (
    <IconButton label={label} onClick={onClick} className={RAPAT}>
      <Icon aria-hidden className="size-5" />
    </IconButton>
  )
}
