import { Link, type LinkProps } from 'react-router'
import { useMay } from './menu.ts'

/** Link to another screen. Renders plain text if the user's roles may not open that screen. */
export function AdminLink({ to, children, ...link }: LinkProps & { to: string }) {
  if (!useMay()(to)) return <span>{children}</span>
  return (
    <Link to={to} {...link}>
      {children}
    </Link>
  )
}
