import { type Isian, KOLOM } from '#contract/dosis/isian.ts'

/** `hitung` says that the button was pressed, so that what is missing can be named. */
export const NAMA_ISIAN = ['cara', 'produk', 'untuk', 'bentuk', 'mulai', 'hitung', ...Object.keys(KOLOM)]

/** Longer than any number or code. */
const PANJANG_MAX = 40

/** Reads the address leniently: what it does not know is not there. */
export function bacaAlamat(search: URLSearchParams): Isian {
  return Object.fromEntries(
    NAMA_ISIAN.flatMap((nama) => {
      const isi = search.get(nama)?.slice(0, PANJANG_MAX)
      return isi ? [[nama, isi]] : []
    }),
  )
}

/** The calculator with this in it. What is empty is left out. */
export function tulisAlamat(isian: Isian): string {
  const isi = NAMA_ISIAN.flatMap((nama) => (isian[nama] ? [[nama, isian[nama]] as [string, string]] : []))
  return `/layanan/kalkulator-dosis?${new URLSearchParams(isi)}`
}

/** 0 where it names no product. */
export const produkIdOf = ({ produk = '' }: Isian): number => (/^[1-9]\d{0,8}$/.test(produk) ? Number(produk) : 0)
