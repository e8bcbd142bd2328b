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
import { ImportResult } from './import-result.tsx'
import { ProdukExport } from './produk-export.tsx'

export const meta = () => kantorMeta('Impor Produk')

export default function ProdukImportPage() {
  const [berkas, setBerkas] = useState<File>()
  const queries = useQueryClient()
  const check = useMutation({
    mutationFn: (berkas: File) => callAdmin(importProduk, { body: { berkas, mode: 'periksa' } }, { isHarmless: true }),
  })
  const apply = useMutation({
    mutationFn: ({ berkas, sidik }: { berkas: File; sidik: string }) =>
      callAdmin(importProduk, { body: { berkas, mode: 'terapkan', sidik } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['kantor'] }),
  })

  function choose(berkas: File) {
    setBerkas(berkas)
    apply.reset()
    check.mutate(berkas)
  }
  const failure = apply.error ?? check.error
  return (
    <>
      <Kepala judul="Impor Produk" kembali={{ to: '/manajemen-produk', nama: 'Manajemen Produk' }} />
      <div className="grid max-w-3xl gap-5">
        <Cara />
        <PickBerkas berkas={berkas} busy={check.isPending} onPick={choose} />
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
          check.data &&
          !failure && (
            <>
              <ImportResult hasil={check.data} />
              <Apply
                hasil={check.data}
                busy={apply.isPending}
                onApply={() => apply.mutate({ berkas, sidik: check.data.sidik })}
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
        <ProdukExport saringan={{ status: 'semua' }} />
      </div>
    </section>
  )
}

interface PickBerkasProps {
  berkas: File | undefined
  busy: boolean
  onPick(berkas: File): void
}

function PickBerkas({ berkas, busy, onPick }: PickBerkasProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <FileButton variant="isi" accept=".csv,text/csv" disabled={busy} onPick={onPick}>
        <FileSpreadsheet aria-hidden className="size-5" />
        Pilih Berkas CSV
      </FileButton>
      <p role="status" className="min-w-0 break-words text-tinta-2">
        {busy ? 'Memeriksa berkas…' : (berkas?.name ?? 'Belum ada berkas. Paling besar 8 MB.')}
      </p>
    </div>
  )
}

interface ApplyProps {
  hasil: HasilImpor
  busy: boolean
  onApply(): void
}

function Apply({ hasil: { jumlah }, busy, onApply }: ApplyProps) {
  const perubahan = jumlah.baru + jumlah.berubah
  if (jumlah.salah > 0 || perubahan === 0) return null
  return (
    <Button variant="utama" busy={busy} onClick={onApply} className="justify-self-start">
      {busy ? 'Menerapkan…' : `Terapkan ${perubahan} Perubahan`}
    </Button>
  )
}
