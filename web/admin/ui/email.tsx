/** Email address. If it is too long for its place, it breaks before the domain. */
export function Email({ children }: { children: string }) {
  const domain = children.lastIndexOf('@')
  return (
    <span className="[overflow-wrap:anywhere]">
      {children.slice(0, domain)}
      <wbr />
      {children.slice(domain)}
    </span>
  )
}
