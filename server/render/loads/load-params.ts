import type { GameCategory } from '../../../schemas/api/entities/games.ts'
import type { CompiledBlock } from '../../../schemas/compiled.ts'
import type { LoadParam } from '../../../schemas/component.ts'

/** Sources of a load's parameters. */
export interface ParamSources {
  block: CompiledBlock
  /** Parameters of the page's route. */
  route: Readonly<Record<string, string>>
  /** The declared query parameters. */
  query: Readonly<Record<string, string>>
  /** Categories of the platform, requested only if a parameter needs them. */
  categories: () => Promise<readonly GameCategory[]>
}

/** Deep enough for any list, and small enough not to overflow. */
const lastPage = 100_000

function offsetOf(text: string | undefined, size: number): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,5}$/.test(text)) return undefined
  const page = Number(text)
  return page === 1 || page > lastPage ? undefined : (page - 1) * size
}

async function categoryPart(
  { query, prop, part, fallback }: Extract<LoadParam, { from: 'category' }>,
  sources: ParamSources,
): Promise<unknown> {
  const named =
    (query === undefined ? undefined : sources.query[query]) ??
    (prop === undefined ? undefined : sources.block.props?.[prop])
  const known = named === undefined ? [] : await sources.categories()
  const values = known.find(({ sysname }) => sysname === named)?.[part] ?? []
  if (values.length > 0) return values.join(',')
  return fallback && paramValue(fallback, sources)
}

async function groupOf(
  { fields }: Extract<LoadParam, { from: 'group' }>,
  sources: ParamSources,
): Promise<unknown> {
  const pairs = await Promise.all(
    Object.entries(fields).map(async ([name, field]) => [name, await paramValue(field, sources)] as const),
  )
  return pairs.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(pairs)
}

/** The value of a parameter; undefined: it is not sent. */
export async function paramValue(param: LoadParam, sources: ParamSources): Promise<unknown> {
  switch (param.from) {
    case 'value':
      return param.value
    case 'props':
      return sources.block.props?.[param.name]
    case 'route':
      return sources.route[param.name]
    case 'query': {
      const value = sources.query[param.name]
      if (param.values === undefined) return value ?? param.fallback
      return value !== undefined && Object.hasOwn(param.values, value) ? param.values[value] : param.fallback
    }
    case 'page':
      return offsetOf(sources.query[param.name], param.size)
    case 'category':
      return categoryPart(param, sources)
    case 'group':
      return groupOf(param, sources)
  }
}
