import { randomUUID } from 'node:crypto'
import type { IsiBaris } from '#contract/buku-obat/columns.ts'
import { emptyObat } from '#contract/buku-obat/initial.ts'
import { type Baris, create } from '#contract/buku-obat/merge.ts'
import { tanggalWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { sync } from '#server/features/buku-obat/sync.ts'

/* Entries of a treatment book, as devices create them. */

const KERAMBA: IsiBaris['keramba'] = {
  nama: 'A1',
  jenis: 'keramba',
  bentuk: 'kotak',
  panjang: 3,
  lebar: 3,
  garis_tengah: null,
  dalam: 3,
  ikan: 'cantang',
  tebar: '2026-09-01',
  jumlah: 500,
  berat: 120,
  catatan: '',
}

export const newKeramba = (now: Date, change: Partial<IsiBaris['keramba']> = {}): Baris =>
  create('keramba', randomUUID(), { ...KERAMBA, ...change }, now.getTime())

/** Returns a bath treatment of today, with a withdrawal period of ten days. */
export const newPengobatan = (now: Date, kerambaId: string, change: Partial<IsiBaris['pengobatan']> = {}): Baris => {
  const isi = { ...emptyObat(kerambaId, tanggalWib(now)), nama: 'Peroksida', masa_henti: 10, ...change }
  return create('pengobatan', randomUUID(), isi, now.getTime())
}

/** Creates a cage with a treatment in an account's book. @returns the IDs of both */
export async function buildPengobatan(
  db: Db,
  now: Date,
  penggunaId: number,
  change: Partial<IsiBaris['pengobatan']> = {},
  keramba: Partial<IsiBaris['keramba']> = {},
) {
  const tempat = newKeramba(now, keramba)
  const obat = newPengobatan(now, tempat.id, change)
  await sync({ db, clock: () => now }, penggunaId, { kursor: 0, baris: [tempat, obat] })
  return { kerambaId: tempat.id, pengobatanId: obat.id }
}
