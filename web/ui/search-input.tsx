import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClass } from './field.tsx'

/** Search input. `children` are placed at its right end. */
export function SearchInput({ className, children, ...input }: ComponentProps<'input'>) {
  return (
    <span className="relative block min-w-0 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-tinta-2"
      />
      <input
        type="search"
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        className={controlClass(undefined, `text-ellipsis pl-11 ${className ?? ''}`)}
      />
      {children}
    </span>
  )
}
