import type { z } from 'zod'
import { PROVINSI } from '#content/direktori.ts'
import {
  DIREKTORI,
  type DirektoriAdmin,
  type listDirektoriAdmin,
  type updateDirektori as Update,
} from '#contract/direktori/admin.ts'
import { type DirektoriOffice, officeOf } from '#contract/direktori/direktori.ts'
import type { Page, Parsed } from '#contract/endpoint.ts'
import type { Db } from '#server/db/client.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { type DirektoriContents, direktoriRepository } from './direktori.repository.ts'

const PROVINSI_NAMES = new Map<string, string>(PROVINSI.map(({ kode, nama }) => [kode, nama]))

/** Returns a page of all offices. They come from the content files, so they are searched here. */
export async function listDirektori(
  db: Db,
  { q = '', nomor, page, limit }: z.output<typeof listDirektoriAdmin.query & {}>,
): Promise<Page<DirektoriAdmin>> {
  const wanted = q.toLowerCase()
  const found = (await direktoriRepository(db).list())
    .map(withProvinsi)
    .filter(({ nama, provinsi, telepon, catatan }) =>
      [nama, provinsi, telepon, catatan].some((text) => text.toLowerCase().includes(wanted)),
    )
    .filter(({ telepon }) => nomor === undefined || (telepon !== '') === (nomor === 'ada'))
  return { items: found.slice((page - 1) * limit, page * limit), total: found.length }
}

/** @throws DIREKTORI_TIDAK_ADA */
export async function readDirektori(db: Db | Tx, kode: string): Promise<DirektoriAdmin> {
  return withProvinsi({ ...needOffice(kode), ...(await direktoriRepository(db).find(kode)) })
}

/** @throws DIREKTORI_TIDAK_ADA, ISIAN_BENTROK */
export function updateDirektori(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { penggunaId }: Sesi,
  kode: string,
  body: Parsed<typeof Update>['body'],
): Promise<DirektoriAdmin> {
  const kantor = needOffice(kode)
  return transaction(db, async (tx) => {
    const direktori = direktoriRepository(tx)
    const before = await direktori.lock(kode)
    const after: DirektoriContents = { ...before, ...changedFields(body, before, DIREKTORI) }
    await direktori.update(kode, after)
    const entry = {
      tindakan: 'ubah',
      jenis: 'direktori',
      rujukan: kode,
      judul: kantor.nama,
      sebelum: before,
      sesudah: after,
    } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
    return withProvinsi({ ...kantor, ...after })
  })
}

function needOffice(kode: string): DirektoriOffice {
  const kantor = officeOf(kode)
  if (!kantor) throw new AppError('DIREKTORI_TIDAK_ADA')
  return kantor
}

const withProvinsi = (kantor: DirektoriOffice & DirektoriContents): DirektoriAdmin => ({
  ...kantor,
  provinsi: PROVINSI_NAMES.get(kantor.provinsi) ?? kantor.provinsi,
})
