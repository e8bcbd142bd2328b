import { listPengirimanAdmin, PENGIRIMAN, type PengirimanAdmin, PengirimanBody } from '#contract/pengiriman/admin.ts'
import { type FormProps, RecordForm } from '#web/admin/ui/isian/record-form.tsx'
import { tanyaNama } from '#web/admin/ui/tanya.ts'

const FIELDS_OF = { nama: {}, kode: { autoCapitalize: 'none' } } as const

export function PengirimanForm(props: FormProps<typeof PengirimanBody> & { awal?: { nama: string } }) {
  return (
    <RecordForm
      {...props}
      kolom={PENGIRIMAN}
      body={PengirimanBody}
      isian={FIELDS_OF}
      tanya={({ nama }) =>
        tanyaNama<PengirimanAdmin>(listPengirimanAdmin, { nama, lama: props.awal?.nama, namaOf: (satu) => satu.nama })
      }
      to="/metode-pengiriman"
    />
  )
}
