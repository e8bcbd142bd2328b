import type { FreshwaterInputResult, SalinitasResult } from '#contract/dosis/compute.ts'
import type { FormValues } from '#contract/dosis/input.ts'
import { roundHalfUp } from '#contract/dosis/number.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { RecordInBuku } from '#web/shared/record-in-buku.tsx'
import { useStart } from './schedule.tsx'
import { formatVolume, Langkah, Peringatan, Rincian, Slip, Stops } from './slip.tsx'

const formatRounded = (value: number) => formatNumber(roundHalfUp(value, 2))

export function FreshwaterResult({ result, input }: { result: FreshwaterInputResult; input: FormValues }) {
  const { biomassa, sekali, ekorSekali, angkatan, lama, salinitasAkhir, gantiSetelah, menit, volume, catatan, batas } =
    result
  const start = useStart(input.mulai)
  const large = `${formatNumber(angkatan)} giliran`
  const isChange = gantiSetelah !== null && gantiSetelah < angkatan
  return (
    <Slip
      title="Rendam air tawar"
      isLarge={large}
      remark={`Maksimal ${formatNumber(ekorSekali)} ekor sekali rendam, ${formatNumber(menit)} menit`}
      input={input}
      short={`Rendam air tawar: ${large}, ${formatNumber(ekorSekali)} ekor sekali rendam, ${formatNumber(menit)} menit.`}
    >
      <Peringatan
        contents={[
          ...(isChange
            ? [`Ganti air setelah ${formatNumber(gantiSetelah)} giliran. Lewat itu airnya terlalu asin.`]
            : []),
          ...catatan,
          'Telur cacing tidak mati di air tawar. Ulangi 7–10 hari lagi dan ganti jaring.',
        ]}
      />
      <Rincian
        contents={[
          ['Air', formatVolume(volume)],
          ['Berat ikan', `${formatRounded(biomassa)} kg, sekali rendam ${formatRounded(sekali)} kg`],
          ['Waktu', `sekitar ${formatNumber(lama)} menit`],
          ['Salinitas akhir', `${formatRounded(salinitasAkhir)} permil${isChange ? ' jika air tidak diganti' : ''}`],
          ['Ganti air', gantiSetelah === null ? 'tidak perlu' : `setelah ${formatNumber(gantiSetelah)} giliran`],
          ['Sumber', 'Lembar saku kesehatan ikan DJPB; kepadatan ikan masih perkiraan'],
        ]}
      />
      <Langkah title="Langkah-langkah" contents={LANGKAH} />
      <Stops contents={batas} />
      <RecordInBuku
        values={{
          nama: 'Rendam air tawar',
          cara: 'rendam',
          dosis: `${formatNumber(menit)} menit`,
          untuk: input.untuk,
          mulai: start,
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

export function SalinitasOutcome({ result, input }: { result: SalinitasResult; input: FormValues }) {
  const { volume, dari, ke, ganti, tambah, akhir } = result
  const large = `Ganti ${formatRounded(ganti)} m³`
  return (
    <Slip
      title="Turunkan salinitas"
      isLarge={large}
      remark={`Buang ${formatNumber(roundHalfUp(ganti * 1000))} L air laut, isi lagi dengan air tawar`}
      input={input}
      short={`Salinitas ${formatRounded(dari)} ke ${formatRounded(ke)} permil: ${large} air tawar.`}
    >
      <Peringatan
        contents={['Perubahan mendadak membuat ikan stres. Turunkan sedikit demi sedikit dan ukur setiap kali.']}
      />
      <Rincian
        contents={[
          ['Air', formatVolume(volume)],
          ['Salinitas', `${formatRounded(dari)} menjadi ${formatRounded(ke)} permil`],
          [
            'Atau tambah',
            tambah === null || akhir === null
              ? 'tidak bisa tanpa membuang air'
              : `${formatRounded(tambah)} m³ air tawar, airnya menjadi ${formatRounded(akhir)} m³`,
          ],
        ]}
      />
    </Slip>
  )
}
