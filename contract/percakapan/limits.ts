/** Days from the last message of a WhatsApp conversation to its deletion. */
export const PERCAKAPAN_KEEP_HARI = 365
