import { Link, type LinkProps } from 'react-router'
import { useBoleh } from './menu.ts'

/** A way to another screen, for whom it opens; for others its words alone. */
export function KantorLink({ to, children, ...link }: LinkProps & { to: string }) {
  if (!useBoleh()(to)) return <span>{children}</span>
  return (
    <Link to={to} {...link}>
      {children}
    </Link>
  )
}
