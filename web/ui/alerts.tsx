import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface Question {
  /** Title. 'Judul: kalimat' shows the part before the colon as the heading of the rest. */
  title: string
  text?: ReactNode
  confirm?: string
  /** Label of the cancel button. Without it there is only the confirm button. */
  cancel?: string
  /** True for a destructive action: Enter without reading must not confirm it. */
  bahaya?: boolean
}

interface Alerts {
  /** Shows a message and resolves when it is closed. */
  alert(question: Question): Promise<void>
  /** Shows a question. Resolves to true only for the confirm button. */
  confirm(question: Question): Promise<boolean>
}

const Context = createContext<Alerts | null>(null)

/** Provides the app's single message dialog. It is mounted above the screens, so a message survives navigation. */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const settle = useRef<(answer: boolean) => void>(undefined)

  const ask = useCallback(async (next: Question) => {
    if (!('showModal' in HTMLDialogElement.prototype)) throw new Error('this browser has no modal dialogs')
    // A new message replaces an open one, which counts as dismissed.
    settle.current?.(false)
    setQuestion(next)
    return new Promise<boolean>((resolve) => {
      settle.current = resolve
    })
  }, [])
  const answer = (value: boolean) => {
    setQuestion(null)
    settle.current?.(value)
    settle.current = undefined
  }
  const value = useMemo<Alerts>(() => ({ confirm: ask, alert: (next) => ask(next).then(() => undefined) }), [ask])

  return (
    <Context value={value}>
      {children}
      <Dialog
        role="alertdialog"
        open={question !== null}
        onClose={() => answer(false)}
        title={<Heading text={question?.title ?? ''} />}
        footer={
          <>
            {question?.cancel && (
              <Button variant="garis" data-fokus={question.bahaya ? '' : undefined} onClick={() => answer(false)}>
                {question.cancel}
              </Button>
            )}
            <Button data-fokus={question?.bahaya ? undefined : ''} onClick={() => answer(true)}>
              {question?.confirm ?? 'OK'}
            </Button>
          </>
        }
      >
        {question?.text && <div className="mt-2 text-tinta-2">{question.text}</div>}
      </Dialog>
    </Context>
  )
}

function Heading({ text }: { text: string }) {
  const colon = text.indexOf(': ')
  if (colon < 0) return text
  return (
    <>
      <span className="mb-2 block">{text.slice(0, colon + 1)}</span>{' '}
      <span className="font-normal text-base text-tinta-2 tracking-normal">{text.slice(colon + 2)}</span>
    </>
  )
}

export function useAlerts(): Alerts {
  const value = useContext(Context)
  if (!value) throw new Error('useAlerts must be used inside AlertsProvider')
  return value
}
