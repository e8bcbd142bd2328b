import type { IsianBeranda } from '#contract/beranda/office.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { cleanPhoto } from '#server/storage/photo.ts'
import { deleteGambar, SISI_MAX } from '#server/storage/save-gambar.ts'
import { gambarBerandaRepository } from './gambar-beranda.repository.ts'

/** What was uploaded and never saved is nobody's business after a day. */
const LEPAS_MS = 86_400_000
const PER_RUN = 100

/**
 * Keeps a picture for the landing page that is not saved yet.
 * @throws GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS, GAMBAR_TIDAK_TERSIMPAN, TERLALU_RAMAI
 */
export async function uploadGambarBeranda(
  { db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>,
  berkas: File,
): Promise<{ nama: string }> {
  const { name: nama, bytes } = await cleanPhoto(await berkas.bytes(), SISI_MAX)
  await gambarBerandaRepository(db).insert(nama, clock())
  await storage.put(`beranda/${nama}`, bytes)
  return { nama }
}

/**
 * Gives the page its pictures, in the transaction that writes it.
 * @returns those that it does not show any more
 * @throws VALIDATION_FAILED where one was never uploaded, or is gone
 */
export async function showGambar(tx: Tx, { gambar_hero, tim }: IsianBeranda, now: Date): Promise<string[]> {
  const gambar = gambarBerandaRepository(tx)
  const tampil = [
    { path: 'gambar_hero', nama: gambar_hero },
    ...tim.map(({ foto }, index) => ({ path: `tim.${index}.foto`, nama: foto })),
  ].filter((satu): satu is { path: string; nama: string } => satu.nama !== null)
  const ada = await gambar.lock(tampil.map(({ nama }) => nama))
  const errors = tampil
    .filter(({ nama }) => !ada.has(nama))
    .map(({ path }) => ({ path, msg: 'Gambarnya tidak ada lagi. Unggah lagi.' }))
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors })
  return gambar.show([...ada], now)
}

/** Takes pictures away that the page does not show: these, and old ones. The file first: where that fails, the row still knows it. */
export const buangGambar = ({ db, clock, storage }: Pick<Deps, 'db' | 'clock' | 'storage'>, nama: readonly string[]) =>
  transaction(db, async (tx) => {
    const gambar = gambarBerandaRepository(tx)
    for (const lepas of await gambar.lockLepas(nama, new Date(clock().getTime() - LEPAS_MS), PER_RUN)) {
      await deleteGambar(storage, 'beranda', lepas.nama)
      await gambar.delete(lepas.nama)
    }
  })

export const buangGambarLama = (deps: Deps): Promise<void> => buangGambar(deps, [])
