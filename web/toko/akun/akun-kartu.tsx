import type { ReactNode } from 'react'
import { NeedsScript } from '#web/toko/frame/needs-script.tsx'

/** Layout of the login and registration forms. */
export function AkunKartu({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <div className="wadah relative flex justify-center overflow-hidden py-8 md:py-14">
      <span aria-hidden className="bintik absolute top-4 right-0 size-60 opacity-15 max-md:hidden" />
      <span aria-hidden className="bintik absolute bottom-4 left-0 size-60 opacity-15 max-md:hidden" />
      <section className="kartu relative w-full max-w-md p-5 sm:p-8">
        <h1>{title}</h1>
        <p className="mt-2 mb-6 text-tinta-2">{intro}</p>
        <NeedsScript />
        {children}
      </section>
    </div>
  )
}
