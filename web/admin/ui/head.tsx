import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TermText } from '#web/shared/terms/term.tsx'
import { listAddress } from './daftar/list-address.ts'

interface HeaderProps {
  title: string
  /** Link back to the list of a form or a detail. */
  back?: { to: string; name: string }
  /** Links to the other views of the screen, beside its title. */
  views?: ReactNode
  /** Actions for the whole screen. */
  children?: ReactNode
}

/** Header of a screen. */
export function Header({ title, back, views, children }: HeaderProps) {
  return (
    <div className="mb-5 flex flex-wrap max-md:[nav+&]:mt-4 items-end justify-between gap-x-6 gap-y-3">
      <div className={views ? 'flex flex-wrap items-center gap-x-6' : undefined}>
        {back && (
          <Link
            to={listAddress(back.to)}
            className="-ml-1 inline-flex min-h-11 items-center gap-1.5 font-medium text-laut underline-offset-4 hover:underline print:hidden"
          >
            <ArrowLeft aria-hidden className="size-5" />
            {back.name}
          </Link>
        )}
        <h1 className="text-2xl">
          <TermText>{title}</TermText>
        </h1>
        {views}
      </div>
      {children && <div className="flex flex-wrap gap-3 print:hidden">{children}</div>}
    </div>
  )
}
