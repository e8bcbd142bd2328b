import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEventHandler, ReactNode } from 'react'
import type { z } from 'zod'
import type { ManyResults } from '#contract/many-admin.ts'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ManyResult } from './many-result.tsx'
import type { Ticks } from './ticks.ts'

/** Mutation for the ticked rows. It clears the ticks when the server has answered; `data` holds the result of each row. */
export function useMany<Row, Values>(
  { clear }: Ticks<Row>,
  call: (values: Values) => Promise<z.infer<typeof ManyResults>>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: call,
    async onSuccess() {
      clear()
      await renewAdmin(queries)
    },
  })
}

interface Props extends Omit<Parameters<typeof ManyResult>[0], 'results'> {
  title: string
  buttonName: string
  /** Error text if the server sends no message. */
  problem: string
  many: { data: z.infer<typeof ManyResults> | undefined; isPending: boolean; error: Error | null }
  onSubmit: FormEventHandler
  onClose(): void
  children: ReactNode
}

/** Dialog of a bulk action: its form, then the result of each row. */
export function ManyDialog({ many, children, name, finished, to, ...form }: Props) {
  if (!many.data)
    return (
      <FormDialog langkah={many} {...form}>
        {children}
      </FormDialog>
    )
  return (
    <Dialog
      open
      onClose={form.onClose}
      title="Hasilnya"
      footer={
        <Button variant="utama" data-fokus onClick={form.onClose}>
          Tutup
        </Button>
      }
    >
      <ManyResult results={many.data.hasil} name={name} finished={finished} to={to} />
    </Dialog>
  )
}
