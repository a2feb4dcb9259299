import type { FastifyInstance, FastifyRequest } from 'fastify'

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The addresses of a route, which may contain parameters and end with a wildcard. */
function patternOf(route: string): RegExp {
  const segments = route.split('/').map((segment) => {
    if (segment === '*') return '.*'
    return segment.includes(':') ? '[^/]+' : escaped(segment)
  })
  return new RegExp(`^${segments.join('/')}$`)
}

/**
 * Returns a function that names the methods which routes accept at the address of a request. Catch-all routes are no
 * routes of an address. Call it before routes are registered.
 */
export function watchMethods(app: FastifyInstance): (request: FastifyRequest) => string[] {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url === '/*') return
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const each of [method].flat()) route.methods.add(each)
    routes.set(url, route)
  })
  return ({ url }) => {
    const [path = ''] = url.split('?')
    const found = [...routes.values()].filter(({ pattern }) => pattern.test(path))
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].toSorted()
  }
}
