import { ShareMenu } from '#web/shared/share/share-menu.tsx'

function printSlip(paper: 'a4' | 'a6') {
  const { dataset } = document.documentElement
  if (paper === 'a6') dataset.kertas = paper
  addEventListener('afterprint', () => delete dataset.kertas, { once: true })
  print()
}

/** Shares and prints the slip. */
export function ShareSlip({ short, url }: { short: string; url: string }) {
  return (
    <ShareMenu
      text={short}
      url={url}
      print={{ 'Cetak A6': () => printSlip('a6'), 'Cetak A4': () => printSlip('a4') }}
    />
  )
}
