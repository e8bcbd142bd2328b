import { PEMASOK, PemasokBody } from '#contract/pembelian/pemasok-admin.ts'
import { type FormProps, FormRekaman } from '#web/admin/ui/isian/record-form.tsx'

const ISIAN = {
  nama: { autoComplete: 'off' },
  kontak: { autoComplete: 'off' },
  no_hp: { type: 'tel' },
  alamat: { autoComplete: 'off' },
  hari_tunggu: {},
  catatan: { autoComplete: 'off' },
} as const

export function PemasokForm(props: FormProps<typeof PemasokBody>) {
  return <FormRekaman {...props} kolom={PEMASOK} body={PemasokBody} isian={ISIAN} to="/pemasok" />
}
