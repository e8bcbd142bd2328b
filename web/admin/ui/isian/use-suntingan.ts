import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { Column } from '#contract/columns.ts'
import { isSetara } from '#contract/suntingan.ts'
import { sebutNilai } from '#web/admin/ui/nilai.ts'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { Bentrokan } from './bentrok.tsx'
import { formValues } from './column-fields.tsx'

type Rekaman = Readonly<Record<string, unknown>>

/** Record that a form edits. */
export interface Suntingan {
  /** The record in the API's response when the form was opened. */
  awal: object
  kolom: Readonly<Record<string, Column>>
  /** Returns the body that an untouched form sends. Needed if it differs from the API's response. */
  kirim?(rekaman: Rekaman): object
  /** Returns the record's form values. */
  isian?(rekaman: Rekaman): object
  /** Merges the user's value with the current value of a field that another user changed. */
  pertahankan?(saya: unknown, sekarang: unknown): unknown
  /** Renders values that need more than the words of their column. */
  sebut?: Readonly<Record<string, (nilai: unknown) => ReactNode>>
  /** Source field of each field that the server derives. A change of the source counts as a change of both. */
  ikut?: Readonly<Record<string, string>>
}

/** Returns the body to send: for an edit the changed fields and their previous values, for a new record all fields. */
export type Ubah = <Body extends object>(body: Body) => Partial<Body> & { semula?: string }

interface Entri {
  nama: string
  label: string
  sekarang: unknown
  /** Value in the form when the conflict was reported. */
  saya: unknown
  pilihan?: Bentrokan['pilihan']
}

/** Tracks the record that a form displayed, and lets the user resolve conflicts with changes by other users. */
export function useSuntingan<T extends FieldValues, Body>(
  form: UseFormReturn<T, unknown, Body>,
  suntingan: Suntingan | undefined,
) {
  const { awal = {}, kolom = {}, ikut = {}, sebut = {} } = suntingan ?? {}
  const { kirim = asIs, isian = (rekaman: Rekaman) => formValues(kolom, rekaman), pertahankan = asIs } = suntingan ?? {}
  const queries = useQueryClient()
  const [dilihat, setDilihat] = useState<Rekaman>({ ...awal })
  const [entri, setEntri] = useState<Entri[]>([])
  const dikirim = useRef<string[]>([])
  const inWords = (nama: string, nilai: unknown) => sebut[nama]?.(nilai) ?? sebutNilai(nilai, kolom[nama])

  const ubah: Ubah = (body) => {
    if (!suntingan) return body
    const dasar = new Map(Object.entries(kirim(dilihat)))
    const changed = Object.entries(body).filter(
      ([nama, nilai]) => nilai !== undefined && !isSame(nilai, dasar.get(nama)),
    )
    dikirim.current = changed.map(([nama]) => nama)
    const semula = dikirim.current.filter((nama) => nama in dilihat).map((nama) => [nama, dilihat[nama]])
    return {
      ...(Object.fromEntries(changed) as Partial<typeof body>),
      semula: JSON.stringify(Object.fromEntries(semula)),
    }
  }

  function pilih({ nama, sekarang, saya }: Entri, pilihan: 'saya' | 'lain') {
    const lain = new Map(Object.entries(isian({ ...awal, [nama]: sekarang }))).get(nama)
    const value = pilihan === 'lain' ? lain : pertahankan(saya, sekarang)
    form.setValue(nama as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true })
    setDilihat({ ...dilihat, [nama]: sekarang })
    setEntri(entri.map((one) => (one.nama === nama ? { ...one, pilihan } : one)))
  }

  return {
    ubah,

    /**
     * Shows the conflicts after refetching the record. The audit trail below the form then names the other user, and related
     * data of a taken-over value is loaded.
     * @returns true if the error was a conflict
     */
    async takeBentrok(error: unknown): Promise<boolean> {
      if (!isBentrok(error)) return false
      await renewAdmin(queries)
      setEntri(error.bentrok.map(({ path, ...one }) => ({ ...one, nama: path, saya: form.getValues(path as Path<T>) })))
      return true
    },

    /** Returns the text for an error caused by another user's change; undefined for other errors. */
    galat(error: unknown): string | undefined {
      if (isBentrok(error)) return entri.every(({ pilihan }) => pilihan) ? '' : error.message
      return suntingan && isGone(error) ? HILANG : undefined
    },

    /** Returns a text about the fields that other users changed meanwhile; undefined if there are none. */
    olehLain(tersimpan: object): string | undefined {
      const sesudah: Rekaman = { ...tersimpan }
      const saya = (nama: string) => dikirim.current.includes(nama)
      const lain = Object.keys(kolom).filter(
        (nama) =>
          kolom[nama]?.label &&
          nama in sesudah &&
          nama in dilihat &&
          !saya(nama) &&
          !saya(ikut[nama] ?? '') &&
          !isSetara(sesudah[nama], dilihat[nama]),
      )
      if (lain.length === 0) return undefined
      const told = lain.map((nama) => `${kolom[nama]?.label} menjadi ${shorten(inWords(nama, sesudah[nama]))}`)
      return `Orang lain baru saja mengubah: ${told.join('; ')}.`
    },

    bentrok: entri.map((one, index): Bentrokan => {
      const { nama, label, pilihan } = one
      const sekarang = inWords(nama, one.sekarang)
      return { nama, label, sekarang, pilihan, isFirst: index === 0, pilih: (whose) => pilih(one, whose) }
    }),
  }
}

const HILANG =
  'Data ini sudah dihapus orang lain, jadi tidak bisa disimpan. Isian Anda masih ada di layar ini; salin dulu jika masih perlu.'

const isBentrok = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'ISIAN_BENTROK'
/** True if the record itself is gone. If only a record that it refers to is gone, the error names the field. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404 && error.errors.length === 0

const asIs = <V>(value: V): V => value
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
const shorten = (words: ReactNode) =>
  typeof words !== 'string' ? 'yang lain' : words.length > 120 ? `${words.slice(0, 120)}…` : words
