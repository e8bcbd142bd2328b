import { type ComponentProps, useId } from 'react'

/** One thing that is so or not. */
export function CheckField({ label, hint, ...input }: { label: string; hint: string } & ComponentProps<'input'>) {
  const id = useId()
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input {...input} type="checkbox" aria-describedby={id} className="mt-0.5 size-5 shrink-0 accent-laut" />
      <span>
        <span className="block font-semibold">{label}</span>
        <span id={id} className="block text-sm text-tinta-2">
          {hint}
        </span>
      </span>
    </label>
  )
}
