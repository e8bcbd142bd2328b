/** Returns a positive id within the database's integer range, or 0. */
export function toId(text: string): number {
  return /^\d{1,10}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : 0
}
