import { expect, test } from 'vitest'
import { type MediaColumn, normalizeMediaUrl } from './social.ts'

test.each<[MediaColumn, string, string | undefined]>([
  ['instagram_toko', '', ''],
  ['instagram_toko', '@kerapu.sehat', 'https://www.instagram.com/kerapu.sehat'],
  ['instagram_toko', 'https://instagram.com/kerapu.sehat/?igsh=abc#x', 'https://www.instagram.com/kerapu.sehat'],
  ['instagram_toko', 'https://www.instagram.com/', undefined],
  ['instagram_toko', 'http://instagram.com/kerapu', undefined],
  ['instagram_toko', 'https://instagram.com.jahat.id/kerapu', undefined],
  ['instagram_toko', 'https://a@instagram.com/kerapu', undefined],
  ['instagram_toko', 'https://instagram.com:8443/kerapu', undefined],
  ['instagram_toko', 'https://www.facebook.com/kerapu', undefined],
  ['instagram_toko', 'javascript:alert(1)', undefined],
  ['instagram_toko', '@', undefined],
  ['instagram_toko', 'kerapu', undefined],
  ['facebook_toko', '@kerapusehat', 'https://www.facebook.com/kerapusehat'],
  ['facebook_toko', 'https://m.facebook.com/kerapusehat', 'https://www.facebook.com/kerapusehat'],
  ['facebook_toko', 'https://web.facebook.com/profile.php?id=100&ref=x', 'https://www.facebook.com/profile.php?id=100'],
  ['facebook_toko', 'https://www.facebook.com/p/Toko-1/', 'https://www.facebook.com/p/Toko-1'],
  ['tiktok_toko', '@kerapu', 'https://www.tiktok.com/@kerapu'],
  ['tiktok_toko', 'https://www.tiktok.com/@kerapu?lang=id', 'https://www.tiktok.com/@kerapu'],
  ['tiktok_toko', 'https://www.tiktok.com/kerapu', undefined],
  ['youtube_toko', '@kerapu', 'https://www.youtube.com/@kerapu'],
  ['youtube_toko', 'https://youtube.com/channel/UC_x-1', 'https://www.youtube.com/channel/UC_x-1'],
  ['youtube_toko', 'https://www.youtube.com/watch?v=1', undefined],
])('%s %j is kept as %j', (column, value, alamat) => {
  expect(normalizeMediaUrl(column, value)).toBe(alamat)
  // A stored URL is valid input and stays unchanged.
  if (alamat) expect(normalizeMediaUrl(column, alamat)).toBe(alamat)
})
