import { formatNoHp, nomorWa } from '#contract/no-hp.ts'
import { alamatLogo, Identitas, type Toko } from '#contract/pengaturan/endpoints.ts'
import { KOLOM_MEDIA, MEDIA } from '#contract/pengaturan/sosial.ts'
import { tarifKini } from '#contract/uang/tarif-ppn.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { liburPada } from './libur.ts'
import { pengaturanRepository } from './pengaturan.repository.ts'

/** Sample data that visitors see, marked as such, until the owner enters the shop's own. Never used in mails. */
const CONTOH = {
  alamat_toko: 'Jl. Pelabuhan Perikanan No. 1, Kota Contoh, Indonesia',
  telepon_toko: '0800-0000-0000',
  email_toko: 'halo@kerapusehat.example',
}

/** Returns the shop's identity as the owner entered it, for mails and documents. All texts but the name may be empty. */
export const identitas = (db: Db | Tx): Promise<Identitas & { logo_toko: string }> =>
  pengaturanRepository(db).readIdentitas()

/** Returns the shop's public data at a moment, with sample data if no contact is set. */
export async function toko(db: Db | Tx, now: Date): Promise<Toko> {
  const baris = await pengaturanRepository(db).readUntukToko()
  const milik = Identitas.parse(baris)
  const contoh = !(milik.alamat_toko || milik.telepon_toko || milik.whatsapp_toko || milik.email_toko)
  const tarif = tarifKini(baris.ppn)
  const nomor = nomorWa(milik.whatsapp_toko)
  return {
    ...milik,
    telepon_toko: formatNoHp(milik.telepon_toko),
    whatsapp_toko: formatNoHp(milik.whatsapp_toko),
    ...(contoh && CONTOH),
    chat_toko: nomor ? `https://wa.me/${nomor}` : '',
    contoh,
    sosial: KOLOM_MEDIA.flatMap((kolom) => (baris[kolom] ? [{ nama: MEDIA[kolom].nama, url: baris[kolom] }] : [])),
    logo: alamatLogo(baris.logo_toko),
    libur: liburPada(baris, now),
    ...(tarif?.cara === 'ditambah' && { ppn: tarif }),
  }
}
