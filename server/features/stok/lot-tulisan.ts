interface Lot {
  produkNama: string
  nomor: string
}

const sebutNomor = (nomor: string) => nomor || '(tanpa nomor)'

/** What the trail calls a lot. */
export const judulLot = ({ produkNama, nomor }: Lot): string => `${produkNama}, lot ${sebutNomor(nomor)}`

/** Which lot a refusal speaks of. */
export const rincianLot = ({ produkNama, nomor }: Lot) => ({ nama: produkNama, nomor: sebutNomor(nomor) })

/** Two spellings of one number. */
export const samaNomor = (nomor: string): string => nomor.toUpperCase()
