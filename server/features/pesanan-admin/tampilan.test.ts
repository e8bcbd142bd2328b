import { afterAll, expect, test } from 'vitest'
import { deleteTampilan, listTampilan, saveTampilan, TAMPILAN_MAX } from '#contract/pesanan-admin/tampilan-admin.ts'
import { buildAdmin } from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

const shop = await testApp()
const { db, clock } = shop.deps
afterAll(() => shop.close())

async function kantor() {
  const { token } = await buildAdmin(db, clock())
  return {
    save: (name: string, alamat = '/pesanan-semua?lihat=ongkir') =>
      shop.call(saveTampilan, { body: { nama: name, alamat } }, { token }),
    list: async () => (await shop.call(listTampilan, {}, { token })).body,
    hapus: (tampilanId: number) => shop.call(deleteTampilan, { params: { tampilanId } }, { token }),
  }
}

test('stores views per account, and overwrites an existing name', async () => {
  const [sari, secondAdmin] = [await kantor(), await kantor()]
  await sari.save('Menunggu ongkir')
  await sari.save('Lampung', '/daftar-pesanan?jenis=paketan&q=lampung')
  await sari.save('Menunggu ongkir', '/pesanan-semua?lihat=ongkir&penanda=cepat')
  expect(await sari.list()).toMatchObject([
    { nama: 'Menunggu ongkir', alamat: '/pesanan-semua?lihat=ongkir&penanda=cepat' },
    { nama: 'Lampung', alamat: '/daftar-pesanan?jenis=paketan&q=lampung' },
  ])
  expect(await secondAdmin.list()).toEqual([])

  const [one] = await sari.list()
  await secondAdmin.hapus(one.tampilanId)
  expect(await sari.list()).toHaveLength(2)
  await sari.hapus(one.tampilanId)
  expect(await sari.list()).toMatchObject([{ nama: 'Lampung' }])
})

test('limits the number of views, also for concurrent saves', async () => {
  const it = await kantor()
  const answers = await Promise.all(Array.from({ length: TAMPILAN_MAX + 5 }, (_, at) => it.save(`Tampilan ${at}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(TAMPILAN_MAX)
  expect(answers.filter(({ body }) => body.code === 'TAMPILAN_TERLALU_BANYAK')).toHaveLength(5)
  const [existing] = await it.list()
  expect((await it.save(existing.nama)).status).toBe(200)
})

test.each([
  'https://jahat.example/pesanan-semua',
  '//jahat.example',
  '/manajemen-user',
  '/pesanan-semua-lain',
  '/pesanan-semua?q=a b',
  '/pesanan-semua#x',
])('rejects %s as a list of orders', async (alamat) => {
  expect((await (await kantor()).save('Jahat', alamat)).status).toBe(400)
})
