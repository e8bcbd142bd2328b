import { Fragment, type MouseEvent, type ReactNode } from 'react'
import type { TableColumn } from './table.tsx'

/** Place of a column on the card that is its row on a phone. */
export type CardPlace = 'lead' | 'title' | 'amount' | 'detail' | 'state' | 'body' | 'actions' | 'none'

const PLACES: Record<string, CardPlace> = {
  Pilih: 'lead',
  Gambar: 'lead',
  No: 'none',
  'No.': 'none',
  Status: 'state',
  Aksi: 'actions',
}

/** Returns the columns of each place. A column without a place is found by its name; the first other one is the title. */
export function placeColumns<Row>(
  columns: readonly TableColumn<Row>[],
): Partial<Record<CardPlace, TableColumn<Row>[]>> {
  const hasTitle = columns.some(({ phone }) => phone === 'title')
  const first = columns.find(({ phone, title }) => !phone && !PLACES[title])
  return Object.groupBy(
    columns,
    (column) => column.phone ?? PLACES[column.title] ?? (!hasTitle && column === first ? 'title' : 'detail'),
  )
}

interface CardRowProps<Row> {
  columns: readonly TableColumn<Row>[]
  row: Row
  no: number
}

/**
 * Row of a list on a phone: a card of two lines that opens as a whole. The first line says who or what, and how much; the second
 * says more, and the state.
 */
export function CardRow<Row>({ columns, row, no }: CardRowProps<Row>) {
  const places = placeColumns(columns)
  const show = ({ brief, render }: TableColumn<Row>) => (brief ? brief(row) : render(row, no))
  const filled = (place: CardPlace) =>
    (places[place] ?? []).flatMap((column) => {
      const content = show(column)
      return content === '–' || content === '' || content == null || content === false ? [] : [{ column, content }]
    })
  const all = (place: CardPlace) => {
    const shown = filled(place).map(({ column: { title }, content }) => (
      <div key={title} data-judul={title} className="min-w-0">
        {content}
      </div>
    ))
    return shown.length > 0 && shown
  }
  const details = filled('detail')
  const [state, body, actions] = [all('state'), all('body'), all('actions')]
  return (
    // A tap anywhere opens the card; keyboard users have the link inside it.
    <tr
      onClick={openRow}
      className="flex items-center rounded border border-garis bg-kertas has-[a]:cursor-pointer has-[a]:active:bg-pasir"
    >
      {places.lead && <td className="shrink-0 pl-2">{all('lead')}</td>}
      <td className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 px-3 py-2.5">
        <div className="flex items-baseline gap-3 [&_a]:inline">
          <div className="min-w-0 flex-1 font-medium wrap-anywhere">{all('title')}</div>
          {places.amount && <div className="harga shrink-0 text-right font-semibold">{all('amount')}</div>}
        </div>
        {(details.length > 0 || state) && (
          <div className="flex items-center justify-between gap-3 text-sm text-tinta-2">
            <div className="min-w-0 truncate [&_a]:inline [&_.block]:ml-1 [&_.block]:inline [&_wbr]:hidden">
              {details.map(({ column, content }, index) => (
                <Fragment key={column.title}>
                  {index > 0 && ' · '}
                  <span data-judul={column.title}>
                    {column.numeric && `${column.title} `}
                    {content}
                  </span>
                </Fragment>
              ))}
            </div>
            {state && <div className="shrink-0">{state}</div>}
          </div>
        )}
        {body && <div className="text-sm wrap-anywhere">{body}</div>}
      </td>
      {actions && <td className="shrink-0 pr-1">{actions}</td>}
    </tr>
  )
}

/** Opens the first link of a card. */
function openRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  if (String(getSelection()) !== '') return
  if (target instanceof Element && target.closest('a, button, input, label, select, summary, [role=dialog]')) return
  currentTarget.querySelector<HTMLAnchorElement>('a[href^="/"], a[href^="?"]')?.click()
}

/** List of cards. */
export function CardRows({ name, busy, children }: { name: string; busy?: boolean; children: ReactNode }) {
  return (
    <table aria-label={name} aria-busy={busy || undefined} className={busy ? 'block opacity-60' : 'block'}>
      <tbody className="grid grid-cols-1 gap-2 md:grid-cols-2">{children}</tbody>
    </table>
  )
}
