import { isWithoutEmail } from '#contract/akun/without-email.ts'

/** Email address, or that there is none. If it is too long for its place, it breaks before the domain. */
export function Email({ children }: { children: string }) {
  if (isWithoutEmail(children)) return <span className="text-tinta-2">Tanpa email</span>
  const domain = children.lastIndexOf('@')
  return (
    <span className="[overflow-wrap:anywhere]">
      {children.slice(0, domain)}
      <wbr />
      {children.slice(domain)}
    </span>
  )
}

/** Email address as a link that writes to it. */
export function EmailLink({ children }: { children: string }) {
  if (isWithoutEmail(children)) return <Email>{children}</Email>
  return (
    <a href={`mailto:${children}`} className="tautan">
      <Email>{children}</Email>
    </a>
  )
}
