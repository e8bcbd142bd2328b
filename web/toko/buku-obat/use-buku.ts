import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { bukuOf } from '#contract/buku-obat/buku-of.ts'
import { listBoughtProduk, syncBukuObat } from '#contract/buku-obat/endpoints.ts'
import type { BukuObat, Entry } from '#contract/buku-obat/merge.ts'
import { allEntries, entryOf, nextBatch, receive, record } from '#contract/buku-obat/stored.ts'
import { dateWib } from '#contract/wib.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { type LocalBuku, type LocalContent, openBuku } from '#web/lib/local-buku.ts'
import { useSession } from '#web/lib/session.tsx'

/** Synchronization status between this device and the shop. */
export type SendStatus = 'mengirim' | 'selaras' | 'luring' | 'gagal'

export interface Buku {
  buku: BukuObat
  content: LocalContent
  /** Number of unsent entries. */
  pendingCount: number
  status: SendStatus
  hariIni: string
  /** Returns the shop's time in milliseconds. */
  now(): number
  linesOf(id: string): Entry | undefined
  /** Saves an entry on this device at once, and sends it when there is a connection. */
  write(entry: Entry): Promise<void>
  send(): Promise<void>
}

/** Retry interval while offline; the browser's `online` event also triggers a retry. */
const RETRY_MS = 30_000
/** Maximum sync requests per run: a new device receives a long book in parts. */
const ROUNDS_MAX = 400

/** Returns the signed-in customer's book; undefined until the device's storage was read. */
export function useBuku(): Buku | undefined {
  const userId = useSession().user?.userId
  const [content, setContent] = useState<LocalContent>()
  const [status, setStatus] = useState<SendStatus>('mengirim')
  const local = useRef<Promise<LocalBuku>>(undefined)
  const current = useRef<Promise<void>>(undefined)

  const send = useCallback(() => {
    const buku = local.current
    if (!buku) return Promise.resolve()
    // Runs are serialized: an entry written during a run is sent in the next one.
    current.current = (current.current ?? Promise.resolve()).then(async () => {
      if (local.current !== buku) return
      setStatus('mengirim')
      setStatus(await sync(await buku, setContent))
    })
    return current.current
  }, [])

  useEffect(() => {
    const buku = openBuku(userId)
    local.current = buku
    void buku.then(async (item) => {
      const existing = await item.refresh((old) => old)
      if (local.current === buku) setContent(existing)
      await send()
      const produk = await call(listBoughtProduk, {}).catch(() => undefined)
      if (produk && local.current === buku) setContent(await item.refresh((old) => ({ ...old, produk })))
    })
    return () => {
      local.current = undefined
      void buku.then((item) => item.close())
    }
  }, [userId, send])

  useEffect(() => {
    const attempt = () => void send()
    const view = () => document.visibilityState === 'visible' && attempt()
    window.addEventListener('online', attempt)
    document.addEventListener('visibilitychange', view)
    const timer = setInterval(() => status !== 'selaras' && navigator.onLine && attempt(), RETRY_MS)
    return () => {
      window.removeEventListener('online', attempt)
      document.removeEventListener('visibilitychange', view)
      clearInterval(timer)
    }
  }, [send, status])

  return useMemo(() => {
    if (!content) return undefined
    const now = () => Date.now() + content.difference
    return {
      buku: bukuOf(allEntries(content.stored), content.produk),
      content,
      pendingCount: Object.keys(content.stored.antre).length,
      status,
      hariIni: dateWib(new Date(now())),
      now,
      linesOf: (id) => entryOf(content.stored, id),
      send,
      async write(entry) {
        const one = await local.current
        if (!one) return
        setContent(await one.refresh((old) => ({ ...old, stored: record(old.stored, entry) })))
        void send()
      },
    }
  }, [content, status, send])
}

/** Sends unsent entries to the shop and receives the entries that this device lacks. */
async function sync(local: LocalBuku, show: (content: LocalContent) => void): Promise<SendStatus> {
  try {
    for (let round = 0; round < ROUNDS_MAX; round++) {
      const { stored } = await local.refresh((contents) => contents)
      const entries = nextBatch(stored)
      const jawaban = await call(syncBukuObat, { body: { kursor: stored.kursor, baris: entries } })
      const content = await local.refresh((old) => ({
        ...old,
        stored: receive(old.stored, entries, jawaban),
        difference: Date.parse(jawaban.waktu) - Date.now(),
        selaras: jawaban.waktu,
      }))
      show(content)
      if (!jawaban.lagi && nextBatch(content.stored).length === 0) return 'selaras'
    }
    return 'gagal'
  } catch (error) {
    return error instanceof ApiError && error.code === 'NO_RESPONSE' ? 'luring' : 'gagal'
  }
}
