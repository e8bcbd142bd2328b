import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { listBoughtProduk, syncBukuObat } from '#contract/buku-obat/endpoints.ts'
import { type Baris, type BukuObat, bukuOf } from '#contract/buku-obat/merge.ts'
import { allBaris, barisOf, kiriman, receive, record } from '#contract/buku-obat/stored.ts'
import { tanggalWib } from '#contract/wib.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { type LocalBuku, type LocalIsi, openBuku } from '#web/lib/local-buku.ts'
import { useSession } from '#web/lib/session.tsx'

/** Synchronization status between this device and the shop. */
export type SendStatus = 'mengirim' | 'selaras' | 'luring' | 'gagal'

export interface Buku {
  buku: BukuObat
  isi: LocalIsi
  /** Number of unsent entries. */
  belum: number
  status: SendStatus
  hariIni: string
  /** Returns the shop's time in milliseconds. */
  now(): number
  baris(id: string): Baris | undefined
  /** Saves an entry on this device at once, and sends it when there is a connection. */
  write(baris: Baris): Promise<void>
  kirim(): Promise<void>
}

/** Retry interval while offline; the browser's `online` event also triggers a retry. */
const RETRY_MS = 30_000
/** Maximum sync requests per run: a new device receives a long book in parts. */
const ROUNDS_MAX = 400

/** Returns the signed-in customer's book; undefined until the device's storage was read. */
export function useBuku(): Buku | undefined {
  const userId = useSession().user?.userId
  const [isi, setIsi] = useState<LocalIsi>()
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
      setStatus(await sync(await buku, setIsi))
    })
    return current.current
  }, [])

  useEffect(() => {
    const buku = openBuku(userId)
    local.current = buku
    void buku.then(async (satu) => {
      const ada = await satu.refresh((lama) => lama)
      if (local.current === buku) setIsi(ada)
      await send()
      const produk = await call(listBoughtProduk, {}).catch(() => undefined)
      if (produk && local.current === buku) setIsi(await satu.refresh((lama) => ({ ...lama, produk })))
    })
    return () => {
      local.current = undefined
      void buku.then((satu) => satu.close())
    }
  }, [userId, send])

  useEffect(() => {
    const attempt = () => void send()
    const lihat = () => document.visibilityState === 'visible' && attempt()
    window.addEventListener('online', attempt)
    document.addEventListener('visibilitychange', lihat)
    const timer = setInterval(() => status !== 'selaras' && navigator.onLine && attempt(), RETRY_MS)
    return () => {
      window.removeEventListener('online', attempt)
      document.removeEventListener('visibilitychange', lihat)
      clearInterval(timer)
    }
  }, [send, status])

  return useMemo(() => {
    if (!isi) return undefined
    const now = () => Date.now() + isi.difference
    return {
      buku: bukuOf(allBaris(isi.stored), isi.produk),
      isi,
      belum: Object.keys(isi.stored.antre).length,
      status,
      hariIni: tanggalWib(new Date(now())),
      now,
      baris: (id) => barisOf(isi.stored, id),
      kirim: send,
      async write(baris) {
        const satu = await local.current
        if (!satu) return
        setIsi(await satu.refresh((lama) => ({ ...lama, stored: record(lama.stored, baris) })))
        void send()
      },
    }
  }, [isi, status, send])
}

/** Sends unsent entries to the shop and receives the entries that this device lacks. */
async function sync(local: LocalBuku, show: (isi: LocalIsi) => void): Promise<SendStatus> {
  try {
    for (let rotation = 0; rotation < ROUNDS_MAX; rotation++) {
      const { stored } = await local.refresh((isi) => isi)
      const baris = kiriman(stored)
      const jawaban = await call(syncBukuObat, { body: { kursor: stored.kursor, baris } })
      const isi = await local.refresh((lama) => ({
        ...lama,
        stored: receive(lama.stored, baris, jawaban),
        difference: Date.parse(jawaban.waktu) - Date.now(),
        selaras: jawaban.waktu,
      }))
      show(isi)
      if (!jawaban.lagi && kiriman(isi.stored).length === 0) return 'selaras'
    }
    return 'gagal'
  } catch (error) {
    return error instanceof ApiError && error.code === 'NO_RESPONSE' ? 'luring' : 'gagal'
  }
}
