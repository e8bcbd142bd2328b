import { afterAll, expect, test } from 'vitest'
import { updateNotifikasiChoices } from '#contract/akun/endpoints.ts'
import { syncBukuObat } from '#contract/buku-obat/endpoints.ts'
import { change, remove } from '#contract/buku-obat/merge.ts'
import { listKabar } from '#contract/kabar/endpoints.ts'
import { newKeramba, newPengobatan } from '#server/testing/build-buku-obat.ts'
import { buildPelanggan } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'
import { remindObat } from './remind.ts'

/** 10:00 in Jakarta. */
const NOW = new Date('2026-11-20T03:00:00Z')
const DAY_MS = 86_400_000
const shop = await testApp(NOW)
const { db } = shop.deps
afterAll(() => shop.close())

const after = (hari: number) => shop.setClock(new Date(NOW.getTime() + hari * DAY_MS))

/** Runs the job and sends the queued mails. @returns the mails to this address */
async function suratKe(email: string): Promise<string[]> {
  const before = shop.surat.length
  await remindObat(shop.deps)
  await shop.sendSurat()
  return shop.surat
    .slice(before)
    .filter(({ kepada }) => kepada === email)
    .map(({ teks }) => teks)
}

const sync = (token: string, entries: object[]) =>
  shop.call(syncBukuObat, { body: { kursor: 0, baris: entries as never } }, { token })

test('mails a repeat and the end of a withdrawal period on their day, each once', async () => {
  const { token, email } = await buildPelanggan(db, NOW)
  const keramba = newKeramba(NOW, { nama: 'A1' })
  const obat = newPengobatan(NOW, keramba.id, { nama: 'Peroksida', ulang: '7,14', masa_henti: 10 })
  await sync(token, [keramba, obat])
  expect(await suratKe(email)).toEqual([])
  after(7)
  const [repeat = '', ...extra] = await suratKe(email)
  expect(repeat).toContain('- A1: ulangi Peroksida, hari ke-7, hari ini.')
  expect(extra).toEqual([])
  // Repeated and concurrent runs send nothing more.
  await Promise.all([remindObat(shop.deps), remindObat(shop.deps), remindObat(shop.deps)])
  expect(await suratKe(email)).toEqual([])
  after(14)
  expect(await suratKe(email)).toHaveLength(1)
  after(23)
  expect(await suratKe(email)).toEqual([])
  after(24)
  expect(await suratKe(email)).toEqual([
    expect.stringContaining('- A1: aman dipanen mulai 14 Desember 2026, menurut catatan Anda.'),
  ])
  after(25)
  expect(await suratKe(email)).toEqual([])
  const rows = await db.selectFrom('pengobatan').select('ingatkan').where('id', '=', obat.id).execute()
  expect(rows).toEqual([{ ingatkan: null }])
})

test('sends one mail for several cages on one day', async () => {
  const { token, email } = await buildPelanggan(db, NOW)
  const [one, two] = [newKeramba(NOW, { nama: 'A1' }), newKeramba(NOW, { nama: 'A2' })]
  await sync(token, [one, two, ...[one, two].map(({ id }) => newPengobatan(NOW, id, { ulang: '7' }))])
  after(7)
  const [surat, ...extra] = await suratKe(email)
  expect(surat).toContain('- A1: ulangi')
  expect(surat).toContain('- A2: ulangi')
  expect(extra).toEqual([])
})

test("does not call a cage safe during another drug's withdrawal period", async () => {
  const { token, email } = await buildPelanggan(db, NOW)
  const keramba = newKeramba(NOW)
  const entries = [5, 9, null].map((masa_henti) => newPengobatan(NOW, keramba.id, { masa_henti }))
  await sync(token, [keramba, ...entries])
  for (const hari of [5, 9, 10]) {
    after(hari)
    expect(await suratKe(email)).toEqual([])
  }
})

test.each([['a substance with a known period of thirty days', { nama: 'Terramycin', masa_henti: 3 }]])(
  'does not call a cage with %s safe',
  async (_, content) => {
    const { token, email } = await buildPelanggan(db, NOW)
    const keramba = newKeramba(NOW)
    await sync(token, [keramba, newPengobatan(NOW, keramba.id, content)])
    for (const hari of [3, 4]) {
      after(hari)
      expect(await suratKe(email)).toEqual([])
    }
  },
)

test('mails every week that a cage with a prohibited substance must not be harvested, until an officer decides', async () => {
  const { token, email } = await buildPelanggan(db, NOW)
  const keramba = newKeramba(NOW, { nama: 'A1' })
  const obat = newPengobatan(NOW, keramba.id, { nama: 'malachite green', masa_henti: 3, ulang: '3' })
  await sync(token, [keramba, obat])
  const closed = [
    expect.stringContaining('- A1: jangan dipanen, hubungi petugas. malachite green berisi Hijau malakit.'),
  ]
  expect(await suratKe(email)).toEqual(closed)
  for (const [hari, expected] of [
    [3, []],
    [7, closed],
    [14, closed],
  ] as const) {
    after(hari)
    expect(await suratKe(email)).toEqual(expected)
  }
  const answer = { petugas: 'drh. Sari', instansi: 'Dinas', dijawab: '2026-12-04', putusan: 'jangan' }
  await sync(token, [change(obat, answer, NOW.getTime() + 14 * DAY_MS)])
  after(21)
  expect(await suratKe(email)).toEqual([])
})

test('does not mention deleted or past entries', async () => {
  const { token, email } = await buildPelanggan(db, NOW)
  const keramba = newKeramba(NOW)
  const discard = newPengobatan(NOW, keramba.id, { ulang: '7' })
  const old = newPengobatan(NOW, keramba.id, { mulai: '2026-11-01', selesai: '2026-11-01', ulang: '7', masa_henti: 3 })
  await sync(token, [keramba, discard, old])
  await sync(token, [remove(discard, NOW.getTime())])
  expect(await suratKe(email)).toEqual([])
  after(7)
  expect(await suratKe(email)).toEqual([])
})

test('sends a reminder a day late after an outage, and none a week late', async () => {
  const { token, email } = await buildPelanggan(db, NOW)
  const keramba = newKeramba(NOW)
  await sync(token, [keramba, newPengobatan(NOW, keramba.id, { ulang: '7,14', masa_henti: 0 })])
  after(8)
  expect(await suratKe(email)).toEqual([expect.stringContaining('hari ke-7, 27 November 2026 (sudah lewat).')])
  after(25)
  expect(await suratKe(email)).toEqual([])
})

test.each([
  [10, 1],
  [11, 0],
])('a repeat of day 7 that is found on day %i leads to %i mails', async (hari, quantity) => {
  const { token, email } = await buildPelanggan(db, NOW)
  const keramba = newKeramba(NOW)
  await sync(token, [keramba, newPengobatan(NOW, keramba.id, { ulang: '7', masa_henti: null })])
  after(hari)
  expect(await suratKe(email)).toHaveLength(quantity)
})

test("does not repeat yesterday's reminder with today's", async () => {
  const { token, email } = await buildPelanggan(db, NOW)
  const keramba = newKeramba(NOW)
  await sync(token, [keramba, newPengobatan(NOW, keramba.id, { ulang: '7,8', masa_henti: null })])
  after(7)
  expect(await suratKe(email)).toHaveLength(1)
  after(8)
  const [surat] = await suratKe(email)
  expect(surat).toContain('hari ke-8, hari ini.')
  expect(surat).not.toContain('hari ke-7')
})

test('does not close a cage for a drug in another one', async () => {
  const { token, email } = await buildPelanggan(db, NOW)
  const [safe, other] = [newKeramba(NOW, { nama: 'A1' }), newKeramba(NOW, { nama: 'A2' })]
  const obat = [newPengobatan(NOW, safe.id, { masa_henti: 5 }), newPengobatan(NOW, other.id, { masa_henti: 60 })]
  await sync(token, [safe, other, ...obat])
  after(5)
  expect(await suratKe(email)).toEqual([expect.stringContaining('- A1: aman dipanen')])
})

test('sends no mail at night', async () => {
  const { token, email } = await buildPelanggan(db, NOW)
  const keramba = newKeramba(NOW)
  await sync(token, [keramba, newPengobatan(NOW, keramba.id, { ulang: '7' })])
  shop.setClock(new Date('2026-11-26T21:59:00Z'))
  expect(await suratKe(email)).toEqual([])
  shop.setClock(new Date('2026-11-26T22:00:00Z'))
  expect(await suratKe(email)).toHaveLength(1)
})

test('sends none to accounts that want no reminders or have no confirmed address', async () => {
  const mail = {
    orderStatus: true,
    articleUpdates: true,
    productOffers: true,
    discountPromo: true,
    shippingUpdates: true,
  }
  const without = await buildPelanggan(db, NOW)
  const pending = await buildPelanggan(db, NOW, { email_dikonfirmasi: null })
  const { body } = await shop.call(updateNotifikasiChoices, { body: { ...mail, treatmentReminders: false } }, without)
  expect(body.treatmentReminders).toBe(false)
  // A client of the specification does not send this choice, so it stays unchanged.
  expect((await shop.call(updateNotifikasiChoices, { body: mail }, without)).body.treatmentReminders).toBe(false)
  for (const { token } of [without, pending]) {
    const keramba = newKeramba(NOW)
    await sync(token, [keramba, newPengobatan(NOW, keramba.id, { ulang: '7' })])
  }
  after(7)
  for (const { email, token } of [without, pending]) {
    expect(await suratKe(email)).toEqual([])
    const inbox = (await shop.call(listKabar, {}, { token })).body
    expect(inbox).toMatchObject([{ isi: expect.stringContaining('hari ke-7, hari ini'), tautan: '/akun/buku-obat' }])
  }
  // No reminder is pending for them later either.
  after(8)
  await db
    .updateTable('pengguna')
    .set({ email_dikonfirmasi: NOW })
    .where('pengguna_id', '=', pending.pengguna_id)
    .execute()
  expect(await suratKe(pending.email)).toEqual([])
})

test('writes a name without a link into a mail', async () => {
  const { token, email } = await buildPelanggan(db, NOW)
  const keramba = newKeramba(NOW, { nama: 'https://jahat.example\nKlik' })
  await sync(token, [keramba, newPengobatan(NOW, keramba.id, { nama: 'www.jahat.example/obat', ulang: '7' })])
  after(7)
  const [surat = ''] = await suratKe(email)
  expect(surat).not.toContain('jahat.example')
})
