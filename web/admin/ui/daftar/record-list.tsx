import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ActionButton, ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { placeColumns } from './card-row.tsx'
import type { ListFilter } from './list-bar.tsx'
import { ListScreen } from './list-screen.tsx'
import type { TableColumn } from './table.tsx'
import { type DeleteOptions, useDelete } from './use-delete.ts'
import type { ListEndpoint, Row } from './use-list.ts'

interface RecordListProps<E extends ListEndpoint> {
  list: E
  title: string
  introduction?: string
  addLink: { to: string; text: string }
  /** Label of the search field. */
  searchLabel: string
  filters?: readonly ListFilter[]
  /** Accessible name of the table; also what could not be loaded. */
  name: string
  columns: readonly TableColumn<Row<E>>[]
  emptyText: string
  /** Error text that replaces the text of the server. */
  failure?: string
  /** Name of a record within a sentence. */
  mention: string
  nameOf(row: Row<E>): string
  /** Address of a record's form. */
  editOf(row: Row<E>): string
  /** Returns how a record is deleted; undefined if it cannot be deleted. */
  deleteOf?(row: Row<E>): Pick<DeleteOptions, 'work' | 'text' | 'success' | 'failure'> | undefined
}

/** Screen with the list of plain records: add, search, edit, delete. */
export function RecordList<E extends ListEndpoint>(props: RecordListProps<E>) {
  const { list, introduction, addLink, searchLabel, filters, name, columns, emptyText, failure, mention } = props
  const { nameOf, editOf, deleteOf } = props
  const remove = useDelete()

  const edit = (row: Row<E>) => <ActionLink to={editOf(row)} label={`Edit ${nameOf(row)}`} Icon={Pencil} />
  const actionsOf = (row: Row<E>, first?: ReactNode) => {
    const deletion = deleteOf?.(row)
    return (
      <Actions>
        {first}
        {deletion && (
          <ActionButton
            label={`Hapus ${nameOf(row)}`}
            Icon={Trash2}
            onClick={() =>
              remove({
                title: `Yakin hapus ${mention} ini?`,
                text: nameOf(row),
                confirm: 'Ya, Hapus',
                ...deletion,
              })
            }
          />
        )}
      </Actions>
    )
  }
  const actions: TableColumn<Row<E>> = {
    title: 'Aksi',
    render: (row) => actionsOf(row, edit(row)),
    brief: (row) => actionsOf(row),
  }
  // On a phone the title of a card is the link to the form.
  const [title] = placeColumns(columns).title ?? []
  const linked = columns.map((column) =>
    column === title
      ? {
          ...column,
          brief: (row: Row<E>) => (
            <Link to={editOf(row)} aria-label={`Edit ${nameOf(row)}`}>
              {title.brief ? title.brief(row) : title.render(row, 0)}
            </Link>
          ),
        }
      : column,
  )
  return (
    <ListScreen
      endpoint={list}
      title={props.title}
      search={searchLabel}
      filters={filters}
      add={addLink}
      introduction={introduction}
      name={name}
      columns={[...linked, actions]}
      kunci={editOf}
      emptyText={emptyText}
      failure={failure === undefined ? `Gagal memuat ${name.toLowerCase()}` : () => failure}
    />
  )
}
