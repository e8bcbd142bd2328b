/* Default texts of the landing page. */

export const JUDUL = 'Kerapu sehat, panen selamat.'

export const TEKS =
  'Obat, vitamin, dan paket pengobatan untuk kerapu di keramba Anda, dengan kandungan, dosis, dan masa henti yang jelas.'

/** Follows the number of people as a word. */
export const DI_BALIK_LAYAR = 'orang di balik layar, dari laboratorium sampai perahu kirim.'

/** Paragraphs; the second one describes the sample team. */
export const TENTANG = [
  'KerapuSehat membantu petambak menjaga kesehatan ikan kerapu: produk yang jelas isinya, paket yang siap pakai, dan keterangan yang dapat dibaca di atas keramba. Obat yang perlu resep dokter hewan kami cantumkan, tetapi tidak kami jual bebas.',
  `Enam ${DI_BALIK_LAYAR}`,
]
