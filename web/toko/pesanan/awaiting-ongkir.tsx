import { Truck } from 'lucide-react'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { formatTime } from '#contract/wib.ts'

/** Notice that the order cannot be paid before its shipping fee is known, with the next steps. */
export function AwaitingOngkir({ pesanan: { nama_shipping, total_harga, batas_bayar } }: { pesanan: RincianPesanan }) {
  return (
    <section aria-labelledby="menunggu-ongkir" className="kartu p-4 md:p-5">
      <h2 id="menunggu-ongkir" className="flex items-center gap-3 text-lg tracking-normal">
        <Truck aria-hidden className="size-5 shrink-0 text-laut" />
        Ongkir sedang kami pastikan
      </h2>
      <ol className="mt-3 grid list-decimal gap-1.5 pl-6">
        <li>
          Alamat Anda belum ada di daftar tarif {nama_shipping}, jadi ongkirnya kami tanyakan. Anda belum perlu
          membayar.
        </li>
        <li>Setelah pasti, kami kirim totalnya lewat email. Anda punya waktu 24 jam untuk membayar.</li>
        <li>
          Total sekarang {formatRupiah(total_harga)}, belum termasuk ongkir. Jika ongkirnya tidak cocok, batalkan saja.
          Tidak ada biaya.
        </li>
      </ol>
      <p className="mt-3 text-tinta-2">
        Stoknya kami simpan sampai <strong>{formatTime(batas_bayar)}</strong>. Jika sampai saat itu ongkirnya belum
        pasti, pesanan otomatis batal.
      </p>
    </section>
  )
}
