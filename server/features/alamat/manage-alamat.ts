import type { z } from 'zod'
import type { Alamat } from '#contract/alamat/alamat.ts'
import type { AlamatBody } from '#contract/alamat/isian.ts'
import { tulisAlamat } from '#contract/alamat/tulis-alamat.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { alamatRepository } from './alamat.repository.ts'
import { requireWilayah } from './wilayah.ts'

/** `ALAMAT_PENUH` says it, too. */
const ALAMAT_BANYAK = 20

type Isian = z.output<typeof AlamatBody>
type Kelola = Pick<Deps, 'db'>

/**
 * Adds an address to somebody's book; the first one is the main one. The same address again is the one that is there.
 * @returns which one it is
 * @throws WILAYAH_TIDAK_ADA, ALAMAT_PENUH
 */
export async function createAlamat({ db }: Kelola, penggunaId: number, isian: Isian): Promise<number> {
  const isi = await complete(isian)
  return transaction(db, async (tx) => {
    const { buku, semua, row } = await openBuku(tx, penggunaId, isi)
    const sama = semua.find((alamat) => isSama(alamat, isi))
    if (!sama && semua.length >= ALAMAT_BANYAK) throw new AppError('ALAMAT_PENUH')
    const alamatId = sama?.alamatId ?? (await buku.insert(row)).alamat_id
    if (isian.utama || semua.length === 0) await makeUtama(tx, penggunaId, alamatId)
    return alamatId
  })
}

/** @throws WILAYAH_TIDAK_ADA, ALAMAT_TIDAK_ADA */
export async function updateAlamat({ db }: Kelola, penggunaId: number, alamatId: number, isian: Isian): Promise<void> {
  const isi = await complete(isian)
  await transaction(db, async (tx) => {
    const { buku, semua, row } = await openBuku(tx, penggunaId, isi)
    const lama = need(semua, alamatId)
    await buku.update(alamatId, row)
    if (isian.utama || lama.utama) await makeUtama(tx, penggunaId, alamatId)
  })
}

/** Where the main one goes, the oldest that is left takes its place. @throws ALAMAT_TIDAK_ADA */
export function deleteAlamat({ db }: Kelola, penggunaId: number, alamatId: number): Promise<void> {
  return transaction(db, async (tx) => {
    await akunRepository(tx).lock(penggunaId)
    const buku = alamatRepository(tx, penggunaId)
    const semua = await buku.list()
    const lama = need(semua, alamatId)
    await buku.delete(alamatId)
    if (!lama.utama) return
    const berikut = semua.find((alamat) => alamat.alamatId !== alamatId)
    if (berikut) await makeUtama(tx, penggunaId, berikut.alamatId)
    else await akunRepository(tx).update(penggunaId, { alamat: '' })
  })
}

type Isi = Omit<Isian, 'utama'> & Pick<Alamat, 'provinsi' | 'kabupaten' | 'kecamatan' | 'teks'>

/** What was written with the names of its place, and all of it as one text. @throws WILAYAH_TIDAK_ADA */
async function complete({ utama: _, ...isian }: Isian): Promise<Isi> {
  const wilayah = isian.kode_wilayah === null ? undefined : await requireWilayah(isian.kode_wilayah, 'kode_wilayah')
  const { provinsi = '', kabupaten = '', kecamatan = '' } = wilayah ?? {}
  const isi = { ...isian, provinsi, kabupaten, kecamatan }
  return { ...isi, teks: tulisAlamat(isi) }
}

/** The book, locked by its owner's row until the transaction ends, and what is written down as a row of it. */
async function openBuku(tx: Tx, penggunaId: number, { penerima, no_hp, ...isi }: Isi) {
  const pemilik = await akunRepository(tx).lock(penggunaId)
  const buku = alamatRepository(tx, penggunaId)
  // Who writes himself means himself, also when he is called otherwise later.
  const row = {
    ...isi,
    penerima: penerima === pemilik.nama ? null : penerima,
    no_hp: no_hp === pemilik.no_hp ? null : no_hp,
  }
  return { buku, semua: await buku.list(), row }
}

function need(semua: readonly Alamat[], alamatId: number): Alamat {
  const found = semua.find((alamat) => alamat.alamatId === alamatId)
  if (!found) throw new AppError('ALAMAT_TIDAK_ADA')
  return found
}

const isSama = (alamat: Alamat, isi: Isi) =>
  (['label', 'penerima', 'no_hp', 'kode_wilayah', 'teks'] as const).every((nama) => alamat[nama] === isi[nama])

/** The profile, and so whoever knows no book, has the main address as well. */
async function makeUtama(tx: Tx, penggunaId: number, alamatId: number): Promise<void> {
  const buku = alamatRepository(tx, penggunaId)
  await buku.setUtama(alamatId)
  const { teks } = need(await buku.list(), alamatId)
  await akunRepository(tx).update(penggunaId, { alamat: teks })
}
