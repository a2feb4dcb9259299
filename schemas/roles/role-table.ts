import type { FormRole } from './form-roles.ts'
import type { pageRoles, RoutedRole } from './page-roles.ts'
import type { PopupRole } from './popup-roles.ts'

/*
 * Where the documents of roles are on a site. All parts of a page follow the same table, from links in blocks to those of
 * dialogs, so it is set once per page and not passed to every link.
 */

/** The documents of a site by role. */
export interface RoleTable {
  /** Addresses of pages. */
  pages: Readonly<Partial<Record<RoutedRole, string>>>
  /** Keys of popups that are not the name of the role. */
  popups: Readonly<Partial<Record<string, string>>>
  /** Keys of forms that are not the name of the role. */
  forms: Readonly<Partial<Record<string, string>>>
}

type ParamsIn<Route> = Route extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Route extends `${string}:${infer Name}`
    ? Name
    : never

/** The parameters of the addresses of a role; none for most. */
type Params<Role extends RoutedRole> = Readonly<
  Record<ParamsIn<(typeof pageRoles)[Role]['default']>, string | number>
>

type ParamsOf<Role extends RoutedRole> = [keyof Params<Role>] extends [never] ? [] : [params: Params<Role>]

let active: RoleTable = { pages: {}, popups: {}, forms: {} }

/** Sets the documents of the page that is rendered. */
export function setRoles(table: RoleTable): void {
  active = table
}

/** Fills in the parameters of an address. */
export function fillRoute(route: string, params: Readonly<Record<string, string | number>>): string {
  return route.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''))
}

/**
 * Address of the page with a role, without language prefix. A server of an earlier build may not know the role: its
 * visitors get the home page.
 */
export function urlIn<Role extends RoutedRole>(
  { pages }: Pick<RoleTable, 'pages'>,
  role: Role,
  ...[params]: ParamsOf<Role>
): string {
  return fillRoute(pages[role] ?? '/', params ?? {})
}

/** The same on the page that is rendered. */
export function urlOf<Role extends RoutedRole>(role: Role, ...params: ParamsOf<Role>): string {
  return urlIn(active, role, ...params)
}

/** Key of the form with a role. */
export const formOf = (role: FormRole): string => active.forms[role] ?? role

/** Key of the popup with a role, which the settings may choose; other names are keys already. */
export function popupIn(
  { roles, popups }: { roles: RoleTable; popups: Readonly<Partial<Record<string, string>>> },
  name: string,
): string {
  return popups[name] ?? roles.popups[name] ?? name
}

/** Opens the popup with a role: the name of the role is resolved when it opens. */
export const openRole = (role: PopupRole) => ({ type: 'openPopup', popup: role }) as const
