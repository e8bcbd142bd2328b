import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import {
  IDENTITAS,
  PENGATURAN,
  type Pengaturan,
  PengaturanBody,
  updatePengaturan,
} from '#contract/pengaturan/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { columnFields } from '#web/admin/ui/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'

const FIELDS = PengaturanBody.keyof().options
const IDENTITAS_FIELDS = FIELDS.filter((name) => name in IDENTITAS)
const LAIN = FIELDS.filter((name) => !(name in IDENTITAS))
const TIPE: Partial<Record<(typeof FIELDS)[number], { type?: 'tel'; rows?: number }>> = {
  alamat_toko: { rows: 3 },
  telepon_toko: { type: 'tel' },
  whatsapp_toko: { type: 'tel' },
}
/** There waits what follows from a setting. */
const KEMBALI = '/dasbor-admin'

export function PengaturanForm({ awal }: { awal: Pengaturan }) {
  const form = useForm({ resolver: zodResolver(PengaturanBody), defaultValues: awal })
  const field = columnFields(form, PENGATURAN)
  const saving = useSave({
    form,
    fields: FIELDS,
    save: (body, ubah) => callAdmin(updatePengaturan, { body: ubah(body) }),
    suntingan: { awal, kolom: PENGATURAN },
    to: KEMBALI,
    galat: 'Gagal menyimpan pengaturan toko',
  })
  return (
    <FormBingkai
      onSubmit={saving.submit}
      isPending={saving.isPending}
      failure={saving.failure}
      bentrok={saving.bentrok}
      kembali={KEMBALI}
    >
      <fieldset className="grid gap-5">
        <legend className="mb-4 font-semibold text-lg">Identitas toko</legend>
        {IDENTITAS_FIELDS.map((name) => field(name, TIPE[name]))}
      </fieldset>
      <fieldset className="grid gap-5 border-garis border-t pt-5">
        <legend className="sr-only">Penjualan</legend>
        {LAIN.map((name) => field(name))}
      </fieldset>
    </FormBingkai>
  )
}
