import type { PakanResult } from '#contract/dosis/compute.ts'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import type { FormValues } from '#contract/dosis/input.ts'
import { roundHalfUp } from '#contract/dosis/number.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { RecordInBuku } from '#web/shared/record-in-buku.tsx'
import { BuyTakaran } from './buy-takaran.tsx'
import { Spoon } from './rendam-result.tsx'
import { hariName, useStart } from './schedule.tsx'
import { formatTakaran, Langkah, Peringatan, Rincian, Slip } from './slip.tsx'

interface PakanMixResultProps {
  result: PakanResult
  produk: ProdukDosis
  input: FormValues
}

export function PakanMixResult({ result, produk, input }: PakanMixResultProps) {
  const { sehari, perKg, total, satuan, biomassa, pakan, aktif, aturan, dosis, hari, catatan } = result
  const start = useStart(input.mulai)
  const large = `${formatNumber(sehari)} ${satuan} sehari`
  const formatRounded = (value: number) => formatNumber(roundHalfUp(value, 2))
  return (
    <Slip
      title="Campur ke pakan"
      isLarge={large}
      remark={`${produk.nama}, ke dalam ${formatRounded(pakan)} kg pakan`}
      input={input}
      short={`${produk.nama}: ${large} ke dalam ${formatRounded(pakan)} kg pakan, ${hari} hari.`}
    >
      <Spoon takaran={sehari} satuan={satuan} input={input} />
      <Peringatan contents={catatan} />
      <Rincian
        contents={[
          perKg > 0 ? ['Tiap kg pakan', `${formatNumber(perKg)} ${satuan}`] : undefined,
          ['Seluruhnya', `${formatTakaran(total, satuan)} untuk ${hari} hari`],
          ['Berat ikan', `${formatRounded(biomassa)} kg`],
          ['Dosis', `${formatNumber(dosis)} ${aturan.satuan}`],
          ['Zat aktif', `${formatRounded(aktif)} g sehari`],
          ['Tanggal', `${hariName(start, 0)} sampai ${hariName(start, hari - 1)}`],
          produk.masa_henti
            ? ['Masa henti', `jangan panen sampai ${produk.masa_henti} hari setelah obat terakhir`]
            : undefined,
          ['Sumber', aturan.sumber],
        ]}
      />
      <Langkah title="Langkah-langkah" contents={LANGKAH} />
      <BuyTakaran produk={produk} needed={total} satuan={satuan} purpose={`${hari} hari`} />
      <RecordInBuku
        values={{
          produk: String(produk.produkId),
          takaran: String(sehari),
          satuan,
          cara: 'pakan',
          dosis: `${formatNumber(dosis)} ${aturan.satuan}, ${hari} hari`,
          untuk: input.untuk ?? aturan.untuk[0],
          mulai: start,
          hari,
        }}
      />
    </Slip>
  )
}

const LANGKAH = [
  'Hitung pakan yang benar-benar dimakan, bukan yang ditebar.',
  'Campur baru tiap hari. Pakai perekat pakan supaya tidak larut di laut.',
  'Aduk rata, angin-anginkan 15 menit, lalu berikan sampai habis.',
]
