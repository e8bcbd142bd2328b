export interface GantiAir {
  /** m³ of water that fresh water takes the place of. */
  ganti: number
  /** m³ of fresh water that are added if nothing is let out; null where no amount is enough. */
  tambah: number | null
  /** m³ in the vessel after adding. */
  akhir: number | null
}

/**
 * How to lower a salinity with fresh water; not rounded.
 * @param volume m³
 * @param dari parts per thousand now
 * @param ke the wish, below it
 */
export function turunkanSalinitas({ volume, dari, ke }: { volume: number; dari: number; ke: number }): GantiAir {
  const tambah = ke > 0 ? (volume * (dari - ke)) / ke : null
  return { ganti: volume * (1 - ke / dari), tambah, akhir: tambah === null ? null : volume + tambah }
}
