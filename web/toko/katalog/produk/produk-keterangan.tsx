import { ShieldAlert } from 'lucide-react'
import { explain, termSentence } from '#content/terms.ts'
import type { Produk } from '#contract/katalog/endpoints.ts'
import { BAHAYA, GOLONGAN, STORAGE_SUHU } from '#contract/katalog/golongan.ts'
import { writeActiveSubstance } from '#contract/katalog/usage-words.ts'
import { KELAS } from '#web/shared/kelas-penyakit.ts'
import { TautanPenyakit } from '#web/shared/tautan-penyakit.tsx'
import { TermText } from '#web/shared/terms/term.tsx'
import { isObat, isTool, masaHenti } from '#web/toko/katalog/golongan.ts'
import { Badge } from '#web/ui/badge.tsx'
import { UsageRuleList } from './usage-rule-list.tsx'

/** Units of a content that a reader may not know. */
const UNKNOWN_UNITS = ['% b/b', '% b/v'] as const

/** Description, purpose and precautions of a product. */
export function ProdukKeterangan({ produk }: { produk: Produk }) {
  const tools = isTool(produk)
  const henti = masaHenti(produk)
  return (
    <div className="mt-8 grid grid-cols-1 gap-8 border-garis border-t pt-8">
      <section>
        <h2 className="text-xl">Deskripsi</h2>
        <p className="mt-2 max-w-[72ch] whitespace-pre-line">{produk.deskripsi}</p>
      </section>
      <section>
        <h2 className="text-xl">Keterangan</h2>
        <dl className="mt-2 divide-y divide-garis">
          <Baris nama="Kategori">{produk.kategoriNama}</Baris>
          {(produk.kelas.length > 0 || produk.penyakit.length > 0) && (
            <Baris nama="Untuk masalah">
              <span className="mb-1 flex flex-wrap gap-2 empty:hidden">
                {produk.kelas.map((kelas) => (
                  <Badge key={kelas} tone="laut">
                    {KELAS[kelas]}
                  </Badge>
                ))}
              </span>
              <TautanPenyakit kode={produk.penyakit} />
            </Baris>
          )}
          {produk.kemasan && <Baris nama="Kemasan">{produk.kemasan}</Baris>}
          {produk.zat_aktif.length > 0 ? (
            <Baris nama="Zat aktif">
              <ListItem isi={produk.zat_aktif.map(writeActiveSubstance)} />
              {UNKNOWN_UNITS.filter((unit) => produk.zat_aktif.some(({ satuan }) => satuan === unit)).map((unit) => (
                <p key={unit} className="mt-1 font-normal text-sm text-tinta-2">
                  {termSentence(unit)}
                </p>
              ))}
            </Baris>
          ) : (
            produk.zat && <Baris nama={tools ? 'Isi' : 'Kandungan'}>{produk.zat}</Baris>
          )}
          {produk.bentuk && <Baris nama="Bentuk">{produk.bentuk}</Baris>}
          <Baris nama="Golongan">
            <TermText>{GOLONGAN[produk.golongan]}</TermText>
          </Baris>
          {produk.golongan_keterangan && <Baris nama="Keterangan golongan">{produk.golongan_keterangan}</Baris>}
          {(isObat(produk) || produk.nie) && (
            <Baris nama="Nomor pendaftaran">
              <Registration produk={produk} />
            </Baris>
          )}
          {produk.produsen && <Baris nama="Produsen">{produk.produsen}</Baris>}
          <Usage produk={produk} />
          {henti && <Baris nama="Masa henti">{henti}</Baris>}
          {produk.suhu_simpan !== 'ruang' && <Baris nama="Penyimpanan">{STORAGE_SUHU[produk.suhu_simpan]}</Baris>}
          {produk.bahaya !== 'tidak_ada' && <Baris nama="Bahaya">{BAHAYA[produk.bahaya]}</Baris>}
          {produk.peringatan && <Baris nama="Peringatan">{produk.peringatan}</Baris>}
        </dl>
      </section>
      {!tools && (
        <p className="flex gap-3 rounded bg-laut-muda p-4">
          <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-laut" />
          <span>
            Sebelum memakai, baca label dan ikuti petunjuk petugas kesehatan ikan atau dokter hewan. Patuhi{' '}
            {henti ? 'masa henti' : explain('masa henti')}.
          </span>
        </p>
      )}
    </div>
  )
}

function Registration({ produk: { nie, golongan, belum_terdaftar } }: { produk: Produk }) {
  if (!nie) return belum_terdaftar ? 'Belum ada, jadi obat ini belum dijual' : 'Belum dicantumkan, lihat pada kemasan'
  return (
    <>
      {nie}
      {isObat({ golongan }) && (
        <span className="mt-1 block font-normal text-sm text-tinta-2">
          Cocokkan dengan nomor pada kemasan. Nomor asli ada di daftar obat ikan Kementerian Kelautan dan Perikanan.
          Dinas perikanan setempat bisa membantu memeriksanya.
        </span>
      )}
    </>
  )
}

/** Usage of a product. The dose of a prescription medicine is up to the veterinarian. */
function Usage({ produk }: { produk: Produk }) {
  const { resep, aturan_pakai, dosis } = produk
  if (resep) return <Baris nama="Dosis">Sesuai resep dokter hewan</Baris>
  if (aturan_pakai.length > 0)
    return (
      <Baris nama="Aturan pakai">
        <UsageRuleList produkId={produk.produkId} aturan={aturan_pakai} zat={produk.zat_aktif[0]?.nama ?? 'produk'} />
      </Baris>
    )
  return dosis && <Baris nama={isTool(produk) ? 'Cara pakai' : 'Dosis'}>{dosis}</Baris>
}

function ListItem({ isi }: { isi: readonly string[] }) {
  return isi.length === 1 ? (
    isi[0]
  ) : (
    <ul>
      {isi.map((teks) => (
        <li key={teks}>{teks}</li>
      ))}
    </ul>
  )
}

function Baris({ nama, children }: { nama: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 py-3 grid-cols-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-tinta-2">
        <TermText>{nama}</TermText>
      </dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
