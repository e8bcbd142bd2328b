import type { Perubahan } from '#contract/pesanan/office.ts'
import { formatWaktu } from '#contract/wib.ts'
import { BagianDetail } from './bagian-detail.tsx'
import { ceritaPerubahan, namaTransaksi, olehSiapa } from './kata-pesanan.ts'

/** What happened to the order, newest first. */
export function PesananPerjalanan({ riwayat }: { riwayat: Perubahan[] }) {
  return (
    <BagianDetail judul="Riwayat">
      <ol className="grid gap-3">
        {riwayat.toReversed().map((perubahan) => (
          <li key={perubahan.riwayatId} className="border-garis border-l-2 pl-4">
            <p className="font-medium">{ceritaPerubahan(perubahan)}</p>
            {perubahan.keterangan && <p className="text-sm [overflow-wrap:anywhere]">{keterangan(perubahan)}</p>}
            <p className="text-sm text-tinta-2">
              {formatWaktu(perubahan.waktu)}, oleh {olehSiapa(perubahan)}
            </p>
          </li>
        ))}
      </ol>
    </BagianDetail>
  )
}

/** Of a payment the provider's state is written down, in its own word. */
const keterangan = ({ jenis, keterangan: text }: Perubahan) => (jenis === 'pembayaran' ? namaTransaksi(text) : text)
