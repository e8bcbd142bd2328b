import { type ComponentProps, useState } from 'react'
import { FormDialog } from '#web/admin/ui/isian/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { RefundFields } from './refund-fields.tsx'
import { refundButton } from './refund-method.ts'
import { type RefundTarget, useRefund } from './use-refund.ts'

interface Props extends RefundTarget {
  buttonLook?: Pick<ComponentProps<typeof Button>, 'variant' | 'className'>
  /** Called after a confirmed refund with its amount in rupiah. */
  onReturn?(amount: number): void
  /** Called when the dialog closes. If set, the caller has its own button and the dialog is open at once. */
  onClose?(): void
}

/** Button and dialog that refund one payment attempt. Input is kept when the dialog is closed and reopened. */
export function RefundMoney({
  buttonLook: look = { variant: 'garis', className: 'mt-2' },
  onReturn,
  onClose,
  ...target
}: Props) {
  const [open, setOpen] = useState(onClose !== undefined)
  const refund = useRefund(target, { onSent: close, onReturn })

  function show() {
    refund.renew()
    setOpen(true)
  }
  function close() {
    setOpen(false)
    onClose?.()
  }

  return (
    <>
      {target.attempt.sisa > 0 && !onClose && (
        <Button {...look} onClick={show}>
          Kembalikan Dana
        </Button>
      )}
      <FormDialog
        open={open}
        title="Kembalikan Dana"
        buttonName={refundButton(refund.form.watch('cara'), refund.langkah.isPending)}
        cancel="Tutup"
        langkah={refund.langkah}
        problem="Gagal mengembalikan dana"
        onSubmit={refund.submit}
        onClose={close}
      >
        <RefundFields refund={refund} {...target} />
      </FormDialog>
    </>
  )
}
