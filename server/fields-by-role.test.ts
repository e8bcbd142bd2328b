import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Peran } from '#contract/peran.ts'
import { testApp } from '#server/testing/test-app.ts'

/*
 * The table names the fields that each role can receive. The contract strips every other field from a response, so a role sees
 * no more than the fields of its endpoints. A new field of these kinds fails until its row names it.
 */

const shop = await testApp()
afterAll(() => shop.close())

type Kind = 'cost' | 'money' | 'price' | 'buyer'

/** Names of the fields of each kind. */
const KINDS: Record<Kind, RegExp> = {
  cost: /^(?:harga_?modal|modal|laba|biaya_modal)$/i,
  money:
    /^(?:total_?harga|subtotal|biaya(?:_kirim)?|ongkir|dibayar|dikembalikan|sisa_(?:dana|ongkir)|diskon(?:_ongkir)?|potongan|ppn(?:_ditambah)?|nilai|pembayaran|buku|omzet|pendapatan)$/,
  price: /^harga(?!_?modal)\w*$/,
  buyer: /^(?:email|no_hp|alamat|tujuan|pembeli|pelanggan)$/,
}

/** Returns the names of all fields of a schema. */
function fieldsOf(schema: z.ZodType, seen = new Set<z.ZodType>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const inner = (one: unknown) => (one instanceof z.ZodType ? fieldsOf(one, seen) : [])
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, value]) => [name, ...inner(value)])
  if (schema instanceof z.ZodArray) return inner(schema.element)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(inner)
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right].flatMap(inner)
  if (schema instanceof z.ZodRecord) return inner(schema.valueType)
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap(inner)
  if (schema instanceof z.ZodPipe) return inner(schema.out)
  if (schema instanceof z.ZodLazy) return inner(schema.unwrap())
  return 'innerType' in schema.def ? inner(schema.def.innerType) : []
}

/** Returns the endpoints through which a role receives fields of a kind, with the names of the fields. */
function seenBy(role: Peran, kind: Kind): Record<string, string> {
  const found = shop.app.endpoints.registered.flatMap(({ name, access, response }) => {
    if (access !== 'admin' || !shop.app.endpoints.peranOf(name).includes(role) || typeof response === 'string')
      return []
    const fields = [...new Set(fieldsOf(response as z.ZodType))].filter((field) => KINDS[kind].test(field)).sort()
    return fields.length > 0 ? [[name, fields.join(' ')]] : []
  })
  return Object.fromEntries(found)
}

const PRODUK = 'harga harga_grosir harga_promo harga_sampai harga_semula'
/** Empty for every role but the owner: `lotFor` in `server/features/stok/lot.admin-routes.ts`, and `server/peran.test.ts`. */
const BLANKED = 'harga_modal'
/** The figures of the dashboard are empty without the owner's role: `server/peran.test.ts`. */
const DASBOR = { getDasbor: 'dikembalikan diskon ongkir pendapatan ppn' }
/** One's own account, and the paths of found screens. */
const SELF = { getAdmin: 'alamat email no_hp', findRecords: 'alamat' }

const SEES: Record<Exclude<Peran, 'pemilik'>, Record<Kind, Record<string, string>>> = {
  // The warehouse keeps the catalog, whose prices everybody sees in the shop; of an order it sees the parcel.
  gudang: {
    cost: { listLot: BLANKED, getLot: BLANKED, updateLot: BLANKED, correctLot: BLANKED, splitLot: BLANKED },
    // Its own requests for write-offs and price cuts, at public prices.
    money: { ...DASBOR, listPersetujuan: 'nilai' },
    price: {
      listProdukAdmin: PRODUK,
      getProdukAdmin: PRODUK,
      createProduk: PRODUK,
      updateProduk: PRODUK,
      correctStok: PRODUK,
      listUkuran: 'harga',
      joinUkuran: 'harga',
      leaveUkuran: 'harga',
      listPaketAdmin: 'harga',
      getPaketAdmin: 'harga',
      createPaket: 'harga',
      updatePaket: 'harga',
    },
    buyer: { ...SELF, getKemas: 'alamat no_hp', listPrints: 'alamat no_hp' },
  },
  pesanan: {
    cost: {},
    money: {
      ...DASBOR,
      listPengirimanAdmin: 'biaya',
      getPengirimanAdmin: 'biaya',
      createPengiriman: 'biaya',
      updatePengiriman: 'biaya',
      createManualPesanan: 'total_harga',
      quotePesanan: 'biaya_kirim diskon ppn_ditambah subtotal total_harga',
      confirmOngkir: 'biaya_kirim total_harga',
      listPesanan: 'dibayar dikembalikan total_harga',
      refreshPesanan: 'dibayar dikembalikan total_harga',
      getPesananAdmin:
        'biaya biaya_kirim buku dibayar dikembalikan diskon diskon_ongkir nilai ongkir pembayaran potongan ppn ppn_ditambah sisa_dana sisa_ongkir subtotal total_harga',
      getKeluhanAdmin: 'dikembalikan nilai ongkir',
      getPelanggan: 'dibayar dikembalikan total_harga',
      listPersetujuan: 'nilai',
    },
    price: {
      listGrup: 'harga',
      getGrup: 'harga',
      quotePesanan: 'harga',
      getPesananAdmin: 'harga harga_jual harga_semula',
    },
    buyer: {
      ...SELF,
      updateTujuan: 'no_hp tujuan',
      listPesanan: 'no_hp',
      refreshPesanan: 'no_hp',
      listHeld: 'no_hp',
      getPesananAdmin: 'alamat email no_hp pelanggan pembeli tujuan',
      // The address of a saved view of the list.
      listTampilan: 'alamat',
      getKemas: 'alamat no_hp',
      listPrints: 'alamat no_hp',
      getKeluhanAdmin: 'email no_hp',
      listPenerima: 'no_hp',
      listPercakapan: 'no_hp',
      getPercakapan: 'no_hp',
      listPelanggan: 'email no_hp',
      getPelanggan: 'alamat email no_hp',
    },
  },
  konten: {
    cost: {},
    money: DASBOR,
    // Products that an article shows.
    price: { createArtikel: 'harga', updateArtikel: 'harga' },
    buyer: {
      ...SELF,
      listLaporan: 'email',
      getLaporan: 'email no_hp',
      resolveLaporan: 'email',
      // The number that wrote.
      listPercakapan: 'no_hp',
      getPercakapan: 'no_hp',
    },
  },
  dokter: { cost: {}, money: DASBOR, price: {}, buyer: { ...SELF, getResepAdmin: 'no_hp' } },
}

describe.each(Object.entries(SEES) as [Peran, Record<Kind, Record<string, string>>][])('the role %s', (role, sees) => {
  test.each(Object.entries(sees) as [Kind, Record<string, string>][])(
    'sees of %s what its row says',
    (kind, fields) => {
      expect(seenBy(role, kind)).toEqual(fields)
    },
  )
})
