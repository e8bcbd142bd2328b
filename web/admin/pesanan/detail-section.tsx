import { type ReactNode, useId } from 'react'

/** Section of an order screen. @param id anchor for links on the screen */
export function DetailSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="kartu scroll-mt-20 p-5">
      <h2 id={titleId} className="mb-3 text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
