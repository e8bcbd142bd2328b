/** A number in fours, as it is typed in somewhere. Only the eye sees the gaps: whoever selects or hears it gets it whole. */
export function NomorPerEmpat({ nomor }: { nomor: string }) {
  return (nomor.match(/.{1,4}/g) ?? []).map((empat, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a number have no other name
    <span key={at} className="inline-block not-last:mr-1.5">
      {empat}
    </span>
  ))
}
