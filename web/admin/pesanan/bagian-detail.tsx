import { type ReactNode, useId } from 'react'

/** One part of the screen about an order. */
export function BagianDetail({ judul, children }: { judul: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="kartu p-5">
      <h2 id={id} className="mb-3 text-lg">
        {judul}
      </h2>
      {children}
    </section>
  )
}
