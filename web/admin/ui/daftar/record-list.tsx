import { Pencil, Plus, Trash2 } from 'lucide-react'
import { ActionButton, ActionLink, Actions } from '#web/admin/ui/actions.tsx'
import { Header } from '#web/admin/ui/head.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Filter, type FilterProps, ListBar, Pencarian } from './list-bar.tsx'
import { DataTable, type TableColumn } from './table.tsx'
import { type DeleteOptions, useDelete } from './use-delete.ts'
import { type List, type ListEndpoint, type Row, useList } from './use-list.ts'

interface RecordListProps<E extends ListEndpoint> {
  list: E
  title: string
  introduction?: string
  addLink: { to: string; text: string }
  /** Label of the search field. */
  searchLabel: string
  filters?: readonly Omit<FilterProps, 'list'>[]
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
  const { list, title, introduction, addLink, searchLabel, filters, name, columns, emptyText, failure, mention } = props
  const { nameOf, editOf, deleteOf } = props
  const { result, ...state } = useList(list)
  const listState = state as List<{ q?: string; page: number; limit: number; urut?: string }>
  const remove = useDelete()

  const actions: TableColumn<Row<E>> = {
    title: 'Aksi',
    render: (row) => {
      const deletion = deleteOf?.(row)
      return (
        <Actions>
          <ActionLink to={editOf(row)} label={`Edit ${nameOf(row)}`} Icon={Pencil} />
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
    },
  }
  return (
    <>
      <Header title={title}>
        <ButtonLink to={addLink.to}>
          <Plus aria-hidden className="size-5" />
          {addLink.text}
        </ButtonLink>
      </Header>
      {introduction && <p className="-mt-2 mb-4 max-w-prose text-tinta-2">{introduction}</p>}
      <ListBar>
        <Pencarian list={listState} label={searchLabel} />
        {filters?.map((filter) => (
          <Filter key={filter.name} list={listState} {...filter} />
        ))}
      </ListBar>
      <DataTable
        name={name}
        list={listState}
        result={result}
        columns={[...columns, actions]}
        kunci={editOf}
        emptyText={emptyText}
        failure={failure === undefined ? `Gagal memuat ${name.toLowerCase()}` : () => failure}
      />
    </>
  )
}
