import type { z } from 'zod'
import type { Parsed } from '#contract/endpoint.ts'
import { ARTIKEL, type ArtikelBody, type updateArtikel as Update } from '#contract/konten/admin.ts'
import type { FullArtikel } from '#contract/konten/endpoints.ts'
import { dokumenOf, textOf } from '#contract/konten/naskah.ts'
import { newSubstances } from '#contract/obat/zat-tulisan.ts'
import { commitWork, type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields, requireVersi } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { deleteGambar, saveGambar } from '#server/storage/save-gambar.ts'
import { artikelRepository, type WrittenArtikel } from './artikel.repository.ts'
import { giveGambar } from './gambar-artikel.ts'
import { publicationOf } from './publication.ts'
import { withProduk } from './read-artikel.ts'

type FormValues = z.output<typeof ArtikelBody>
type Manage = Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>

/** @throws ZAT_PERLU_DISADARI, TERKAIT_TIDAK_ADA, GAMBAR_ARTIKEL_TIDAK_ADA, GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS */
export async function createArtikel(
  { db, clock, storage }: Manage,
  { penggunaId }: Sesi,
  input: FormValues,
): Promise<FullArtikel> {
  const zat = requireAcknowledged(newSubstances({ ...input, ...contentOf(input) }), input.zatDisadari)
  return saveGambar(storage, 'artikel', input.gambar, (gambar) =>
    transaction(db, async (tx) => {
      const after = written(input, gambar, clock())
      await requireProduk(tx, after.produkIds)
      const artikel = await artikelRepository(tx).insert(after, clock())
      await giveGambar(tx, artikel.id, after.dokumen, clock())
      const entry = {
        tindakan: 'buat',
        jenis: 'artikel',
        rujukan: artikel.id,
        judul: artikel.judul,
        sesudah: { ...(await forJejak(tx, after)), ...zat },
      } as const
      await jejakRepository(tx).record(penggunaId, entry, clock())
      return withProduk(tx, artikel, true)
    }),
  )
}

/**
 * Updates an article, and deletes its replaced picture.
 * @throws ARTIKEL_TIDAK_ADA, ZAT_PERLU_DISADARI, ISIAN_BENTROK, TERKAIT_TIDAK_ADA, GAMBAR_ARTIKEL_TIDAK_ADA,
 *   GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS
 */
export async function updateArtikel(
  deps: Manage,
  { penggunaId }: Sesi,
  recordId: number,
  body: Parsed<typeof Update>['body'],
): Promise<FullArtikel> {
  const { db, clock, storage } = deps
  const { artikel, replaced } = await saveGambar(storage, 'artikel', body.gambar, (gambar) =>
    transaction(db, async (tx) => {
      const repository = artikelRepository(tx)
      const before = await lock(repository, recordId)
      const change = changedFields(body, { ...before, dokumen: before.dokumen ?? dokumenOf(before.konten) }, ARTIKEL)
      const after = written({ judul: before.judul, konten: before.konten, ...change }, gambar, clock(), before)
      const zat = requireAcknowledged(newSubstances(after, before), body.zatDisadari)
      if (change.produkIds) await requireProduk(tx, change.produkIds)
      const saved = await repository.update(recordId, after)
      await giveGambar(tx, recordId, after.dokumen, clock())
      const entry = { tindakan: 'ubah', jenis: 'artikel', rujukan: recordId, judul: after.judul } as const
      await jejakRepository(tx).record(
        penggunaId,
        { ...entry, sebelum: await forJejak(tx, before), sesudah: { ...(await forJejak(tx, after)), ...zat } },
        clock(),
      )
      return { artikel: await withProduk(tx, saved, true), replaced: gambar === undefined ? null : before.gambar }
    }),
  )
  await discardGambar(deps, replaced)
  return artikel
}

/**
 * Deletes an article and its picture permanently. The audit trail keeps its content.
 * @param versi version that the administrator saw
 * @throws ARTIKEL_TIDAK_ADA, DATA_BERUBAH
 */
export async function deleteArtikel(
  deps: Manage,
  { penggunaId }: Sesi,
  recordId: number,
  versi?: number,
): Promise<void> {
  const { db, clock } = deps
  const { gambar } = await transaction(db, async (tx) => {
    const repository = artikelRepository(tx)
    const before = await lock(repository, recordId)
    requireVersi(before, versi)
    await repository.delete(recordId)
    const entry = { tindakan: 'hapus', jenis: 'artikel', rujukan: recordId, judul: before.judul } as const
    await jejakRepository(tx).record(penggunaId, { ...entry, sebelum: await forJejak(tx, before) }, clock())
    return before
  })
  await discardGambar(deps, gambar)
}

/**
 * Requires confirmation of newly named prohibited substances: articles may inform about them.
 * @returns the newly named substances, for the audit trail
 * @throws ZAT_PERLU_DISADARI naming them
 */
function requireAcknowledged(added: string[], acknowledged = false) {
  if (added.length === 0) return {}
  const zat = added.join(', ')
  if (!acknowledged) throw new AppError('ZAT_PERLU_DISADARI', { rincian: { zat } })
  return { zatDisebut: zat }
}

/**
 * Returns the text and its formatting. A client that sends only text, as in the specification, removes the formatting if the
 * text changed.
 */
function contentOf(
  { konten, dokumen }: Pick<FormValues, 'konten' | 'dokumen'>,
  old?: Pick<WrittenArtikel, 'konten' | 'dokumen'>,
): Pick<WrittenArtikel, 'konten' | 'dokumen'> {
  if (dokumen) return { konten: textOf(dokumen), dokumen }
  return { konten, dokumen: old && konten === old.konten ? old.dokumen : null }
}

/** Returns the fields for the audit trail: the text with formatting marks, and products by name. */
async function forJejak(tx: Tx, { dokumen, produkIds, ...rest }: WrittenArtikel) {
  return {
    ...rest,
    konten: dokumen ? textOf(dokumen, true) : rest.konten,
    produkIds: (await readProduk(tx, produkIds)).map(({ nama }) => nama),
  }
}

/** @throws TERKAIT_TIDAK_ADA */
async function requireProduk(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = await readProduk(tx, ids)
  const lost = ids.find((id) => !rows.some((row) => row.id === id))
  if (lost === undefined) return
  const errors = [{ path: 'produkIds', msg: 'Sebagian pilihan sudah dihapus. Hapus dari daftar ini.' }]
  throw new AppError('TERKAIT_TIDAK_ADA', { rincian: { jenis: 'Produk', id: lost }, errors })
}

const readProduk = async (tx: Tx, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('produk')
        .select(['produk_id as id', 'nama'])
        .where('produk_id', 'in', [...ids])
        .orderBy('produk_id')
        .execute()

function written(input: FormValues, gambar: string | undefined, now: Date, old?: WrittenArtikel): WrittenArtikel {
  const { judul } = input
  const status = input.status ?? old?.status ?? 'draft'
  return {
    judul,
    ...contentOf(input, old),
    gambar: gambar ?? old?.gambar ?? null,
    status,
    penyakit: input.penyakit ?? old?.penyakit ?? [],
    produkIds: input.produkIds ?? old?.produkIds ?? [],
    terbit: publicationOf(old, { status, terbit: input.terbit }, now),
  }
}

/** The article is saved by now, so a failure to delete the old file is only logged. */
async function discardGambar({ storage, log }: Manage, gambar: string | null): Promise<void> {
  if (!gambar) return
  await commitWork()
  await deleteGambar(storage, 'artikel', gambar).catch((err) => log.warn({ err, gambar }, 'picture not deleted'))
}

async function lock(repository: ReturnType<typeof artikelRepository>, artikelId: number) {
  const found = await repository.lock(artikelId)
  if (!found) throw new AppError('ARTIKEL_TIDAK_ADA')
  return found
}
