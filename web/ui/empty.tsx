import type { ReactNode } from 'react'

interface EmptyProps {
  picture: string
  title: string
  children?: ReactNode
  /** Button or link for the next step. */
  action?: ReactNode
}

/** Empty state: a picture, an explanation and the next step. */
export function Empty({ picture, title, children, action }: EmptyProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <img src={picture} alt="" width={320} height={240} className="h-auto w-52" />
      <p className="font-semibold text-lg">{title}</p>
      {children && <p className="max-w-prose text-tinta-2">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
