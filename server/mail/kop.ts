import { formatNoHp, waUrl } from '#contract/no-hp.ts'
import type { Identitas } from '#contract/pengaturan/endpoints.ts'

/** Who writes, under every mail. */
export interface Kop extends Identitas {
  /** The file of its logo; empty where the owner has given none. */
  logo_toko?: string
  /** Where the shop stands; only what leads there becomes a link. */
  publicUrl: string
}

interface Kontak {
  nama: string
  nilai: string
  tautan?: string | undefined
}

/** How the shop is reached, as far as its owner has said so. */
export function kontakOf(kop: Kop): Kontak[] {
  const { whatsapp_toko: wa, telepon_toko: telepon, email_toko: email, jam_toko: jam, alamat_toko: alamat } = kop
  const semua: Kontak[] = [
    { nama: 'WhatsApp', nilai: wa && formatNoHp(wa), tautan: waUrl(wa, `Halo ${kop.nama_toko},`) },
    { nama: 'Telepon', nilai: telepon && formatNoHp(telepon), tautan: `tel:${telepon}` },
    { nama: 'Email', nilai: email, tautan: `mailto:${email}` },
    { nama: 'Jam layanan', nilai: jam },
    { nama: 'Alamat', nilai: alamat.replace(/\s*\n\s*/g, ', ') },
  ]
  return semua.filter(({ nilai }) => nilai !== '')
}

/** The text of a mail with the shop's contact below it. */
export function teksBerkop(teks: string, kop: Kop): string {
  const kontak = kontakOf(kop).map(({ nama, nilai }) => `${nama}: ${nilai}\n`)
  return kontak.length > 0 ? `${teks}\n${kontak.join('')}` : teks
}
