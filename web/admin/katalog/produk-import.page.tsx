import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type HasilImpor, importProduk } from '#contract/katalog/produk-office.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { PilihBerkasCsv } from '#web/admin/ui/berkas-csv.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { renewKantor } from '#web/admin/ui/renew-kantor.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
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
    onSuccess: () => renewKantor(queries),
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
        <PilihBerkasCsv berkas={berkas} busy={check.isPending} most="8 MB" onPick={choose} />
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
