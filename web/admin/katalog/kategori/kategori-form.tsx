import { KATEGORI, KategoriBody, KategoriEditBody } from '#contract/katalog/kategori-admin.ts'
import { type FormProps, RecordForm } from '#web/admin/ui/isian/record-form.tsx'

export function KategoriForm(props: FormProps<typeof KategoriBody>) {
  const body = props.initial ? KategoriEditBody : KategoriBody
  return <RecordForm {...props} column={KATEGORI} body={body as typeof KategoriBody} to="/kategori-produk" />
}
