import {
  isRoled,
  pageRoleOf,
  roleOf,
  type RoleCandidate,
  type RoledKind,
} from '../../../schemas/roles/index.ts'
import { hasAddress, isKind, pageKeyOf } from '../../../schemas/kinds/index.ts'
import { formRoleNames } from '../../../schemas/roles/form-roles.ts'
import { pageRole, pageRoleNames, type PageRole } from '../../../schemas/roles/page-roles.ts'
import { popupRoleNames } from '../../../schemas/roles/popup-roles.ts'
import { fillRoute, type RoleTable } from '../../../schemas/roles/role-table.ts'
import { routeShape, RouteTable, type RoutedPage, type RouteMatch } from './routes-table.ts'

/** A document as the manifest lists it. */
interface Entry extends RoleCandidate {
  route?: string
  role?: string
  since?: number
}

interface Address extends RoutedPage {
  role?: PageRole
  /** Set for the specified address of a page that has left it: its address now. */
  to?: string
  /** When visitors see it first, in milliseconds since 1970. */
  since?: number
}

/** The documents of a site by their roles. A document that names a role takes precedence over one that does not. */
export class SiteRoles<Listed extends Entry> {
  readonly #holders: ReadonlyMap<string, Listed>
  readonly #addresses: RouteTable<Address>
  /** Where the documents are, for code. */
  readonly table: RoleTable

  constructor(entries: Iterable<Listed>) {
    const listed = [...entries]
    const roled = listed.filter(({ kind }) => isRoled(kind))
    const named = [
      ...roled.filter(({ role }) => role === undefined),
      ...roled.filter(({ role }) => role !== undefined),
    ]
    this.#holders = new Map(named.map((entry) => [`${entry.kind}:${roleOf(entry)}`, entry]))
    const keysOf = (kind: RoledKind, roles: readonly string[]) =>
      Object.fromEntries(
        roles.flatMap((role) => {
          const key = this.holder(kind, role)?.key ?? role
          return key === role ? [] : [[role, key]]
        }),
      )
    this.table = {
      pages: Object.fromEntries(
        pageRoleNames.flatMap((role) => {
          const route = this.holder('page', role)?.route ?? pageRole(role).default
          return route === null ? [] : [[role, route]]
        }),
      ),
      popups: keysOf('popup', popupRoleNames),
      forms: keysOf('form', formRoleNames),
    }
    const pages = listed.flatMap((entry): Address[] => {
      const { kind, key, route, since } = entry
      if (!isKind(kind) || !hasAddress(kind) || route === undefined) return []
      const role = isRoled(kind) ? pageRoleOf(key, entry) : undefined
      return [
        {
          key: pageKeyOf({ kind, key }),
          route,
          ...(role && this.holder('page', role) === entry && { role }),
          ...(since !== undefined && { since }),
        },
      ]
    })
    const taken = new Set(pages.map(({ route }) => routeShape(route)))
    const left = pageRoleNames.flatMap((role): Address[] => {
      const { default: specified } = pageRole(role)
      const { key = '', route: to } = this.holder('page', role) ?? {}
      if (to === undefined || specified === null || taken.has(routeShape(specified))) return []
      return [{ key, route: specified, to }]
    })
    this.#addresses = new RouteTable([...pages, ...left])
  }

  /** The document with a role; null if there is none. */
  holder(kind: RoledKind, role: string): Listed | null {
    return this.#holders.get(`${kind}:${role}`) ?? null
  }

  /** Key of the page with a role. */
  pageKey(role: PageRole): string {
    return this.holder('page', role)?.key ?? role
  }

  /** The page at a path. */
  pageAt(path: string): RouteMatch<Address> | null {
    const match = this.#addresses.match(path)
    return match?.to === undefined ? match : null
  }

  /** The address of the page that a path names in other letters or percent-encoded; null if there is none. */
  respell(path: string): string | null {
    return this.#addresses.respell(path)
  }

  /** The address to which the page has moved that the specification puts at a path; null if there is none. */
  movedFrom(path: string): string | null {
    const match = this.#addresses.match(path)
    return match?.to === undefined ? null : fillRoute(match.to, match.params)
  }
}
