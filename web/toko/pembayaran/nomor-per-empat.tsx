/** Number in visual groups of four digits. Copying and screen readers get it without gaps. */
export function NomorPerEmpat({ nomor }: { nomor: string }) {
  return (nomor.match(/.{1,4}/g) ?? []).map((empat, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a number have no other name
    <span key={at} className="inline-block not-last:mr-1.5">
      {empat}
    </span>
  ))
}
