import { useRef, useState } from 'react'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { uuid } from '#web/lib/uuid.ts'

/** A chosen file, either uploading or uploaded. */
export interface Upload<T> {
  id: string
  file: File
  /** Fraction sent, from 0 to 1. */
  progress: number
  /** Response to the finished upload. */
  hasil?: T | undefined
  /** Error message of the failed upload. */
  galat?: string | undefined
}

interface UploadFunctions<T> {
  send(file: File, onProgress: (bagian: number) => void): Promise<T>
  /** Deletes an upload on the server, which also deletes unused uploads itself within a day. */
  discard(result: T): Promise<unknown>
}

/**
 * Uploads chosen files. Each file is sent at once in a request of its own: a weak connection fails one file at most, and a
 * rejected form need not upload again.
 * @param initial files chosen before the session ended
 */
export function useUploads<T>({ send: submit, discard }: UploadFunctions<T>, initial: readonly Upload<T>[] = []) {
  const [all, setAll] = useState(initial)
  const sending = useRef(new Map<string, Promise<T | undefined>>())

  const change = (id: string, update: Partial<Upload<T>>) =>
    setAll((previous) => previous.map((one) => (one.id === id ? { ...one, ...update } : one)))

  function send({ id, file }: Upload<T>): void {
    change(id, { progress: 0, galat: undefined })
    const sent = submit(file, (progress) => change(id, { progress: progress })).then(
      (result) => {
        change(id, { hasil: result })
        return result
      },
      (error: unknown) => {
        change(id, { galat: reasonOf(error) })
        return undefined
      },
    )
    sending.current.set(id, sent)
  }

  return {
    items: all,

    add(file: File): void {
      const one = { id: uuid(), file, progress: 0 }
      setAll((previous) => [...previous, one])
      send(one)
    },

    again: (one: Upload<T>): void => send(one),

    remove({ id, hasil }: Upload<T>): void {
      sending.current.delete(id)
      setAll((previous) => previous.filter((one) => one.id !== id))
      if (hasil) discard(hasil).catch(() => {})
    },

    /** Empties the list after the form was sent. */
    clear(): void {
      sending.current.clear()
      setAll([])
    },

    /** Waits for pending uploads. @returns the uploads in order, or undefined if one failed */
    async all(): Promise<T[] | undefined> {
      const there = await Promise.all(all.map((one) => one.hasil ?? sending.current.get(one.id)))
      return there.every((result) => result !== undefined) ? there : undefined
    },
  }
}

export type Uploads<T> = ReturnType<typeof useUploads<T>>

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.errors[0]) return error.errors[0].msg
  return errorText(error, {
    answered: 'Berkas gagal dikirim. Kirim ulang.',
    silent: 'Belum terkirim. Periksa koneksi internet, lalu kirim ulang.',
  })
}
