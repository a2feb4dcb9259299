import { errorAt, inDocument, type DocumentIssue } from '../../../../schemas/issue.ts'
import { isRoled, roleOf, rolesByKind, type RoledKind } from '../../../../schemas/roles/index.ts'
import { isPageRole, pageRole } from '../../../../schemas/roles/page-roles.ts'
import { phrase, type Phrase } from '../../../../schemas/phrase.ts'
import { documentName } from '../../model/contracts.ts'
import type { DocumentName } from '../../model/gateway.ts'
import type { SiteStep } from '../context.ts'
import { dutyOf, sampleOf } from '../duties/duties.ts'
import type { Site } from '../site.ts'

interface RoleUse {
  /** What players lose without the document. */
  purpose: Phrase
  /** The rest of the site works without it, once its address is redirected. */
  isFeature?: boolean
}

/** Why a role must be filled; undefined if a site may do without it. */
function useOf(kind: RoledKind, role: string): RoleUse | undefined {
  if (kind !== 'page') return dutyOf({ kind, key: role })
  return isPageRole(role) ? pageRole(role) : undefined
}

/** Roles that a document has on the site now and that no document would have any more. */
function lostRoles(site: Site, removed: readonly DocumentName[]): DocumentIssue[] {
  return Object.keys(rolesByKind)
    .filter(isRoled)
    .flatMap((kind) => rolesByKind[kind].map((role) => ({ kind, role })))
    .flatMap(({ kind, role }) => {
      const before = site.rolesBefore.holder(kind, role)
      const use = useOf(kind, role)
      if (before === null || use === undefined || site.roles.holder(kind, role) !== null) return []
      const { purpose, isFeature = false } = use
      const isRedirected = before.route !== undefined && site.findRedirect(sampleOf(before.route)) !== null
      if (isFeature && isRedirected) return []
      const isRemoved = removed.some((name) => documentName(name) === documentName(before))
      const issue = isRemoved
        ? errorAt(
            '',
            'needed-document',
            phrase`Cannot be removed. ${purpose}`,
            isFeature
              ? phrase`Redirect its address to another page first`
              : phrase`Give its role to another document, or change its content instead of removing it`,
          )
        : errorAt(
            '/role',
            'missing-role',
            phrase`No document would have the role "${role}" any more. ${purpose}`,
            phrase`Choose the role again, or give it to another document in the same publication`,
          )
      return [inDocument(documentName(before), issue)]
    })
}

/** Checks that no document loses a role which the site needs, and that no two documents have the same one. */
export const rolesStep: SiteStep = {
  name: 'roles',
  run(drafts, { site, removed }) {
    const entries = [...site.entries]
    const taken = drafts.flatMap(({ document: { kind, key, body } }) => {
      const role = roleOf({ kind, key, route: body['route'], role: body['role'] })
      const other = entries.find(
        (entry) => role !== undefined && entry.kind === kind && entry.key !== key && roleOf(entry) === role,
      )
      if (role === undefined || other === undefined) return []
      return [
        inDocument(
          documentName({ kind, key }),
          errorAt(
            '/role',
            'duplicate-role',
            phrase`"${other.key}" already has the role "${role}"`,
            phrase`Remove the role here, or from the other document in the same publication`,
          ),
        ),
      ]
    })
    return [...lostRoles(site, removed), ...taken]
  },
}
