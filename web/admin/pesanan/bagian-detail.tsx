import { type ReactNode, useId } from 'react'

/** One part of the screen about an order. @param id where a link on the screen leads to it */
export function BagianDetail({ judul, id, children }: { judul: string; id?: string; children: ReactNode }) {
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
