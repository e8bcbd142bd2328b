import { useRef, useState } from 'react'
import { type BerkasResep, deleteBerkasResep } from '#contract/resep/endpoints.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { uuid } from '#web/lib/uuid.ts'
import { sendBerkas } from './send-berkas.ts'

/** A page that was chosen, on its way to the shop or there already. */
export interface Halaman {
  id: string
  file: File
  /** How much of it is on its way, from 0 to 1. */
  kemajuan: number
  /** Once the shop has it. */
  berkas?: BerkasResep | undefined
  /** Why it did not get there. */
  galat?: string | undefined
}

/**
 * The pages that somebody chose. Each is sent at once and by itself, so that a weak signal costs one at most, and a form that was
 * refused costs none.
 * @param awal what was chosen when the session ended
 */
export function useBerkas(awal: readonly Halaman[] = []) {
  const [halaman, setHalaman] = useState(awal)
  const sending = useRef(new Map<string, Promise<BerkasResep | undefined>>())

  const change = (id: string, ubah: Partial<Halaman>) =>
    setHalaman((semua) => semua.map((page) => (page.id === id ? { ...page, ...ubah } : page)))

  function send({ id, file }: Halaman): Promise<BerkasResep | undefined> {
    change(id, { kemajuan: 0, galat: undefined })
    const sent = sendBerkas(file, (kemajuan) => change(id, { kemajuan })).then(
      (berkas) => {
        change(id, { berkas })
        return berkas
      },
      (error: unknown) => {
        change(id, { galat: sebabOf(error) })
        return undefined
      },
    )
    sending.current.set(id, sent)
    return sent
  }

  return {
    halaman,

    add(file: File): void {
      const page = { id: uuid(), file, kemajuan: 0 }
      setHalaman((semua) => [...semua, page])
      void send(page)
    },

    again: (page: Halaman): void => void send(page),

    remove({ id, berkas }: Halaman): void {
      sending.current.delete(id)
      setHalaman((semua) => semua.filter((page) => page.id !== id))
      // One that stays there is deleted by the shop within a day.
      if (berkas) call(deleteBerkasResep, { params: { berkasId: berkas.berkasId } }).catch(() => {})
    },

    /** Waits for what is on its way. @returns the pages in their order; undefined where one did not get there */
    async all(): Promise<string[] | undefined> {
      const pages = await Promise.all(halaman.map((page) => page.berkas ?? sending.current.get(page.id)))
      const ids = pages.map((page) => page?.berkasId)
      return ids.every((id) => id !== undefined) ? ids : undefined
    },
  }
}

function sebabOf(error: unknown): string {
  if (error instanceof ApiError && error.errors[0]) return error.errors[0].msg
  return errorText(error, {
    answered: 'Berkas tidak dapat dikirim.',
    silent: 'Belum terkirim. Periksa koneksi internet Anda.',
  })
}
