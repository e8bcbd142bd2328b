import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { type AkunPengguna, PENGGUNA, PenggunaBody, updatePengguna } from '#contract/pengguna/admin.ts'
import { formatPeran, Peran } from '#contract/peran.ts'
import { adminQuery } from '#web/admin/sesi/admin-query.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { setAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { columnFields } from '#web/admin/ui/isian/column-fields.tsx'
import { FormCard } from '#web/admin/ui/isian/form-card.tsx'
import { FormFrame } from '#web/admin/ui/isian/form-frame.tsx'
import { otherGambar } from '#web/admin/ui/isian/gambar-field.tsx'
import { PeranChoices } from '#web/admin/ui/isian/peran-choices.tsx'
import { useSave } from '#web/admin/ui/isian/use-save.ts'
import { profileFotoUrl } from '#web/shared/profile-foto-url.ts'
import { PENGGUNA_ERRORS } from './error-words.ts'

/** Only administrators need roles. */
const FormBody = PenggunaBody.extend({ peran: z.array(Peran) }).refine(
  ({ role, peran }) => role === 'user' || peran.length > 0,
  { path: ['peran'], error: 'Pilih minimal satu peran' },
)

export function PenggunaForm({ initial }: { initial: AkunPengguna }) {
  const { userId, nama, email, no_hp, role, peran } = initial
  const { data: mine } = useQuery({ ...adminQuery(), enabled: false })
  const form = useForm({
    resolver: zodResolver(FormBody),
    defaultValues: { nama, email, no_hp, role, peran, password: '', gambar: undefined },
  })
  const field = columnFields(form, PENGGUNA)
  const saving = useSave({
    form,
    fields: PenggunaBody.keyof().options,
    async save(body, change) {
      // A new administrator gets the ticked roles, even if they were not changed.
      const isRising = role !== 'admin' && body.role === 'admin'
      const saved = await callAdmin(updatePengguna, {
        params: { userId },
        body: { ...change(body), ...(isRising && { peran: body.peran }) },
      })
      // A change of the user's own role or roles ends their session here.
      if (
        userId === mine?.userId &&
        (body.role !== 'admin' || (body.peran && formatPeran(body.peran) !== formatPeran(mine.peran)))
      )
        setAdminToken(null)
      return saved
    },
    question: (body) =>
      body.role === 'admin' && role !== 'admin'
        ? {
            title: `Jadikan ${body.nama} admin?`,
            text: 'Orang ini bisa masuk ke admin toko dan mengubah isinya sesuai peran yang Anda pilih.',
            confirm: 'Ya, Jadikan Admin',
            cancel: 'Batal',
          }
        : undefined,
    edit: { initial, columns: PENGGUNA, mention: { gambar: otherGambar(profileFotoUrl) } },
    to: '/manajemen-user',
    failure: PENGGUNA_ERRORS,
    success: { title: 'Berhasil memperbarui pengguna' },
  })

  return (
    <FormFrame saving={saving} returnTo="/manajemen-user" hasCards>
      <FormCard title="Akun">
        {field('nama', { autoComplete: 'off' })}
        {field('email', { autoComplete: 'off' })}
        {field('no_hp', { type: 'tel', autoComplete: 'off' })}
        {field('gambar', { current: initial.gambar ? profileFotoUrl(initial.gambar) : undefined })}
      </FormCard>
      <FormCard title="Akses">
        {field('password', { autoComplete: 'new-password' })}
        {field('role')}
        {form.watch('role') === 'admin' && <PeranChoices form={form} name="peran" />}
      </FormCard>
    </FormFrame>
  )
}
