import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { GAMBAR_WIDTHS } from '#contract/gambar.ts'
import type {
  Bagian,
  Dokumen,
  Gambar,
  ListBlock,
  ListItem,
  ParagraphBlock,
  TableBlock,
  TableCell,
  TextMark,
  TextNode,
} from '#contract/konten/dokumen.ts'
import { useCopy } from '#web/lib/copy.ts'
import { gambarUrl } from '#web/shared/gambar-katalog.tsx'
import { LIST, TITLES } from './isi-tulisan.tsx'

/**
 * Renders a document, at most 72 characters wide. It builds elements for the known node types, so no user-written markup is
 * rendered.
 */
export function DokumenContents({ dokumen }: { dokumen: Dokumen }) {
  return <div className="grid max-w-baca gap-4 text-baca">{renderAll(dokumen.content, SectionContent)}</div>
}

/** The index is a stable key: the content does not change while it is shown. */
const renderAll = <T,>(nodes: readonly T[], Content: (props: { content: T }) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  nodes.map((content, index) => <Content key={index} content={content} />)

function SectionContent({ content }: { content: Bagian }) {
  if (content.type === 'heading') {
    const Title = content.attrs.level === 2 ? 'h2' : 'h3'
    return <Title className={TITLES[Title]}>{renderAll(content.content ?? [], TextContent)}</Title>
  }
  if (content.type === 'table') return <TableContent content={content} />
  if (content.type === 'gambar') return <GambarContents content={content} />
  return <BlockContent content={content} />
}

function BlockContent({ content }: { content: ParagraphBlock | ListBlock }) {
  if (content.type === 'paragraph')
    return <p className="wrap-anywhere">{renderAll(content.content ?? [], TextContent)}</p>
  if (content.type === 'bulletList') return <ul className={LIST}>{renderAll(content.content, ListItemContent)}</ul>
  return (
    <ol start={content.attrs.start} className="grid list-decimal gap-1.5 pl-6 marker:text-laut">
      {renderAll(content.content, ListItemContent)}
    </ol>
  )
}

const ListItemContent = ({ content }: { content: ListItem }) => (
  <li>
    <div className="grid gap-1.5">{renderAll(content.content, BlockContent)}</div>
  </li>
)

function TextContent({ content }: { content: TextNode }) {
  if (content.type === 'hardBreak') return <br />
  let inside: ReactNode = content.text
  for (const mark of content.marks ?? []) inside = <Marked mark={mark}>{inside}</Marked>
  return inside
}

function Marked({ mark, children }: { mark: TextMark; children: ReactNode }) {
  if (mark.type === 'bold') return <strong>{children}</strong>
  return mark.type === 'italic' ? <em>{children}</em> : <Tautan href={mark.attrs.href}>{children}</Tautan>
}

function Tautan({ href, children }: { href: string; children: ReactNode }) {
  const linkClass = 'tautan wrap-anywhere'
  if (href.startsWith('/'))
    return (
      <Link to={href} className={linkClass}>
        {children}
      </Link>
    )
  return (
    <a href={href} rel="noopener noreferrer nofollow" className={linkClass}>
      {children}
    </a>
  )
}

/** A table wider than the screen scrolls horizontally on its own. */
function TableContent({ content: table }: { content: TableBlock }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label="Tabel" tabIndex={0} className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse text-left text-base">
        <tbody>
          {table.content.map(({ content }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={index} className="break-inside-avoid">
              {renderAll(content, CellContent)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function CellContent({ content: { type, attrs, content } }: { content: TableCell }) {
  const contents = <div className="grid gap-1.5">{renderAll(content, BlockContent)}</div>
  const cellClass = 'min-w-24 border border-garis-tua px-3 py-2 align-top'
  const span = { colSpan: attrs.colspan, rowSpan: attrs.rowspan }
  if (type === 'tableCell')
    return (
      <td {...span} className={cellClass}>
        {contents}
      </td>
    )
  return (
    <th {...span} scope="col" className={`${cellClass} bg-pasir-tua`}>
      {contents}
    </th>
  )
}

function GambarContents({ content: { attrs } }: { content: Gambar }) {
  const { nama, alt, keterangan, lebar, tinggi } = attrs
  // An offline copy stores only one width of each picture.
  const singleUkuran = useCopy()
  const url = (w: number) => gambarUrl('auth/artikel', nama, w)
  return (
    <figure className="break-inside-avoid">
      <img
        src={url(singleUkuran ? 320 : 640)}
        srcSet={singleUkuran ? undefined : GAMBAR_WIDTHS.map((w) => `${url(w)} ${w}w`).join(', ')}
        sizes={singleUkuran ? undefined : '(min-width: 62rem) 36rem, 100vw'}
        width={lebar}
        height={tinggi}
        loading="lazy"
        decoding="async"
        alt={alt}
        className="h-auto max-w-full rounded-sm bg-pasir-tua"
      />
      {keterangan && <figcaption className="mt-1.5 text-sm text-tinta-2">{keterangan}</figcaption>}
    </figure>
  )
}
