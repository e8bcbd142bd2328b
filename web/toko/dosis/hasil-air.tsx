import { formatBilangan } from '#contract/bilangan.ts'
import { bulat } from '#contract/dosis/angka.ts'
import type { HasilSalinitas, HasilTawar } from '#contract/dosis/hitung.ts'
import type { Isian } from '#contract/dosis/isian.ts'
import { CatatBuku } from './catat-buku.tsx'
import { useMulai } from './jadwal.tsx'
import { formatVolume, Langkah, Peringatan, Rincian, Slip } from './slip.tsx'

const ukuran = (value: number) => formatBilangan(bulat(value, 2))

export function HasilAirTawar({ hasil, isian }: { hasil: HasilTawar; isian: Isian }) {
  const { biomassa, sekali, ekorSekali, angkatan, lama, salinitasAkhir, gantiSetelah, menit, volume } = hasil
  const mulai = useMulai(isian.mulai)
  const besar = `${formatBilangan(angkatan)} giliran`
  const isGanti = gantiSetelah !== null && gantiSetelah < angkatan
  return (
    <Slip
      judul="Rendam air tawar"
      besar={besar}
      keterangan={`Maksimal ${formatBilangan(ekorSekali)} ekor sekali rendam, ${formatBilangan(menit)} menit`}
      isian={isian}
      ringkas={`Rendam air tawar: ${besar}, ${formatBilangan(ekorSekali)} ekor sekali rendam, ${formatBilangan(menit)} menit.`}
    >
      <Peringatan
        isi={[
          ...(isGanti
            ? [`Ganti air setelah ${formatBilangan(gantiSetelah)} giliran. Lewat itu airnya terlalu asin.`]
            : []),
          'Telur cacing tidak mati di air tawar. Ulangi 7–10 hari lagi dan ganti jaring.',
        ]}
      />
      <Rincian
        isi={[
          ['Air', formatVolume(volume)],
          ['Berat ikan', `${ukuran(biomassa)} kg, sekali rendam ${ukuran(sekali)} kg`],
          ['Waktu', `sekitar ${formatBilangan(lama)} menit`],
          ['Salinitas akhir', `${ukuran(salinitasAkhir)} permil${isGanti ? ' jika air tidak diganti' : ''}`],
          ['Ganti air', gantiSetelah === null ? 'tidak perlu' : `setelah ${formatBilangan(gantiSetelah)} giliran`],
          ['Sumber', 'Lembar saku kesehatan ikan DJPB; kepadatan ikan masih perkiraan'],
        ]}
      />
      <Langkah judul="Langkah-langkah" isi={LANGKAH} />
      <p className="font-semibold">Angkat segera jika ikan miring atau hilang keseimbangan.</p>
      <CatatBuku
        isi={{
          nama: 'Rendam air tawar',
          cara: 'rendam',
          dosis: `${formatBilangan(menit)} menit`,
          untuk: isian.untuk,
          mulai,
        }}
      />
    </Slip>
  )
}

const LANGKAH = [
  'Pakai air tawar tanpa klor, dengan suhu dan pH seperti air keramba.',
  'Puasakan ikan 12–24 jam. Kerjakan saat sejuk, dengan aerasi kuat.',
  'Coba dulu pada 5–10 ekor.',
  'Rendam ikan giliran demi giliran, dan awasi terus.',
]

export function HasilSalin({ hasil, isian }: { hasil: HasilSalinitas; isian: Isian }) {
  const { volume, dari, ke, ganti, tambah, akhir } = hasil
  const besar = `Ganti ${ukuran(ganti)} m³`
  return (
    <Slip
      judul="Turunkan salinitas"
      besar={besar}
      keterangan={`Buang ${formatBilangan(bulat(ganti * 1000))} L air laut, isi lagi dengan air tawar`}
      isian={isian}
      ringkas={`Salinitas ${ukuran(dari)} ke ${ukuran(ke)} permil: ${besar} air tawar.`}
    >
      <Peringatan
        isi={['Perubahan mendadak membuat ikan stres. Turunkan sedikit demi sedikit dan ukur setiap kali.']}
      />
      <Rincian
        isi={[
          ['Air', formatVolume(volume)],
          ['Salinitas', `${ukuran(dari)} menjadi ${ukuran(ke)} permil`],
          [
            'Atau tambah',
            tambah === null || akhir === null
              ? 'tidak bisa tanpa membuang air'
              : `${ukuran(tambah)} m³ air tawar, airnya menjadi ${ukuran(akhir)} m³`,
          ],
        ]}
      />
    </Slip>
  )
}
