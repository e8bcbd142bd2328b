export interface WaterChange {
  /** Water to replace with fresh water, in m³. */
  ganti: number
  /** Fresh water to add without draining, in m³; null if no amount suffices. */
  tambah: number | null
  /** Volume in the vessel after adding, in m³. */
  akhir: number | null
}

/**
 * Returns the amounts of fresh water that lower the salinity, not rounded.
 * @param volume m³
 * @param dari current salinity, in parts per thousand
 * @param ke target salinity, below `dari`
 */
export function lowerSalinitas({ volume, dari, ke }: { volume: number; dari: number; ke: number }): WaterChange {
  const addition = ke > 0 ? (volume * (dari - ke)) / ke : null
  return { ganti: volume * (1 - ke / dari), tambah: addition, akhir: addition === null ? null : volume + addition }
}
