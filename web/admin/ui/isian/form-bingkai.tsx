import type { FormEvent, ReactNode } from 'react'
import { alamatDaftar } from '#web/admin/ui/daftar/alamat-daftar.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Bentrokan, BentrokProvider } from './bentrok.tsx'

interface FormBingkaiProps {
  onSubmit(event: FormEvent): void
  isPending: boolean
  failure: string
  /** Conflicts with changes by other users. */
  bentrok?: readonly Bentrokan[]
  /** Path of the list to return to. */
  kembali: string
  simpan?: string
  menyimpan?: string
  children: ReactNode
}

/** Form of the back office with its error text, a save button and a link back. */
export function FormBingkai(props: FormBingkaiProps) {
  const {
    onSubmit,
    isPending,
    failure,
    bentrok = [],
    kembali,
    simpan = 'Simpan',
    menyimpan = 'Menyimpan…',
    children,
  } = props
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="kartu grid max-w-2xl grid-cols-1 gap-5 p-5 sm:p-6">
      <BentrokProvider value={bentrok}>{children}</BentrokProvider>
      {failure && <Notice kind="galat">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="utama" busy={isPending} aria-keyshortcuts="Control+S">
          {isPending ? menyimpan : simpan}
        </Button>
        <ButtonLink to={alamatDaftar(kembali)} variant="garis">
          Kembali
        </ButtonLink>
        <Kbd className="ml-auto">Ctrl+S</Kbd>
      </div>
    </form>
  )
}
