import { PEMASOK, PemasokBody } from '#contract/pembelian/pemasok-admin.ts'
import { type FormProps, RecordForm } from '#web/admin/ui/isian/record-form.tsx'

const FIELDS_OF = {
  nama: { autoComplete: 'off' },
  kontak: { autoComplete: 'off' },
  no_hp: { type: 'tel' },
  alamat: { autoComplete: 'off' },
  hari_tunggu: {},
  catatan: { autoComplete: 'off' },
} as const

export function PemasokForm(props: FormProps<typeof PemasokBody>) {
  return <RecordForm {...props} column={PEMASOK} body={PemasokBody} input={FIELDS_OF} to="/pemasok" />
}
