import type { GameCategory } from '../../../schemas/api/entities/games.ts'
import type { LoadParam } from '../../../schemas/component.ts'

/** What the parameters of a block's `load` are read from. */
export interface ParamSources {
  props: Readonly<Record<string, unknown>>
  /** Parameters of the page's route. */
  route: Readonly<Record<string, string>>
  /** The declared keys of the query. */
  query: Readonly<Record<string, string>>
}

type Params = Readonly<Record<string, LoadParam>>
type CategoryParam = Extract<LoadParam, { from: 'category' }>

/** Highest page number that becomes an offset; larger numbers are treated as nonsense. */
const lastPage = 100_000

function offsetOf(text: string | undefined, size: number): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,5}$/.test(text)) return undefined
  const page = Number(text)
  return page === 1 || page > lastPage ? undefined : (page - 1) * size
}

function categoryName({ query, prop }: CategoryParam, sources: ParamSources): unknown {
  return (
    (query === undefined ? undefined : sources.query[query]) ??
    (prop === undefined ? undefined : sources.props[prop])
  )
}

/** Whether a block's props switch a load on: a switch that is on, or a value that is set. */
export function isEnabled(enabledBy: string | undefined, props: Readonly<Record<string, unknown>>): boolean {
  if (enabledBy === undefined) return true
  const value = props[enabledBy]
  return value !== undefined && value !== false
}

/** System names of the categories that parameters refer to: these need the platform's categories. */
export function namedCategories(params: Params, sources: ParamSources): unknown[] {
  return Object.values(params).flatMap((param) => {
    const name = param.from === 'category' ? categoryName(param, sources) : undefined
    return name === undefined ? [] : [name]
  })
}

const isKeyOf =
  (values: Readonly<Record<string, string>>) =>
  (value: unknown): value is string =>
    typeof value === 'string' && Object.hasOwn(values, value)

function paramValue(
  param: LoadParam,
  sources: ParamSources,
  categories: readonly GameCategory[],
): unknown {
  switch (param.from) {
    case 'value':
      return param.unless !== undefined && sources.props[param.unless] !== undefined ? undefined : param.value
    case 'props':
      return sources.props[param.name] ?? param.fallback
    case 'route': {
      const text = sources.route[param.name]
      return param.isNumber && text !== undefined ? Number(text) : text
    }
    case 'query': {
      if (!isEnabled(param.enabledBy, sources.props)) return undefined
      const value = sources.query[param.name]
      if (param.values === undefined) return value ?? param.fallback
      const known = [value, param.fallbackProp && sources.props[param.fallbackProp]].find(isKeyOf(param.values))
      return known === undefined ? param.fallback : param.values[known]
    }
    case 'page': {
      const size = param.sizeProp === undefined ? undefined : sources.props[param.sizeProp]
      return offsetOf(sources.query[param.name], typeof size === 'number' ? size : param.size)
    }
    case 'category': {
      const name = categoryName(param, sources)
      const values = categories.find(({ sysname }) => sysname === name)?.[param.part] ?? []
      if (values.length > 0) return values.join(',')
      return param.fallback && paramValue(param.fallback, sources, categories)
    }
    case 'group': {
      const fields = Object.entries(param.fields).map(
        ([name, field]) => [name, paramValue(field, sources, categories)] as const,
      )
      return fields.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(fields)
    }
  }
}

/**
 * Parameters of a load's call, for the server and the browser alike. Parameters without a value are left out.
 * `categories` are the platform's; only needed where `namedCategories` finds any.
 */
export function loadParams(
  params: Params,
  sources: ParamSources,
  categories: readonly GameCategory[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, param]) => {
      const value = paramValue(param, sources, categories)
      return value === undefined ? [] : [[key, value]]
    }),
  )
}
