/* Default texts of the landing page. */

export const TITLE = 'Kerapu sehat, panen selamat.'

export const HERO_TEXT =
  'Obat, vitamin, dan paket pengobatan untuk kerapu di keramba Anda. Dosisnya jelas, aman sampai panen.'

/** Follows the number of people as a word. */
export const BEHIND_THE_SCENES = 'orang di balik layar, dari laboratorium sampai perahu kirim.'

/** Paragraphs; the second one describes the sample team. */
export const ABOUT_TEXT = [
  'Kami membantu pembudidaya menjaga kesehatan ikan kerapu. Isi produknya jelas, paketnya siap pakai, dan petunjuknya mudah dibaca di keramba. Obat yang perlu resep dokter hewan kami tampilkan, tetapi tidak kami jual bebas.',
  `Enam ${BEHIND_THE_SCENES}`,
]
