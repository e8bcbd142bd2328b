/** What a courier's service asks for a parcel. */
export interface Kutipan {
  /** Whole rupiah. */
  biaya: number
  /** Working days on the way; null where it does not say. */
  hari: { min: number; maks: number } | null
}

/** Something that happened to a parcel. */
export interface LangkahKurir {
  waktu: Date
  /** In the courier's own words. */
  teks: string
}

/** Where a parcel is. */
export interface Lacakan {
  langkah: LangkahKurir[]
  /** Nothing more happens to it: it arrived, or came back. */
  selesai: boolean
}

/** A failed call: nothing is known, ask later. Carries the vendor's words and never a header, so that logging it leaks no key. */
export class KurirError extends Error {}

/** Couriers, whoever speaks for them. */
export interface Kurir {
  /**
   * What services ask for a parcel; one that does not go there is missing.
   * @param kiriman weight of all of it in grams, and what it is worth in whole rupiah
   * @param layanan 'kurir:layanan', 'jne:reg'
   * @throws KurirError
   */
  quote(
    tujuan: { kodePos: string },
    kiriman: { gram: number; nilai: number },
    layanan: readonly string[],
  ): Promise<Map<string, Kutipan>>
  /**
   * What happened to a parcel, oldest first; undefined where the courier does not know it, or nobody knows the courier.
   * @param kurir its name as the office wrote it, 'JNE Reguler'
   * @throws KurirError
   */
  track(kurir: string, resi: string): Promise<Lacakan | undefined>
}
