import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dateWib } from '#contract/wib.ts'
import type { Database } from '#server/db/tables.ts'
import type { Feature } from '#server/feature.ts'
import { sendMondayMail } from '#server/features/dasbor/monday-mail.ts'
import { alertOwners } from '#server/features/keamanan/alert-owners.ts'
import { keepKeluhan } from '#server/features/keluhan/keep-keluhan.ts'
import { keepLaporan } from '#server/features/kontak/manage-laporan.ts'
import { expirePersetujuan } from '#server/features/pelepasan/decide.ts'
import { sendDigests } from '#server/features/pelepasan/digest.ts'
import { sendRingkasan } from '#server/features/pembelian/ringkasan.ts'
import { trackKurir } from '#server/features/pengiriman/track-kurir.ts'
import { remindDeadlines } from '#server/features/perjalanan/remind-deadlines.ts'
import { deleteOldNetworks } from '#server/features/pesanan/pesanan.repository.ts'
import { fillRupa } from '#server/features/resep/fill-rupa.ts'
import { setLotAside } from '#server/features/stok/set-lot-aside.ts'
import { inviteUlasan } from '#server/features/ulasan/invite-ulasan.ts'
import { FEATURES } from '#server/features.ts'
import { buildPengobatan } from '#server/testing/build-buku-obat.ts'
import {
  buildLangganan,
  buildPaket,
  buildPelanggan,
  buildPengiriman,
  buildPercakapan,
  buildPesanan,
  buildProduk,
  buildResep,
  buildSurat,
} from '#server/testing/build-rows.ts'
import { holdRows } from '#server/testing/hold-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { computeTogether } from './features/katalog/sold/compute-sales.ts'
import { compareMidtrans } from './features/keuangan/compare-midtrans.ts'
import { applyNotifikasi } from './features/pembayaran/bayar/apply-notifikasi.ts'
import { checkPengembalian } from './features/pembayaran/pengembalian/check-pengembalian.ts'
import { checkTitipan } from './features/pembayaran/titipan/check-titipan.ts'
import { finishDue } from './features/pemenuhan/finish-pesanan.ts'
import { startJobs } from './jobs/jobs.ts'

/* Every job of the shop, as the job runner starts it. The jobs' details are tested by their features. */

/** Ten in the morning in Jakarta: reminders are not sent at night. */
const NOW = new Date('2026-11-20T03:00:00Z')
const DAY_MS = 86_400_000
/** Beyond every retention period. */
const OLD_DATE = new Date(NOW.getTime() - 500 * DAY_MS)
const EXPIRED = new Date(NOW.getTime() - 1)

let shop: TestApp
const JOBS = Object.assign({}, ...FEATURES.map(({ jobs }) => jobs)) as NonNullable<Feature['jobs']>
/** Jobs that are not cleanups. */
const frequent = Object.keys(JOBS).filter((name) => Number(JOBS[name]?.every) < 600)
/** Cleanup jobs that run now, and the most that ran at once. Each waits until every other job has run. */
const cleanups = { now: 0, most: 0 }
function countCleanups() {
  for (const [name, job] of Object.entries(JOBS)) {
    if (frequent.includes(name)) continue
    const { run } = job
    vi.spyOn(job, 'run').mockImplementation(async (...args) => {
      cleanups.most = Math.max(cleanups.most, ++cleanups.now)
      await waitFor('the other jobs to have run', async () => frequent.every((name) => finished.has(name)))
      renewal ??= untilRenewed(name)
      await renewal
      await run(...args).finally(() => cleanups.now--)
    })
  }
}
/** The first cleanup waits until the process renews its lease, and the other ones with it. */
let renewal: Promise<unknown> | undefined
async function untilRenewed(name: string) {
  const read = () => db().selectFrom('pekerjaan').select('sampai').where('nama', '=', name).executeTakeFirstOrThrow()
  const { sampai } = await read()
  await waitFor('the lease of a running job to be renewed', async () => (await read()).sampai > sampai)
}
const finished = new Map<string, boolean>()
const failures: unknown[] = []
/** Jobs that a process still leased after it was stopped at its start. */
let leased: unknown[]
beforeAll(async () => {
  shop = await testApp(NOW)
  for (const { prepare } of Object.values(CASES)) await prepare()
  const metrics = { ran: (name: string, isDone: boolean) => finished.set(name, isDone) } as never
  const log = { ...shop.deps.log, error: (fields: object) => void failures.push(fields) }
  await startJobs(shop.deps).stop()
  leased = await db().selectFrom('pekerjaan').select('nama').where('pemegang', 'is not', null).execute()
  countCleanups()
  const jobs = startJobs({ ...shop.deps, metrics, log })
  await waitFor('every job to have run', async () => finished.size === Object.keys(JOBS).length, 60_000)
  // The mail job only starts the sending, so it ends before the mail is sent.
  await waitFor('the mail to be sent', async () => shop.surat.length > 0)
  await jobs.stop()
})
afterAll(() => shop.close())

const db = () => shop.deps.db
const count = async (table: keyof Database) => (await sql`select from ${sql.table(table)}`.execute(db())).rows.length
const produkOf = (name: string) =>
  db().selectFrom('produk').selectAll().where('nama', '=', name).executeTakeFirstOrThrow()
const suratOf = async (kunci: string) =>
  (await db().selectFrom('surat').select('kunci').where('kunci', 'like', `${kunci}%`).execute()).length

/** Rows that are due for a job, and their state after it. */
interface Case {
  prepare(): Promise<unknown>
  /** State after the run. */
  after(): Promise<unknown>
  expected: unknown
}
const pelanggan = async () => (await buildPelanggan(db(), NOW)).pengguna_id
/** A row beyond its retention period. */
const deleted = (table: Parameters<typeof count>[0], prepare: () => Promise<unknown>): Case => ({
  prepare,
  after: () => count(table),
  expected: 0,
})
const insert = (table: never, row: object) =>
  db()
    .insertInto(table)
    .values(row as never)
    .execute()

/** A mail of the shop. */
async function buildKabar(...args: Parameters<typeof buildSurat>) {
  await buildSurat(...args)
  return db().selectFrom('surat').select('surat_id').orderBy('surat_id', 'desc').limit(1).executeTakeFirstOrThrow()
}

const webhook = () => ({ sidik: Buffer.from(randomUUID()), isi: Buffer.from('{}'), diterima: NOW })

const CASES: Record<string, Case> = {
  'bersihkan-akun': deleted('login_gagal', () =>
    insert('login_gagal' as never, { kunci: 'akun:a@b.id', waktu: OLD_DATE }),
  ),
  'lupakan-gabungan': deleted('gabung_baris', async () => {
    const akun = { pengguna_id: await pelanggan(), dari: 999_999, dibuat: OLD_DATE, kedaluwarsa: OLD_DATE }
    const { gabung_id } = await db()
      .insertInto('gabung_akun')
      .values(akun)
      .returning('gabung_id')
      .executeTakeFirstOrThrow()
    await insert('gabung_baris' as never, { gabung_id, tabel: 'favorit', sebelum: '{}' })
  }),
  'buang-gambar-beranda': deleted('beranda_gambar', () =>
    insert('beranda_gambar' as never, { nama: 'lama.webp', sejak: OLD_DATE }),
  ),
  'ingatkan-obat': {
    prepare: async () => buildPengobatan(db(), new Date(NOW.getTime() - 7 * DAY_MS), await pelanggan(), { ulang: '7' }),
    after: () => suratOf('buku-obat:'),
    expected: 1,
  },
  'kirim-saluran': {
    prepare: async () => {
      const { surat_id } = await buildKabar(db(), NOW)
      await db().updateTable('surat').set({ saluran_pada: NOW }).where('surat_id', '=', surat_id).execute()
    },
    after: async () =>
      (await db().selectFrom('surat').select('kunci').where('saluran_pada', '<=', NOW).execute()).length,
    expected: 0,
  },
  'bersihkan-saluran': {
    prepare: async () => {
      const akun = await buildPelanggan(db(), NOW)
      const { langganan_id } = await buildLangganan(db(), NOW, akun)
      const { surat_id } = await buildKabar(db(), NOW)
      const times = { kirim_pada: OLD_DATE, sampai: OLD_DATE, dibuat: OLD_DATE }
      const row = { surat_id, saluran: 'push' as const, langganan_id, status: 'gagal' as const }
      await db()
        .insertInto('kabar_saluran')
        .values({ ...row, ...times })
        .execute()
    },
    after: async () =>
      (await db().selectFrom('kabar_saluran').select('status').where('dibuat', '=', OLD_DATE).execute()).length,
    expected: 0,
  },
  // WhatsApp is off in these shops, so the answer is given up.
  'kirim-jawaban': {
    async prepare() {
      const { percakapan_id } = await buildPercakapan(db(), NOW)
      const row = { percakapan_id, dari: 'toko', jenis: 'teks', isi: 'Besok', waktu: NOW } as const
      await db()
        .insertInto('percakapan_pesan')
        .values({ ...row, status: 'menunggu', kirim_pada: NOW })
        .execute()
    },
    after: async () =>
      (await db().selectFrom('percakapan_pesan').select('status').where('dari', '=', 'toko').executeTakeFirst())
        ?.status,
    expected: 'gagal',
  },
  'bersihkan-percakapan': {
    prepare: () => buildPercakapan(db(), OLD_DATE),
    after: async () =>
      (await db().selectFrom('percakapan').select('percakapan_id').where('terakhir', '=', OLD_DATE).execute()).length,
    expected: 0,
  },
  'proses-whatsapp': {
    prepare: () => insert('peristiwa_wa' as never, { ...webhook(), kerjakan_pada: NOW }),
    after: async () =>
      (await db().selectFrom('peristiwa_wa').select('peristiwa_id').where('kerjakan_pada', 'is not', null).execute())
        .length,
    expected: 0,
  },
  'bersihkan-whatsapp': {
    prepare: () => insert('peristiwa_wa' as never, { ...webhook(), diterima: OLD_DATE }),
    after: async () =>
      (await db().selectFrom('peristiwa_wa').select('peristiwa_id').where('diterima', '=', OLD_DATE).execute()).length,
    expected: 0,
  },
  // WhatsApp is off in these shops, so nothing is read.
  'segarkan-templat-wa': {
    prepare: () =>
      insert('templat_wa' as never, { nama: 'a', id_meta: '1', status: 'PENDING', kategori: 'UTILITY', diubah: NOW }),
    after: async () =>
      (await db().selectFrom('templat_wa').select('status').where('nama', '=', 'a').executeTakeFirst())?.status,
    expected: 'PENDING',
  },
  'kabarkan-stok': deleted('kabar_stok', async () => {
    const { produk_id } = await buildProduk(db(), NOW)
    await insert('kabar_stok' as never, { pengguna_id: await pelanggan(), produk_id, dibuat: NOW })
  }),
  'jaga-foto': deleted('foto', () => insert('foto' as never, { kunci: 'foto/lama.webp', ukuran: 1, dibuat: OLD_DATE })),
  'tarik-terlarang': {
    prepare: () => buildProduk(db(), NOW, { nama: 'Dipterex 95' }),
    after: async () => (await produkOf('Dipterex 95')).aktif,
    expected: false,
  },
  'tahan-zat': {
    prepare: () => buildProduk(db(), NOW, { nama: 'Terusi 1 kg' }),
    after: async () => (await produkOf('Terusi 1 kg')).zat_belum_boleh,
    expected: true,
  },
  'periksa-isi': {
    prepare: async () => {
      const { paket_id } = await buildPaket(db(), NOW, [{ produk_id: null }])
      await db()
        .updateTable('paket_item')
        .set({ nama: 'Tetrasiklin sachet' })
        .where('paket_id', '=', paket_id)
        .execute()
    },
    after: async () => (await db().selectFrom('paket_item').select('periksa').execute()).map(({ periksa }) => periksa),
    expected: [true],
  },
  'harga-promo': {
    prepare: () => buildProduk(db(), NOW, { nama: 'Promo', harga: 1000, harga_promo: 900 }),
    after: async () => (await produkOf('Promo')).harga_kini,
    expected: 900,
  },
  'hitung-terjual': {
    prepare: async () => {
      const produk = await buildProduk(db(), NOW, { nama: 'Laku' })
      await buildPesanan(db(), NOW, await pelanggan(), { status_pembayaran: 'success' }, [{ produk, jumlah: 3 }])
    },
    after: async () => (await produkOf('Laku')).terjual,
    expected: 3,
  },
  'bersihkan-kejadian': deleted('kejadian', () =>
    insert('kejadian' as never, {
      waktu: OLD_DATE,
      jenis: 'login',
      pengguna_id: null,
      oleh: null,
      alamat: null,
      request_id: '',
      keterangan: '',
      kali: 1,
      kunci: null,
    }),
  ),
  'kabarkan-artikel': {
    prepare: () =>
      insert('artikel' as never, { judul: 'Baru', konten: 'Isi', status: 'published', terbit: NOW, dibuat: NOW }),
    after: async () =>
      (await db().selectFrom('artikel').select('dikabarkan').execute()).map(({ dikabarkan }) => dikabarkan !== null),
    expected: [true],
  },
  'buang-gambar-artikel': deleted('artikel_gambar', () =>
    insert('artikel_gambar' as never, { nama: 'lama.webp', artikel_id: null, sejak: OLD_DATE }),
  ),
  'bersihkan-pelanggaran': deleted('pelanggaran', () =>
    insert('pelanggaran' as never, {
      aturan: 'img-src',
      asal: 'inline',
      halaman: '/',
      berkas: '',
      pertama: OLD_DATE,
      terakhir: OLD_DATE,
    }),
  ),
  'periksa-pembayaran': {
    prepare: async () =>
      buildPesanan(db(), OLD_DATE, await pelanggan(), {
        batas_bayar: EXPIRED,
        periksa_pada: EXPIRED,
        pembeli_baru: false,
      }),
    after: async () =>
      (
        await db()
          .selectFrom('pesanan')
          .select('status_pembayaran')
          .where('status_pembayaran', '<>', 'cancelled')
          .execute()
      )
        .map((row) => row.status_pembayaran)
        .toSorted(),
    expected: ['expired', 'success'],
  },
  'bersihkan-minat': deleted('minat_penyakit', () =>
    insert('minat_penyakit' as never, { minggu: dateWib(OLD_DATE), kode: 'vnn', provinsi: '', jumlah: 1 }),
  ),
  'bersihkan-pencarian': deleted('cari_kosong', () =>
    insert('cari_kosong' as never, { kata: 'lama', terakhir: OLD_DATE }),
  ),
  'akhiri-libur': {
    prepare: () =>
      db()
        .updateTable('pengaturan_toko')
        .set({ buka_lagi: dateWib(NOW), pesan_libur: 'Libur' })
        .execute(),
    after: () => db().selectFrom('pengaturan_toko').select(['buka_lagi', 'pesan_libur']).executeTakeFirst(),
    expected: { buka_lagi: null, pesan_libur: '' },
  },
  'bersihkan-permintaan': deleted('permintaan', async () =>
    insert('permintaan' as never, {
      kunci_hash: Buffer.alloc(32),
      pengguna_id: await pelanggan(),
      endpoint: null,
      isi_hash: null,
      dibuat: OLD_DATE,
    }),
  ),
  'lupakan-tautan-bayar': deleted('tautan_bayar', async () => {
    const { pesanan_id } = await db().selectFrom('pesanan').select('pesanan_id').limit(1).executeTakeFirstOrThrow()
    await insert('tautan_bayar' as never, { pesanan_id, token_hash: Buffer.alloc(32), kedaluwarsa: OLD_DATE })
  }),
  'jaga-resep': {
    prepare: async () => {
      const { resep_id } = await buildResep(db(), OLD_DATE, await pelanggan())
      const putusan = { status: 'ditolak', alasan: 'x', diputus: OLD_DATE } as const
      await db().updateTable('resep').set(putusan).where('resep_id', '=', resep_id).execute()
    },
    after: () => count('resep_berkas'),
    expected: 0,
  },
  'periksa-buku': {
    prepare: async () => {},
    after: async () =>
      (await db().selectFrom('pemeriksaan').select('diperiksa').execute()).some((row) => row.diperiksa),
    expected: true,
  },
  'kirim-surat': {
    prepare: () => buildSurat(db(), NOW),
    after: async () => shop.surat.some(({ kepada }) => kepada === 'a@b.id'),
    expected: true,
  },
  'pindah-surat': {
    prepare: () =>
      insert('surat' as never, {
        kunci: 'lama',
        kepada: 'a@b.id',
        subjek: 's',
        teks: 'Isi lama',
        status: 'terkirim',
        percobaan: 1,
        dicoba: OLD_DATE,
        kirim_pada: OLD_DATE,
        dibuat: OLD_DATE,
      }),
    after: async () => (await db().selectFrom('surat_lama').select('teks').execute()).map(({ teks }) => teks),
    expected: ['Isi lama'],
  },
  'bersihkan-undangan': deleted('undangan', () =>
    insert('undangan' as never, {
      token_hash: Buffer.alloc(32),
      nama: 'Lama',
      email: 'lama@contoh.id',
      peran: 'gudang',
      oleh: null,
      dibuat: OLD_DATE,
      kedaluwarsa: OLD_DATE,
    }),
  ),
}

/** Jobs whose work needs more than a row: their features test this function. */
const WORK: Record<string, NonNullable<Feature['jobs']>[string]['run']> = {
  'ingatkan-bayar': remindDeadlines,
  'cocokkan-midtrans': compareMidtrans,
  'hitung-bersama': computeTogether,
  'isi-rupa-resep': fillRupa,
  'jaga-keluhan': keepKeluhan,
  'jaga-laporan': keepLaporan,
  'kabarkan-kejadian': alertOwners,
  'lacak-kurir': trackKurir,
  'lupakan-jaringan': deleteOldNetworks,
  'periksa-pengembalian': checkPengembalian,
  'periksa-titipan': checkTitipan,
  'akhiri-persetujuan': expirePersetujuan,
  'ringkasan-pagi': sendRingkasan,
  'ringkasan-senin': sendMondayMail,
  'ringkasan-pelepasan': sendDigests,
  'selesaikan-pesanan': finishDue,
  'sisihkan-lot': setLotAside,
  'terapkan-notifikasi': applyNotifikasi,
  'undang-ulasan': inviteUlasan,
}

test('at most three cleanups run at once: at the start all of them are due', () => {
  expect(cleanups.most).toBe(3)
})

test('runs every job of every feature to its end, each of them tested here', () => {
  expect(failures).toEqual([])
  expect([...finished].filter(([, isDone]) => !isDone)).toEqual([])
  expect([...finished.keys()].toSorted()).toEqual([...Object.keys(CASES), ...Object.keys(WORK)].toSorted())
})

test.each(Object.entries(CASES))('runs %s on what is due', async (_, { after, expected }) => {
  expect(await after()).toEqual(expected)
})

test.each(Object.entries(WORK))('runs %s by its function', (name, run) => {
  expect(JOBS[name]?.run).toBe(run)
})

test('a process that stops leaves the jobs that it has not begun to the next one', () => {
  expect(leased).toEqual([])
})

test('leaves each job until its next turn', async () => {
  const rows = await db()
    .selectFrom('pekerjaan')
    .select(['nama', 'pemegang'])
    .select(sql<number>`round(extract(epoch FROM sampai - sejak))::int`.as('every'))
    .execute()
  expect(Object.fromEntries(rows.map(({ nama, every }) => [nama, every]))).toEqual(
    Object.fromEntries(Object.entries(JOBS).map(([name, { every }]) => [name, every])),
  )
  expect(rows.filter(({ pemegang }) => pemegang !== null)).toEqual([])
})

test.each([
  ['bersihkan-akun', 'jatah', 'kunci', { kunci: 'foto:10.2.0.1', jumlah: 1, sampai: OLD_DATE }],
  ['bersihkan-akun', 'login_gagal', 'login_gagal_id', { kunci: 'akun:b@b.id', waktu: OLD_DATE }],
])('%s deletes from %s without waiting for locked rows', async (job, table, key, row) => {
  const add = () =>
    db()
      .insertInto(table as never)
      .values(row as never)
      .returning(key as never)
      .executeTakeFirstOrThrow()
  const { [key]: id } = (await add()) as Record<string, unknown>
  const held = await holdRows(db(), sql`SELECT FROM ${sql.table(table)} WHERE ${sql.ref(key)} = ${id} FOR UPDATE`)
  await JOBS[job]?.run(shop.deps)
  expect(await count(table as never)).toBe(1)
  await held.release()
  await JOBS[job]?.run(shop.deps)
  expect(await count(table as never)).toBe(0)
})

test('clears order data without waiting for locked orders', async () => {
  const penggunaId = await pelanggan()
  const old = { jaringan: '10.2.0.1', batas_bayar: OLD_DATE, status_pembayaran: 'cancelled' } as const
  const [one, two] = [await buildPesanan(db(), NOW, penggunaId, old), await buildPesanan(db(), NOW, penggunaId, old)]
  const { pesanan_id: waiting } = await buildPesanan(db(), NOW, penggunaId, { jaringan: '10.2.0.1' })
  const held = await holdRows(db(), sql`SELECT FROM pesanan WHERE pesanan_id = ${one.pesanan_id} FOR UPDATE`)
  const kept = async () => {
    await deleteOldNetworks(shop.deps)
    const rows = await db().selectFrom('pesanan').select('pesanan_id').where('jaringan', 'is not', null).execute()
    return rows.map(({ pesanan_id }) => pesanan_id).toSorted((a, b) => a - b)
  }
  expect(await kept()).toEqual([one.pesanan_id, waiting])
  await held.release()
  expect([await kept(), two.jaringan]).toEqual([[waiting], '10.2.0.1'])
})

/** Rows that a job deletes by their age, and the age in days up to which they stay. */
const KEPT: [job: string, table: keyof Database, key: string, days: number, row: (at: Date) => object][] = [
  ['bersihkan-akun', 'jatah', 'kunci', 0, (at) => ({ kunci: randomUUID(), jumlah: 1, sampai: at })],
  ['bersihkan-akun', 'login_gagal', 'login_gagal_id', 0, (at) => ({ kunci: 'akun:c@b.id', waktu: at })],
  [
    'bersihkan-akun',
    'perangkat',
    'perangkat_id',
    400,
    (at) => ({ ...owner, sidik: id(), nama: 'HP', pertama: OLD_DATE, terakhir: at }),
  ],
  [
    'bersihkan-akun',
    'reset_sandi',
    'token_hash',
    0,
    (at) => ({ ...owner, token_hash: id(), dibuat: OLD_DATE, kedaluwarsa: at }),
  ],
  [
    'bersihkan-akun',
    'sesi',
    'token_hash',
    0,
    (at) => ({ ...owner, token_hash: id(), dibuat: OLD_DATE, kedaluwarsa: at }),
  ],
  ['bersihkan-akun', 'tantangan_sandi', 'tantangan_hash', 0, (at) => ({ tantangan_hash: id(), kedaluwarsa: at })],
  [
    'bersihkan-akun',
    'tautan_email',
    'token_hash',
    0,
    (at) => ({ ...owner, token_hash: id(), jenis: 'konfirmasi', email: 'a@b.id', dibuat: OLD_DATE, kedaluwarsa: at }),
  ],
  [
    'bersihkan-kejadian',
    'kejadian',
    'kejadian_id',
    400,
    (at) => ({ waktu: at, jenis: 'login', request_id: '', keterangan: '', kali: 1 }),
  ],
  [
    'bersihkan-pelanggaran',
    'pelanggaran',
    'asal',
    30,
    (at) => ({ aturan: 'img-src', asal: randomUUID(), halaman: '/', berkas: '', pertama: OLD_DATE, terakhir: at }),
  ],
  ['bersihkan-pencarian', 'cari_kosong', 'kata', 90, (at) => ({ kata: randomUUID(), terakhir: at })],
  [
    'bersihkan-percakapan',
    'percakapan',
    'percakapan_id',
    365,
    (at) => ({ nomor: String(id().readUInt32BE()), masuk: at, terakhir: at }),
  ],
  [
    'bersihkan-undangan',
    'undangan',
    'undangan_id',
    30,
    (at) => ({
      token_hash: id(),
      nama: 'A',
      email: `${randomUUID()}@b.id`,
      peran: 'gudang',
      dibuat: OLD_DATE,
      kedaluwarsa: at,
    }),
  ],
  [
    'bersihkan-whatsapp',
    'kode_sekali',
    'kode_id',
    2,
    (at) => ({ ...owner, jenis: 'masuk', permintaan: id(), sidik: id(), dibuat: at, kedaluwarsa: at }),
  ],
  ['bersihkan-whatsapp', 'peristiwa_wa', 'peristiwa_id', 30, (at) => ({ sidik: id(), diterima: at })],
  ['bersihkan-whatsapp', 'pesan_wa', 'wamid', 30, (at) => ({ wamid: randomUUID(), diterima: at })],
  ['buang-gambar-artikel', 'artikel_gambar', 'nama', 1, (at) => ({ nama: `${randomUUID()}.webp`, sejak: at })],
  ['buang-gambar-beranda', 'beranda_gambar', 'nama', 1, (at) => ({ nama: `${randomUUID()}.webp`, sejak: at })],
  ['jaga-foto', 'foto', 'foto_id', 1, (at) => ({ kunci: randomUUID(), ukuran: 1, dibuat: at })],
  [
    'jaga-resep',
    'resep_berkas',
    'berkas_id',
    1,
    (at) => ({ ...owner, kunci: randomUUID(), jenis: 'application/pdf', ukuran: 1, sidik: id(), dibuat: at }),
  ],
  [
    'lacak-kurir',
    'kutipan_kurir',
    'kode_pos',
    0,
    (at) => ({ kode_pos: randomUUID(), kg: 1, ...kurir, berlaku_sampai: at }),
  ],
  [
    'lupakan-tautan-bayar',
    'tautan_bayar',
    'token_hash',
    0,
    (at) => ({ pesanan_id: unpaid.pop(), token_hash: id(), kedaluwarsa: at }),
  ],
  [
    'pindah-surat',
    'surat',
    'surat_id',
    90,
    (at) => ({
      ...owner,
      kunci: randomUUID(),
      kepada: '',
      subjek: 's',
      teks: 't',
      status: 'tanpa-email',
      kirim_pada: at,
      dibuat: at,
    }),
  ],
]
const id = () => randomBytes(32)
let owner: { pengguna_id: number }
let kurir: { shipping_id: number }
const unpaid: number[] = []
beforeAll(async () => {
  const { pengguna_id } = await buildPelanggan(db(), NOW)
  const { shipping_id } = await buildPengiriman(db())
  for (let n = 0; n < 2; n++)
    unpaid.push((await buildPesanan(db(), NOW, pengguna_id, { status_pembayaran: 'cancelled' })).pesanan_id)
  owner = { pengguna_id }
  kurir = { shipping_id }
})

test.each(KEPT)('%s deletes from %s by %s after %d days, not before', async (job, table, key, days, row) => {
  const insertAt = async (age: number) => {
    const at = new Date(NOW.getTime() - age * DAY_MS)
    const added = db()
      .insertInto(table as never)
      .values(row(at) as never)
      .returning(key as never)
    return ((await added.executeTakeFirstOrThrow()) as Record<string, unknown>)[key]
  }
  const [young, old] = [await insertAt(days - 0.5), await insertAt(days + 0.5)]
  await JOBS[job]?.run(shop.deps)
  const left = await db()
    .selectFrom(table)
    .select(key as never)
    .where(key as never, 'in', [young, old] as never)
    .execute()
  await db()
    .deleteFrom(table)
    .where(key as never, '=', young as never)
    .execute()
  expect(left).toEqual([{ [key]: young }])
})
