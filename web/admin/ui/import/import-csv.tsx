import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { CheckResult, ImportBody } from '#contract/csv-import.ts'
import { Header } from '#web/admin/ui/head.tsx'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ChooseCsvBerkas } from './berkas-csv.tsx'

interface ImportCsvProps<Results extends CheckResult> {
  judul: string
  kembali: { to: string; nama: string }
  /** Instructions for making the file. */
  children: ReactNode
  /** Maximum file size as text: '8 MB'. */
  most: string
  /** Sends the file. Checking a file may safely be repeated. */
  kirim(body: ImportBody, options?: { isHarmless: true }): Promise<Results>
  /** Error text if the server sends no message: 'Gagal mengimpor produk'. */
  galat: string
  rincian(hasil: Results): ReactNode
  /** Returns the label of the apply button; undefined hides it because there is nothing to apply. */
  langkah(hasil: Results): string | undefined
  /** Link to the imported records. */
  lihat: { to: string; nama: string }
}

/** CSV import in two steps: the file is checked, then applied only as it was shown (`sidik`). */
export function ImportCsv<Results extends CheckResult>(props: ImportCsvProps<Results>) {
  const { judul, kembali, children, most, kirim, galat, rincian, langkah, lihat } = props
  const { berkas, check, apply, choose } = useImport(kirim)
  const failure = apply.error ?? check.error
  const hasil = check.data
  const button = hasil && hasil.galat.length === 0 ? langkah(hasil) : undefined
  return (
    <>
      <Header {...{ judul, kembali }} />
      <div className="grid max-w-3xl gap-5">
        <section className="kartu grid gap-3 p-5">{children}</section>
        <ChooseCsvBerkas berkas={berkas} busy={check.isPending} most={most} onPick={choose} />
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
              answered: apply.error ? galat : 'Gagal memeriksa berkas',
              silent: 'Tidak ada respon dari server',
            })}
          </Notice>
        )}
        {apply.data ? (
          <Notice kind="berhasil" announce action={<ButtonLink to={lihat.to}>{lihat.nama}</ButtonLink>}>
            {apply.data.message}
          </Notice>
        ) : (
          berkas &&
          hasil &&
          !failure && (
            <>
              {rincian(hasil)}
              {button && (
                <Button
                  variant="utama"
                  busy={apply.isPending}
                  onClick={() => apply.mutate({ berkas, sidik: hasil.sidik })}
                  className="justify-self-start"
                >
                  {button}
                </Button>
              )}
            </>
          )
        )}
      </div>
    </>
  )
}

/** Chosen file with its two steps. A newly chosen file is checked at once. */
function useImport<Results extends CheckResult>(kirim: ImportCsvProps<Results>['kirim']) {
  const [berkas, setBerkas] = useState<File>()
  const queries = useQueryClient()
  const check = useMutation({
    mutationFn: (berkas: File) => kirim({ berkas, mode: 'periksa' }, { isHarmless: true }),
  })
  const apply = useMutation({
    mutationFn: ({ berkas, sidik }: { berkas: File; sidik: string }) => kirim({ berkas, mode: 'terapkan', sidik }),
    onSuccess: () => renewAdmin(queries),
  })

  function choose(berkas: File) {
    setBerkas(berkas)
    apply.reset()
    check.mutate(berkas)
  }
  return { berkas, check, apply, choose }
}
