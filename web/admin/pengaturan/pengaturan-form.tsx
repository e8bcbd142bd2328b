import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import {
  IDENTITAS,
  LIBUR,
  PENGATURAN,
  type Pengaturan,
  PengaturanBody,
  updatePengaturan,
} from '#contract/pengaturan/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { columnFields, formValues } from '#web/admin/ui/column-fields.tsx'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'

const FIELDS = PengaturanBody.keyof().options
type Nama = (typeof FIELDS)[number]

const BAGIAN: readonly [string, readonly Nama[]][] = [
  ['Identitas toko', FIELDS.filter((name) => name in IDENTITAS)],
  ['Libur', FIELDS.filter((name) => name in LIBUR)],
  ['Pesanan dan ongkir', ['jendela_bayar_menit', 'gratis_mulai_toko', 'selesai_otomatis_hari']],
  ['Pajak', ['ppn']],
  ['Obat', ['nie_dikumpulkan']],
  ['Pesan pengunjung', ['kabar_pesan']],
]
const TIPE: Partial<Record<Nama, { type?: 'tel' | 'date'; rows?: number }>> = {
  alamat_toko: { rows: 3 },
  telepon_toko: { type: 'tel' },
  whatsapp_toko: { type: 'tel' },
  buka_lagi: { type: 'date' },
}
/** There waits what follows from a setting. */
const KEMBALI = '/dasbor-admin'

export function PengaturanForm({ awal }: { awal: Pengaturan }) {
  const form = useForm({
    resolver: zodResolver(PengaturanBody),
    defaultValues: formValues(PENGATURAN, awal) as z.input<typeof PengaturanBody>,
  })
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
      {BAGIAN.map(([judul, isi], index) => (
        <fieldset key={judul} className={index > 0 ? 'grid gap-5 border-garis border-t pt-5' : 'grid gap-5'}>
          <legend className={index > 0 ? 'float-left mb-4 w-full font-semibold text-lg' : 'mb-4 font-semibold text-lg'}>
            {judul}
          </legend>
          {isi.map((name) => field(name, TIPE[name]))}
        </fieldset>
      ))}
    </FormBingkai>
  )
}
