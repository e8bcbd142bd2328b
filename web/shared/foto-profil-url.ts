/** Address of a profile picture; one that is an address itself is taken as it is. */
export const fotoProfilUrl = (gambar: string) =>
  /^(?:https?|data):/.test(gambar) ? gambar : `/api/auth/profile-image/${encodeURIComponent(gambar)}`
