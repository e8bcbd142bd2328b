import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { type HasilImpor, importProduk } from '#contract/katalog/produk-office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { errorText } from '#web/lib/api-error.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ImporHasil } from './import-result.tsx'
import { ProdukEkspor } from './produk-export.tsx'

export const meta = () => kantorMeta('Impor Produk')

export default function ProdukImporPage() {
  const [berkas, setBerkas] = useState<File>()
  const queries = useQueryClient()
  const periksa = useMutation({
    mutationFn: (berkas: File) => callAdmin(importProduk, { body: { berkas, mode: 'periksa' } }),
  })
  const apply = useMutation({
    mutationFn: ({ berkas, sidik }: { berkas: File; sidik: string }) =>
      callAdmin(importProduk, { body: { berkas, mode: 'terapkan', sidik } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['kantor'] }),
  })

  function choose(berkas: File) {
    setBerkas(berkas)
    apply.reset()
    periksa.mutate(berkas)
  }
  const failure = apply.error ?? periksa.error
  return (
    <>
      <Kepala judul="Impor Produk" kembali={{ to: '/manajemen-produk', nama: 'Manajemen Produk' }} />
      <div className="grid max-w-3xl gap-5">
        <Cara />
        <PilihBerkas berkas={berkas} busy={periksa.isPending} onPilih={choose} />
        {failure && (
          <Notice
            kind="galat"
            action={
              berkas && (
                <Button variant="garis" onClick={() => choose(berkas)}>
                  Periksa Lagi
                </Button>
              )
            }
          >
            {errorText(failure, {
              answered: apply.error ? 'Gagal mengimpor produk' : 'Gagal memeriksa berkas',
              silent: 'Tidak ada respon dari server',
            })}
          </Notice>
        )}
        {apply.data ? (
          <Notice kind="berhasil" announce action={<ButtonLink to="/manajemen-produk">Lihat Produk</ButtonLink>}>
            {apply.data.message}
          </Notice>
        ) : (
          berkas &&
          periksa.data &&
          !failure && (
            <>
              <ImporHasil hasil={periksa.data} />
              <Terapkan
                hasil={periksa.data}
                busy={apply.isPending}
                onTerapkan={() => apply.mutate({ berkas, sidik: periksa.data.sidik })}
              />
            </>
          )
        )}
      </div>
    </>
  )
}

function Cara() {
  return (
    <section className="kartu grid gap-3 p-5">
      <ol className="grid list-decimal gap-1.5 pl-5">
        <li>Ekspor produk, lalu buka berkasnya di Excel atau Google Spreadsheet.</li>
        <li>
          Ubah isinya. Untuk produk baru, tambahkan baris dengan <code>produkId</code> kosong. Kolom{' '}
          <code>versiStok</code> jangan diubah.
        </li>
        <li>Simpan sebagai “CSV UTF-8”, lalu pilih berkasnya di sini. Anda melihat perubahannya lebih dulu.</li>
      </ol>
      <div>
        <ProdukEkspor saringan={{ status: 'semua' }} />
      </div>
    </section>
  )
}

interface PilihBerkasProps {
  berkas: File | undefined
  busy: boolean
  onPilih(berkas: File): void
}

function PilihBerkas({ berkas, busy, onPilih }: PilihBerkasProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <FileButton variant="isi" accept=".csv,text/csv" disabled={busy} onPick={onPilih}>
        <FileSpreadsheet aria-hidden className="size-5" />
        Pilih Berkas CSV
      </FileButton>
      <p role="status" className="min-w-0 break-words text-tinta-2">
        {busy ? 'Memeriksa berkas…' : (berkas?.name ?? 'Belum ada berkas. Paling besar 8 MB.')}
      </p>
    </div>
  )
}

interface TerapkanProps {
  hasil: HasilImpor
  busy: boolean
  onTerapkan(): void
}

function Terapkan({ hasil: { jumlah }, busy, onTerapkan }: TerapkanProps) {
  const perubahan = jumlah.baru + jumlah.berubah
  if (jumlah.salah > 0 || perubahan === 0) return null
  return (
    <Button variant="utama" busy={busy} onClick={onTerapkan} className="justify-self-start">
      {busy ? 'Menerapkan…' : `Terapkan ${perubahan} Perubahan`}
    </Button>
  )
}
