import { formatNoHp, waUrl } from '#contract/no-hp.ts'
import type { Identity } from '#contract/pengaturan/endpoints.ts'

/** Sender identity, in every mail. */
export interface Kop extends Identity {
  /** File name of the logo; empty if the owner has set none. */
  logo_toko?: string
  /** URL of the shop; only addresses below it become links. */
  publicUrl: string
}

interface Kontak {
  nama: string
  nilai: string
  tautan?: string | undefined
}

/** Returns the contact data that the owner has set. */
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

/** Returns the text of a mail, followed by the shop's contact data. */
export function letterheadText(teks: string, kop: Kop): string {
  const kontak = kontakOf(kop).map(({ nama, nilai }) => `${nama}: ${nilai}\n`)
  return kontak.length > 0 ? `${teks}\n${kontak.join('')}` : teks
}
