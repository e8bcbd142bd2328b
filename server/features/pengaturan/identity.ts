import { formatNoHp, nomorWa } from '#contract/no-hp.ts'
import { Identity, logoUrl, type Toko } from '#contract/pengaturan/endpoints.ts'
import { MEDIA, MEDIA_COLUMNS } from '#contract/pengaturan/social.ts'
import { currentTarif } from '#contract/uang/tarif-ppn.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { holidayAt } from './holiday.ts'
import { pengaturanRepository } from './pengaturan.repository.ts'

/** Sample data that visitors see, marked as such, until the owner enters the shop's own. Never used in mails. */
const CONTOH = {
  alamat_toko: 'Jl. Pelabuhan Perikanan No. 1, Kota Contoh, Indonesia',
  telepon_toko: '0800-0000-0000',
  email_toko: 'halo@kerapusehat.example',
}

/** Returns the shop's identity as the owner entered it, for mails and documents. All texts but the name may be empty. */
export const identity = (db: Db | Tx): Promise<Identity & { logo_toko: string }> =>
  pengaturanRepository(db).readIdentity()

/** Returns the shop's public data at a moment, with sample data if no contact is set. */
export async function readToko(db: Db | Tx, now: Date): Promise<Toko> {
  const row = await pengaturanRepository(db).readForToko()
  const own = Identity.parse(row)
  const contoh = !(own.alamat_toko || own.telepon_toko || own.whatsapp_toko || own.email_toko)
  const tarif = currentTarif(row.ppn)
  const nomor = nomorWa(own.whatsapp_toko)
  return {
    ...own,
    telepon_toko: formatNoHp(own.telepon_toko),
    whatsapp_toko: formatNoHp(own.whatsapp_toko),
    ...(contoh && CONTOH),
    chat_toko: nomor ? `https://wa.me/${nomor}` : '',
    contoh,
    sosial: MEDIA_COLUMNS.flatMap((column) => (row[column] ? [{ nama: MEDIA[column].nama, url: row[column] }] : [])),
    logo: logoUrl(row.logo_toko),
    libur: holidayAt(row, now),
    ...(tarif?.cara === 'ditambah' && { ppn: tarif }),
  }
}
