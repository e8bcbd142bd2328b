import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { PilihanNotifikasi, Profile } from '#contract/akun/endpoints.ts'
import { KeluhanPesanan } from '#contract/keluhan/endpoints.ts'
import { listProdukResep } from '#contract/resep/endpoints.ts'
import { endSession } from './lib/session-store.ts'
import { answer } from './testing/api.ts'
import { contoh } from './testing/contoh.ts'
import { field, fill, press, see } from './testing/hand.ts'
import { show, signIn } from './testing/show.tsx'
import { NotifikasiForm } from './toko/akun/profil/notifikasi-form.tsx'
import { ProfileFields } from './toko/akun/profil/profile-form.tsx'
import { PasswordForm } from './toko/akun/sandi/password-form.tsx'
import { Guard } from './toko/akun/sesi/guard.tsx'
import { AlamatDialog } from './toko/alamat/alamat-dialog.tsx'
import { KeluhanForm } from './toko/keluhan/keluhan-form.tsx'
import { ResepForm } from './toko/resep/resep-form.tsx'

const PROFILE = contoh(Profile, { id: 7, userId: 7 })
const nothing = () => {}
const ALAMAT = (
  <AlamatDialog
    title="Tambah Alamat"
    alamat={undefined}
    profile={PROFILE}
    isDefault={false}
    open
    onClose={nothing}
    onSaved={nothing}
  />
)

test.each<[string, ReactNode, string]>([
  ['a password', <PasswordForm key="sandi" />, 'Kata sandi baru'],
  ['a profile', <ProfileFields key="profil" profile={PROFILE} />, 'Alamat'],
  ['an address', ALAMAT, 'Alamat'],
  ['a complaint', <KeluhanForm key="keluhan" pesanan={contoh(KeluhanPesanan)} />, 'Ceritakan yang terjadi'],
  ['a prescription', <ResepForm key="resep" initial={[]} />, 'Dokter hewan'],
])('%s is kept for its account if the session ends meanwhile', async (_, form, label) => {
  answer(listProdukResep, [])
  const guarded = <Guard skeleton={null}>{form}</Guard>
  signIn()
  const first = await show(guarded)
  await fill(field(label), 'Ketikan saya')
  endSession()
  await see('Akses Dibatasi')
  await first.unmount()
  signIn()
  await show(guarded)
  await expect.element(field(label)).toHaveValue('Ketikan saya')
})

test('a choice of notices is kept for its account if the session ends meanwhile', async () => {
  const guarded = (
    <Guard skeleton={null}>
      <NotifikasiForm saved={contoh(PilihanNotifikasi)} />
    </Guard>
  )
  signIn()
  const first = await show(guarded)
  await press(field(/Diskon dan promo/))
  endSession()
  await see('Akses Dibatasi')
  await first.unmount()
  signIn()
  await show(guarded)
  await expect.element(field(/Diskon dan promo/)).toBeChecked()
})
