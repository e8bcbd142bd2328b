import { beforeEach, expect, test } from 'vitest'
import { listPercakapan } from '#contract/percakapan/admin.ts'
import { answer } from '#web/testing/api.ts'
import { link, see, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import PercakapanListPage from './percakapan-list.page.tsx'

const HINT = 'Pesan WhatsApp dari pembeli masuk ke sini.'

beforeEach(() => answer(listPercakapan, { items: [], total: 0 }))

test('an empty list says what fills it, and leads the owner to the next step', async () => {
  await showAdmin(<PercakapanListPage />)
  await see(HINT)
  await expect.element(link('Hubungkan WhatsApp')).toHaveAttribute('href', '/email-midtrans')
})

test('an empty list has no link to a screen that the role may not open', async () => {
  await showAdmin(<PercakapanListPage />, { peran: ['konten'] })
  await see(HINT)
  await expect.element(link('Hubungkan WhatsApp')).not.toBeInTheDocument()
})

test('an empty search offers to remove it instead', async () => {
  await showAdmin(<PercakapanListPage />, { at: '/percakapan-whatsapp?q=zzz' })
  await see('Hapus pencarian dan saringan')
  await seeNot(HINT)
})
