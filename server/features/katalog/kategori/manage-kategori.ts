import type { z } from 'zod'
import type { Parsed } from '#contract/endpoint.ts'
import type { Kategori } from '#contract/katalog/endpoints.ts'
import { KATEGORI, type KategoriBody, type updateKategori as Update } from '#contract/katalog/kategori-office.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { perubahan, requireVersi } from '#server/kernel/suntingan.ts'
import { kategoriRepository } from './kategori.repository.ts'

type Isian = z.output<typeof KategoriBody>
type Kelola = Pick<Deps, 'db' | 'clock'>

/** @throws KATEGORI_SUDAH_ADA */
export function createKategori({ db, clock }: Kelola, { penggunaId }: Sesi, isian: Isian): Promise<Kategori> {
  return transaction(db, async (tx) => {
    const { kategori_id: rujukan } = await kategoriRepository(tx).insert(isian).catch(nameTaken)
    const entri = { tindakan: 'buat', jenis: 'kategori', rujukan, judul: isian.nama, sesudah: isian } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return { kategoriId: rujukan, ...isian, count: 0 }
  })
}

/** @throws KATEGORI_TIDAK_ADA, KATEGORI_SUDAH_ADA, ISIAN_BENTROK */
export function updateKategori(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  rujukan: number,
  body: Parsed<typeof Update>['body'],
): Promise<Kategori> {
  return transaction(db, async (tx) => {
    const kategori = kategoriRepository(tx)
    const sebelum = await lock(kategori, rujukan)
    const isian = { ...isianOf(sebelum), ...perubahan(body, sebelum, KATEGORI) }
    await kategori.update(rujukan, isian).catch(nameTaken)
    const entri = {
      tindakan: 'ubah',
      jenis: 'kategori',
      rujukan,
      judul: isian.nama,
      sebelum: isianOf(sebelum),
      sesudah: isian,
    } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return { kategoriId: rujukan, ...isian, count: sebelum.jumlah_produk }
  })
}

/**
 * @param versi version that the administrator saw
 * @throws KATEGORI_TIDAK_ADA, DATA_BERUBAH; KATEGORI_DIPAKAI while a product, even an archived one, is in it
 */
export function deleteKategori(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  rujukan: number,
  versi?: number,
): Promise<void> {
  return transaction(db, async (tx) => {
    const kategori = kategoriRepository(tx)
    const sebelum = await lock(kategori, rujukan)
    requireVersi(sebelum, versi)
    const jumlah = await kategori.countProduk(rujukan)
    if (jumlah > 0) throw new AppError('KATEGORI_DIPAKAI', { rincian: { jumlah } })
    await kategori.delete(rujukan)
    const entri = {
      tindakan: 'hapus',
      jenis: 'kategori',
      rujukan,
      judul: sebelum.nama,
      sebelum: isianOf(sebelum),
    } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
  })
}

const isianOf = ({ nama, deskripsi }: Isian): Isian => ({ nama, deskripsi })

async function lock(kategori: ReturnType<typeof kategoriRepository>, kategoriId: number) {
  const found = await kategori.lock(kategoriId)
  if (!found) throw new AppError('KATEGORI_TIDAK_ADA')
  return found
}

function nameTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new AppError('KATEGORI_SUDAH_ADA', {
    errors: [{ path: 'nama', msg: 'Kategori dengan nama itu sudah ada.' }],
    cause: error,
  })
}
