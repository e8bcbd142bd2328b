interface Lot {
  produkNama: string
  nomor: string
}

const describeNomor = (nomor: string) => nomor || '(tanpa nomor)'

/** Returns the lot's title in the audit trail. */
export const lotTitle = ({ produkNama, nomor }: Lot): string => `${produkNama}, lot ${describeNomor(nomor)}`

/** Returns the lot's details for an error. */
export const rincianLot = ({ produkNama, nomor }: Lot) => ({ nama: produkNama, nomor: describeNomor(nomor) })

/** Returns the number in a comparable form: case is ignored. */
export const comparableNomor = (nomor: string): string => nomor.toUpperCase()
