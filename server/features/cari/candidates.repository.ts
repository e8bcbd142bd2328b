import { type RawBuilder, sql } from 'kysely'
import type { KodePenyakit } from '#content/penyakit.ts'
import type { Bagian } from '#contract/pencarian/tanya.ts'
import type { Word } from '#contract/pencarian/words.ts'
import type { Db } from '#server/db/client.ts'
import { patternOf } from '#server/db/list.ts'
import { unregistered } from '#server/features/obat/unregistered.ts'
import type { ProdukCandidate } from './dokumen.ts'

/** Maximum matching products considered, newest first; the best of them are ranked. */
const PRODUK_SCANNED = 2000
const COMPARED = 60
const ARTIKEL_MAX = 20
const PAKET_MAX = 300
/** Maximum names from which the vocabulary for corrections is built. */
const NAMES_MAX = 20_000
/** Minimum pattern length. Shorter patterns match too much and cannot use a trigram index. */
const PATTERN_MIN = 3

const available = sql`(stok > 0 AND NOT ${unregistered})`

/** Search candidates from the database, matched by patterns; the caller ranks them by words. */
export function candidatesRepository(db: Db) {
  return {
    async produk(bagian: readonly Bagian[]) {
      const parts = bagian.map(({ pilihan }) => pilihan)
      const any = anywhere(parts, sql`produk.cari`)
      if (!any) return []
      const { rows } = await sql<ProdukCandidate>`
        SELECT produk_id AS id, nama, zat, deskripsi, gambar, harga, resep, tersedia,
          pilihan_ukuran(kelompok) AS ukuran FROM (
          SELECT produk_id, nama, zat, deskripsi, gambar, coalesce(harga_kini, harga) AS harga, resep,
            ${available} AS tersedia, kelompok, lower(nama) AS kecil, cari
          FROM produk WHERE aktif AND ${any} ORDER BY produk_id DESC LIMIT ${PRODUK_SCANNED}) AS terbaru
        ORDER BY ${count(parts, sql`kecil`, 3)} + ${count(parts, sql`cari`, 1)} DESC, length(nama), produk_id
        LIMIT ${COMPARED}`.execute(db)
      return rows
    },

    /** Returns products without prescription for a disease: those with a rule of use for it first, then by name. */
    async produkFor(kode: KodePenyakit, limit: number): Promise<ProdukCandidate[]> {
      const { rows } = await sql<ProdukCandidate>`
        SELECT produk_id AS id, nama, zat, deskripsi, gambar, coalesce(harga_kini, harga) AS harga, resep,
          ${available} AS tersedia, pilihan_ukuran(kelompok) AS ukuran
        FROM produk WHERE aktif AND NOT resep AND penyakit @> ${[kode]}::text[] AND penyakit <> '{}'
        ORDER BY aturan_pakai @> ${JSON.stringify([{ untuk: [kode] }])}::jsonb DESC, nama, produk_id LIMIT ${limit}`.execute(
        db,
      )
      return rows
    },

    /** @param at articles published by then are included */
    async artikel(bagian: readonly Bagian[], at: Date) {
      const parts = bagian.map(({ pilihan }) => pilihan)
      const any = anywhere(parts, sql`(judul || E'\n' || konten)`, 'ILIKE')
      if (!any) return []
      const { rows } = await sql<{ id: number; judul: string; konten: string; gambar: string | null }>`
        SELECT artikel_id AS id, judul, konten, gambar FROM artikel
        WHERE status = 'published' AND (terbit IS NULL OR terbit <= ${at}::timestamptz) AND ${any}
        ORDER BY ${count(parts, sql`judul`, 3, 'ILIKE')} + ${count(parts, sql`konten`, 1, 'ILIKE')} DESC, artikel_id DESC
        LIMIT ${ARTIKEL_MAX}`.execute(db)
      return rows
    },

    /** Returns the shop's notes on diseases. */
    async catatan(bagian: readonly Bagian[]) {
      const parts = bagian.map(({ pilihan }) => pilihan)
      const any = anywhere(parts, sql`catatan`, 'ILIKE')
      if (!any) return []
      const { rows } = await sql<{ kode: string; catatan: string }>`
        SELECT kode, catatan FROM catatan_penyakit WHERE ${any}`.execute(db)
      return rows
    },

    /** Returns the packages on sale in the shop's order. @param kode only packages for this disease */
    paket: (kode?: KodePenyakit) =>
      db
        .selectFrom('paket')
        .select(['paket_id as id', 'title', 'deskripsi', 'gambar', 'harga'])
        .select(
          sql<string>`coalesce((
            SELECT string_agg(nama, ', ' ORDER BY urutan) FROM paket_item WHERE paket_item.paket_id = paket.paket_id), '')`.as(
            'isi',
          ),
        )
        .where('aktif', '=', true)
        .$if(kode !== undefined, (query) => query.where(sql<boolean>`penyakit @> ${[kode]}::text[]`))
        .orderBy('urutan')
        .orderBy('paket_id')
        .limit(PAKET_MAX)
        .execute(),

    sinonim: () =>
      db
        .selectFrom('sinonim')
        .select(['kata', 'arti'])
        .where('dihapus', '=', false)
        .orderBy('sinonim_id')
        .limit(5000)
        .execute(),

    /** Returns the names of products and articles, as vocabulary for spelling corrections. */
    async nama(at: Date): Promise<string[]> {
      const { rows } = await sql<{ nama: string }>`
        (SELECT nama || ' ' || zat AS nama FROM produk WHERE aktif ORDER BY produk_id DESC LIMIT ${NAMES_MAX})
        UNION ALL (SELECT judul FROM artikel
          WHERE status = 'published' AND (terbit IS NULL OR terbit <= ${at}::timestamptz)
          ORDER BY artikel_id DESC LIMIT ${NAMES_MAX})`.execute(db)
      return rows.map(({ nama }) => nama)
    },
  }
}

type Pilihan = readonly (readonly Word[])[]
type Operator = 'LIKE' | 'ILIKE'

/** Returns the patterns of a word: as typed, by sound, or without affixes. */
function patternsOf({ write, spelling, root }: Word): string[] {
  const shapes = spelling.includes(root) && root.length > PATTERN_MIN ? [write, root] : [write, spelling]
  return [...new Set(shapes)].filter((one) => one.length >= PATTERN_MIN).map(patternOf)
}

/** SQL condition: the text matches one of the alternatives. Undefined if all are too short to search. */
function has(pilihan: Pilihan, text: RawBuilder<unknown>, operator: Operator): RawBuilder<boolean> | undefined {
  const like = sql.raw(operator)
  const found = pilihan.flatMap((spelled) => {
    const words = spelled.map(patternsOf).filter((pola) => pola.length > 0)
    if (words.length === 0) return []
    const each = words.map(
      (pola) =>
        sql<boolean>`(${sql.join(
          pola.map((one) => sql`${text} ${like} ${one}`),
          sql` OR `,
        )})`,
    )
    return [sql<boolean>`(${sql.join(each, sql` AND `)})`]
  })
  return found.length > 0 ? sql<boolean>`(${sql.join(found, sql` OR `)})` : undefined
}

function anywhere(parts: readonly Pilihan[], text: RawBuilder<unknown>, operator: Operator = 'LIKE') {
  const found = parts.flatMap((pilihan) => has(pilihan, text, operator) ?? [])
  return found.length > 0 ? sql<boolean>`(${sql.join(found, sql` OR `)})` : undefined
}

/** SQL number: parts of the query that the text matches, times `weight`. */
function count(parts: readonly Pilihan[], text: RawBuilder<unknown>, weight: number, operator: Operator = 'LIKE') {
  const found = parts.flatMap((pilihan) => has(pilihan, text, operator) ?? [])
  if (found.length === 0) return sql`0`
  return sql`${weight}::int * (${sql.join(
    found.map((one) => sql`${one}::int`),
    sql` + `,
  )})`
}
