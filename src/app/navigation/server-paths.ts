import { ruleOf, type BuildMeta } from '../../../schemas/route-rules.ts'

let newestRules: BuildMeta['routeRules'] | undefined

/** From here on what a newer build says of paths holds, too: its server answers them. */
export function learnRouteRules(rules: BuildMeta['routeRules']): void {
  newestRules = rules
}

/** Paths that the server answers by itself: there is no page of the application. `path` may have a query. */
export function isServerPath(path: string): boolean {
  const [pathname = path] = path.split(/[?#]/)
  return (newestRules && ruleOf(pathname, newestRules).page === false) || ruleOf(pathname).page === false
}
