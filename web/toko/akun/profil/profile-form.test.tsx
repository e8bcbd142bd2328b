import { describe, expect, test } from 'vitest'
import { cancelNewEmail, resendConfirmation } from '#contract/akun/email.ts'
import {
  PilihanNotifikasi,
  Profile,
  ProfileResponse,
  updateNotifikasiChoices,
  updateProfile,
} from '#contract/akun/endpoints.ts'
import { answer, garbage, later, refuse, refuseFields, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, field, fill, press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { EmailStatus } from '#web/toko/akun/email/email-status.tsx'
import { NotifikasiForm } from './notifikasi-form.tsx'
import { ProfileFields } from './profile-form.tsx'

const PROFILE = contoh(Profile, {
  nama: 'Siti',
  email: 'siti@contoh.id',
  no_hp: '081234567890',
  username: 'siti',
  emailDikonfirmasi: true,
})
const saved = (input: Partial<Profile>) => {
  const user = { ...PROFILE, ...input }
  return { ...contoh(ProfileResponse.omit({ user: true })), ...user, user, message: 'ok' }
}

describe('profile', () => {
  test('requires a confirmation, and changes nothing after a no §5.31', async () => {
    signIn()
    await show(<ProfileFields profile={PROFILE} />)
    await fill('Nama Lengkap', 'Siti Aminah')
    await press('Simpan Perubahan')
    await see('Simpan Perubahan?')
    await press('Batal')
    await seeNot('Simpan Perubahan?')
    expect(sent(updateProfile)).toEqual([])
    await expect.element(field('Nama Lengkap')).toHaveValue('Siti Aminah')
  })

  test('saves, says so, and takes the word back with the next edit §2.157 §2.158 §3.05 §8.48', async () => {
    signIn()
    answer(updateProfile, saved({ nama: 'Siti Aminah' }))
    const { queries } = await show(<ProfileFields profile={PROFILE} />)
    const queryKey = ['milik-saya', 'alamat']
    queries.setQueryData(queryKey, [])
    for (const [label, value] of [
      ['Email', 'siti@contoh.id'],
      ['Alamat', ''],
      ['No. Hp', '081234567890'],
    ] as const)
      await expect.element(field(label)).toHaveValue(value)
    await fill('Nama Lengkap', 'Siti Aminah')
    await press('Simpan Perubahan')
    await press('Simpan')
    await see('Profil berhasil diperbarui')
    expect(sent(updateProfile)[0]?.body).toMatchObject({ nama: 'Siti Aminah', username: 'siti' })
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
    await fill('Nama Lengkap', 'Siti A')
    await seeNot('Profil berhasil diperbarui')
  })

  test('shows no placeholder of an address, before and after saving', async () => {
    signIn()
    const email = 'hp-1@tanpa-email.invalid'
    answer(updateProfile, saved({ email, nama: 'Siti Aminah' }))
    await show(<ProfileFields profile={{ ...PROFILE, email }} />)
    await expect.element(field('Email')).toHaveValue('')
    await fill('Nama Lengkap', 'Siti Aminah')
    await fill('Email', 'baru@contoh.id')
    await press('Simpan Perubahan')
    await press('Simpan')
    await see('Profil berhasil diperbarui')
    await expect.element(field('Email')).toHaveValue('')
  })

  test('says that another address waits for its confirmation', async () => {
    signIn()
    await show(<ProfileFields profile={PROFILE} />)
    await fill('Email', 'baru@contoh.id')
    await press('Simpan Perubahan')
    await see(/Email baru berlaku setelah Anda membuka tautan/)
  })

  test('keeps the input after a failure, and retries without a second confirmation §8.47', async () => {
    signIn()
    answer(updateProfile, silence)
    await show(<ProfileFields profile={PROFILE} />)
    await fill('Alamat', 'Dermaga 3')
    await press('Simpan Perubahan')
    await press('Simpan')
    await see('Gagal memperbarui profil')
    await expect.element(field('Alamat')).toHaveValue('Dermaga 3')
    answer(updateProfile, saved({ alamat: 'Dermaga 3' }))
    await press('Coba Lagi')
    await see('Profil berhasil diperbarui')
    await seeNot('Simpan Perubahan?')
    expect(sent(updateProfile)).toHaveLength(2)
  })

  test('shows that the address is taken under it', async () => {
    signIn()
    answer(updateProfile, refuseFields({ email: 'Email sudah terdaftar' }))
    await show(<ProfileFields profile={PROFILE} />)
    await fill('Email', 'lain@contoh.id')
    await press('Simpan Perubahan')
    await press('Simpan')
    await expect.element(field('Email')).toHaveAccessibleDescription('Email sudah terdaftar')
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  })

  test('sends no number that is none, and another one as digits', async () => {
    signIn()
    answer(updateProfile, saved({ no_hp: '081298765432' }))
    await show(<ProfileFields profile={PROFILE} />)
    await fill('No. Hp', '123')
    await press('Simpan Perubahan')
    await expect.element(field('No. Hp')).toHaveAccessibleDescription('Nomor HP tidak valid')
    await seeNot('Simpan Perubahan?')
    await fill('No. Hp', '(0812) 9876.5432')
    await press('Simpan Perubahan')
    await press('Simpan')
    await see('Profil berhasil diperbarui')
    expect(sent(updateProfile).map(({ body }) => body.no_hp)).toEqual(['081298765432'])
  })

  test.each(['Nama Lengkap', 'Email'])('sends no empty %s §5.30', async (label) => {
    signIn()
    await show(<ProfileFields profile={PROFILE} />)
    await fill(label, ' ')
    await press('Simpan Perubahan')
    await see('Nama dan Email tidak boleh kosong')
    await seeNot('Simpan Perubahan?')
    expect(sent(updateProfile)).toEqual([])
  })
})

describe('state of the address', () => {
  test('is hidden when it is confirmed', async () => {
    await show(<EmailStatus profile={PROFILE} />)
    await expect.element(button('Kirim ulang tautan')).not.toBeInTheDocument()
  })

  test('offers to send the link again', async () => {
    answer(resendConfirmation, { message: 'Tautan dikirim lagi' })
    await show(<EmailStatus profile={{ ...PROFILE, emailDikonfirmasi: false }} />)
    await see(/Email ini belum dikonfirmasi/)
    await expect.element(button('Batalkan email baru')).not.toBeInTheDocument()
    await press('Kirim ulang tautan')
    await see('Tautan dikirim lagi')
  })

  test('names the new address, lets it be cancelled, and reports a failure', async () => {
    const [resent, canceled] = [later<{ message: string }>(), later<never>()]
    answer(resendConfirmation, resent.answer)
    answer(cancelNewEmail, canceled.answer)
    await show(<EmailStatus profile={{ ...PROFILE, emailBaru: 'baru@contoh.id' }} />)
    await see('baru@contoh.id')
    await press('Kirim ulang tautan')
    await expect.element(button('Batalkan email baru')).toBeDisabled()
    resent.come({ message: 'Tautan dikirim lagi' })
    await press('Batalkan email baru')
    await expect.element(button('Kirim ulang tautan')).toBeDisabled()
    canceled.come(garbage(500) as never)
    await see('Tautan gagal dikirim. Coba lagi.')
  })

  test('says that links were sent too often', async () => {
    answer(resendConfirmation, refuse('TAUTAN_TERLALU_SERING'))
    await show(<EmailStatus profile={{ ...PROFILE, emailDikonfirmasi: false }} />)
    await press('Kirim ulang tautan')
    await expect.element(button('Kirim ulang tautan')).toBeEnabled()
    await see(/sering|menit|jam/i)
  })
})

describe('choice of mails', () => {
  const PILIHAN = contoh(PilihanNotifikasi, { orderStatus: true })

  test('are shown as stored and saved as ticked', async () => {
    signIn()
    answer(updateNotifikasiChoices, { ...PILIHAN, articleUpdates: true, message: 'Pilihan disimpan' })
    await show(<NotifikasiForm saved={PILIHAN} />)
    await expect.element(field(/Status pesanan/)).toBeChecked()
    await expect.element(field(/Artikel baru/)).not.toBeChecked()
    await press(field(/Artikel baru/))
    await press('Simpan')
    await see('Pilihan disimpan')
    expect(sent(updateNotifikasiChoices)[0]?.body).toEqual({ ...PILIHAN, articleUpdates: true })
  })

  test('stay ticked after a failure, and are sent again', async () => {
    signIn()
    answer(updateNotifikasiChoices, silence)
    await show(<NotifikasiForm saved={PILIHAN} />)
    await press(field(/Diskon dan promo/))
    await press('Simpan')
    await see('Pilihan gagal disimpan. Coba lagi.')
    await expect.element(field(/Diskon dan promo/)).toBeChecked()
    answer(updateNotifikasiChoices, { ...PILIHAN, discountPromo: true, message: 'Pilihan disimpan' })
    await press('Coba Lagi')
    await see('Pilihan disimpan')
  })
})
