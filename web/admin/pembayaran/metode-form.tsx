import { METODE, MetodeBody } from '#contract/pembayaran/metode-admin.ts'
import { type FormProps, FormRekaman } from '#web/admin/ui/isian/record-form.tsx'

export function MetodeForm(props: FormProps<typeof MetodeBody>) {
  return <FormRekaman {...props} kolom={METODE} body={MetodeBody} to="/metode-pembayaran" />
}
