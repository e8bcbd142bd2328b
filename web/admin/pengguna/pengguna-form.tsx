import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { type AkunPengguna, PenggunaBody, Role, updatePengguna } from '#contract/pengguna/office.ts'
import { adminQuery } from '#web/admin/sesi/admin-query.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { setAdminToken } from '#web/admin/sesi/sesi-admin.ts'
import { FormBingkai } from '#web/admin/ui/form-bingkai.tsx'
import { IsianGambar } from '#web/admin/ui/isian-gambar.tsx'
import { useSave } from '#web/admin/ui/use-save.ts'
import { filterField } from '#web/lib/filter-field.ts'
import { fotoProfilUrl } from '#web/shared/foto-profil-url.ts'
import { PasswordField, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { GALAT_PENGGUNA } from './kata-galat.ts'
import { ROLE } from './kata-role.ts'

export function PenggunaForm({ awal }: { awal: AkunPengguna }) {
  const { userId, nama, email, no_hp, role } = awal
  const { data: saya } = useQuery({ ...adminQuery(), enabled: false })
  const form = useForm({
    resolver: zodResolver(PenggunaBody),
    defaultValues: { nama, email, no_hp, role, password: '', gambar: undefined },
  })
  const { errors } = form.formState
  const simpan = useSave({
    form,
    fields: ['nama', 'email', 'no_hp', 'role', 'password', 'gambar'],
    async save(body) {
      const saved = await callAdmin(updatePengguna, { params: { userId }, body })
      // Who gives up the role has no session here any more.
      if (userId === saya?.userId && body.role !== 'admin') setAdminToken(null)
      return saved
    },
    to: '/manajemen-user',
    galat: GALAT_PENGGUNA,
    berhasil: { title: 'Berhasil memperbarui pengguna' },
  })

  return (
    <FormBingkai
      onSubmit={simpan.submit}
      isPending={simpan.isPending}
      failure={simpan.failure}
      kembali="/manajemen-user"
    >
      <TextField label="Nama" autoComplete="off" error={errors.nama?.message} {...form.register('nama')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...filterField(form, 'email')}
      />
      <PasswordField
        label="Password"
        hint="Kosongkan bila tidak diganti. Password baru mengakhiri semua sesi pengguna ini."
        autoComplete="new-password"
        error={errors.password?.message}
        {...filterField(form, 'password')}
      />
      <IsianGambar
        label="Gambar"
        value={form.watch('gambar') as File | undefined}
        onChange={(file) => form.setValue('gambar', file, { shouldDirty: true, shouldValidate: true })}
        sekarang={awal.gambar ? fotoProfilUrl(awal.gambar) : undefined}
        error={errors.gambar?.message}
      />
      <TextField
        label="No. HP"
        type="tel"
        autoComplete="off"
        error={errors.no_hp?.message}
        {...form.register('no_hp')}
      />
      <SelectField
        label="Role"
        hint="Admin dapat masuk ke kantor toko dan mengubah semuanya."
        error={errors.role?.message}
        {...form.register('role')}
      >
        {Role.options.map((value) => (
          <option key={value} value={value}>
            {ROLE[value]}
          </option>
        ))}
      </SelectField>
    </FormBingkai>
  )
}
