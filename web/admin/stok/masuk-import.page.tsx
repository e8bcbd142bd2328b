import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportLembarMasuk, importBarangMasuk } from '#contract/stok/barang-masuk-office.ts'
import { callAdmin, download } from '#web/admin/sesi/call-admin.ts'
import { PilihBerkasCsv } from '#web/admin/ui/berkas-csv.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { renewKantor } from '#web/admin/ui/renew-kantor.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { MasukImportHasil } from './masuk-import-hasil.tsx'

export const meta = () => kantorMeta('Barang Masuk dari CSV')

export default function MasukImportPage() {
  const [berkas, setBerkas] = useState<File>()
  const queries = useQueryClient()
  const sheet = useMutation({ mutationFn: () => download(exportLembarMasuk, {}) })
  const check = useMutation({
    mutationFn: (berkas: File) =>
      callAdmin(importBarangMasuk, { body: { berkas, mode: 'periksa' } }, { isHarmless: true }),
  })
  const apply = useMutation({
    mutationFn: ({ berkas, sidik }: { berkas: File; sidik: string }) =>
      callAdmin(importBarangMasuk, { body: { berkas, mode: 'terapkan', sidik } }),
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
      <Kepala judul="Barang Masuk dari CSV" kembali={{ to: '/barang-masuk', nama: 'Barang Masuk' }} />
      <div className="grid max-w-3xl gap-5">
        <section className="kartu grid gap-3 p-5">
          <ol className="grid list-decimal gap-1.5 pl-5">
            <li>Unduh lembarnya: semua produk, dengan kolom kosong.</li>
            <li>
              Isi baris barang yang datang: nomor lot, kedaluwarsa (2027-05-31 atau 31/05/2027), jumlah, dan bila ada
              harga modal, pemasok, tanggal diterima. Baris lain biarkan kosong. Satu produk dengan dua lot: salin
              barisnya.
            </li>
            <li>Simpan sebagai “CSV UTF-8”, lalu pilih berkasnya di sini. Anda melihat isinya lebih dulu.</li>
          </ol>
          <div>
            <Button variant="garis" busy={sheet.isPending} onClick={() => sheet.mutate()}>
              {!sheet.isPending && <Download aria-hidden className="size-5" />}
              Unduh Lembar
            </Button>
          </div>
          {sheet.error && (
            <Notice kind="galat">{errorText(sheet.error, { answered: 'Gagal mengunduh lembar' })}</Notice>
          )}
        </section>
        <PilihBerkasCsv berkas={berkas} busy={check.isPending} most="1 MB" onPick={choose} />
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
              answered: apply.error ? 'Gagal mencatat barang masuk' : 'Gagal memeriksa berkas',
              silent: 'Tidak ada respon dari server',
            })}
          </Notice>
        )}
        {apply.data ? (
          <Notice kind="berhasil" announce action={<ButtonLink to="/lot">Lihat Lot</ButtonLink>}>
            {apply.data.message}
          </Notice>
        ) : (
          berkas &&
          check.data &&
          !failure && (
            <>
              <MasukImportHasil hasil={check.data} />
              {check.data.galat.length === 0 && check.data.jumlah.lot > 0 && (
                <Button
                  variant="utama"
                  busy={apply.isPending}
                  onClick={() => apply.mutate({ berkas, sidik: check.data.sidik })}
                  className="justify-self-start"
                >
                  {apply.isPending ? 'Mencatat…' : `Catat ${check.data.jumlah.lot} Lot`}
                </Button>
              )}
            </>
          )
        )}
      </div>
    </>
  )
}
