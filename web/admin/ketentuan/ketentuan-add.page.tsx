import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { createKetentuan, KetentuanBody, NASKAH } from '#contract/ketentuan/admin.ts'
import { getKetentuan } from '#contract/ketentuan/endpoints.ts'
import { dateWib } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { FormCard } from '#web/admin/ui/isian/form-card.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { FormSkeleton } from '#web/admin/ui/isian/form-skeleton.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { useToko } from '#web/lib/settings.ts'
import { privacy } from '#web/shared/ketentuan/privacy.ts'
import { terms } from '#web/shared/ketentuan/terms.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'

export const meta = () => adminMeta('Terbitkan Naskah')

const LIST = '/naskah-hukum'

export default function KetentuanAddPage() {
  const toko = useToko()
  const ask = (naskah: 'syarat' | 'privasi') => callAdmin(getKetentuan, { params: { naskah }, query: {} })
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'ketentuan', 'sekarang'],
    queryFn: async () => {
      const [s, p] = await Promise.all([ask('syarat'), ask('privasi')])
      return { syarat: s.isi ?? terms(toko).trim(), privasi: p.isi ?? privacy(toko).trim() }
    },
  })
  return (
    <>
      <Header title="Terbitkan Naskah" back={{ to: LIST, name: 'Syarat & Privasi' }} />
      {error && !data && <LoadFailure onRetry={refetch}>Gagal memuat naskah</LoadFailure>}
      {!error && !data && <FormSkeleton input={4}>Memuat naskah…</FormSkeleton>}
      {data && <KetentuanForm current={data} />}
    </>
  )
}

/** Form for a new version of the terms. It starts with the current text, because usually one sentence changes. */
function KetentuanForm({ current }: { current: Record<'syarat' | 'privasi', string> }) {
  const form = useForm({
    resolver: zodResolver(KetentuanBody),
    defaultValues: {
      jenis: 'syarat' as const,
      berlaku: dateWib(new Date()),
      isi: current.syarat,
      catatan: '',
    },
  })
  const field = columnFields(form, NASKAH)
  const kind = useWatch({ control: form.control, name: 'jenis' })
  // An unedited text is replaced by the current text of the chosen kind.
  useEffect(() => {
    if (Object.values(current).includes(form.getValues('isi'))) form.setValue('isi', current[kind])
  }, [form, current, kind])
  const saving = useSave({
    form,
    fields: KetentuanBody.keyof().options,
    save: (body) => callAdmin(createKetentuan, { body }),
    question: {
      title: 'Terbitkan naskah ini?',
      text: 'Setelah mulai berlaku, naskah tidak bisa diubah. Pesanan baru mengikuti naskah ini.',
      confirm: 'Ya, Terbitkan',
      cancel: 'Periksa Lagi',
    },
    to: LIST,
    failure: 'Gagal menerbitkan naskah',
  })
  return (
    <FormFrame saving={saving} returnTo={LIST} save="Terbitkan" hasCards>
      <FormCard title="Naskah baru">
        {field('jenis')}
        {field('berlaku')}
        {field('catatan')}
      </FormCard>
      <div className="kartu p-5 sm:p-6">{field('isi', { rows: 20 })}</div>
    </FormFrame>
  )
}
