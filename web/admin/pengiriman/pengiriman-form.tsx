import { listPengirimanAdmin, PENGIRIMAN, type PengirimanAdmin, PengirimanBody } from '#contract/pengiriman/admin.ts'
import { type FormProps, FormRekaman } from '#web/admin/ui/isian/record-form.tsx'
import { tanyaNama } from '#web/admin/ui/tanya.ts'

const ISIAN = { nama: {}, kode: { autoCapitalize: 'none' } } as const

export function PengirimanForm(props: FormProps<typeof PengirimanBody> & { awal?: { nama: string } }) {
  return (
    <FormRekaman
      {...props}
      kolom={PENGIRIMAN}
      body={PengirimanBody}
      isian={ISIAN}
      tanya={({ nama }) =>
        tanyaNama<PengirimanAdmin>(listPengirimanAdmin, { nama, lama: props.awal?.nama, namaOf: (satu) => satu.nama })
      }
      to="/metode-pengiriman"
    />
  )
}
