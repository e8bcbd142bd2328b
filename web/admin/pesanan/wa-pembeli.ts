import { isKembaliUtuh, teksKembali } from '#contract/buku/uang.ts'
import { waUrl } from '#contract/no-hp.ts'
import type { PesananAdmin } from '#contract/pesanan/office.ts'
import { formatRupiah } from '#contract/rupiah.ts'
import { formatWaktu } from '#contract/wib.ts'

type Pesanan = Pick<
  PesananAdmin,
  | 'no_hp'
  | 'nama'
  | 'midtrans_order_id'
  | 'total_harga'
  | 'batas_bayar'
  | 'status_pembayaran'
  | 'status_pesanan'
  | 'kurir'
  | 'resi'
  | 'perhatian'
  | 'menunggu_resep'
  | 'menunggu_ongkir'
  | 'dibayar'
  | 'dikembalikan'
>

/** A chat of the shop with the buyer, with the words that fit the order's state; undefined without a number to write to. */
export function waPembeli(pesanan: Pesanan, toko: string): string | undefined {
  const kembali = isKembaliUtuh(pesanan) ? undefined : teksKembali(pesanan)
  const pesan = [messageOf(pesanan), kembali && `${kembali}.`].filter(Boolean).join(' ')
  const teks = `Halo ${pesanan.nama}, kami dari ${toko}. ${pesan} Terima kasih.`
  return waUrl(pesanan.no_hp, teks)
}

function messageOf({ midtrans_order_id: nomor, ...pesanan }: Pesanan): string {
  if (pesanan.perhatian.includes('lunas tanpa stok'))
    return `Pembayaran pesanan ${nomor} sudah kami terima, tetapi stoknya sedang kosong. Apakah Anda mau menunggu, atau uangnya kami kembalikan?`
  if (pesanan.perhatian.includes('lunas tanpa resep'))
    return `Pembayaran pesanan ${nomor} sudah kami terima, tetapi jatah resepnya sudah habis. Apakah Anda punya resep baru, atau uangnya kami kembalikan?`
  switch (pesanan.status_pembayaran) {
    case 'pending':
      if (pesanan.menunggu_resep)
        return `Resep untuk pesanan ${nomor} sedang kami periksa. Setelah disetujui, Anda kami kabari untuk membayar.`
      if (pesanan.menunggu_ongkir)
        return `Ongkos kirim pesanan ${nomor} sedang kami pastikan. Setelah pasti, Anda kami kabari untuk membayar.`
      return `Pesanan ${nomor} sebesar ${formatRupiah(pesanan.total_harga)} menunggu pembayaran sampai ${formatWaktu(pesanan.batas_bayar)}. Ada yang bisa kami bantu?`
    case 'cancelled':
    case 'expired':
      return `Pesanan ${nomor} sudah berakhir tanpa pembayaran. Jika masih perlu, silakan pesan lagi di situs kami.`
    case 'failed':
      return `Pembayaran pesanan ${nomor} ditarik kembali oleh bank. Mohon hubungi kami.`
    case 'refunded':
      return `Dana pesanan ${nomor} sudah kami kembalikan.`
    case 'success':
      return paidMessageOf(nomor, pesanan)
  }
}

function paidMessageOf(
  nomor: string,
  { status_pesanan, kurir, resi }: Pick<Pesanan, 'status_pesanan' | 'kurir' | 'resi'>,
) {
  const kiriman = resi ? ` Nomor resinya ${resi}${kurir ? ` (${kurir})` : ''}.` : ''
  if (status_pesanan === 'Menunggu Respon')
    return `Pembayaran pesanan ${nomor} sudah kami terima, pesanan segera kami siapkan.`
  if (status_pesanan === 'Pesanan Selesai') return `Pesanan ${nomor} sudah selesai.${kiriman}`
  return kiriman ? `Pesanan ${nomor} sudah kami kirim.${kiriman}` : `Pesanan ${nomor} sedang kami siapkan.`
}
