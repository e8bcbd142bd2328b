import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { IconButton, IconLink } from '#web/ui/button.tsx'

/** What can be done with one row; each label names the row, because many rows have the same buttons. */
export function Aksi({ children }: { children: ReactNode }) {
  return <div className="-ml-2 flex max-lg:-mr-2.5">{children}</div>
}

/** Under a mouse a row need not be as high as a thumb. */
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
