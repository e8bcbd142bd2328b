/** Number in visual groups of four digits. Copying and screen readers get it without gaps. */
export function NomorByFour({ nomor }: { nomor: string }) {
  return (nomor.match(/.{1,4}/g) ?? []).map((four, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a number have no other name
    <span key={at} className="inline-block not-last:mr-1.5">
      {four}
    </span>
  ))
}
