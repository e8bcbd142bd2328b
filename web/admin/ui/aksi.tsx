import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#web/ui/button.tsx'

/** What can be done with one row; each label names the row, because many rows have the same buttons. */
export function Aksi({ children }: { children: ReactNode }) {
  return <div className="-my-1 -ml-2.5 flex max-md:-mr-2.5">{children}</div>
}

interface AksiProps {
  label: string
  Icon: LucideIcon
}

export function AksiLink({ to, label, Icon }: AksiProps & { to: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="inline-grid size-11 place-items-center rounded text-laut hover:bg-laut-muda"
    >
      <Icon aria-hidden className="size-5" />
    </Link>
  )
}

export function AksiTombol({ label, Icon, onClick }: AksiProps & { onClick(): void }) {
  return (
    <IconButton label={label} onClick={onClick}>
      <Icon aria-hidden className="size-5" />
    </IconButton>
  )
}
