import { sql } from 'kysely'
import { restartNames } from '#server/testing/build-rows.ts'
import { triggersSql } from '#server/testing/damage/triggers.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { fillDue } from './fill-due.ts'
import { fillAkun, fillKatalog, fillVoucher } from './fill-katalog.ts'
import { fillOffice } from './fill-office.ts'
import { fillPeople } from './fill-people.ts'
import { fillPesanan } from './fill-pesanan.ts'
import { fillStok } from './fill-stok.ts'

/*
 * A shop with a row in every state, and rows at the borders of dates and limits: one at the border, one just before it. Its
 * clock stands at NOW, so that its answers can be compared with a snapshot.
 */

/** Fills the shop, whose clock must stand at NOW. */
export async function fillRich(shop: TestApp) {
  restartNames()
  // Some rows are completed after they were inserted.
  await sql.raw(triggersSql('DISABLE', 'tolak')).execute(shop.deps.db)
  const { deps } = shop
  const akun = await fillAkun(deps)
  const produk = await fillKatalog(deps, akun.grosir.grup_id)
  const voucher = await fillVoucher(deps, akun.grosir.grup_id, produk.obat.kategori_id, produk.vitamin.produk_id)
  const rich = { akun, produk, voucher }
  const stok = await fillStok(shop, rich)
  const pesanan = await fillPesanan(shop, { ...rich, stok })
  await fillPeople(shop, { ...rich, pesanan })
  await fillOffice(shop, { ...rich, pesanan })
  await fillDue(shop, { ...rich, pesanan, stok })
  await sql.raw(triggersSql('ENABLE', 'tolak')).execute(deps.db)
  return { ...rich, pesanan }
}
