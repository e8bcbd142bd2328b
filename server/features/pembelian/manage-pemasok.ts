import { each } from '#contract/columns.ts'
import type { Parsed } from '#contract/endpoint.ts'
import {
  PEMASOK,
  type PemasokIsian,
  type PemasokKantor,
  type updatePemasok as Update,
} from '#contract/pembelian/pemasok-office.ts'
import type { Db } from '#server/db/client.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { perubahan } from '#server/kernel/suntingan.ts'
import { pemasokRepository } from './pemasok.repository.ts'

type Kelola = Pick<Deps, 'db' | 'clock'>

const JENIS = 'pemasok'

/** @throws PEMASOK_TIDAK_ADA */
export async function readPemasok(db: Db | Tx, pemasokId: number): Promise<PemasokKantor> {
  const found = await pemasokRepository(db).find(pemasokId)
  if (!found) throw new AppError('PEMASOK_TIDAK_ADA')
  return found
}

/** @throws PEMASOK_SUDAH_ADA */
export function createPemasok(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  isian: PemasokIsian,
): Promise<PemasokKantor> {
  return transaction(db, async (tx) => {
    const rujukan = (await pemasokRepository(tx).insert(isian, clock())) ?? taken()
    const entri = { tindakan: 'buat', jenis: JENIS, rujukan, judul: isian.nama, sesudah: isian } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return readPemasok(tx, rujukan)
  })
}

/** @throws PEMASOK_TIDAK_ADA, PEMASOK_SUDAH_ADA, ISIAN_BENTROK */
export function updatePemasok(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  rujukan: number,
  body: Parsed<typeof Update>['body'],
): Promise<PemasokKantor> {
  return transaction(db, async (tx) => {
    const pemasok = pemasokRepository(tx)
    await pemasok.lock(rujukan)
    const sebelum = await readPemasok(tx, rujukan)
    await pemasok.update(rujukan, perubahan(body, sebelum, PEMASOK)).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      taken(error)
    })
    const sesudah = await readPemasok(tx, rujukan)
    const entri = {
      ...({ tindakan: 'ubah', jenis: JENIS, rujukan, judul: sesudah.nama } as const),
      ...{ sebelum: isianOf(sebelum), sesudah: isianOf(sesudah) },
    }
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return sesudah
  })
}

const KOLOM = Object.keys(each(PEMASOK, 'typed')) as (keyof PemasokIsian)[]
const isianOf = (pemasok: PemasokKantor) => Object.fromEntries(KOLOM.map((nama) => [nama, pemasok[nama]]))

function taken(cause?: unknown): never {
  const errors = [{ path: 'nama', msg: 'Pemasok dengan nama itu sudah ada.' }]
  throw new AppError('PEMASOK_SUDAH_ADA', { errors, cause })
}
