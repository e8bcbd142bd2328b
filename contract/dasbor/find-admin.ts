import { z } from 'zod'
import { adminEndpoint } from '#contract/endpoint-admin.ts'

/** Kinds of records that the office finds, in the order of the groups. */
export const FIND_KINDS = ['pesanan', 'pelanggan', 'produk', 'paket', 'lot', 'pembelian', 'pemasok', 'artikel'] as const
export type FindKind = (typeof FIND_KINDS)[number]

/** Minimum letters: the trigram indexes cannot search for fewer. */
export const FIND_MIN = 3

/** A found record: name or number, what tells it from others, and the path of its screen. */
export const FoundRecord = z.object({ nama: z.string(), keterangan: z.string(), alamat: z.string() })
export type FoundRecord = z.infer<typeof FoundRecord>

export const findRecords = adminEndpoint({
  name: 'findRecords',
  summary: 'Mencari pesanan, pembeli, produk, paket, lot, pembelian, pemasok, dan artikel sekaligus, sesuai peran.',
  description:
    'Maksimal lima hasil per kelompok. Jika tidak ada yang persis, jawabannya yang berbeda satu huruf, dan `mirip` mengatakannya.',
  method: 'GET',
  path: '/api/admin/cari',
  query: z.object({ q: z.string().trim().min(FIND_MIN, `Ketik minimal ${FIND_MIN} huruf`).max(100) }),
  response: z.object({
    /** True if nothing contains the query, and the results differ from it by one letter. */
    mirip: z.boolean(),
    kelompok: z.array(z.object({ jenis: z.enum(FIND_KINDS), hasil: z.array(FoundRecord) })),
  }),
})
