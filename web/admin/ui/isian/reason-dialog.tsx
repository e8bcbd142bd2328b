import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ReasonBody } from '#contract/reason-admin.ts'
import { useLangkah } from '#web/admin/ui/use-langkah.ts'
import { TextArea } from '#web/ui/field.tsx'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'

interface ReasonDialogProps extends Omit<FormDialogProps, 'langkah' | 'onSubmit'> {
  body?: z.ZodObject<{ alasan: z.ZodString }>
  work(body: ReasonBody): Promise<{ message: string }>
  label?: string
  hint?: string
}

/** Dialog for a step that needs a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { body = ReasonBody, work, label = 'Alasan', hint, onClose, children, ...dialog } = props
  const form = useForm({ resolver: zodResolver(body), defaultValues: { alasan: '' } })
  const langkah = useLangkah(work, () => {
    onClose()
    form.reset()
  })
  return (
    <FormDialog
      {...dialog}
      langkah={langkah}
      onClose={onClose}
      onSubmit={form.handleSubmit((input) => langkah.mutate(input))}
    >
      {children}
      <TextArea
        label={label}
        hint={hint}
        data-fokus
        error={form.formState.errors.alasan?.message}
        {...form.register('alasan')}
      />
    </FormDialog>
  )
}
