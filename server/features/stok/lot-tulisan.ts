interface Lot {
  produkNama: string
  nomor: string
}

const sebutNomor = (nomor: string) => nomor || '(tanpa nomor)'

/** Returns the lot's title in the audit trail. */
export const judulLot = ({ produkNama, nomor }: Lot): string => `${produkNama}, lot ${sebutNomor(nomor)}`

/** Returns the lot's details for an error. */
export const rincianLot = ({ produkNama, nomor }: Lot) => ({ nama: produkNama, nomor: sebutNomor(nomor) })

/** Returns the number in a comparable form: case is ignored. */
export const samaNomor = (nomor: string): string => nomor.toUpperCase()
