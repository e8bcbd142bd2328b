/** Days from the answer to a contact message to its deletion. */
export const LAPORAN_KEEP_HARI = 730
