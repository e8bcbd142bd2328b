/**
 * Returns the URL of a profile picture. A newly chosen file is its own data URL; other sites' pictures return undefined, as in
 * `gambar-katalog.tsx`.
 */
export function profileFotoUrl(gambar: string): string | undefined {
  if (gambar.startsWith('data:image/')) return gambar
  return /^[\w-]+\.\w+$/.test(gambar) ? `/api/auth/profile-image/${gambar}` : undefined
}
