import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const KINDS = {
  galat: { box: 'border-merah/30 bg-merah-muda text-merah', Icon: CircleAlert },
  berhasil: { box: 'border-hijau/30 bg-hijau-muda text-hijau', Icon: CircleCheck },
  info: { box: 'border-laut/25 bg-laut-muda text-tinta', Icon: Info },
  hati: { box: 'border-kuning/30 bg-kuning-muda text-kuning', Icon: CircleAlert },
}

interface NoticeProps {
  kind: keyof typeof KINDS
  children: ReactNode
  /** Button or link for the next step. */
  action?: ReactNode
  /** True to have screen readers announce the notice when it appears. Default: only errors. */
  announce?: boolean
}

export function Notice({ kind, children, action, announce = kind === 'galat' }: NoticeProps) {
  const { box, Icon } = KINDS[kind]
  return (
    <div
      role={announce ? (kind === 'galat' ? 'alert' : 'status') : undefined}
      className={cx('flex flex-wrap items-center gap-x-4 gap-y-2 rounded border px-4 py-3', box)}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {action}
    </div>
  )
}
