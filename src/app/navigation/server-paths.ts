import { ruleOf, type BuildMeta } from '../../../schemas/route-rules.ts'
import { splitLocalePath } from '../../lib/urls/locale-path.ts'

let newestRules: BuildMeta['routeRules'] | undefined

/** Applies the path rules of a newer build, since its server handles the requests. */
export function learnRouteRules(rules: BuildMeta['routeRules']): void {
  newestRules = rules
}

/** The path as the server's router reads it: `/a/../%63ms` is `/cms`. */
function decodedPath(path: string): string {
  const { pathname } = new URL(path, 'https://site.invalid')
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Paths that the server handles itself, without a page of the application, in any language. `path` may have a query. */
export function isServerPath(path: string): boolean {
  const { path: pathname } = splitLocalePath(decodedPath(path))
  return (newestRules && ruleOf(pathname, newestRules).page === false) || ruleOf(pathname).page === false
}
