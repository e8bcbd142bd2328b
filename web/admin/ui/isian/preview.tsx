import { type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Widths at which the form has no room beside it. */
const NARROW = '(width < 80rem)'

/** Preview of a form in the width of a phone: beside the form on a wide desk, in a dialog elsewhere. */
export function Preview({ title, onClose, children }: { title: string; onClose(): void; children: ReactNode }) {
  const id = useId()
  const [isNarrow] = useState(() => window.matchMedia(NARROW).matches)
  const frame = <Frame title={title}>{children}</Frame>
  if (isNarrow)
    return (
      <Dialog
        open
        onClose={onClose}
        title={title}
        shape="lembar"
        footer={
          <Button variant="garis" onClick={onClose}>
            Tutup pratinjau
          </Button>
        }
      >
        <div className="mt-3 h-[65dvh]">{frame}</div>
      </Dialog>
    )
  return (
    <section
      aria-labelledby={id}
      className="sticky top-5 grid h-[calc(100dvh-7.5rem)] grid-rows-[auto_minmax(0,1fr)] gap-2"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {frame}
    </section>
  )
}

/**
 * Shows its children in a document of their own, whose width the styles follow. The frame runs no scripts and loads no page, so
 * it renders without a call; nothing in it can be pressed or focused.
 */
function Frame({ title, children }: { title: string; children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>()
  const fill = ({ contentDocument: page }: HTMLIFrameElement) => {
    if (!page || page.body === body) return
    page.documentElement.lang = 'id'
    page.head.append(
      ...[...document.querySelectorAll('link[rel=stylesheet], style')].map((style) => style.cloneNode(true)),
    )
    page.body.className = document.body.className
    page.body.inert = true
    setBody(page.body)
  }
  return (
    <>
      <iframe
        title={title}
        sandbox="allow-same-origin"
        className="size-full rounded border border-garis bg-kertas"
        ref={(frame) => {
          if (frame) fill(frame)
        }}
        // Firefox replaces the empty document once.
        onLoad={({ currentTarget }) => fill(currentTarget)}
      />
      {body && createPortal(children, body)}
    </>
  )
}

/** Returns the typed values, and instead of values that do not fit the saved ones. */
export function useFitting<Values extends FieldValues, Body, Saved extends object>(
  { control }: UseFormReturn<Values, unknown, Body>,
  { shape }: z.ZodObject,
  saved: Saved,
): Saved {
  const typed = useWatch({ control })
  const fitting = Object.entries(shape).flatMap(([name, schema]) => {
    const { data } = schema.safeParse(typed[name])
    return data === undefined ? [] : [[name, data]]
  })
  return { ...saved, ...Object.fromEntries(fitting) }
}
