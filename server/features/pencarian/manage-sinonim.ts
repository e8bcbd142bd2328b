import type { z } from 'zod'
import type { Parsed } from '#contract/endpoint.ts'
import { kataKosong } from '#contract/pencarian/kata-kosong.ts'
import {
  SINONIM,
  type SinonimBody,
  type SinonimKantor,
  type updateSinonim as Update,
} from '#contract/pencarian/office.ts'
import type { Db } from '#server/db/client.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { perubahan, requireVersi } from '#server/kernel/suntingan.ts'
import { kosongRepository } from './kosong.repository.ts'
import { sinonimRepository } from './sinonim.repository.ts'

type Isian = z.output<typeof SinonimBody>
type Kelola = Pick<Deps, 'db' | 'clock'>

const JENIS = 'sinonim'

/** @throws SINONIM_TIDAK_ADA */
export async function readSinonim(db: Db | Tx, sinonimId: number): Promise<SinonimKantor> {
  return found(await sinonimRepository(db).find(sinonimId))
}

/** @throws SINONIM_SUDAH_ADA */
export function createSinonim({ db, clock }: Kelola, { penggunaId }: Sesi, isian: Isian): Promise<SinonimKantor> {
  return transaction(db, async (tx) => {
    const sinonim = (await sinonimRepository(tx).insert(isian)) ?? taken()
    // The word has results from now on, so remove it from the searches without results.
    const kosong = kataKosong(isian.kata)
    if (kosong) await kosongRepository(tx).forget(kosong)
    const entri = {
      tindakan: 'buat',
      jenis: JENIS,
      rujukan: sinonim.sinonimId,
      judul: isian.kata,
      sesudah: isian,
    } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return sinonim
  })
}

/** @throws SINONIM_TIDAK_ADA, SINONIM_SUDAH_ADA, ISIAN_BENTROK */
export function updateSinonim(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  rujukan: number,
  body: Parsed<typeof Update>['body'],
): Promise<SinonimKantor> {
  return transaction(db, async (tx) => {
    const sinonim = sinonimRepository(tx)
    const sebelum = found(await sinonim.lock(rujukan))
    await sinonim.update(rujukan, perubahan(body, sebelum, SINONIM)).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      taken(error)
    })
    const sesudah = await readSinonim(tx, rujukan)
    const entri = {
      tindakan: 'ubah',
      jenis: JENIS,
      rujukan,
      judul: sesudah.kata,
      sebelum: isianOf(sebelum),
      sesudah: isianOf(sesudah),
    } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return sesudah
  })
}

/**
 * @param versi version that the administrator saw
 * @throws SINONIM_TIDAK_ADA, DATA_BERUBAH
 */
export function deleteSinonim(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  rujukan: number,
  versi?: number,
): Promise<void> {
  return transaction(db, async (tx) => {
    const sinonim = sinonimRepository(tx)
    const sebelum = found(await sinonim.lock(rujukan))
    requireVersi(sebelum, versi)
    await sinonim.update(rujukan, { dihapus: true })
    const entri = { tindakan: 'hapus', jenis: JENIS, rujukan, judul: sebelum.kata, sebelum: isianOf(sebelum) } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
  })
}

const isianOf = ({ kata, arti }: Isian): Isian => ({ kata, arti })

function found(sinonim: SinonimKantor | undefined): SinonimKantor {
  if (!sinonim) throw new AppError('SINONIM_TIDAK_ADA')
  return sinonim
}

function taken(cause?: unknown): never {
  throw new AppError('SINONIM_SUDAH_ADA', { errors: [{ path: 'kata', msg: 'Kata itu sudah ada di daftar.' }], cause })
}
