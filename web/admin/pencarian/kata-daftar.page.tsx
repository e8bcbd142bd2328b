import { Pencil, Plus, Trash2 } from 'lucide-react'
import { deleteSinonim, listSinonim, type SinonimKantor } from '#contract/pencarian/office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { Aksi, AksiLink, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { BilahDaftar, Pencarian } from '#web/admin/ui/daftar/bilah-daftar.tsx'
import { type Kolom, Tabel } from '#web/admin/ui/daftar/tabel.tsx'
import { useDelete } from '#web/admin/ui/daftar/use-delete.ts'
import { useList } from '#web/admin/ui/daftar/use-list.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export const meta = () => kantorMeta('Kata Pencarian')

export default function KataDaftarPage() {
  const { hasil, ...daftar } = useList(listSinonim)
  const remove = useDelete()

  const kolom: Kolom<SinonimKantor>[] = [
    {
      judul: 'Kata pembudidaya',
      isi: ({ kata }) => <span className="font-medium [overflow-wrap:anywhere]">{kata}</span>,
      urut: 'kata',
    },
    {
      judul: 'Dicari sebagai',
      isi: ({ arti }) => <span className="[overflow-wrap:anywhere]">{arti}</span>,
      urut: 'arti',
    },
    {
      judul: 'Aksi',
      isi: ({ sinonimId, kata, versi }) => (
        <Aksi>
          <AksiLink to={`/edit-kata/${sinonimId}`} label={`Edit ${kata}`} Icon={Pencil} />
          <AksiTombol
            label={`Hapus ${kata}`}
            Icon={Trash2}
            onClick={() =>
              remove({
                title: 'Yakin hapus kata ini?',
                text: `${kata} tidak lagi dikenali dalam pencarian.`,
                confirm: 'Ya, Hapus',
                work: () => callAdmin(deleteSinonim, { params: { sinonimId }, query: { versi } }),
                galat: 'Gagal menghapus kata',
              })
            }
          />
        </Aksi>
      ),
    },
  ]

  return (
    <>
      <Kepala judul="Kata Pencarian">
        <ButtonLink to="/tambah-kata">
          <Plus aria-hidden className="size-5" />
          Tambah Kata
        </ButtonLink>
      </Kepala>
      <p className="-mt-2 mb-4 max-w-prose text-tinta-2">
        Sebutan pembudidaya untuk barang yang bernama lain di toko ini. Langsung dipakai dalam pencarian.
      </p>
      <BilahDaftar>
        <Pencarian daftar={daftar} label="Cari kata" />
      </BilahDaftar>
      <Tabel
        nama="Kata pencarian"
        daftar={daftar}
        hasil={hasil}
        kolom={kolom}
        kunci={({ sinonimId }) => sinonimId}
        kosong="Tidak ada kata"
        galat="Gagal memuat kata pencarian"
      />
    </>
  )
}
