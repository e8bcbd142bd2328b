/** Returns the text of a product's code: the address of its page, which `readCode` understands and any phone opens. */
export const shelfCode = (publicUrl: string, produkId: number): string =>
  `${publicUrl}/produk/produk-satuan/${produkId}`
