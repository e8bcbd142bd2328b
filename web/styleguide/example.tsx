import type { CSSProperties, ReactNode } from 'react'

/** Section of the page, with an anchor for the links in the header. */
export function Bagian({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-judul`} className="gaya-bagian">
      <h2 id={`${id}-judul`}>{title}</h2>
      {children}
    </section>
  )
}

/** Example with its name above it. */
export function Contoh({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="gaya-contoh">
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  )
}

/** Row of examples at their own width. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="gaya-deret">{children}</div>
}

/** Grid with columns of at least the width `width`. */
export function Grid({ width, children }: { width?: string; children: ReactNode }) {
  return (
    <div className="gaya-kisi" style={{ '--lebar': width } as CSSProperties}>
      {children}
    </div>
  )
}
