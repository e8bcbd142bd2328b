import type { z } from 'zod'
import type { Alamat } from '#contract/alamat/alamat.ts'
import { formatAlamat } from '#contract/alamat/format-alamat.ts'
import type { AlamatBody } from '#contract/alamat/input.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { alamatRepository } from './alamat.repository.ts'
import { requireWilayah } from './wilayah.ts'

/** Maximum addresses per account. The text of `ALAMAT_PENUH` repeats it. */
const ALAMAT_MAX = 20

type FormValues = z.output<typeof AlamatBody>
type Manage = Pick<Deps, 'db'>

/**
 * Adds an address to an account's book. The first one becomes the main address. An equal address is not added twice.
 * @returns the id of the new or existing address
 * @throws WILAYAH_TIDAK_ADA, ALAMAT_PENUH
 */
export async function createAlamat({ db }: Manage, penggunaId: number, input: FormValues): Promise<number> {
  const content = await complete(input)
  return transaction(db, async (tx) => {
    const { buku, all, row } = await openBuku(tx, penggunaId, content)
    const same = all.find((alamat) => isSame(alamat, content))
    if (!same && all.length >= ALAMAT_MAX) throw new AppError('ALAMAT_PENUH')
    const alamatId = same?.alamatId ?? (await buku.insert(row)).alamat_id
    if (input.utama || all.length === 0) await makeDefault(tx, penggunaId, alamatId)
    return alamatId
  })
}

/** @throws WILAYAH_TIDAK_ADA, ALAMAT_TIDAK_ADA */
export async function updateAlamat(
  { db }: Manage,
  penggunaId: number,
  alamatId: number,
  input: FormValues,
): Promise<void> {
  const content = await complete(input)
  await transaction(db, async (tx) => {
    const { buku, all, row } = await openBuku(tx, penggunaId, content)
    const old = requireOwn(all, alamatId)
    await buku.update(alamatId, row)
    if (input.utama || old.utama) await makeDefault(tx, penggunaId, alamatId)
  })
}

/** Deletes an address. If it was the main one, the oldest other address replaces it. @throws ALAMAT_TIDAK_ADA */
export function deleteAlamat({ db }: Manage, penggunaId: number, alamatId: number): Promise<void> {
  return transaction(db, async (tx) => {
    await akunRepository(tx).lock(penggunaId)
    const buku = alamatRepository(tx, penggunaId)
    const all = await buku.list()
    const old = requireOwn(all, alamatId)
    await buku.delete(alamatId)
    if (!old.utama) return
    const next = all.find((alamat) => alamat.alamatId !== alamatId)
    if (next) await makeDefault(tx, penggunaId, next.alamatId)
    else await akunRepository(tx).update(penggunaId, { alamat: '' })
  })
}

type Content = Omit<FormValues, 'utama'> & Pick<Alamat, 'provinsi' | 'kabupaten' | 'kecamatan' | 'teks'>

/** Adds the names of the region, and the address as one text. @throws WILAYAH_TIDAK_ADA */
async function complete({ utama: _, ...input }: FormValues): Promise<Content> {
  const wilayah = input.kode_wilayah === null ? undefined : await requireWilayah(input.kode_wilayah, 'kode_wilayah')
  const { provinsi = '', kabupaten = '', kecamatan = '' } = wilayah ?? {}
  const content = { ...input, provinsi, kabupaten, kecamatan }
  return { ...content, teks: formatAlamat(content) }
}

/** Locks the owner's row until the transaction ends. Returns the book, and the input as a row. */
async function openBuku(tx: Tx, penggunaId: number, { penerima, no_hp, ...content }: Content) {
  const pemilik = await akunRepository(tx).lock(penggunaId)
  const buku = alamatRepository(tx, penggunaId)
  // Null means the owner, so that the address follows later changes of the profile.
  const row = {
    ...content,
    penerima: penerima === pemilik.nama ? null : penerima,
    no_hp: no_hp === pemilik.no_hp ? null : no_hp,
  }
  return { buku, all: await buku.list(), row }
}

function requireOwn(all: readonly Alamat[], alamatId: number): Alamat {
  const found = all.find((alamat) => alamat.alamatId === alamatId)
  if (!found) throw new AppError('ALAMAT_TIDAK_ADA')
  return found
}

const isSame = (alamat: Alamat, content: Content) =>
  (['label', 'penerima', 'no_hp', 'kode_wilayah', 'teks'] as const).every((name) => alamat[name] === content[name])

/** Makes an address the main one, and copies it to the profile for clients that use no address book. */
async function makeDefault(tx: Tx, penggunaId: number, alamatId: number): Promise<void> {
  const buku = alamatRepository(tx, penggunaId)
  await buku.setDefault(alamatId)
  const { teks } = requireOwn(await buku.list(), alamatId)
  await akunRepository(tx).update(penggunaId, { alamat: teks })
}
