import { ruleOf, type BuildMeta } from '../../../schemas/route-rules.ts'

let newestRules: BuildMeta['routeRules'] | undefined

/** Applies the path rules of a newer build, since its server handles the requests. */
export function learnRouteRules(rules: BuildMeta['routeRules']): void {
  newestRules = rules
}

/** Paths that the server handles itself, without a page of the application. `path` may have a query. */
export function isServerPath(path: string): boolean {
  const [pathname = path] = path.split(/[?#]/)
  return (newestRules && ruleOf(pathname, newestRules).page === false) || ruleOf(pathname).page === false
}
