import { useRef, useState } from 'react'
import { ApiError, errorText } from './api-error.ts'
import { uuid } from './uuid.ts'

/** A file that was chosen, on its way to the shop or there already. */
export interface Unggahan<T> {
  id: string
  file: File
  /** How much of it is on its way, from 0 to 1. */
  kemajuan: number
  /** Once the shop has it. */
  hasil?: T | undefined
  /** Why it did not get there. */
  galat?: string | undefined
}

interface Jalan<T> {
  send(file: File, onProgress: (bagian: number) => void): Promise<T>
  /** What is thrown away by mistake, or not at all, is deleted by the shop within a day. */
  discard(hasil: T): Promise<unknown>
}

/**
 * Files that somebody chose. Each is sent at once and by itself, so that a weak signal costs one at most, and a form that was refused
 * costs none.
 * @param awal what was chosen when the session ended
 */
export function useUploads<T>({ send: kirim, discard }: Jalan<T>, awal: readonly Unggahan<T>[] = []) {
  const [semua, setSemua] = useState(awal)
  const sending = useRef(new Map<string, Promise<T | undefined>>())

  const change = (id: string, ubah: Partial<Unggahan<T>>) =>
    setSemua((lama) => lama.map((one) => (one.id === id ? { ...one, ...ubah } : one)))

  function send({ id, file }: Unggahan<T>): void {
    change(id, { kemajuan: 0, galat: undefined })
    const sent = kirim(file, (kemajuan) => change(id, { kemajuan })).then(
      (hasil) => {
        change(id, { hasil })
        return hasil
      },
      (error: unknown) => {
        change(id, { galat: sebabOf(error) })
        return undefined
      },
    )
    sending.current.set(id, sent)
  }

  return {
    semua,

    add(file: File): void {
      const one = { id: uuid(), file, kemajuan: 0 }
      setSemua((lama) => [...lama, one])
      send(one)
    },

    again: (one: Unggahan<T>): void => send(one),

    remove({ id, hasil }: Unggahan<T>): void {
      sending.current.delete(id)
      setSemua((lama) => lama.filter((one) => one.id !== id))
      if (hasil) discard(hasil).catch(() => {})
    },

    /** They went with what they were for. */
    clear(): void {
      sending.current.clear()
      setSemua([])
    },

    /** Waits for what is on its way. @returns what the shop has, in order; undefined where one did not get there */
    async all(): Promise<T[] | undefined> {
      const there = await Promise.all(semua.map((one) => one.hasil ?? sending.current.get(one.id)))
      return there.every((hasil) => hasil !== undefined) ? there : undefined
    },
  }
}

export type Uploads<T> = ReturnType<typeof useUploads<T>>

function sebabOf(error: unknown): string {
  if (error instanceof ApiError && error.errors[0]) return error.errors[0].msg
  return errorText(error, {
    answered: 'Berkas tidak dapat dikirim.',
    silent: 'Belum terkirim. Periksa koneksi internet Anda.',
  })
}
