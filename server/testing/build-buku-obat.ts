import { randomUUID } from 'node:crypto'
import type { EntryContent } from '#contract/buku-obat/columns.ts'
import { emptyObat } from '#contract/buku-obat/initial.ts'
import { create, type Entry } from '#contract/buku-obat/merge.ts'
import { dateWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { sync } from '#server/features/buku-obat/sync.ts'

/* Entries of a treatment book, as devices create them. */

const KERAMBA: EntryContent['keramba'] = {
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

export const newKeramba = (now: Date, change: Partial<EntryContent['keramba']> = {}): Entry =>
  create('keramba', randomUUID(), { ...KERAMBA, ...change }, now.getTime())

/** Returns a bath treatment of today, with a withdrawal period of ten days. */
export const newPengobatan = (
  now: Date,
  kerambaId: string,
  change: Partial<EntryContent['pengobatan']> = {},
): Entry => {
  const content = { ...emptyObat(kerambaId, dateWib(now)), nama: 'Peroksida', masa_henti: 10, ...change }
  return create('pengobatan', randomUUID(), content, now.getTime())
}

/** Creates a cage with a treatment in an account's book. @returns the IDs of both */
export async function buildPengobatan(
  db: Db,
  now: Date,
  penggunaId: number,
  change: Partial<EntryContent['pengobatan']> = {},
  keramba: Partial<EntryContent['keramba']> = {},
) {
  const place = newKeramba(now, keramba)
  const obat = newPengobatan(now, place.id, change)
  await sync({ db, clock: () => now }, penggunaId, { kursor: 0, baris: [place, obat] })
  return { kerambaId: place.id, pengobatanId: obat.id }
}
