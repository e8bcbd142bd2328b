import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { bukuOf } from '#contract/buku-obat/buku-of.ts'
import { ENTRY_KINDS } from '#contract/buku-obat/columns.ts'
import {
  type BoughtProduk,
  computeSafeHarvest,
  exportBukuObat,
  listBoughtProduk,
  syncBukuObat,
} from '#contract/buku-obat/endpoints.ts'
import { change, create, type Entry, remove } from '#contract/buku-obat/merge.ts'
import { allEntries, EMPTY, nextBatch, receive, record, type SyncResponse } from '#contract/buku-obat/stored.ts'
import { deletePengguna } from '#contract/pengguna/admin.ts'
import { newKeramba, newPengobatan } from '#server/testing/build-buku-obat.ts'
import {
  buildAdmin,
  buildPelanggan,
  buildPesanan,
  buildProduk,
  buildRegular,
  buildResep,
} from '#server/testing/build-rows.ts'
import { testApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const shop = await testApp(NOW)
const { db } = shop.deps
afterAll(() => shop.close())

const sync = async (token: string, entries: readonly Entry[], cursor = 0) =>
  shop.call(syncBukuObat, { body: { kursor: cursor, baris: [...entries] } }, { token })
const bukuByToken = async (token: string) => bukuOf((await sync(token, [])).body.baris, [])
const later = (minutes: number) => NOW.getTime() - 86_400_000 + minutes * 60_000
const pelanggan = () => buildPelanggan(db, NOW)

test('transfers an entry from one device to another, and ignores repeats', async () => {
  const { token } = await pelanggan()
  const keramba = newKeramba(NOW)
  const obat = newPengobatan(NOW, keramba.id, { takaran: 0.75, satuan: 'mL', ulang: '7,14', lot: 'L-1', selesai: null })
  const air = create(
    'air',
    randomUUID(),
    {
      keramba_id: keramba.id,
      waktu: NOW.toISOString(),
      do: 4.5,
      suhu: 29.1,
      salinitas: 31,
      ph: 8.1,
      amonia: 0,
      catatan: '',
    },
    NOW.getTime(),
  )
  const deaths = create(
    'kematian',
    randomUUID(),
    { keramba_id: keramba.id, hari: '2026-11-19', jumlah: 4, catatan: '' },
    NOW.getTime(),
  )
  const all = [obat, air, deaths, keramba]

  const first = await sync(token, all)
  expect(first).toMatchObject({
    status: 200,
    body: { lagi: false, ulang: false, ditolak: [], waktu: NOW.toISOString() },
  })
  const secondToken = await sync(token, [])
  expect(bukuOf(secondToken.body.baris, [])).toEqual(bukuOf(all, []))
  expect(await sync(token, all, first.body.kursor)).toMatchObject({
    body: { kursor: first.body.kursor, baris: [] },
  })
})

test('keeps the latest value of each field if two devices change one row offline', async () => {
  const { token } = await pelanggan()
  const keramba = newKeramba(new Date(later(0)))
  await sync(token, [keramba])
  await sync(token, [change(keramba, { nama: 'B7', jumlah: 10 }, later(2))])
  await sync(token, [change(keramba, { jumlah: 20, catatan: 'Dihitung ulang' }, later(1))])
  expect((await bukuByToken(token)).keramba).toEqual([
    { ...keramba.isi, id: keramba.id, nama: 'B7', jumlah: 10, catatan: 'Dihitung ulang' },
  ])
})

test('keeps a deleted entry deleted, unless it is edited later', async () => {
  const { token } = await pelanggan()
  const keramba = newKeramba(new Date(later(0)))
  await sync(token, [keramba])
  const without = await sync(token, [remove(keramba, later(5))])
  expect((await bukuByToken(token)).keramba).toEqual([])
  // The deleted row is sent to other devices, so that they delete it too.
  expect(without.body.baris).toMatchObject([{ id: keramba.id, hapus: true }])
  await sync(token, [change(keramba, { nama: 'C1' }, later(4))])
  expect((await bukuByToken(token)).keramba).toEqual([])
  await sync(token, [change(keramba, { nama: 'C2' }, later(6))])
  expect((await bukuByToken(token)).keramba).toMatchObject([{ nama: 'C2' }])
})

test('accepts entries of an earlier version, and keeps unknown fields of a later one', async () => {
  const { token } = await pelanggan()
  const keramba = newKeramba(new Date(later(0)))
  const obat = newPengobatan(new Date(later(0)), keramba.id)
  const earlier = structuredClone(obat)
  for (const name of [
    'suhu',
    'alasan_henti',
    'henti_min',
    'petugas',
    'instansi',
    'dijawab',
    'putusan',
    'panen_mulai',
  ]) {
    delete earlier.isi[name]
    delete earlier.jam[name]
  }
  expect((await sync(token, [keramba, earlier])).status).toBe(200)
  expect((await bukuByToken(token)).pengobatan).toMatchObject([{ nama: 'Peroksida', suhu: null, petugas: '' }])
  const answer = { petugas: 'drh. Sari', instansi: 'Dinas', dijawab: '2026-11-20', putusan: 'jangan' }
  await sync(token, [change(obat, { suhu: 28.5, alasan_henti: 'x', ...answer }, later(1))])
  await sync(token, [change(earlier, { hasil: 'sembuh' }, later(2))])
  const stored = { suhu: 28.5, alasan_henti: 'x', hasil: 'sembuh', panen_mulai: null, ...answer }
  expect((await bukuByToken(token)).pengobatan).toMatchObject([stored])
  const wrong = { ...obat, isi: { ...obat.isi, putusan: 'mungkin' } }
  expect((await sync(token, [wrong])).status).toBe(400)
})

test('limits a clock that is in the future', async () => {
  const { token } = await pelanggan()
  const keramba = newKeramba(NOW)
  await sync(token, [keramba])
  await sync(token, [change(keramba, { nama: 'Salah' }, Date.parse('2031-01-01T00:00:00Z'))])
  shop.setClock(new Date(NOW.getTime() + 60_000))
  // From a device that has not received the first edit, with a correct clock.
  await sync(token, [change(keramba, { nama: 'Benar' }, NOW.getTime() + 50_000)])
  expect((await bukuByToken(token)).keramba).toMatchObject([{ nama: 'Benar' }])
})

describe('another account cannot read a book', () => {
  test('neither directly, nor by its ids, nor through another cage', async () => {
    const [mine, other] = [await pelanggan(), await pelanggan()]
    const keramba = newKeramba(NOW, { nama: 'Rahasia' })
    const obat = newPengobatan(NOW, keramba.id)
    await sync(mine.token, [keramba, obat])
    expect((await sync(other.token, [])).body).toMatchObject({ baris: [], kursor: 0, sidik: { jumlah: 0, jam: 0 } })

    // A row with another account's id becomes the caller's own row, and neither reveals nor changes the other.
    const forged = { ...change(keramba, { nama: 'Direbut' }, NOW.getTime()), jam: keramba.jam }
    const answer = await sync(other.token, [forged, remove(obat, NOW.getTime())])
    expect(JSON.stringify(answer.body)).not.toContain('Rahasia')
    expect((await bukuByToken(mine.token)).keramba).toMatchObject([{ nama: 'Rahasia' }])
    expect((await bukuByToken(mine.token)).pengobatan).toHaveLength(1)
    const { body } = await shop.call(exportBukuObat, { query: { keramba: keramba.id } }, { token: other.token })
    expect(String(body)).not.toContain('Rahasia')
  })

  test('without a session', async () => {
    expect((await shop.call(syncBukuObat, { body: { kursor: 0, baris: [] } })).status).toBe(401)
    expect((await shop.call(exportBukuObat)).status).toBe(401)
  })
})

describe('two devices with a bad connection', () => {
  test.each(['before the request arrives', 'before the answer arrives'] as const)(
    'lose and duplicate nothing if the answer is lost %s',
    async (di) => {
      const { token } = await pelanggan()
      let [one, two] = [EMPTY, EMPTY]
      const keramba = newKeramba(new Date(later(0)))
      const deathOf = (quantity: number) =>
        create(
          'kematian',
          randomUUID(),
          { keramba_id: keramba.id, hari: '2026-11-19', jumlah: quantity, catatan: '' },
          later(quantity),
        )
      one = [keramba, deathOf(1), deathOf(2)].reduce(record, one)
      two = [deathOf(3), deathOf(4)].reduce(record, two)

      const send = async (content: typeof EMPTY, isLost: boolean) => {
        const entries = nextBatch(content)
        if (isLost && di === 'before the request arrives') return content
        const { body } = await sync(token, entries, content.kursor)
        return isLost ? content : receive(content, entries, body as SyncResponse)
      }
      for (const isLost of [true, true, false, false]) {
        one = await send(one, isLost)
        two = await send(two, isLost)
      }
      one = await send(one, false)
      for (const content of [one, two]) {
        expect(content.antre).toEqual({})
        const buku = bukuOf(allEntries(content), [])
        expect(buku.kematian.map(({ jumlah }) => jumlah).sort()).toEqual([1, 2, 3, 4])
        expect(buku.keramba).toHaveLength(1)
      }
    },
  )

  test('both receive every entry once if they write at the same moment', async () => {
    const { token } = await pelanggan()
    const keramba = newKeramba(NOW)
    const many = () => Array.from({ length: 30 }, (_, at) => newPengobatan(NOW, keramba.id, { nama: `Obat ${at}` }))
    const [a, b] = [many(), many()]
    await Promise.all([sync(token, [keramba, ...a]), sync(token, [keramba, ...b]), sync(token, a)])
    const buku = await bukuByToken(token)
    expect(buku.pengobatan.map(({ id }) => id).sort()).toEqual([...a, ...b].map(({ id }) => id).sort())
    expect(buku.keramba).toHaveLength(1)
  })

  test('restore a shop from a backup with the entries of the device', async () => {
    const { token, pengguna_id } = await pelanggan()
    const keramba = newKeramba(NOW)
    const obat = newPengobatan(NOW, keramba.id)
    let content = [keramba, obat].reduce(record, EMPTY)
    const send = async () => {
      const entries = nextBatch(content)
      content = receive(content, entries, (await sync(token, entries, content.kursor)).body as SyncResponse)
    }
    await send()
    await db.deleteFrom('pengobatan').where('pengguna_id', '=', pengguna_id).execute()
    await db
      .updateTable('buku_obat')
      .set({ urut: sql<number>`urut - 1` })
      .where('pengguna_id', '=', pengguna_id)
      .execute()
    await send()
    await send()
    expect((await bukuByToken(token)).pengobatan).toHaveLength(1)
    expect(content.antre).toEqual({})
  })

  test('sends a long book in parts', async () => {
    const { token } = await pelanggan()
    const keramba = newKeramba(NOW)
    for (let at = 0; at < 5; at++)
      await sync(
        token,
        Array.from({ length: 50 }, () => newPengobatan(NOW, keramba.id)),
      )
    let content = EMPTY
    for (let rotation = 0; rotation < 3; rotation++)
      content = receive(content, [], (await sync(token, [], content.kursor)).body as SyncResponse)
    expect(allEntries(content)).toHaveLength(250)
    expect(content.restored).toBe(false)
  })
})

test.each<[what: string, salah: object]>([
  ['an invalid id', { id: '1' }],
  ['an unknown field', { isi: { ...newKeramba(NOW).isi, pengguna_id: 1 } }],
  ['a field that is missing', { isi: { nama: 'A1' } }],
  ['a name that is too long', { isi: { ...newKeramba(NOW).isi, nama: 'a'.repeat(61) } }],
  ['an invalid number', { isi: { ...newKeramba(NOW).isi, jumlah: 'banyak' } }],
  ['an unknown kind', { jenis: 'pengguna' }],
  ['an invalid day', { isi: { ...newKeramba(NOW).isi, tebar: '2026-02-30' } }],
  ['a negative time', { jam: { nama: -1 } }],
])('rejects %s', async (_, wrong) => {
  const { token } = await pelanggan()
  const answer = await sync(token, [{ ...newKeramba(NOW), ...wrong } as Entry])
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
})

test('limits the size of a book, names the excess entries, and keeps the others', async () => {
  const { token, pengguna_id } = await pelanggan()
  await db.insertInto('buku_obat').values({ pengguna_id, urut: 1 }).execute()
  await sql`
    INSERT INTO keramba (pengguna_id, id, nama, jenis, bentuk, ikan, catatan, jam, diubah, urut)
    SELECT ${pengguna_id}, gen_random_uuid(), 'K', 'keramba', 'kotak', 'cantang', '', '{}', ${NOW}, 1 FROM generate_series(1, 299)`.execute(
    db,
  )
  const [load, extra] = [newKeramba(NOW), newKeramba(NOW)]
  const obat = newPengobatan(NOW, load.id)
  const { body } = await sync(token, [load, extra, obat], 1)
  expect(body.ditolak).toEqual([{ id: extra.id, sebab: expect.stringContaining('penuh') }])
  expect(body.baris.map(({ id }: Entry) => id).sort()).toEqual([load.id, obat.id].sort())
  // Existing rows can still be changed.
  expect((await sync(token, [change(load, { nama: 'Lain' }, NOW.getTime())])).body.ditolak).toEqual([])
})

test('rejects requests with more than a hundred rows or 64 KB', async () => {
  const { token } = await pelanggan()
  const many = Array.from({ length: 101 }, () => newKeramba(NOW))
  expect((await sync(token, many)).status).toBe(400)
  const large = Array.from({ length: 90 }, () => newKeramba(NOW, { catatan: 'é'.repeat(490) }))
  expect((await sync(token, large)).status).toBe(413)
})

test('offers paid products with their packed lots and withdrawal periods', async () => {
  const { pengguna_id, token } = await buildRegular(db, NOW)
  const obat = await buildProduk(db, NOW, {
    nama: 'Obat berlot',
    golongan: 'obat_bebas_terbatas',
    masa_henti: 7,
  })
  const tools = await buildProduk(db, NOW, { nama: 'Jaring' })
  const without = await buildProduk(db, NOW, { golongan: 'obat_bebas_terbatas', nama: 'Tanpa angka' })
  const packed = { status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' } as const
  const { pesanan_id } = await buildPesanan(db, NOW, pengguna_id, packed, [{ produk: obat, jumlah: 1 }])
  const sent = db.selectFrom('pesanan_lot').select('lot_id').where('pesanan_id', '=', pesanan_id)
  await db.updateTable('lot').set({ nomor: 'LOT-77', kedaluwarsa: '2028-01-01' }).where('lot_id', 'in', sent).execute()
  await buildPesanan(db, NOW, pengguna_id, packed, [
    { produk: tools, jumlah: 1 },
    { produk: without, jumlah: 1 },
  ])
  const pending = await buildProduk(db, NOW, { nama: 'Belum dibayar' })
  await buildPesanan(db, NOW, pengguna_id, {}, [{ produk: pending, jumlah: 1 }])
  const { body } = await shop.call(listBoughtProduk, {}, { token })
  expect(body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ nama: 'Obat berlot', masa_henti: 7, lot: ['LOT-77'] }),
      expect.objectContaining({ nama: 'Jaring', masa_henti: 0 }),
      expect.objectContaining({ nama: 'Tanpa angka', masa_henti: null }),
    ]),
  )
  expect(JSON.stringify(body)).not.toContain('Belum dibayar')
  const other = await shop.call(listBoughtProduk, {}, { token: (await pelanggan()).token })
  expect(other.body.filter(({ dibeli }: BoughtProduk) => dibeli)).toEqual([])
})

test("lists purchases with the latest first, with the buyer's lots that were not returned", async () => {
  const [mine, other] = [await buildRegular(db, NOW), await buildRegular(db, NOW)]
  const [old, created] = [
    await buildProduk(db, NOW, { nama: 'A lama' }),
    await buildProduk(db, NOW, { nama: 'B baru' }),
  ]
  const pack = async (pengguna_id: number, nomor: string, produk = created) => {
    const packed = { status_pembayaran: 'success', status_pesanan: 'Sedang Di Proses' } as const
    const { pesanan_id } = await buildPesanan(db, NOW, pengguna_id, packed, [{ produk, jumlah: 1 }])
    const sent = db.selectFrom('pesanan_lot').select('lot_id').where('pesanan_id', '=', pesanan_id)
    await db.updateTable('lot').set({ nomor, kedaluwarsa: '2030-01-01' }).where('lot_id', 'in', sent).execute()
    return pesanan_id
  }
  const bought = async () =>
    (await shop.call(listBoughtProduk, {}, mine)).body
      .filter(({ dibeli }: BoughtProduk) => dibeli)
      .map(({ nama, lot }: BoughtProduk) => [nama, lot])
  await pack(mine.pengguna_id, 'LOT-A', old)
  await pack(mine.pengguna_id, 'LOT-1')
  const returned = await pack(mine.pengguna_id, 'LOT-2')
  await pack(other.pengguna_id, 'LOT-LAIN')
  expect(await bought()).toEqual([
    ['B baru', ['LOT-2', 'LOT-1']],
    ['A lama', ['LOT-A']],
  ])
  const setReturned = (refunded: number, pesanan_id: number) =>
    db.updateTable('pesanan_lot').set({ kembali: refunded }).where('pesanan_id', '=', pesanan_id).execute()
  await setReturned(1, returned)
  expect((await bought())[0]).toEqual(['B baru', ['LOT-1']])
  // Undo: no lot came back.
  await setReturned(0, returned)

  // The list holds 300 products: the oldest leaves it for newer ones.
  await sql`WITH baru AS (
      INSERT INTO produk (kategori_id, nama, harga, dibuat)
      SELECT ${created.kategori_id}, 'Lain ' || ke, 1000, ${NOW} FROM generate_series(1, 299) AS ke RETURNING produk_id)
    INSERT INTO pesanan_bagian (pesanan_id, produk_id, jumlah) SELECT ${returned}, produk_id, 1 FROM baru`.execute(db)
  const names = (await bought()).map(([name]: [string]) => name)
  expect([names.length, names.includes('A lama')]).toEqual([300, false])
  await sql`DELETE FROM pesanan_bagian WHERE pesanan_id = ${returned} AND produk_id <> ${created.produk_id}`.execute(db)
})

/** Returns the table's lines as cells by column. */
async function table(token: string): Promise<Record<string, string>[]> {
  const [head = [], ...entries] = String((await shop.call(exportBukuObat, {}, { token })).body)
    .trim()
    .split('\r\n')
    .map((item) => item.replace('\uFEFF', '').replaceAll('"', '').split(';'))
  return entries.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
}

test('writes deaths, measurements and harvests into columns of the table', async () => {
  const { token } = await pelanggan()
  const [one, two] = [newKeramba(NOW, { nama: 'A1' }), newKeramba(NOW, { nama: 'B2' })]
  const measure = { do: 4.5, suhu: 29.1, salinitas: 31, ph: 8.1, amonia: 0.2, catatan: 'Surut' }
  const air = { keramba_id: one.id, waktu: '2026-11-18T17:30:00.000Z', ...measure }
  const deaths = { keramba_id: two.id, hari: '2026-11-18', jumlah: 4, catatan: 'Di dasar' }
  await sync(token, [
    ...[one, two, newPengobatan(NOW, two.id, { masa_henti: 0, nama: 'Obat X' })],
    ...[create('air', randomUUID(), air, NOW.getTime()), create('kematian', randomUUID(), deaths, NOW.getTime())],
  ])
  const panen = ['Tidak ada obat yang dicatat', 'Jangan panen dulu, tanya dokter hewan']
  expect(await table(token)).toMatchObject([
    {
      Tanggal: '2026-11-18',
      Keramba: 'B2',
      Catatan: 'Kematian',
      'Mati (ekor)': '4',
      Keterangan: 'Di dasar',
      Obat: '',
      'DO (mg/L)': '',
      'Panen keramba ini': panen[1],
    },
    {
      Tanggal: expect.stringMatching(/^2026-11-19.00.30/),
      Keramba: 'A1',
      Catatan: 'Air',
      Keterangan: 'Surut',
      'DO (mg/L)': '4.5',
      'Suhu (°C)': '29.1',
      'Salinitas (permil)': '31',
      pH: '8.1',
      'Amonia (mg/L)': '0.2',
      'Mati (ekor)': '',
      'Panen keramba ini': panen[0],
    },
    { Tanggal: '2026-11-20', Keramba: 'B2', Catatan: 'Pengobatan', Obat: 'Obat X', 'Panen keramba ini': panen[1] },
  ])
})

test('writes one line per entry to the table, by day, without formulas', async () => {
  const { token } = await pelanggan()
  const [one, two] = [newKeramba(NOW, { nama: '=1+1' }), newKeramba(NOW, { nama: 'B2' })]
  const hostile = newPengobatan(NOW, one.id, { nama: '=HYPERLINK("http://jahat.example")', untuk: 'cacing-kulit' })
  const old = newPengobatan(NOW, two.id, {
    nama: 'Lama',
    mulai: '2026-01-01',
    selesai: '2026-01-02',
    ulang: '7',
    masa_henti: null,
  })
  await sync(token, [one, two, hostile, old])
  const { body, headers } = await shop.call(exportBukuObat, {}, { token })
  expect(headers['content-disposition']).toBe('attachment; filename="buku-obat-2026-11-20.csv"')
  const entries = String(body).split('\r\n')
  expect(entries[1]).toContain('2026-01-01;2026-01-02;B2;Kerapu cantang;Pengobatan;Lama')
  expect(entries[1]).toContain('2026-01-09;Belum diketahui')
  expect(entries[2]).toContain(`"'=1+1";`)
  expect(entries[2]).toContain('"\'=HYPERLINK(')
  expect(entries[2]).toContain('cacing kulit')
  const only = await shop.call(exportBukuObat, { query: { keramba: two.id } }, { token })
  expect(String(only.body).split('\r\n')).toHaveLength(3)
})

test('lists the withdrawal period of every medicine, the longer one of label and prescription', async () => {
  const { pengguna_id, token } = await pelanggan()
  const obat = await buildProduk(db, NOW, { nama: 'Antibiotik resep', golongan: 'obat_keras', masa_henti: 30 })
  const tools = await buildProduk(db, NOW, { nama: 'Alat yang tidak dibeli' })
  const readFromShop = async () =>
    (await shop.call(listBoughtProduk, {}, { token })).body.filter(
      ({ produkId }: BoughtProduk) => produkId === obat.produk_id || produkId === tools.produk_id,
    )
  expect(await readFromShop()).toEqual([
    {
      produkId: obat.produk_id,
      nama: 'Antibiotik resep',
      kemasan: obat.kemasan,
      zat: expect.any(String),
      masa_henti: 30,
      lot: [],
      dibeli: false,
    },
  ])
  await buildResep(db, NOW, pengguna_id, [{ produk_id: obat.produk_id, disetujui: 1, masa_henti: 45 }])
  expect((await readFromShop())[0]).toMatchObject({ masa_henti: 45 })
  expect(
    (await shop.call(listBoughtProduk, {}, { token: (await pelanggan()).token })).body.find(
      ({ produkId }: BoughtProduk) => produkId === obat.produk_id,
    ),
  ).toMatchObject({ masa_henti: 30 })
})

test.each([
  [
    'chloramphenicol, 0 days',
    { nama: 'Chloramphenicol', masa_henti: 0 },
    'Obat terlarang (Kloramfenikol)',
    'Jangan dipanen, hubungi petugas',
  ],
  [
    'malachite green, 3 days',
    { nama: 'malachite green', masa_henti: 3 },
    'Obat terlarang (Hijau malakit)',
    'Jangan dipanen, hubungi petugas',
  ],
  [
    "the shop's own product by its name, 0 days",
    { nama: 'Oksi Toko 20%', masa_henti: 0 },
    '30',
    'Aman dipanen mulai 20 Desember 2026',
  ],
  ['free text, 0 days', { nama: 'Obat X', masa_henti: 0 }, 'Belum diketahui', 'Jangan panen dulu, tanya dokter hewan'],
])('writes the period into the table and the public answer: %s', async (_, content, masa, panen) => {
  await buildProduk(db, NOW, { nama: 'Oksi Toko 20%', golongan: 'obat_keras', masa_henti: 30 })
  const { token } = await pelanggan()
  const keramba = newKeramba(NOW)
  await sync(token, [keramba, newPengobatan(NOW, keramba.id, content)])
  const [cells] = await table(token)
  expect(cells).toMatchObject({ 'Masa henti (hari)': masa, 'Panen keramba ini': panen })
  const { body } = await shop.call(computeSafeHarvest, {
    query: {
      pengobatan: JSON.stringify([{ ...content, mulai: '2026-11-20', selesai: '2026-11-20' }]),
      hari: '2026-11-20',
    } as never,
  })
  expect(body.status).toBe(
    panen.startsWith('Aman') ? 'tunggu' : panen.includes('petugas') ? 'jangan_dipanen' : 'tanya_dulu',
  )
})

test('returns the safe harvest day without a login', async () => {
  const ask = (pengobatan: unknown, hari = '2026-11-20') =>
    shop.call(computeSafeHarvest, {
      query: { pengobatan: typeof pengobatan === 'string' ? pengobatan : JSON.stringify(pengobatan), hari } as never,
    })
  expect((await ask([])).body).toEqual({ status: 'bebas', mulai: null, sebab: null, zat: null })
  expect((await ask([{ mulai: '2026-11-01', selesai: '2026-11-01', ulang: '7,14', masa_henti: 10 }])).body).toEqual({
    status: 'tunggu',
    mulai: '2026-11-25',
    sebab: null,
    zat: null,
  })
  expect((await ask([{ mulai: '2026-11-01', selesai: '2026-11-01' }])).body).toEqual({
    status: 'tanya_dulu',
    mulai: null,
    sebab: 'masa_henti',
    zat: null,
  })
  for (const wrong of ['x', '{}', [{ mulai: 'besok' }], [{ mulai: '2026-11-02', selesai: '2026-11-01' }]])
    expect((await ask(wrong)).status).toBe(400)
})

test.each(['with orders', 'without any'] as const)('deletes the book with an account %s', async (what) => {
  const { pengguna_id, token, ...other } = await pelanggan()
  const keramba = newKeramba(NOW)
  await sync(token, [keramba, newPengobatan(NOW, keramba.id)])
  const admin = await buildAdmin(db, NOW)
  if (what === 'with orders') await buildPesanan(db, NOW, pengguna_id, { status_pembayaran: 'expired' })
  const result = await shop.call(
    deletePengguna,
    { params: { userId: pengguna_id }, query: { versi: other.versi } } as never,
    admin,
  )
  expect(result.status).toBe(200)
  for (const kind of [...ENTRY_KINDS, 'buku_obat'] as const)
    expect(
      await db
        .selectFrom(kind as 'keramba')
        .select('pengguna_id')
        .where('pengguna_id', '=', pengguna_id)
        .execute(),
    ).toEqual([])
})
