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
  title: string
  back: { to: string; name: string }
  /** Instructions for making the file. */
  children: ReactNode
  /** Maximum file size as text: '8 MB'. */
  most: string
  /** Sends the file. Checking a file may safely be repeated. */
  send(body: ImportBody, options?: { isHarmless: true }): Promise<Results>
  /** Error text if the server sends no message: 'Gagal mengimpor produk'. */
  problem: string
  rincian(result: Results): ReactNode
  /** Returns the label of the apply button; undefined hides it because there is nothing to apply. */
  langkah(result: Results): string | undefined
  /** Link to the imported records. */
  viewLink: { to: string; name: string }
}

/** CSV import in two steps: the file is checked, then applied only as it was shown (`sidik`). */
export function ImportCsv<Results extends CheckResult>(props: ImportCsvProps<Results>) {
  const { title, back, children, most, send, problem, rincian, langkah, viewLink } = props
  const { berkas, check, apply, choose } = useImport(send)
  const failure = apply.error ?? check.error
  const result = check.data
  const button = result && result.galat.length === 0 ? langkah(result) : undefined
  return (
    <>
      <Header title={title} back={back} />
      <div className="grid grid-cols-1 gap-5">
        <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <section className="kartu grid gap-3 p-5">{children}</section>
          <ChooseCsvBerkas berkas={berkas} busy={check.isPending} most={most} onPick={choose} />
        </div>
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
              answered: apply.error ? problem : 'Gagal memeriksa berkas',
              silent: 'Tidak ada respon dari server',
            })}
          </Notice>
        )}
        {apply.data ? (
          <Notice kind="berhasil" announce action={<ButtonLink to={viewLink.to}>{viewLink.name}</ButtonLink>}>
            {apply.data.message}
          </Notice>
        ) : (
          berkas &&
          result &&
          !failure && (
            <>
              {rincian(result)}
              {button && (
                <Button
                  variant="utama"
                  busy={apply.isPending}
                  onClick={() => apply.mutate({ berkas, sidik: result.sidik })}
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
function useImport<Results extends CheckResult>(send: ImportCsvProps<Results>['send']) {
  const [berkas, setBerkas] = useState<File>()
  const queries = useQueryClient()
  const check = useMutation({
    mutationFn: (berkas: File) => send({ berkas, mode: 'periksa' }, { isHarmless: true }),
  })
  const apply = useMutation({
    mutationFn: ({ berkas, sidik }: { berkas: File; sidik: string }) => send({ berkas, mode: 'terapkan', sidik }),
    onSuccess: () => renewAdmin(queries),
  })

  function choose(berkas: File) {
    setBerkas(berkas)
    apply.reset()
    check.mutate(berkas)
  }
  return { berkas, check, apply, choose }
}
