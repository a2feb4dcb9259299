import type { Locale } from '../../../schemas/locale.ts'
import { foldCase, readAddress } from '../../../src/lib/urls/compared-address.ts'
import { indexRoutes, serverSegments, type IndexRoute } from '../../../schemas/route-rules.ts'

/** First path segments that the server handles itself, and the language prefixes. */
export const reservedSegments = (codes: readonly Locale[]): string[] => [...codes, ...serverSegments]

export interface RoutedPage {
  key: string
  route: string
}

export type RouteMatch<Page extends RoutedPage> = Page & { params: Record<string, string> }

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

/** A route without parameter names: two routes with the same shape match the same paths. */
export function routeShape(route: string): string {
  return `/${segmentsOf(route)
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/')}`
}

export function routeParams(route: string): string[] {
  return segmentsOf(route).flatMap((segment) => (segment.startsWith(':') ? [segment.slice(1)] : []))
}

/** An address that a route matches. */
export const sampleOf = (route: string): string => route.replace(/:[^/]+/g, 'x')

/** The address of the site itself that a page with this route would take over; undefined if it is free. */
export function takenIndex(route: string): IndexRoute | undefined {
  const table = new RouteTable([{ key: '', route }])
  return indexRoutes.find(
    ({ path, below }) => table.match(path) !== null || (below !== undefined && route.startsWith(`${path}/`)),
  )
}

/** Finds the page for a path. Fixed segments take precedence over parameters, from left to right. */
export class RouteTable<Page extends RoutedPage = RoutedPage> {
  readonly #fixed = new Map<string, Page>()
  readonly #patterns: { page: Page; segments: string[] }[] = []
  /** Addresses of pages by their folded form. */
  readonly #spellings = new Map<string, string>()

  constructor(pages: Iterable<Page>) {
    for (const page of pages) {
      const shape = routeShape(page.route)
      this.#spellings.set(foldCase(shape), shape)
      if (routeParams(page.route).length === 0) this.#fixed.set(shape, page)
      else this.#patterns.push({ page, segments: segmentsOf(page.route) })
    }
    // Sorts routes by precedence: fixed segments further to the left come first.
    const rank = (segments: string[]) =>
      segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join('')
    this.#patterns.sort((left, right) => rank(left.segments).localeCompare(rank(right.segments)))
  }

  match(path: string): RouteMatch<Page> | null {
    const fixed = this.#fixed.get(path)
    if (fixed) return { ...fixed, params: {} }
    const asked = segmentsOf(path)
    for (const { page, segments } of this.#patterns) {
      const params = segments.length === asked.length ? readParams(segments, asked) : null
      if (params) return { ...page, params }
    }
    return null
  }

  /** The address of a page that a path names in other letters or percent-encoded; null if there is none. */
  respell(path: string): string | null {
    const read = readAddress(path).path
    const fixed = this.#spellings.get(foldCase(read))
    if (fixed !== undefined) return fixed
    const asked = segmentsOf(read)
    const found = this.#patterns.find(
      ({ segments }) =>
        segments.length === asked.length &&
        segments.every(
          (segment, index) => segment.startsWith(':') || foldCase(segment) === foldCase(asked[index] ?? ''),
        ),
    )
    if (found === undefined) return null
    const spelled = found.segments.map((segment, index) =>
      segment.startsWith(':') ? encodeURIComponent(asked[index] ?? '') : segment,
    )
    return `/${spelled.join('/')}`
  }
}

function readParams(segments: readonly string[], asked: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const value = asked[index] ?? ''
    if (!segment.startsWith(':')) {
      if (segment !== value) return null
      continue
    }
    try {
      params[segment.slice(1)] = decodeURIComponent(value)
    } catch {
      return null
    }
  }
  return params
}
