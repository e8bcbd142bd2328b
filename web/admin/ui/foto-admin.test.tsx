import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { link, see, seeNot } from '#web/testing/hand.ts'
import { show } from '#web/testing/show.tsx'
import { FotoAdmin } from './foto-admin.tsx'

const DELETED = '2026-03-10T03:00:00.000Z'
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test('photos are numbered and can be enlarged, also if earlier ones were deleted', async () => {
  await show(<FotoAdmin alamat={[PIXEL, `${PIXEL}#2`]} deleted={DELETED} />)
  await expect.element(page.getByRole('img', { name: 'Foto 2' })).toHaveAttribute('src', `${PIXEL}#2`)
  await expect.element(link('Perbesar').nth(1)).toHaveAttribute('href', `${PIXEL}#2`)
  await seeNot(/masa simpannya selesai/)
})

test('says when the photos were deleted, and nothing if there never were any', async () => {
  const first = await show(<FotoAdmin alamat={[]} deleted={DELETED} />)
  await see('Fotonya dihapus pada 10 Maret 2026 karena masa simpannya selesai.')
  await first.unmount()
  await show(<FotoAdmin alamat={[]} deleted={null} />)
  await seeNot(/masa simpannya selesai/)
})
