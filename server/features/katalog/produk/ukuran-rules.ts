import { isDeepStrictEqual } from 'node:util'
import { GOLONGAN } from '#contract/katalog/golongan.ts'
import type { ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { PRODUK } from '#contract/katalog/produk-columns-admin.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** More buttons than a phone's screen has room for. */
export const SIZES_MAX = 12

type Size = Pick<ProdukAdmin, 'produkId' | 'nama' | 'kemasan' | 'golongan' | 'zat_aktif'>

export interface SizeProblem {
  path: 'nama' | 'kemasan' | 'golongan' | 'zat_aktif'
  msg: string
}

/**
 * Returns why a product cannot be a size beside others. Law and dose must be the same for all. Buyers must be able to tell them
 * apart: by the pack on the product's page, by the name in cart, receipt and parcel.
 * @param all the sizes, with or without this one
 */
export function sizeProblems(size: Size, all: readonly Size[]): SizeProblem[] {
  const problems: SizeProblem[] = []
  const others = all.filter(({ produkId }) => produkId !== size.produkId)
  const [first] = others
  if (!first) return problems
  const report = (path: SizeProblem['path'], msg: string) => void problems.push({ path, msg })
  const both = (words: (one: Size) => string) => `“${first.nama}” ${words(first)}, “${size.nama}” ${words(size)}.`

  if (others.length >= SIZES_MAX) report('nama', `Satu produk maksimal ${SIZES_MAX} ukuran.`)
  if (size.golongan !== first.golongan)
    report('golongan', `Golongan semua ukuran harus sama: ${both(({ golongan }) => GOLONGAN[golongan].toLowerCase())}`)
  if (!isDeepStrictEqual(comparable(size), comparable(first)))
    report('zat_aktif', `Zat aktif semua ukuran harus sama: ${both(substances)}`)
  const unnamed = [size, ...others].find(({ kemasan }) => kemasan.trim() === '')
  const samePack = others.find(({ kemasan }) => isSame(kemasan, size.kemasan))
  if (unnamed) report('kemasan', `Isi dulu kemasan “${unnamed.nama}”. Pembeli memilih ukuran dari kemasannya.`)
  else if (samePack) report('kemasan', `Kemasan ini sudah dipakai “${samePack.nama}”. Tulis ukuran yang berbeda.`)
  if (others.some(({ nama }) => isSame(nama, size.nama)))
    report('nama', 'Nama ini sudah dipakai ukuran lain. Tulis ukurannya di nama, supaya beda di keranjang dan nota.')
  return problems
}

/** @throws UKURAN_TIDAK_COCOK with the first problem, and all at their fields */
export function requireSizes(size: Size, all: readonly Size[]): void {
  const errors = sizeProblems(size, all)
  if (errors[0]) throw new AppError('UKURAN_TIDAK_COCOK', { rincian: { sebab: errors[0].msg }, errors })
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Substances without regard to capital letters. Their order counts: doses refer to the first. */
const comparable = ({ zat_aktif }: Size) => zat_aktif.map((one) => ({ ...one, nama: one.nama.toLowerCase() }))

const substances = ({ zat_aktif }: Size) => PRODUK.zat_aktif.teks(zat_aktif) || 'tanpa zat aktif'
