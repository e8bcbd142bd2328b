import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelNewEmail, confirmEmail, resendConfirmation, restoreEmail } from '#contract/akun/email.ts'
import { changePassword, getProfile, login, register, updateProfile } from '#contract/akun/endpoints.ts'
import { askKodeLogin, loginKode } from '#contract/akun/kode-login.ts'
import { listKabar } from '#contract/kabar/endpoints.ts'
import { updatePengguna } from '#contract/pengguna/admin.ts'
import { requestReset, resetPassword } from '#server/features/akun/sandi/reset-password.ts'
import { suratRepository } from '#server/features/surat/surat.repository.ts'
import { buildAdmin, buildPelanggan, newAlamat, PASSWORD } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'

/* Confirming, changing and restoring the e-mail addresses of accounts. */

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const DAY = 86_400_000
const later = (ms: number) => shop.setClock(new Date(shop.deps.clock().getTime() + ms))
const pelanggan = (change: object = {}) => buildPelanggan(shop.deps.db, shop.deps.clock(), change)
const newEmail = () => `${randomUUID()}@contoh.id`
const form = (email = newEmail()) => ({ nama: 'Bu Sari', email, no_hp: '081234567890', password: PASSWORD })

const change = (token: string, email: string, more = {}) =>
  shop.call(updateProfile, { body: { email, ...more } }, { token })
const profile = async (token: string) => (await shop.call(getProfile, {}, { token })).body
const confirm = (token: string) => shop.call(confirmEmail, { body: { token } })
const takeBack = (token: string) => shop.call(restoreEmail, { body: { token } })

/** Returns all mails sent to an address. */
async function mailedTo(email: string) {
  await shop.sendSurat()
  return shop.surat.filter(({ kepada }) => kepada === email)
}

/** Returns the token of the newest link to a page that was mailed to an address. */
async function linkTo(email: string, page: 'konfirmasi-email' | 'kembalikan-email'): Promise<string> {
  const texts = (await mailedTo(email)).map(({ teks }) => teks).filter((text) => text.includes(`/${page}?token=`))
  return /token=(\S+)/.exec(texts.at(-1) ?? '')?.[1] ?? 'none'
}
const tokensInOutbox = async (email: string) => {
  const rows = await shop.deps.db.selectFrom('surat').select('teks').where('kepada', '=', email).execute()
  return rows.flatMap(({ teks }) => /token=([\w-]{43})/.exec(teks)?.[1] ?? [])
}

test('confirms a registered address once, by the button of its link', async () => {
  const body = form()
  expect((await shop.call(register, { body })).status).toBe(201)
  const { token } = (await shop.call(login, { body })).body
  expect(await profile(token)).toMatchObject({ emailDikonfirmasi: false, emailBaru: null, user: { email: body.email } })

  const link = await linkTo(body.email, 'konfirmasi-email')
  expect(await confirm(link)).toMatchObject({ status: 200 })
  expect(await profile(token)).toMatchObject({ emailDikonfirmasi: true, user: { emailDikonfirmasi: true } })
  expect(await confirm(link)).toMatchObject({ status: 400, body: { code: 'TAUTAN_SUDAH_DIPAKAI' } })
  expect(await tokensInOutbox(body.email)).toEqual([])
})

test('does not report an undeliverable link as work for the office', async () => {
  const { db } = shop.deps
  const body = form()
  await shop.call(register, { body })
  const mistake = '550 no such user'
  await db
    .updateTable('surat')
    .set({ status: 'gagal', percobaan: 1, dicoba: shop.deps.clock(), kesalahan: mistake })
    .where('kepada', '=', body.email)
    .execute()
  expect(await suratRepository(db).count('gagal')).toBe(0)
})

test('confirms once if a link is pressed twice at the same moment', async () => {
  const body = form()
  await shop.call(register, { body })
  const link = await linkTo(body.email, 'konfirmasi-email')
  const codes = (await Promise.all(Array.from({ length: 8 }, () => confirm(link)))).map(({ status }) => status)
  expect(codes.toSorted()).toEqual([200, ...Array(7).fill(400)])
})

test('stores only the hash of a link, which expires after three days and works on its own page only', async () => {
  const body = form()
  await shop.call(register, { body })
  const link = await linkTo(body.email, 'konfirmasi-email')
  const rows = await shop.deps.db.selectFrom('tautan_email').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(link)
  expect(await takeBack(link)).toMatchObject({ status: 400, body: { code: 'TAUTAN_TIDAK_BERLAKU' } })
  later(3 * DAY)
  expect(await confirm(link)).toMatchObject({ status: 400, body: { code: 'TAUTAN_TIDAK_BERLAKU' } })
  expect(await confirm('dikarang')).toMatchObject({ status: 400, body: { code: 'TAUTAN_TIDAK_BERLAKU' } })
})

test('applies a new address only after its confirmation, and other fields at once', async () => {
  const { token, email } = await pelanggan()
  const fresh = newEmail()
  const answer = await change(token, fresh, { alamat: 'Dermaga 9' })
  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'Profil berhasil diperbarui', email, emailBaru: fresh, alamat: 'Dermaga 9', user: { email } },
  })
  expect((await shop.call(login, { body: { email: fresh, password: PASSWORD } })).status).toBe(401)
  expect(await mailedTo(email)).toEqual([])

  expect((await confirm(await linkTo(fresh, 'konfirmasi-email'))).status).toBe(200)
  expect(await profile(token)).toMatchObject({ email: fresh, emailBaru: null, emailDikonfirmasi: true })
  expect((await shop.call(login, { body: { email: fresh, password: PASSWORD } })).status).toBe(200)
  expect((await mailedTo(email)).map(({ subjek }) => subjek)).toEqual(['Email akun KerapuSehat Anda sudah diganti'])
  const inbox = (await shop.call(listKabar, {}, { token })).body
  expect(inbox).toMatchObject([{ judul: 'Email akun KerapuSehat Anda sudah diganti', tautan: '/PengaturanProfil' }])
  expect(JSON.stringify(inbox), 'the link that reverts it is only mailed').not.toContain('token')
})

test('keeps the pending address if the form sends the current one, and sends no second mail for a repeat', async () => {
  const { token, email } = await pelanggan()
  const fresh = newEmail()
  await change(token, fresh)
  expect((await change(token, email, { alamat: 'Dermaga 4' })).body.emailBaru).toBe(fresh)
  await change(token, fresh.toUpperCase())
  expect(await mailedTo(fresh)).toHaveLength(1)
  expect((await shop.call(resendConfirmation, {}, { token })).body.message).toContain(fresh)
  expect(await mailedTo(fresh)).toHaveLength(2)
})

test('ends the pending address on another change, a cancellation and a new password', async () => {
  const { token, email } = await pelanggan()
  const first = newEmail()
  await change(token, first)
  const dead = await linkTo(first, 'konfirmasi-email')
  const second = newEmail()
  await change(token, second)
  expect((await confirm(dead)).status).toBe(400)

  const cancelled = await linkTo(second, 'konfirmasi-email')
  expect((await shop.call(cancelNewEmail, {}, { token })).status).toBe(200)
  expect((await confirm(cancelled)).status).toBe(400)

  const third = newEmail()
  await change(token, third)
  const body = { currentPassword: PASSWORD, newPassword: 'baru-sekali', confirmPassword: 'baru-sekali' }
  const changed = await shop.call(changePassword, { body }, { token })
  expect(changed.status).toBe(200)
  expect((await confirm(await linkTo(third, 'konfirmasi-email'))).status).toBe(400)
  expect(await profile(changed.body.token)).toMatchObject({ email, emailBaru: null })
})

test('reverts the change from the old address for seven days, and ends every session', async () => {
  const { token, email, pengguna_id } = await pelanggan()
  const fresh = newEmail()
  await change(token, fresh)
  await confirm(await linkTo(fresh, 'konfirmasi-email'))
  const link = await linkTo(email, 'kembalikan-email')
  await requestReset(shop.deps, fresh)

  later(7 * DAY - 2)
  const asked = await shop.call(askKodeLogin, { body: { email: fresh, byMail: true } })
  const kode = await waitFor('a code by mail', async () => {
    const mail = shop.surat.find(({ kepada, teks }) => kepada === fresh && teks.includes('Kode Anda'))
    return mail && /Kode Anda: (\d{6})/.exec(mail.teks)?.[1]
  })
  later(1)
  await change(token, newEmail())
  expect(await takeBack(link)).toMatchObject({ status: 200 })
  const entered = await shop.call(loginKode, { body: { permintaan: asked.body.permintaan, kode } })
  expect(entered.body.code).toBe('KODE_TIDAK_COCOK')
  expect((await shop.call(getProfile, {}, { token })).status).toBe(401)
  expect((await shop.call(login, { body: { email, password: PASSWORD } })).status).toBe(200)
  expect((await shop.call(login, { body: { email: fresh, password: PASSWORD } })).status).toBe(401)
  expect(await takeBack(link)).toMatchObject({ status: 400, body: { code: 'TAUTAN_SUDAH_DIPAKAI' } })
  const { db } = shop.deps
  expect(await db.selectFrom('reset_sandi').selectAll().where('pengguna_id', '=', pengguna_id).execute()).toEqual([])
})

test('keeps a change after seven days', async () => {
  const { token, email } = await pelanggan()
  const fresh = newEmail()
  await change(token, fresh)
  await confirm(await linkTo(fresh, 'konfirmasi-email'))
  later(7 * DAY)
  expect(await takeBack(await linkTo(email, 'kembalikan-email'))).toMatchObject({
    status: 400,
    body: { code: 'TAUTAN_TIDAK_BERLAKU' },
  })
})

test('keeps the first address able to revert after a second change', async () => {
  const { token, email } = await pelanggan()
  const [second, third] = [newEmail(), newEmail()]
  await change(token, second)
  await confirm(await linkTo(second, 'konfirmasi-email'))
  const own = await linkTo(email, 'kembalikan-email')
  later(1000)
  await change(token, third)
  await confirm(await linkTo(third, 'konfirmasi-email'))
  const thiefLink = await linkTo(second, 'kembalikan-email')

  expect((await shop.call(register, { body: form(email) })).body.code).toBe('EMAIL_TERDAFTAR')
  const other = await pelanggan()
  expect((await change(other.token, email)).body.code).toBe('EMAIL_TERDAFTAR')

  expect((await takeBack(own)).status).toBe(200)
  expect((await takeBack(thiefLink)).status).toBe(400)
  expect((await shop.call(login, { body: { email, password: PASSWORD } })).status).toBe(200)
})

test('lets an account take its earlier address again, and no other account', async () => {
  const { token, email } = await pelanggan()
  const [fresh, other] = [newEmail(), await pelanggan()]
  await change(token, fresh)
  await confirm(await linkTo(fresh, 'konfirmasi-email'))
  expect((await change(other.token, email)).body.code).toBe('EMAIL_TERDAFTAR')
  later(1000)
  expect((await change(token, email)).body.emailBaru).toBe(email)
  expect((await confirm(await linkTo(email, 'konfirmasi-email'))).status).toBe(200)
  expect(await profile(token)).toMatchObject({ email })
})

test('frees an address for other accounts once its owner cannot take it back', async () => {
  const [{ token, email }, other] = [await pelanggan(), await pelanggan()]
  const fresh = newEmail()
  await change(token, fresh)
  await confirm(await linkTo(fresh, 'konfirmasi-email'))
  later(7 * DAY)
  expect((await change(other.token, email)).body.emailBaru).toBe(email)
})

test('rejects a link if another account may still revert to the address', async () => {
  const [{ token, email }, other] = [await pelanggan(), await pelanggan()]
  const requested = newEmail()
  await change(token, requested)
  const link = await linkTo(requested, 'konfirmasi-email')
  const move = newEmail()
  await change(other.token, requested)
  await confirm(await linkTo(requested, 'konfirmasi-email'))
  await change(other.token, move)
  await confirm(await linkTo(move, 'konfirmasi-email'))
  expect((await confirm(link)).body.code).toBe('EMAIL_TERDAFTAR')
  expect(await profile(token)).toMatchObject({ email })
})

test('keeps the link of an earlier address valid after a later change is reverted', async () => {
  const { token, email } = await pelanggan()
  const [second, third] = [newEmail(), newEmail()]
  await change(token, second)
  await confirm(await linkTo(second, 'konfirmasi-email'))
  later(1000)
  await change(token, third)
  await confirm(await linkTo(third, 'konfirmasi-email'))
  expect((await takeBack(await linkTo(second, 'kembalikan-email'))).status).toBe(200)
  expect((await takeBack(await linkTo(email, 'kembalikan-email'))).status).toBe(200)
})

test('does not assign an address that another account registered meanwhile', async () => {
  const { token, email } = await pelanggan()
  const fresh = newEmail()
  await change(token, fresh)
  const link = await linkTo(fresh, 'konfirmasi-email')
  await shop.call(register, { body: form(fresh) })
  expect(await confirm(link)).toMatchObject({ status: 409, body: { code: 'EMAIL_TERDAFTAR' } })
  expect(await profile(token)).toMatchObject({ email })
})

test('sends the link again at most five times an hour, also concurrently', async () => {
  const body = form()
  await shop.call(register, { body })
  const { token } = (await shop.call(login, { body })).body
  const ask = () => shop.call(resendConfirmation, {}, { token })
  expect((await ask()).body).toEqual({ message: `Tautan telah dikirim ke ${body.email}.` })
  const answers = await Promise.all(Array.from({ length: 9 }, ask))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '3600' },
    body: { code: 'TAUTAN_TERLALU_SERING' },
  })
  expect(await mailedTo(body.email)).toHaveLength(6)
  await confirm(await linkTo(body.email, 'konfirmasi-email'))
  later(DAY)
  expect((await ask()).body.message).toBe('Email Anda sudah dikonfirmasi.')
})

test('sends one receiver at most six of these mails a day, over all accounts', async () => {
  const victimEmail = newEmail()
  const akun = await Promise.all(Array.from({ length: 8 }, () => pelanggan()))
  const answers = await Promise.all(akun.map(({ token }) => change(token, victimEmail)))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  expect(await mailedTo(victimEmail)).toHaveLength(6)

  expect((await shop.call(register, { body: form(victimEmail) })).status, 'an account needs no mail').toBe(201)
  expect(await mailedTo(victimEmail)).toHaveLength(6)
})

test('reveals whether an e-mail has an account at most five times an hour to one account', async () => {
  const { email } = await pelanggan()
  const { token } = await pelanggan()
  for (let count = 0; count < 5; count++) expect((await change(token, email)).status).toBe(409)
  expect((await change(token, email)).body.code).toBe('TAUTAN_TERLALU_SERING')
})

test('mails a change of password, at most ten times a day', async () => {
  let { token, email } = await pelanggan({ email_dikonfirmasi: null })
  for (let count = 0; count < 12; count++) {
    const [currentPassword, newPassword] = count % 2 ? ['baru-sekali', PASSWORD] : [PASSWORD, 'baru-sekali']
    const body = { currentPassword, newPassword, confirmPassword: newPassword }
    const changed = await shop.call(changePassword, { body }, { token })
    expect(changed.status).toBe(200)
    token = changed.body.token
  }
  const subjects = (await mailedTo(email)).map(({ subjek }) => subjek)
  expect(subjects).toEqual(Array(10).fill('Kata sandi akun KerapuSehat Anda sudah diganti'))
})

test('keeps the link of an earlier address valid after a password reset by mail', async () => {
  const { token, email } = await pelanggan()
  const fresh = newEmail()
  await change(token, fresh)
  await confirm(await linkTo(fresh, 'konfirmasi-email'))
  await requestReset(shop.deps, fresh)
  const mail = (await mailedTo(fresh)).at(-1)
  await resetPassword(shop.deps, /token=(\S+)/.exec(mail?.teks ?? '')?.[1] ?? '', 'baru-sekali', newAlamat())
  expect((await takeBack(await linkTo(email, 'kembalikan-email'))).status).toBe(200)
})

test('applies a new address from the office at once, with a notice to the old one and a confirmation to the new one', async () => {
  const { db, clock } = shop.deps
  const admin = await buildAdmin(db, clock())
  const { nama, email, no_hp, pengguna_id, token } = await pelanggan()
  const [fresh, expected] = [newEmail(), newEmail()]
  await change(token, expected)
  const dead = await linkTo(expected, 'konfirmasi-email')
  const body = { nama, email: fresh, no_hp, role: 'user' as const }
  const save = (content: typeof body & { password?: string }) =>
    shop.call(updatePengguna, { params: { userId: pengguna_id }, body: content }, { token: admin.token })
  expect((await save(body)).status).toBe(200)
  expect((await confirm(dead)).status).toBe(400)
  expect((await save({ ...body, password: 'kantor-tahu' })).status).toBe(200)
  expect(await shop.call(login, { body: { email: fresh, password: 'kantor-tahu' } })).toMatchObject({ status: 200 })
  expect((await shop.call(getProfile, {}, { token })).status).toBe(401)
  expect((await mailedTo(fresh)).map(({ subjek }) => subjek).toSorted()).toEqual([
    'Kata sandi akun KerapuSehat Anda sudah diganti',
    'Konfirmasi email Anda di KerapuSehat',
  ])
  expect((await takeBack(await linkTo(email, 'kembalikan-email'))).status).toBe(200)
})

test("removes links from a person's own text in mails", async () => {
  const { db } = shop.deps
  const { token, email, pengguna_id } = await pelanggan()
  // A name from before names were validated.
  await db
    .updateTable('pengguna')
    .set({ nama: 'Menang\nwww.jahat.com' })
    .where('pengguna_id', '=', pengguna_id)
    .execute()
  const fresh = `${randomUUID()}@jahat.com`
  await change(token, fresh)
  await confirm(await linkTo(fresh, 'konfirmasi-email'))
  for (const { teks } of [...(await mailedTo(fresh)), ...(await mailedTo(email))]) {
    expect(teks).toContain('Halo Menang www. jahat. com,')
    expect(teks).not.toContain('jahat.com')
  }
})
