import { METODE, MetodeBody } from '#contract/pembayaran/metode-admin.ts'
import { type FormProps, RecordForm } from '#web/admin/ui/isian/record-form.tsx'

export function MetodeForm(props: FormProps<typeof MetodeBody>) {
  return <RecordForm {...props} column={METODE} body={MetodeBody} to="/metode-pembayaran" />
}
