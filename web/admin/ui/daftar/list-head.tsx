import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useAdminFeatures } from '#web/admin/ui/admin-feature.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { tabsOf, useRooms } from '#web/admin/ui/menu.ts'
import { useIsPhone } from '#web/lib/use-media.ts'
import { TermText } from '#web/shared/terms/term.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ListBar, type ListFilter } from './list-bar.tsx'
import type { List } from './use-list.ts'

export interface ListHeadProps {
  title: string
  list: List<{ q?: string; page: number }>
  search?: string
  filters?: readonly ListFilter[]
  /** Link that adds a record. */
  add?: { to: string; text: string }
  /** Other actions for the list. */
  actions?: ReactNode
  /** Links to other lists of the same records: beside the title, on a phone with the often used filters. */
  views?: ReactNode
  /** Links to often used filters. */
  quick?: ReactNode
  introduction?: ReactNode
  children?: ReactNode
}

/**
 * Head of a list: title, actions, search and filters. On a phone it is one line, so that the list starts in the first screen:
 * the tab above it names the list.
 */
export function ListHead({ title, list, add, actions, views, quick, introduction, children, ...bar }: ListHeadProps) {
  const isPhone = useIsPhone()
  const hasTabs = tabsOf(useAdminFeatures(), useRooms(), useLocation().pathname).length > 1
  const intro = introduction && <p className="mb-4 max-w-prose text-tinta-2 max-lg:text-sm lg:-mt-2">{introduction}</p>
  if (!isPhone)
    return (
      <>
        <Header title={title} views={views}>
          {actions}
          {add && (
            <ButtonLink to={add.to}>
              <Plus aria-hidden className="size-5" />
              {add.text}
            </ButtonLink>
          )}
        </Header>
        {intro}
        {children}
        <ListBar list={list} quick={quick} {...bar} />
      </>
    )
  return (
    <>
      <h1
        className={
          // A term of the trade stays in view, because a tap on it explains it.
          hasTabs
            ? 'sr-only has-[button]:not-sr-only has-[button]:mt-2 has-[button]:mb-1 has-[button]:text-base'
            : 'mb-2 text-2xl'
        }
      >
        <TermText>{title}</TermText>
      </h1>
      <ListBar
        list={list}
        {...bar}
        quick={
          (views || quick) && (
            <>
              {views}
              {quick}
            </>
          )
        }
        actions={actions}
        first={
          add && (
            <ButtonLink compact to={add.to} aria-label={add.text} className="shrink-0">
              <Plus aria-hidden className="size-5" />
            </ButtonLink>
          )
        }
      />
      {intro}
      {children}
    </>
  )
}
