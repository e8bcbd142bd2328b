import type { Output, Parsed } from '#contract/endpoint.ts'
import { PELANGGAN, type PelangganAdmin, type updatePelanggan as Update } from '#contract/pelanggan/admin.ts'
import { allowed } from '#contract/peran.ts'
import type { Db } from '#server/db/client.ts'
import { isForeignKeyViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunAdminRepository } from '#server/features/akun/akun-admin.repository.ts'
import { type Pemilik, queueSuratAkun } from '#server/features/akun/surat-akun.ts'
import { grupRepository } from '#server/features/grup/grup.repository.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { gabungRepository } from './gabung.repository.ts'
import { pelangganRepository } from './pelanggan.repository.ts'

type Manage = Pick<Deps, 'db' | 'clock'>

const KIND = 'pelanggan'

/** @throws PENGGUNA_TIDAK_ADA, also for administrators' accounts, which only the owner manages */
export async function readPelanggan({ db, clock }: Manage, sesi: Sesi, penggunaId: number): Promise<PelangganAdmin> {
  await requirePelanggan(db, sesi, penggunaId)
  const found = await pelangganRepository(db).find(penggunaId)
  if (!found) throw new AppError('PENGGUNA_TIDAK_ADA')
  const merged = await gabungRepository(db).listOpen(penggunaId, clock())
  const gabungan = merged.map(({ dibuat, sampai, ...gabung }) => ({
    ...gabung,
    dibuat: dibuat.toISOString(),
    sampai: sampai.toISOString(),
  }))
  return { ...found, gabungan }
}

/** Assigns a customer to a group, or removes them from it. @throws PENGGUNA_TIDAK_ADA, GRUP_TIDAK_ADA, ISIAN_BENTROK */
export function updatePelanggan(
  { db, clock }: Manage,
  sesi: Sesi,
  penggunaId: number,
  body: Parsed<typeof Update>['body'],
): Promise<Omit<Output<typeof Update>, 'message'>> {
  return transaction(db, async (tx) => {
    const before = await lock(tx, sesi, penggunaId)
    const { grupId = before.grupId } = changedFields(body, before, PELANGGAN)
    await akunAdminRepository(tx)
      .setGrup(penggunaId, grupId)
      .catch((error: unknown) => {
        throw isForeignKeyViolation(error) ? new AppError('GRUP_TIDAK_ADA', { cause: error }) : error
      })
    const grupName = async (id: number | null) =>
      id === null ? null : ((await grupRepository(tx).find(id))?.nama ?? null)
    const entry = { tindakan: 'ubah', jenis: KIND, rujukan: penggunaId, judul: before.nama } as const
    const [previous, fresh] = [await grupName(before.grupId), await grupName(grupId)]
    await jejakRepository(tx).record(
      sesi.penggunaId,
      { ...entry, sebelum: { grupId: previous }, sesudah: { grupId: fresh } },
      clock(),
    )
    return { grupId }
  })
}

/** @returns the note's id @throws PENGGUNA_TIDAK_ADA */
export function addCatatan({ db, clock }: Manage, sesi: Sesi, penggunaId: number, text: string): Promise<number> {
  return transaction(db, async (tx) => {
    const { nama } = await lock(tx, sesi, penggunaId)
    const catatanId = await pelangganRepository(tx).addCatatan(penggunaId, text, sesi.penggunaId, clock())
    // The text is stored with the customer only, so that it is deleted with them.
    const entry = { tindakan: 'ubah', jenis: KIND, rujukan: penggunaId, judul: nama } as const
    await jejakRepository(tx).record(sesi.penggunaId, { ...entry, sesudah: { catatanPelanggan: 'ditulis' } }, clock())
    return catatanId
  })
}

/** Deletes a note. A no-op if it does not exist. @throws PENGGUNA_TIDAK_ADA */
export function removeCatatan({ db, clock }: Manage, sesi: Sesi, penggunaId: number, catatanId: number): Promise<void> {
  return transaction(db, async (tx) => {
    const { nama } = await lock(tx, sesi, penggunaId)
    if (!(await pelangganRepository(tx).removeCatatan(penggunaId, catatanId))) return
    const entry = { tindakan: 'ubah', jenis: KIND, rujukan: penggunaId, judul: nama } as const
    await jejakRepository(tx).record(sesi.penggunaId, { ...entry, sesudah: { catatanPelanggan: 'dihapus' } }, clock())
  })
}

async function requirePelanggan(db: Db | Tx, { peran }: Sesi, penggunaId: number): Promise<void> {
  if (!allowed(peran) && (await pelangganRepository(db).isAdmin(penggunaId))) throw new AppError('PENGGUNA_TIDAK_ADA')
}

/** @throws PENGGUNA_TIDAK_ADA */
async function lock(tx: Tx, sesi: Sesi, penggunaId: number) {
  await requirePelanggan(tx, sesi, penggunaId)
  const found = await pelangganRepository(tx).lock(penggunaId)
  if (!found) throw new AppError('PENGGUNA_TIDAK_ADA')
  return found
}

/** Notifies a customer that the office has downloaded all their data. */
export function notifyExport(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  pemilik: Pemilik,
): Promise<void> {
  const text = `Toko mengunduh berkas dengan semua data akun Anda. Biasanya karena Anda memintanya.

Jika Anda tidak memintanya, beri tahu kami:

${settings.publicUrl}/kontak`
  return transaction(db, (tx) =>
    queueSuratAkun(
      tx,
      pemilik,
      { subjek: 'Toko mengunduh data akun KerapuSehat Anda', isi: text, tautan: '/kontak' },
      clock(),
    ),
  )
}
