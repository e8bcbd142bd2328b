import { listPengirimanAdmin, PENGIRIMAN, type PengirimanAdmin, PengirimanBody } from '#contract/pengiriman/admin.ts'
import { type FormProps, RecordForm } from '#web/admin/ui/isian/record-form.tsx'
import { askName } from '#web/admin/ui/tanya.ts'

const FIELDS_OF = { nama: {}, kode: { autoCapitalize: 'none' } } as const

export function PengirimanForm(props: FormProps<typeof PengirimanBody> & { initial?: { nama: string } }) {
  return (
    <RecordForm
      {...props}
      column={PENGIRIMAN}
      body={PengirimanBody}
      input={FIELDS_OF}
      question={({ nama }) =>
        askName<PengirimanAdmin>(listPengirimanAdmin, { nama, lama: props.initial?.nama, nameOf: (one) => one.nama })
      }
      to="/metode-pengiriman"
    />
  )
}
