/** A courier service's price for a parcel. */
export interface Kutipan {
  /** Whole rupiah. */
  biaya: number
  /** Transit time in working days; null if not stated. */
  hari: { min: number; maks: number } | null
}

/** A tracking event of a parcel. */
export interface LangkahKurir {
  waktu: Date
  /** In the courier's own words. */
  teks: string
}

/** Tracking state of a parcel. */
export interface TrackingResult {
  langkah: LangkahKurir[]
  /** True if no more events will follow: the parcel was delivered, or came back. */
  selesai: boolean
}

/**
 * A failed call: the result is unknown, retry later. Contains the vendor's message and never a header, so that logging it leaks
 * no key.
 */
export class KurirError extends Error {}

/** Interface to couriers, independent of the provider. */
export interface Kurir {
  /**
   * Returns the prices of services for a parcel; services that do not deliver there are omitted.
   * @param kiriman total weight in grams, and value in whole rupiah
   * @param layanan 'kurir:layanan', 'jne:reg'
   * @throws KurirError
   */
  quote(
    tujuan: { kodePos: string },
    kiriman: { gram: number; nilai: number },
    layanan: readonly string[],
  ): Promise<Map<string, Kutipan>>
  /**
   * Returns the tracking events of a parcel, oldest first; undefined if the courier or the parcel is unknown.
   * @param kurir the name that the office entered, 'JNE Reguler'
   * @throws KurirError
   */
  track(kurir: string, resi: string): Promise<TrackingResult | undefined>
}
