import { formatBilangan } from '#contract/bilangan.ts'
import { bulat } from '#contract/dosis/angka.ts'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import type { HasilRendam } from '#contract/dosis/hitung.ts'
import { type Isian, pembaca } from '#contract/dosis/isian.ts'
import { hariUlang } from '#contract/dosis/tanggal.ts'
import { BeliTakaran } from './beli-takaran.tsx'
import { CatatBuku } from './catat-buku.tsx'
import { Jadwal, useMulai } from './jadwal.tsx'
import { formatTakaran, formatVolume, Langkah, Peringatan, Rincian, Slip } from './slip.tsx'

/** Bath duration if the rule gives none. */
const MENIT = 'menurut label'

interface HasilRendamObatProps {
  hasil: HasilRendam
  produk: ProdukDosis
  isian: Isian
}

export function HasilRendamObat({ hasil, produk, isian }: HasilRendamObatProps) {
  const { takaran, satuan, aturan, volume, wish, ppm, kekuatan, kali, total, catatan } = hasil
  const mulai = useMulai(isian.mulai)
  const berikan = aturan.cara === 'rendam'
  const jarak = aturan.ulang_hari ?? 0
  const hari = hariUlang(jarak, kali)
  const lama = aturan.lama === null ? MENIT : `${formatBilangan(aturan.lama)} menit`
  const besar = formatTakaran(takaran, satuan)
  const aktif = bulat(kekuatan.aktif, 4)
  return (
    <Slip
      judul={berikan ? 'Takaran sekali rendam' : 'Takaran untuk mencuci wadah'}
      besar={besar}
      keterangan={produk.nama}
      isian={isian}
      ringkas={`${produk.nama}: ${besar} untuk ${formatVolume(volume)} air, ${lama}.`}
    >
      <Sendok takaran={takaran} satuan={satuan} isian={isian} />
      <Peringatan isi={catatan} />
      <Rincian
        isi={[
          ['Air', formatVolume(volume)],
          [
            'Dosis',
            `${formatBilangan(wish)} ppm${kekuatan.aktif === 1 ? ' produk' : ` ${produk.zat_aktif[0]?.nama ?? ''}`}`,
          ],
          ['Kadar', aktif === 1 ? 'dihitung dari produk langsung' : `${formatBilangan(aktif)} g tiap ${satuan} produk`],
          ['Lama', berikan ? `${lama}, jangan lebih` : lama],
          [
            'Cek hitungan',
            `${formatBilangan(takaran)} ${satuan} × ${formatBilangan(aktif)} ÷ ${formatBilangan(bulat(volume, 2))} m³ = ${formatBilangan(ppm)} ppm`,
          ],
          produk.masa_henti
            ? ['Masa henti', `jangan panen sampai ${produk.masa_henti} hari setelah obat terakhir`]
            : undefined,
          ['Sumber', aturan.sumber],
        ]}
      />
      <Langkah judul="Langkah-langkah" isi={berikan ? LANGKAH_IKAN : LANGKAH_KOSONG} />
      {berikan && <p className="font-semibold">{BERHENTI}</p>}
      {kali > 1 && jarak > 0 && <Jadwal judul={`Rendam ${kali} kali`} mulai={mulai} hari={hari} />}
      <BeliTakaran produk={produk} butuh={total} satuan={satuan} untuk={`${kali} kali`} />
      <CatatBuku
        isi={{
          produk: String(produk.produkId),
          takaran: String(takaran),
          satuan,
          cara: aturan.cara,
          dosis: `${formatBilangan(wish)} ppm, ${lama}`,
          untuk: isian.untuk ?? aturan.untuk[0],
          mulai,
          ulang: jarak ? hari.slice(1).join(',') : undefined,
        }}
      />
    </Slip>
  )
}

const LANGKAH_IKAN = [
  'Rendam hanya di bak atau terpal. Jangan pernah tuang obat ke laut terbuka.',
  'Puasakan ikan 12–24 jam. Kerjakan saat sejuk, dengan aerasi kuat.',
  'Pakai sarung tangan dan kacamata. Encerkan di ember, lalu tuang merata sebelum ikan masuk.',
  'Coba dulu pada 5–10 ekor. Lanjutkan hanya jika semuanya tidak miring.',
  'Awasi ikan sampai selesai, lalu pindahkan ke air bersih.',
]
const BERHENTI = 'Berhenti segera jika ikan miring, berputar, atau megap-megap: pindahkan ke air bersih beraerasi.'
const LANGKAH_KOSONG = [
  'Keluarkan semua ikan. Hanya untuk wadah dan alat.',
  'Pakai sarung tangan, kacamata, dan masker. Kerjakan di tempat terbuka yang berangin.',
  'Larutkan di ember air bersih, lalu siramkan merata.',
  'Bilas bersih. Jika memakai klor, netralkan sisanya dan uji sebelum ikan masuk lagi.',
]

/** Converts the dose to measuring spoons of a known size, because a bottle cap is no reliable measure. */
export function Sendok({ takaran, satuan, isian }: { takaran: number; satuan: 'g' | 'mL'; isian: Isian }) {
  const sendok = pembaca(isian).boleh('sendok') ?? (satuan === 'mL' && takaran <= SENDOK_BANYAK ? SENDOK_ML : undefined)
  if (!sendok) return satuan === 'g' ? <p>Pakai timbangan. Sendok hanya boleh jika isinya sudah Anda timbang.</p> : null
  return (
    <p>
      Sama dengan{' '}
      <strong>
        {formatBilangan(bulat(takaran / sendok, 1))} sendok takar {formatBilangan(sendok)} {satuan}
      </strong>
      .
    </p>
  )
}

/** Size of a common kitchen measuring spoon, in mL. */
const SENDOK_ML = 5
/** Maximum dose in mL for spoons; larger doses are measured with a jug. */
const SENDOK_BANYAK = 100
