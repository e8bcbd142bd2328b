import type { ReactNode } from 'react'

/** Card of a form with its title, for forms in two columns. */
export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="kartu grid min-w-0 grid-cols-1 gap-5 p-5 sm:p-6">
      <legend className="float-left w-full font-semibold text-lg">{title}</legend>
      {children}
    </fieldset>
  )
}
