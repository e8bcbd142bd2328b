import { FileClock } from 'lucide-react'
import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { formatTime } from '#contract/wib.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** Notice that the order cannot be paid before its prescription is approved, with the next steps. */
export function AwaitingResep({ pesanan: { resepId, batas_bayar } }: { pesanan: RincianPesanan }) {
  return (
    <section aria-labelledby="menunggu-resep" className="kartu p-4 md:p-5">
      <h2 id="menunggu-resep" className="flex items-center gap-3 text-lg tracking-normal">
        <FileClock aria-hidden className="size-5 shrink-0 text-laut" />
        Menunggu persetujuan resep
      </h2>
      <ol className="mt-3 grid list-decimal gap-1.5 pl-6">
        <li>Dokter hewan kami memeriksa resep Anda. Anda belum perlu membayar.</li>
        <li>Setelah disetujui, kami kabari lewat email. Anda punya waktu 24 jam untuk membayar.</li>
        <li>Jika hanya sebagian yang disetujui, isi dan total pesanan kami sesuaikan sebelum Anda membayar.</li>
      </ol>
      <p className="mt-3 text-tinta-2">
        Stoknya kami simpan sampai <strong>{formatTime(batas_bayar)}</strong>. Jika sampai saat itu resep belum selesai
        diperiksa, pesanan otomatis batal.
      </p>
      <ButtonLink variant="garis" to={`/resep-saya/${resepId}`} className="mt-4">
        Lihat resep
      </ButtonLink>
    </section>
  )
}
