import { ShareMenu } from '#web/shared/share/share-menu.tsx'

/** Prints on a paper size of the rules in `kartu-print.css`; without `data-kertas` it is the site's A4. */
function print(paper: 'a4' | 'a6') {
  const { dataset } = document.documentElement
  if (paper !== 'a4') dataset.kertas = paper
  window.addEventListener('afterprint', () => delete dataset.kertas, { once: true })
  window.print()
}

interface ShareKartuProps {
  nama: string
  ringkas: string
  url: string
}

/** Shares the card as a short message, or prints it. */
export function ShareKartu({ nama, ringkas, url }: ShareKartuProps) {
  return (
    <ShareMenu
      text={`${nama}: ${ringkas}`}
      url={url}
      print={{ 'Cetak A4': () => print('a4'), 'Cetak A6 (saku)': () => print('a6') }}
    />
  )
}
