import type { RendamResult } from '#contract/dosis/compute.ts'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import { createReader, type FormValues } from '#contract/dosis/input.ts'
import { roundHalfUp } from '#contract/dosis/number.ts'
import { bathSteps } from '#contract/dosis/slip-notes.ts'
import { repeatHari } from '#contract/dosis/tanggal.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { RecordInBuku } from '#web/shared/record-in-buku.tsx'
import { BuyTakaran } from './buy-takaran.tsx'
import { Schedule, useStart } from './schedule.tsx'
import { FirstAid, formatTakaran, formatVolume, Langkah, Peringatan, Rincian, Slip, Stops } from './slip.tsx'

/** Bath duration if the rule gives none. */
const BY_LABEL = 'menurut label'

interface ObatRendamResultProps {
  result: RendamResult
  produk: ProdukDosis
  input: FormValues
}

export function ObatRendamResult({ result, produk, input }: ObatRendamResultProps) {
  const { takaran, satuan, aturan, volume, requestedPpm, ppm, kekuatan, kali, total, catatan, batas, wadah } = result
  const start = useStart(input.mulai)
  const isBath = aturan.cara === 'rendam'
  const intervalHari = aturan.ulang_hari ?? 0
  const hari = repeatHari(intervalHari, kali)
  const duration = aturan.lama === null ? BY_LABEL : `${formatNumber(aturan.lama)} menit`
  const large = formatTakaran(takaran, satuan)
  const grams = roundHalfUp(kekuatan.aktif, 4)
  return (
    <Slip
      title={isBath ? 'Takaran sekali rendam' : 'Takaran untuk mencuci wadah'}
      isLarge={large}
      remark={produk.nama}
      input={input}
      short={`${produk.nama}: ${large} untuk ${formatVolume(volume)} air, ${duration}.`}
    >
      <Spoon takaran={takaran} satuan={satuan} input={input} />
      <Peringatan contents={catatan} />
      <Rincian
        contents={[
          ['Air', formatVolume(volume)],
          [
            'Dosis',
            `${formatNumber(requestedPpm)} ppm${kekuatan.aktif === 1 ? ' produk' : ` ${produk.zat_aktif[0]?.nama ?? ''}`}`,
          ],
          ['Kadar', grams === 1 ? 'dihitung dari produk langsung' : `${formatNumber(grams)} g tiap ${satuan} produk`],
          ['Lama', isBath ? `${duration}, jangan lebih` : duration],
          [
            'Cek hitungan',
            `${formatNumber(takaran)} ${satuan} × ${formatNumber(grams)} ÷ ${formatNumber(roundHalfUp(volume, 2))} m³ = ${formatNumber(ppm)} ppm`,
          ],
          produk.masa_henti
            ? ['Masa henti', `jangan panen sampai ${produk.masa_henti} hari setelah obat terakhir`]
            : undefined,
          ['Sumber', aturan.sumber],
        ]}
      />
      <Langkah title="Langkah-langkah" contents={bathSteps(isBath, wadah, volume)} />
      <Stops contents={batas} />
      <FirstAid contents={result.keselamatan} />
      {kali > 1 && intervalHari > 0 && <Schedule title={`Rendam ${kali} kali`} start={start} hari={hari} />}
      <BuyTakaran produk={produk} needed={total} satuan={satuan} purpose={`${kali} kali`} />
      <RecordInBuku
        values={{
          produk: String(produk.produkId),
          takaran: String(takaran),
          satuan,
          cara: aturan.cara,
          dosis: `${formatNumber(requestedPpm)} ppm, ${duration}`,
          untuk: input.untuk ?? aturan.untuk[0],
          mulai: start,
          ulang: intervalHari ? hari.slice(1).join(',') : undefined,
        }}
      />
    </Slip>
  )
}

/** Converts the dose to measuring spoons of a known size, because a bottle cap is no reliable measure. */
export function Spoon({ takaran, satuan, input }: { takaran: number; satuan: 'g' | 'mL'; input: FormValues }) {
  const spoon =
    createReader(input).optional('sendok') ?? (satuan === 'mL' && takaran <= SPOON_DOSE_MAX ? SPOON_ML : undefined)
  if (!spoon) return satuan === 'g' ? <p>Pakai timbangan. Sendok hanya boleh jika isinya sudah Anda timbang.</p> : null
  return (
    <p>
      Sama dengan{' '}
      <strong>
        {formatNumber(roundHalfUp(takaran / spoon, 1))} sendok takar {formatNumber(spoon)} {satuan}
      </strong>
      .
    </p>
  )
}

/** Size of a common kitchen measuring spoon, in mL. */
const SPOON_ML = 5
/** Maximum dose in mL for spoons; larger doses are measured with a jug. */
const SPOON_DOSE_MAX = 100
