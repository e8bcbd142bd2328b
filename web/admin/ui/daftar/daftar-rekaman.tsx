import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Aksi, AksiLink, AksiTombol } from '#web/admin/ui/aksi.tsx'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { BilahDaftar, Pencarian, Saringan, type SaringanProps } from './bilah-daftar.tsx'
import { type Kolom, Tabel } from './tabel.tsx'
import { type Hapus, useDelete } from './use-delete.ts'
import { type Daftar, type ListEndpoint, type Row, useList } from './use-list.ts'

interface DaftarRekamanProps<E extends ListEndpoint> {
  list: E
  judul: string
  pengantar?: string
  tambah: { to: string; teks: string }
  /** Label of the search field. */
  cari: string
  saring?: readonly Omit<SaringanProps, 'daftar'>[]
  /** Accessible name of the table; also what could not be loaded. */
  nama: string
  kolom: readonly Kolom<Row<E>>[]
  kosong: string
  /** Error text, whatever the server says. */
  galat?: string
  /** Name of a record within a sentence. */
  sebutan: string
  namaOf(row: Row<E>): string
  /** Address of a record's form. */
  editOf(row: Row<E>): string
  /** Returns how a record is deleted; undefined if it cannot be deleted. */
  hapusOf?(row: Row<E>): Pick<Hapus, 'work' | 'text' | 'berhasil' | 'galat'> | undefined
}

/** Screen with the list of plain records: add, search, edit, delete. */
export function DaftarRekaman<E extends ListEndpoint>(props: DaftarRekamanProps<E>) {
  const { list, judul, pengantar, tambah, cari, saring, nama, kolom, kosong, galat, sebutan } = props
  const { namaOf, editOf, hapusOf } = props
  const { hasil, ...state } = useList(list)
  const daftar = state as Daftar<{ q?: string; page: number; limit: number; urut?: string }>
  const remove = useDelete()

  const aksi: Kolom<Row<E>> = {
    judul: 'Aksi',
    isi: (row) => {
      const hapus = hapusOf?.(row)
      return (
        <Aksi>
          <AksiLink to={editOf(row)} label={`Edit ${namaOf(row)}`} Icon={Pencil} />
          {hapus && (
            <AksiTombol
              label={`Hapus ${namaOf(row)}`}
              Icon={Trash2}
              onClick={() =>
                remove({
                  title: `Yakin hapus ${sebutan} ini?`,
                  text: namaOf(row),
                  confirm: 'Ya, Hapus',
                  ...hapus,
                })
              }
            />
          )}
        </Aksi>
      )
    },
  }
  return (
    <>
      <Kepala judul={judul}>
        <ButtonLink to={tambah.to}>
          <Plus aria-hidden className="size-5" />
          {tambah.teks}
        </ButtonLink>
      </Kepala>
      {pengantar && <p className="-mt-2 mb-4 max-w-prose text-tinta-2">{pengantar}</p>}
      <BilahDaftar>
        <Pencarian daftar={daftar} label={cari} />
        {saring?.map((saringan) => (
          <Saringan key={saringan.nama} daftar={daftar} {...saringan} />
        ))}
      </BilahDaftar>
      <Tabel
        nama={nama}
        daftar={daftar}
        hasil={hasil}
        kolom={[...kolom, aksi]}
        kunci={editOf}
        kosong={kosong}
        galat={galat === undefined ? `Gagal memuat ${nama.toLowerCase()}` : () => galat}
      />
    </>
  )
}
