import type { z } from 'zod'
import type { Parsed } from '#contract/endpoint.ts'
import type { Artikel } from '#contract/konten/endpoints.ts'
import { ARTIKEL, type ArtikelBody, type updateArtikel as Update } from '#contract/konten/office.ts'
import { zatBaru } from '#contract/obat/zat-tulisan.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { perubahan, requireVersi } from '#server/kernel/suntingan.ts'
import { deleteGambar, saveGambar } from '#server/storage/save-gambar.ts'
import { type ArtikelTertulis, artikelRepository } from './artikel.repository.ts'
import { terbitOf } from './terbit.ts'

type Isian = z.output<typeof ArtikelBody>
type Kelola = Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>

/** @throws ZAT_PERLU_DISADARI, GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS */
export async function createArtikel(
  { db, clock, storage }: Kelola,
  { penggunaId }: Sesi,
  isian: Isian,
): Promise<Artikel> {
  const zat = requireDisadari(zatBaru(isian), isian.zatDisadari)
  return saveGambar(storage, 'artikel', isian.gambar, (gambar) =>
    transaction(db, async (tx) => {
      const sesudah = tertulis(isian, gambar, clock())
      const artikel = await artikelRepository(tx).insert(sesudah, clock())
      const entri = {
        tindakan: 'buat',
        jenis: 'artikel',
        rujukan: artikel.id,
        judul: artikel.judul,
        sesudah: { ...sesudah, ...zat },
      } as const
      await jejakRepository(tx).record(penggunaId, entri, clock())
      return artikel
    }),
  )
}

/**
 * A picture that is replaced is taken away.
 * @throws ARTIKEL_TIDAK_ADA, ZAT_PERLU_DISADARI, ISIAN_BENTROK, GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS
 */
export async function updateArtikel(
  deps: Kelola,
  { penggunaId }: Sesi,
  rujukan: number,
  body: Parsed<typeof Update>['body'],
): Promise<Artikel> {
  const { db, clock, storage } = deps
  const { artikel, diganti } = await saveGambar(storage, 'artikel', body.gambar, (gambar) =>
    transaction(db, async (tx) => {
      const repository = artikelRepository(tx)
      const sebelum = await lock(repository, rujukan)
      const { judul = sebelum.judul, konten = sebelum.konten, ...ubah } = perubahan(body, sebelum, ARTIKEL)
      const zat = requireDisadari(zatBaru({ judul, konten }, sebelum), body.zatDisadari)
      const sesudah = tertulis({ judul, konten, ...ubah }, gambar, clock(), sebelum)
      const saved = await repository.update(rujukan, sesudah)
      const entri = { tindakan: 'ubah', jenis: 'artikel', rujukan, judul: sesudah.judul } as const
      await jejakRepository(tx).record(penggunaId, { ...entri, sebelum, sesudah: { ...sesudah, ...zat } }, clock())
      return { artikel: saved, diganti: gambar === undefined ? null : sebelum.gambar }
    }),
  )
  await buangGambar(deps, diganti)
  return artikel
}

/**
 * Takes an article and its picture away for good; the trail keeps what it said.
 * @param versi what was seen of it
 * @throws ARTIKEL_TIDAK_ADA, DATA_BERUBAH
 */
export async function deleteArtikel(
  deps: Kelola,
  { penggunaId }: Sesi,
  rujukan: number,
  versi?: number,
): Promise<void> {
  const { db, clock } = deps
  const { gambar } = await transaction(db, async (tx) => {
    const repository = artikelRepository(tx)
    const sebelum = await lock(repository, rujukan)
    requireVersi(sebelum, versi)
    await repository.delete(rujukan)
    const entri = { tindakan: 'hapus', jenis: 'artikel', rujukan, judul: sebelum.judul, sebelum } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return sebelum
  })
  await buangGambar(deps, gambar)
}

/**
 * Teaching about prohibited substances is allowed, to who knows that he does.
 * @returns for the trail: those that the text names anew
 * @throws ZAT_PERLU_DISADARI naming them
 */
function requireDisadari(baru: string[], disadari = false): { zatDisebut?: string } {
  if (baru.length === 0) return {}
  const zat = baru.join(', ')
  if (!disadari) throw new AppError('ZAT_PERLU_DISADARI', { rincian: { zat } })
  return { zatDisebut: zat }
}

function tertulis(isian: Isian, gambar: string | undefined, now: Date, lama?: ArtikelTertulis): ArtikelTertulis {
  const { judul, konten } = isian
  const status = isian.status ?? lama?.status ?? 'draft'
  return {
    judul,
    konten,
    gambar: gambar ?? lama?.gambar ?? null,
    status,
    penyakit: isian.penyakit ?? lama?.penyakit ?? [],
    terbit: terbitOf(lama, { status, terbit: isian.terbit }, now),
  }
}

/** What was asked for is done by then: a file that cannot be taken away is only in the way. */
async function buangGambar({ storage, log }: Kelola, gambar: string | null): Promise<void> {
  if (!gambar) return
  await deleteGambar(storage, 'artikel', gambar).catch((err) => log.warn({ err, gambar }, 'picture not removed'))
}

async function lock(repository: ReturnType<typeof artikelRepository>, artikelId: number) {
  const found = await repository.lock(artikelId)
  if (!found) throw new AppError('ARTIKEL_TIDAK_ADA')
  return found
}
