/** Address of a profile picture: of a file just chosen its own; one on another site has none, as any picture (`gambar-katalog.tsx`). */
export function fotoProfilUrl(gambar: string): string | undefined {
  if (gambar.startsWith('data:image/')) return gambar
  return /^[\w-]+\.\w+$/.test(gambar) ? `/api/auth/profile-image/${gambar}` : undefined
}
