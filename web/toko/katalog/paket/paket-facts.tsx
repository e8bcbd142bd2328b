import { beratText } from '#contract/checkout/berat.ts'
import type { FullPaket } from '#contract/katalog/endpoints.ts'
import { BAHAYA_WORDS, GOLONGAN, STORAGE_SUHU } from '#contract/katalog/golongan.ts'
import { TautanPenyakit } from '#web/shared/tautan-penyakit.tsx'
import { TermText } from '#web/shared/terms/term.tsx'
import { Fact, Facts, HazardFact } from '#web/toko/katalog/facts.tsx'
import { masaHenti } from '#web/toko/katalog/golongan.ts'
import { kirimanOfPaket } from '#web/toko/katalog/sifat.ts'

/** Purpose, law, withdrawal period, weight and hazards of a package: those of its strictest part. */
export function PaketFacts({ paket }: { paket: FullPaket }) {
  const { penyakit, golongan } = paket
  const kiriman = kirimanOfPaket(paket)
  const henti = masaHenti(paket)
  return (
    <Facts>
      {penyakit.length > 0 && (
        <Fact name="Untuk masalah" wide>
          <TautanPenyakit kode={penyakit} />
        </Fact>
      )}
      <Fact name="Golongan">
        <TermText>{GOLONGAN[golongan]}</TermText>
      </Fact>
      {henti && <Fact name="Masa henti">{henti}</Fact>}
      <Fact name="Berat">{beratText([{ ...kiriman, jumlah: 1 }])}</Fact>
      {kiriman.suhu_simpan !== 'ruang' && <Fact name="Penyimpanan">{STORAGE_SUHU[kiriman.suhu_simpan]}</Fact>}
      {kiriman.bahaya.map((item) => (
        <HazardFact key={item}>{BAHAYA_WORDS[item]}</HazardFact>
      ))}
    </Facts>
  )
}
