import { type ReactNode, useId } from 'react'

/** Section of an order screen. @param id anchor for links on the screen */
export function DetailSection({ judul, id, children }: { judul: string; id?: string; children: ReactNode }) {
  const judulId = useId()
  return (
    <section id={id} aria-labelledby={judulId} className="kartu scroll-mt-20 p-5">
      <h2 id={judulId} className="mb-3 text-lg">
        {judul}
      </h2>
      {children}
    </section>
  )
}
