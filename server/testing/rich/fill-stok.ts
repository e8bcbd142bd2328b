import { sql } from 'kysely'
import { holdLots } from '#contract/stok/many-lot-admin.ts'
import { buildLot, buildPemasok, buildPembelian, recordBuilt } from '#server/testing/build-rows.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Rich } from './fill-katalog.ts'
import { ago, day, inserter, NOW } from './moments.ts'

/** Creates lots of every state, suppliers and purchase orders. */
export async function fillStok(shop: TestApp, { akun, produk }: Rich) {
  const { db } = shop.deps
  const insert = inserter(shop.deps)
  const lot = (nomor: string, change: Parameters<typeof buildLot>[3] = {}, of = produk.lot, at = ago(60)) =>
    buildLot(db, at, of.produk_id, { nomor, pemasok: 'PT Lama', hargaModal: 30_000, ...change })
  const rows = {
    lama: await lot('L-LAMA', { kedaluwarsa: day(400), jumlah: 30 }),
    tanpaModal: await lot('L-TANPA-MODAL', { kedaluwarsa: day(300), hargaModal: null, pemasok: '' }),
    lewat: await lot('L-KEMARIN', { kedaluwarsa: day(-1), jumlah: 3, isSetAside: true }),
    hariIni: await lot('L-HARI-INI', { kedaluwarsa: day(0), jumlah: 4, isSetAside: true }),
    batas: await lot('L-60', { kedaluwarsa: day(60) }),
    kurang: await lot('L-59', { kedaluwarsa: day(59), jumlah: 2 }),
    lebih: await lot('L-61', { kedaluwarsa: day(61) }),
    sisih: await lot('L-SISIH', { jumlah: 7 }),
    tarik: await lot('T-DITARIK', { jumlah: 12, kedaluwarsa: day(200) }, produk.tarik),
    tarikLagi: await lot('T-DITARIK', { jumlah: 3, kedaluwarsa: day(200) }, produk.tarik, ago(30)),
    aman: await lot('T-AMAN', { jumlah: 5, kedaluwarsa: day(500) }, produk.tarik),
  }
  await shop.call(holdLots, { body: { lotId: [rows.sisih], alasan: 'Segel rusak' } }, akun.owner)
  await fillPembelian(shop, { akun, produk } as Rich)
  const movement = { produk_id: produk.probiotik.produk_id, oleh: akun.gudang.pengguna_id, alasan: 'koreksi' }
  for (const [perubahan, at] of [
    [3, ago(2)],
    [-3, ago(1)],
  ] as const)
    await insert('mutasi_stok', { ...movement, perubahan, waktu: at, keterangan: 'Hitung ulang' })
  return rows
}

async function fillPembelian(shop: TestApp, { akun, produk }: Rich): Promise<void> {
  const { db } = shop.deps
  const pemasok = await buildPemasok(db, ago(100), { nama: 'PT Baru Jaya', hari_tunggu: 7 })
  const closed = await buildPemasok(db, ago(90), { nama: 'CV Tutup Jaya' })
  await db.updateTable('pemasok').set({ kontak: 'Zul' }).where('pemasok_id', '=', closed).execute()
  await db.updateTable('pemasok').set({ aktif: false }).where('pemasok_id', '=', closed).execute()
  const make = (days: number, status: 'draf' | 'dipesan', count: number, harga: number | null = 20_000) =>
    buildPembelian(
      db,
      ago(days),
      [
        { produk: produk.lot, jumlah: count, harga },
        { produk: produk.habis, jumlah: 2, harga: null },
      ],
      { status, pemasok_id: pemasok },
    )
  await make(3, 'draf', 1)
  await make(6, 'dipesan', 2)
  await make(7, 'dipesan', 3)
  await make(8, 'dipesan', 4, null)
  const partly = await make(10, 'dipesan', 6)
  const done = await make(20, 'dipesan', 5)
  const ended = await make(30, 'dipesan', 9)
  const draft = await buildPembelian(db, ago(2), [{ produk: produk.cukup, jumlah: 1 }], { pemasok_id: closed })
  const set = (id: number, values: object) =>
    db.updateTable('pembelian').set(values).where('pembelian_id', '=', id).execute()
  await set(partly, { status: 'sebagian', oleh: akun.gudang.pengguna_id })
  await set(done, { status: 'diterima', catatan: 'Lengkap' })
  await set(ended, { status: 'batal', alasan: 'Pemasok tutup' })
  await set(draft, { catatan: 'Menunggu kabar' })
  await recordBuilt(db, NOW, 'pembelian', ended, { alasan: 'Pemasok tutup' })
  for (const [pembelian_id, { produk_id }, count] of [
    [partly, produk.lot, 4],
    [done, produk.lot, 5],
    [done, produk.habis, 2],
  ] as const) {
    const nomor = `L-BELI-${count}`
    const isSetAside = produk_id === produk.habis.produk_id
    const lot_id = await buildLot(db, NOW, produk_id, {
      isSetAside,
      nomor,
      jumlah: count,
      hargaModal: 20_000,
      pemasok: 'PT Baru Jaya',
    })
    await sql`UPDATE lot SET pembelian_id = ${pembelian_id}, pemasok_id = ${pemasok} WHERE lot_id = ${lot_id}`.execute(
      db,
    )
  }
}
