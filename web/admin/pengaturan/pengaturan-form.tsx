import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import {
  IDENTITY,
  LIBUR,
  PENGATURAN,
  type Pengaturan,
  PengaturanBody,
  SOCIAL,
  updatePengaturan,
} from '#contract/pengaturan/admin.ts'
import { logoUrl } from '#contract/pengaturan/endpoints.ts'
import { REKENING } from '#contract/pengaturan/rekening-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { columnFields, formValues } from '#web/admin/ui/isian/column-fields.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { otherGambar } from '#web/admin/ui/isian/gambar-field.tsx'
import { useFitting } from '#web/admin/ui/isian/preview.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { LogoField } from './logo-field.tsx'
import { TokoPreview } from './toko-preview.tsx'

const FIELDS = PengaturanBody.keyof().options
type Name = (typeof FIELDS)[number]

const BAGIAN: readonly [string, readonly Name[]][] = [
  ['Identitas toko', FIELDS.filter((name) => name in IDENTITY)],
  ['Logo', ['logo_toko']],
  ['Media sosial', FIELDS.filter((name) => name in SOCIAL)],
  ['Rekening bank', FIELDS.filter((name) => name in REKENING)],
  ['Libur', FIELDS.filter((name) => name in LIBUR)],
  ['Pesanan dan ongkir', ['jendela_bayar_menit', 'gratis_mulai_toko', 'selesai_otomatis_hari']],
  ['Barang dan uang keluar', ['batas_bukti', 'batas_orang_kedua']],
  ['Pajak', ['ppn']],
  ['Obat', ['nie_dikumpulkan']],
  ['Email untuk toko', ['ringkasan_senin', 'ringkasan_email', 'kabar_pesan', 'email_keamanan']],
]
const TYPES: Partial<Record<Name, { type?: 'tel'; rows?: number }>> = {
  alamat_toko: { rows: 3 },
  telepon_toko: { type: 'tel' },
  whatsapp_toko: { type: 'tel' },
}
/** Returns the form values. The logo is uploaded at once, and the form holds its file name. */
const inputOf = (snapshot: object) => ({
  ...formValues(PENGATURAN, snapshot),
  logo_toko: (snapshot as Pengaturan).logo_toko,
})
const logoFrom = (name: string) => logoUrl(name) || undefined

/** The dashboard lists the tasks that follow from a setting. */
const BACK = '/dasbor-admin'

export function PengaturanForm({ initial }: { initial: Pengaturan }) {
  const form = useForm({
    resolver: zodResolver(PengaturanBody),
    defaultValues: inputOf(initial) as z.input<typeof PengaturanBody>,
  })
  const field = columnFields(form, PENGATURAN)
  const saving = useSave({
    form,
    fields: FIELDS,
    save: (body, change) => callAdmin(updatePengaturan, { body: change(body) }),
    edit: { initial, columns: PENGATURAN, formOf: inputOf, mention: { logo_toko: otherGambar(logoFrom) } },
    to: BACK,
    failure: 'Gagal menyimpan pengaturan toko',
  })
  return (
    <FormFrame
      saving={saving}
      returnTo={BACK}
      hasCards
      preview={{ title: 'Pratinjau toko', content: <PreviewOf form={form} initial={initial} /> }}
    >
      {BAGIAN.map(([title, contents]) => (
        <fieldset key={title} className="kartu grid min-w-0 grid-cols-1 gap-5 p-5">
          <legend className="float-left w-full font-semibold text-lg">{title}</legend>
          {contents.map((name) =>
            name === 'logo_toko' ? (
              <Controller
                key={name}
                control={form.control}
                name={name}
                render={({ field: { value = '', onChange }, fieldState }) => (
                  <LogoField value={value} onChange={onChange} error={fieldState.error?.message} />
                )}
              />
            ) : (
              field(name, TYPES[name])
            ),
          )}
        </fieldset>
      ))}
    </FormFrame>
  )
}

type Input = z.input<typeof PengaturanBody>
type Body = z.output<typeof PengaturanBody>

function PreviewOf({ form, initial }: { form: UseFormReturn<Input, unknown, Body>; initial: Pengaturan }) {
  return <TokoPreview values={useFitting(form, PengaturanBody, initial)} />
}
