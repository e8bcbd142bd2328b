import { formatBilangan } from '#contract/bilangan.ts'
import { bulat } from '#contract/dosis/angka.ts'
import type { ProdukDosis } from '#contract/dosis/endpoints.ts'
import type { HasilPakan } from '#contract/dosis/hitung.ts'
import type { Isian } from '#contract/dosis/isian.ts'
import { BeliTakaran } from './beli-takaran.tsx'
import { CatatBuku } from './catat-buku.tsx'
import { Sendok } from './hasil-rendam.tsx'
import { namaHari, useMulai } from './jadwal.tsx'
import { formatTakaran, Langkah, Peringatan, Rincian, Slip } from './slip.tsx'

interface HasilCampurPakanProps {
  hasil: HasilPakan
  produk: ProdukDosis
  isian: Isian
}

export function HasilCampurPakan({ hasil, produk, isian }: HasilCampurPakanProps) {
  const { sehari, perKg, total, satuan, biomassa, pakan, aktif, aturan, dosis, hari, catatan } = hasil
  const mulai = useMulai(isian.mulai)
  const besar = `${formatBilangan(sehari)} ${satuan} sehari`
  const ukuran = (value: number) => formatBilangan(bulat(value, 2))
  return (
    <Slip
      judul="Campur ke pakan"
      besar={besar}
      keterangan={`${produk.nama}, ke dalam ${ukuran(pakan)} kg pakan`}
      isian={isian}
      ringkas={`${produk.nama}: ${besar} ke dalam ${ukuran(pakan)} kg pakan, ${hari} hari.`}
    >
      <Sendok takaran={sehari} satuan={satuan} isian={isian} />
      <Peringatan isi={catatan} />
      <Rincian
        isi={[
          ['Tiap kg pakan', `${formatBilangan(perKg)} ${satuan}`],
          ['Seluruhnya', `${formatTakaran(total, satuan)} untuk ${hari} hari`],
          ['Berat ikan', `${ukuran(biomassa)} kg`],
          ['Dosis', `${formatBilangan(dosis)} ${aturan.satuan}`],
          ['Zat aktif', `${ukuran(aktif)} g sehari`],
          ['Tanggal', `${namaHari(mulai, 0)} sampai ${namaHari(mulai, hari - 1)}`],
          produk.masa_henti
            ? ['Masa henti', `jangan panen sampai ${produk.masa_henti} hari setelah obat terakhir`]
            : undefined,
          ['Sumber', aturan.sumber],
        ]}
      />
      <Langkah judul="Langkah-langkah" isi={LANGKAH} />
      <BeliTakaran produk={produk} butuh={total} satuan={satuan} untuk={`${hari} hari`} />
      <CatatBuku
        isi={{
          produk: String(produk.produkId),
          takaran: String(sehari),
          satuan,
          cara: 'pakan',
          dosis: `${formatBilangan(dosis)} ${aturan.satuan}, ${hari} hari`,
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
