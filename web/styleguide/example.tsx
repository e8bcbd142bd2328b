import type { CSSProperties, ReactNode } from 'react'

/** One part of the page, that its head leads to. */
export function Bagian({ id, judul, children }: { id: string; judul: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-judul`} className="gaya-bagian">
      <h2 id={`${id}-judul`}>{judul}</h2>
      {children}
    </section>
  )
}

/** Something to look at, with its name above it. */
export function Contoh({ nama, children }: { nama: string; children: ReactNode }) {
  return (
    <figure className="gaya-contoh">
      <figcaption>{nama}</figcaption>
      {children}
    </figure>
  )
}

/** Side by side as they come. */
export function Deret({ children }: { children: ReactNode }) {
  return <div className="gaya-deret">{children}</div>
}

/** Side by side in columns of at least this width. */
export function Kisi({ lebar, children }: { lebar?: string; children: ReactNode }) {
  return (
    <div className="gaya-kisi" style={{ '--lebar': lebar } as CSSProperties}>
      {children}
    </div>
  )
}
