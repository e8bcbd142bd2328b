import {
  AliasNode,
  IdentifierNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OrderByItemNode,
  type QueryId,
  RawNode,
  SelectQueryNode,
  type SetOperationNode,
  TableNode,
  type WithNode,
} from 'kysely'

/**
 * Plugin that returns the newest rows first wherever the shop's query does not say which comes first. Otherwise PostgreSQL
 * returns the rows of a test in the order of their creation, and no test would notice a lost `orderBy` or a lost last key.
 */
export const unsorted: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => new Unsorted().transformNode(node, queryId),
  transformResult: async ({ result }) => result,
}

class Unsorted extends OperationNodeTransformer {
  readonly #ctes = new Set<string>()

  protected override transformWith(node: WithNode, queryId?: QueryId): WithNode {
    for (const { name } of node.expressions) this.#ctes.add(name.table.table.identifier.name)
    return super.transformWith(node, queryId)
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const select = super.transformSelectQuery(node, queryId)
    if (isSummary(select)) return select
    const sources = [...(select.from?.froms ?? []), ...(select.joins ?? []).map(({ table }) => table)]
    const items = sources.flatMap((source) => {
      const name = this.#nameOf(source)
      return name === undefined ? [] : OrderByItemNode.create(RawNode.createWithSql(`"${name}".ctid`), DESCENDING)
    })
    return items.length === 0 ? select : SelectQueryNode.cloneWithOrderByItems(select, items)
  }

  /** Rows of a UNION are ordered by the whole only. */
  protected override transformSetOperation(node: SetOperationNode, queryId?: QueryId): SetOperationNode {
    const part = super.transformSetOperation(node, queryId)
    if (!SelectQueryNode.is(part.expression) || !part.expression.orderBy) return part
    const items = part.expression.orderBy.items.filter(({ orderBy }) => !isAdded(orderBy))
    const expression = SelectQueryNode.cloneWithoutOrderBy(part.expression)
    return {
      ...part,
      expression: items.length === 0 ? expression : SelectQueryNode.cloneWithOrderByItems(expression, items),
    }
  }

  /** Returns the name of a table in its query; undefined for a subquery. */
  #nameOf(source: OperationNode): string | undefined {
    const [table, alias] = AliasNode.is(source) ? [source.node, source.alias] : [source]
    if (!TableNode.is(table)) return undefined
    const { name } = table.table.identifier
    if (this.#ctes.has(name)) return undefined
    return alias && IdentifierNode.is(alias) ? alias.name : name
  }
}

const isAdded = (node: OperationNode) => RawNode.is(node) && (node.sqlFragments[0] ?? '').endsWith('.ctid')

const DESCENDING = RawNode.createWithSql('desc')
const AGGREGATE = /"AggregateFunctionNode"|\b(?:count|sum|min|max|avg|bool_or|bool_and|\w+_agg)\s*\(/i

/** True if rows of the result are no rows of a table, so that no column of one can order them. */
const isSummary = ({
  groupBy,
  having,
  distinctOn,
  frontModifiers,
  setOperations,
  selections,
}: SelectQueryNode): boolean =>
  Boolean(groupBy ?? having ?? distinctOn ?? frontModifiers ?? setOperations) ||
  AGGREGATE.test(JSON.stringify(selections ?? []))
