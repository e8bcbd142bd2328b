import { useState } from 'react'
import { type Karantina, listKarantina } from '#contract/karantina/admin.ts'
import { TANPA_NOMOR } from '#contract/stok/lot-admin.ts'
import { formatAngka } from '#contract/uang/rupiah.ts'
import { formatTanggal } from '#contract/wib.ts'
import { AdminLink } from '#web/admin/ui/admin-link.tsx'
import { adminMeta } from '#web/admin/ui/admin-meta.ts'
import { BilahDaftar, Pencarian, Saringan } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { HALANGAN, sebutAsal } from './kata-karantina.ts'
import { KeputusanDialog, type Putusan } from './keputusan-dialog.tsx'

export const meta = () => adminMeta('Karantina')

/** Number of origins listed; further ones are only counted. */
const ASAL_TAMPIL = 3

/** Quarantined goods, with the decision about them. */
export default function KarantinaPage() {
  const { hasil, ...daftar } = useList(listKarantina)
  const [putusan, setPutusan] = useState<Putusan>()

  const kolom: Kolom<Karantina>[] = [
    {
      judul: 'Barang',
      isi: ({ nama, nomor, kedaluwarsa }) => (
        <span className="grid gap-0.5 [overflow-wrap:anywhere]">
          <span className="font-medium">{nama}</span>
          <span className="text-sm text-tinta-2">
            Lot {nomor || TANPA_NOMOR.toLowerCase()}
            {kedaluwarsa && `, kedaluwarsa ${formatTanggal(kedaluwarsa)}`}
          </span>
        </span>
      ),
      className: 'lg:min-w-56',
    },
    { judul: 'Jumlah', isi: ({ sisih }) => formatAngka(sisih), angka: true },
    {
      judul: 'Sebab',
      isi: (karantina) => <Sebab karantina={karantina} />,
      className: 'lg:min-w-56 lg:text-sm',
    },
    {
      judul: 'Keputusan',
      isi: (karantina) => (
        <span className="flex flex-wrap justify-end gap-2 lg:justify-start">
          {karantina.halangan === null && (
            <Button
              variant="garis"
              rapat
              aria-label={`Tandai layak jual: ${sebut(karantina)}`}
              onClick={() => setPutusan({ karantina, keputusan: 'layak' })}
            >
              Tandai layak jual
            </Button>
          )}
          <Button
            variant="garis"
            rapat
            aria-label={`Musnahkan: ${sebut(karantina)}`}
            onClick={() => setPutusan({ karantina, keputusan: 'musnah' })}
          >
            Musnahkan
          </Button>
        </span>
      ),
    },
  ]

  return (
    <>
      <Kepala judul="Karantina" />
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Barang yang disisihkan dan tidak dijual: kembali dari pembeli, lotnya ditarik, atau hampir kedaluwarsa. Periksa,
        lalu nyatakan layak jual atau musnahkan.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari barang atau nomor lot" />
        <Saringan
          daftar={daftar}
          nama="sebab"
          label="Sebab"
          semua="Semua"
          pilihan={[
            { value: 'periksa', label: 'Perlu diperiksa' },
            { value: 'ditarik', label: 'Lotnya ditarik' },
            { value: 'kedaluwarsa', label: 'Lewat atau hampir kedaluwarsa' },
          ]}
        />
      </BilahDaftar>
      <Tabel
        nama="Karantina"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ lotId }) => lotId}
        kosong="Tidak ada barang di karantina"
        galat="Gagal memuat karantina"
      />
      {putusan && <KeputusanDialog {...putusan} onClose={() => setPutusan(undefined)} />}
    </>
  )
}

function Sebab({ karantina: { halangan, lotId, asal } }: { karantina: Karantina }) {
  const sisa = asal.length - ASAL_TAMPIL
  return (
    <div className="grid justify-items-end gap-1 lg:justify-items-start">
      {halangan === 'ditarik' ? (
        <AdminLink to={`/tarik-lot/${lotId}`} className="inline-flex min-h-11 items-center lg:min-h-0">
          <Badge tone="merah">{HALANGAN.ditarik.nama}</Badge>
        </AdminLink>
      ) : (
        halangan && <Badge tone={HALANGAN[halangan].tone}>{HALANGAN[halangan].nama}</Badge>
      )}
      <ul className="grid gap-0.5 [overflow-wrap:anywhere]">
        {asal.slice(0, ASAL_TAMPIL).map((satu) => (
          <li key={`${satu.waktu} ${satu.pesanan?.orderId}`}>
            {formatAngka(satu.jumlah)} × {sebutAsal(satu)}, {formatTanggal(satu.waktu)}
            {satu.pesanan && (
              <>
                {', '}
                <AdminLink
                  to={`/detail-pesanan-${satu.pesanan.jenis}/${satu.pesanan.orderId}`}
                  className="text-laut underline underline-offset-4"
                >
                  {satu.pesanan.nomor}
                </AdminLink>
              </>
            )}
          </li>
        ))}
        {sisa > 0 && <li className="text-tinta-2">dan {sisa} lagi</li>}
      </ul>
    </div>
  )
}

const sebut = ({ nama, nomor }: Karantina) => `${nama}, lot ${nomor || TANPA_NOMOR.toLowerCase()}`
