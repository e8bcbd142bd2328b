import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { KODE_PENYAKIT, type KodePenyakit, PENYAKIT } from '#content/penyakit.ts'
import type { Page, Parsed } from '#contract/endpoint.ts'
import { newSubstances } from '#contract/obat/zat-tulisan.ts'
import {
  CATATAN_PENYAKIT,
  type CatatanPenyakitAdmin,
  type CatatanRow,
  type listCatatanPenyakit,
  type updateCatatanPenyakit as Update,
} from '#contract/penyakit/admin.ts'
import { findTakaran } from '#contract/penyakit/describe-takaran.ts'
import type { Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { type Catatan, catatanRepository } from './catatan.repository.ts'

const EXCERPT_LENGTH = 120

/** Returns a page of all diseases. They come from the content files, so names and notes are searched here. */
export async function listCatatan(
  db: Db,
  { q = '', catatan, page, limit }: z.output<typeof listCatatanPenyakit.query & {}>,
): Promise<Page<CatatanRow>> {
  const wanted = q.toLowerCase()
  const written = new Map((await catatanRepository(db).list()).map((row) => [row.kode, row]))
  const found = KODE_PENYAKIT.map((kode) => ({ kode, ...PENYAKIT[kode], row: written.get(kode) }))
    .filter(({ nama, row }) => [nama, row?.catatan ?? ''].some((text) => text.toLowerCase().includes(wanted)))
    .filter(({ row }) => catatan === undefined || (row !== undefined) === (catatan === 'ada'))
  const items = found.slice((page - 1) * limit, page * limit).map(({ kode, nama, kelas, row }) => ({
    kode,
    nama,
    kelas,
    cuplikan: excerptOf(row?.catatan ?? ''),
    artikel: row?.artikel ?? 0,
    diubah: row?.diubah.toISOString() ?? null,
    oleh: row?.oleh ?? '',
  }))
  return { items, total: found.length }
}

function excerptOf(catatan: string): string {
  const line = catatan.replace(/\s+/g, ' ')
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH).toWellFormed()}…` : line
}

export async function readCatatan(db: Db | Tx, kode: KodePenyakit): Promise<CatatanPenyakitAdmin> {
  const repository = catatanRepository(db)
  const { diubah, ...catatan } = await repository.read(kode)
  return {
    kode,
    nama: PENYAKIT[kode].nama,
    ...catatan,
    artikel: await repository.artikel(catatan.artikelIds),
    diubah: diubah?.toISOString() ?? null,
  }
}

/**
 * Saves the shop's note on a disease, which is shown beside its card. An empty note is removed.
 * @throws ISIAN_BENTROK, TERKAIT_TIDAK_ADA, TAKARAN_PERLU_SETUJU, ZAT_PERLU_DISADARI
 */
export function updateCatatan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { penggunaId }: Sesi,
  kode: KodePenyakit,
  { setuju = false, zatDisadari = false, ...body }: Parsed<typeof Update>['body'],
): Promise<CatatanPenyakitAdmin> {
  return transaction(db, async (tx) => {
    const repository = catatanRepository(tx)
    await repository.lock(kode)
    const { diubah: _, ...previous } = await repository.read(kode)
    const after: Catatan = { ...previous, ...changedFields(body, previous, CATATAN_PENYAKIT) }
    requireConsent(previous.catatan_toko, after.catatan_toko, { setuju, zatDisadari })
    const artikel = await repository.artikel(after.artikelIds)
    const lost = after.artikelIds.find((id) => !artikel.some((item) => item.id === id))
    if (lost !== undefined)
      throw new AppError('TERKAIT_TIDAK_ADA', {
        rincian: { jenis: 'Artikel', id: lost },
        errors: [{ path: 'artikelIds', msg: 'Sebagian pilihan sudah dihapus. Hapus dari daftar ini.' }],
      })
    if (!isDeepStrictEqual(previous, after)) {
      const isEmpty = after.catatan_toko === '' && after.artikelIds.length === 0
      await (isEmpty ? repository.delete(kode) : repository.put(kode, after, clock()))
      const before = await repository.artikel(previous.artikelIds)
      await jejakRepository(tx).record(
        penggunaId,
        {
          tindakan: 'ubah',
          jenis: 'catatan-penyakit',
          rujukan: kode,
          judul: PENYAKIT[kode].nama,
          sebelum: { ...previous, artikelIds: before.map(({ nama }) => nama) },
          sesudah: { ...after, artikelIds: artikel.map(({ nama }) => nama) },
        },
        clock(),
      )
    }
    return readCatatan(tx, kode)
  })
}

/**
 * Requires confirmation of a text that looks like a dose or newly names a prohibited substance: doses belong to products and
 * prescriptions.
 * @throws TAKARAN_PERLU_SETUJU, ZAT_PERLU_DISADARI
 */
function requireConsent(
  before: string,
  after: string,
  { setuju, zatDisadari }: { setuju: boolean; zatDisadari: boolean },
): void {
  if (before === after) return
  const takaran = findTakaran(after)
  if (takaran.length > 0 && !setuju)
    throw new AppError('TAKARAN_PERLU_SETUJU', { rincian: { takaran: takaran.slice(0, 5).join(', ') } })
  const zat = newSubstances({ judul: '', konten: after }, { judul: '', konten: before })
  if (zat.length > 0 && !zatDisadari) throw new AppError('ZAT_PERLU_DISADARI', { rincian: { zat: zat.join(', ') } })
}
