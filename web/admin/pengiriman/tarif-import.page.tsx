import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importTarif } from '#contract/pengiriman/tarif-office.ts'
import { ImportResult } from '#web/admin/katalog/import-result.tsx'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { PilihBerkasCsv } from '#web/admin/ui/berkas-csv.tsx'
import { kantorMeta } from '#web/admin/ui/kantor-meta.ts'
import { Kepala } from '#web/admin/ui/kepala.tsx'
import { renewKantor } from '#web/admin/ui/renew-kantor.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TarifExport } from './tarif-export.tsx'

export const meta = () => kantorMeta('Impor Tarif Ongkir')

export default function TarifImportPage() {
  const [berkas, setBerkas] = useState<File>()
  const queries = useQueryClient()
  const check = useMutation({
    mutationFn: (berkas: File) => callAdmin(importTarif, { body: { berkas, mode: 'periksa' } }, { isHarmless: true }),
  })
  const apply = useMutation({
    mutationFn: ({ berkas, sidik }: { berkas: File; sidik: string }) =>
      callAdmin(importTarif, { body: { berkas, mode: 'terapkan', sidik } }),
    onSuccess: () => renewKantor(queries),
  })

  function choose(berkas: File) {
    setBerkas(berkas)
    apply.reset()
    check.mutate(berkas)
  }
  const failure = apply.error ?? check.error
  const perubahan = check.data ? check.data.jumlah.baru + check.data.jumlah.berubah : 0
  return (
    <>
      <Kepala judul="Impor Tarif Ongkir" kembali={{ to: '/tarif-ongkir', nama: 'Tarif Ongkir' }} />
      <div className="grid max-w-3xl gap-5">
        <Cara />
        <PilihBerkasCsv berkas={berkas} busy={check.isPending} most="4 MB" onPick={choose} />
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
              answered: apply.error ? 'Gagal mengimpor tarif' : 'Gagal memeriksa berkas',
              silent: 'Tidak ada respon dari server',
            })}
          </Notice>
        )}
        {apply.data ? (
          <Notice kind="berhasil" announce action={<ButtonLink to="/tarif-ongkir">Lihat Tarif</ButtonLink>}>
            {apply.data.message}
          </Notice>
        ) : (
          berkas &&
          check.data &&
          !failure && (
            <>
              <ImportResult hasil={check.data} baru="Tarif baru" />
              {check.data.jumlah.salah === 0 && perubahan > 0 && (
                <Button
                  variant="utama"
                  busy={apply.isPending}
                  onClick={() => apply.mutate({ berkas, sidik: check.data.sidik })}
                  className="justify-self-start"
                >
                  {apply.isPending ? 'Menerapkan…' : `Terapkan ${perubahan} Perubahan`}
                </Button>
              )}
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
        <li>Ekspor tarif, lalu buka berkasnya di Excel atau Google Spreadsheet.</li>
        <li>
          Satu baris untuk satu metode dan satu wilayah: <code>metode</code> berisi kode metode,{' '}
          <code>kode_wilayah</code> kode provinsi (18), kabupaten atau kota (18.71), atau kecamatan (18.71.01). Kolom{' '}
          <code>wilayah</code> hanya untuk dibaca.
        </li>
        <li>Baris yang sudah ada diubah, yang belum ada ditambahkan. Tarif yang tidak disebut tetap seperti semula.</li>
        <li>Simpan sebagai “CSV UTF-8”, lalu pilih berkasnya di sini. Anda melihat perubahannya lebih dulu.</li>
      </ol>
      <div>
        <TarifExport saringan={{}} />
      </div>
    </section>
  )
}
