import { Link } from 'react-router'

interface ChoiceLinksProps {
  label: string
  options: readonly { name: string; to: string; current: boolean }[]
}

/** Links that choose one view of a screen. On a phone they are one line that scrolls, with the current one in view. */
export function ChoiceLinks({ label, options }: ChoiceLinksProps) {
  return (
    <nav
      aria-label={label}
      className="-mx-4 mb-3 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {options.map(({ name, to, current }) => (
        <Link
          key={name}
          ref={current ? bringIntoView : undefined}
          to={to}
          replace
          preventScrollReset
          aria-current={current ? 'true' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center rounded px-3 font-medium text-tinta-2 hover:bg-laut-muda aria-[current]:bg-laut-muda aria-[current]:text-laut"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

const bringIntoView = (link: HTMLAnchorElement | null) =>
  void link?.scrollIntoView({ block: 'nearest', inline: 'center' })
