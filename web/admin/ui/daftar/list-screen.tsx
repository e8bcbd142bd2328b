import { ListHead, type ListHeadProps } from './list-head.tsx'
import { DataTable, type TableProps } from './table.tsx'
import { type List, type ListEndpoint, type Row, useList } from './use-list.ts'

type ListScreenProps<E extends ListEndpoint> = Omit<ListHeadProps, 'list'> &
  Omit<TableProps<Row<E>>, 'list' | 'result'> & {
    endpoint: E
    /** Query parameters that this screen always sends. */
    fixed?: Record<string, string>
  }

/** Returns the next step of an empty list: its add link, with a text of its own beside it. */
const firstOf = (add: ListHeadProps['add']) => add && { to: add.to, text: `${add.text.split(' ')[0]} yang pertama` }

/** List of an endpoint: head and table. */
export function ListScreen<E extends ListEndpoint>(props: ListScreenProps<E>) {
  const { endpoint, fixed, name, columns, kunci, emptyText, hint, next, failure, loading, ...head } = props
  const { result, ...state } = useList(endpoint, fixed)
  const list = state as List<{ q?: string; page: number; limit: number; urut?: string }>
  return (
    <>
      <ListHead {...head} list={list} />
      <DataTable
        {...{ name, list, result, columns, kunci, emptyText, hint, failure, loading }}
        next={next ?? firstOf(head.add)}
      />
    </>
  )
}
