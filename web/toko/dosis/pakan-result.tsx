import type { PakanResult } from '#contract/dosis/compute.ts'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import type { FormValues } from '#contract/dosis/input.ts'
import { whole } from '#contract/dosis/number.ts'
import { formatNumber } from '#contract/whole-number.ts'
import { BuyTakaran } from './buy-takaran.tsx'
import { RecordInBuku } from './record-in-buku.tsx'
import { Spoon } from './rendam-result.tsx'
import { namaHari, useStart } from './schedule.tsx'
import { formatTakaran, Langkah, Peringatan, Rincian, Slip } from './slip.tsx'

interface PakanMixResultProps {
  hasil: PakanResult
  produk: ProdukDosis
  isian: FormValues
}

export function PakanMixResult({ hasil, produk, isian }: PakanMixResultProps) {
  const { sehari, perKg, total, satuan, biomassa, pakan, aktif, aturan, dosis, hari, catatan } = hasil
  const mulai = useStart(isian.mulai)
  const large = `${formatNumber(sehari)} ${satuan} sehari`
  const ukuran = (value: number) => formatNumber(whole(value, 2))
  return (
    <Slip
      judul="Campur ke pakan"
      isLarge={large}
      keterangan={`${produk.nama}, ke dalam ${ukuran(pakan)} kg pakan`}
      isian={isian}
      ringkas={`${produk.nama}: ${large} ke dalam ${ukuran(pakan)} kg pakan, ${hari} hari.`}
    >
      <Spoon takaran={sehari} satuan={satuan} isian={isian} />
      <Peringatan isi={catatan} />
      <Rincian
        isi={[
          ['Tiap kg pakan', `${formatNumber(perKg)} ${satuan}`],
          ['Seluruhnya', `${formatTakaran(total, satuan)} untuk ${hari} hari`],
          ['Berat ikan', `${ukuran(biomassa)} kg`],
          ['Dosis', `${formatNumber(dosis)} ${aturan.satuan}`],
          ['Zat aktif', `${ukuran(aktif)} g sehari`],
          ['Tanggal', `${namaHari(mulai, 0)} sampai ${namaHari(mulai, hari - 1)}`],
          produk.masa_henti
            ? ['Masa henti', `jangan panen sampai ${produk.masa_henti} hari setelah obat terakhir`]
            : undefined,
          ['Sumber', aturan.sumber],
        ]}
      />
      <Langkah judul="Langkah-langkah" isi={LANGKAH} />
      <BuyTakaran produk={produk} needed={total} satuan={satuan} untuk={`${hari} hari`} />
      <RecordInBuku
        isi={{
          produk: String(produk.produkId),
          takaran: String(sehari),
          satuan,
          cara: 'pakan',
          dosis: `${formatNumber(dosis)} ${aturan.satuan}, ${hari} hari`,
          untuk: isian.untuk ?? aturan.untuk[0],
          mulai,
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
