import { builtInCodes } from '../../../../schemas/locale.ts'
import { blockName, phrase } from '../../../../schemas/phrase.ts'
import { formRole } from '../../../../schemas/roles/form-roles.ts'
import {
  isRoled,
  pageRoleOf,
  requirementsOf,
  roleOf,
  rolesByKind,
  type RoleRequirements,
} from '../../../../schemas/roles/index.ts'
import { isPageRole, pageRole } from '../../../../schemas/roles/page-roles.ts'
import { experimentsIn } from '../../model/experiments.ts'
import { documentName } from '../../model/contracts.ts'
import { isLinkTo } from '../../model/manifest.ts'
import { shownBlocks } from '../../model/shown-blocks.ts'
import { routeParams, sampleOf } from '../../read/routes-table.ts'
import { fieldsOf } from './form-fields.ts'
import { at, type Finding, inNamed, rule, siteRule, type Subject } from './rule.ts'
import { isBlockSeen, isFormSeen, lackingVariant, operationOf } from './shown.ts'

export const missingRole = siteRule({
  code: 'missing-role',
  severity: 'error',
  find: ({ site, removed }) =>
    Object.keys(rolesByKind)
      .filter(isRoled)
      .flatMap((kind) => rolesByKind[kind].map((role) => ({ kind, role })))
      .flatMap(({ kind, role }) => {
        const before = site.rolesBefore.holder(kind, role)
        const { purpose, isReplaceable, isFeature } = requirementsOf(kind, role) ?? {}
        if (!before || !purpose || isReplaceable || site.roles.holder(kind, role)) return []
        if (isFeature && before.route !== undefined && site.findRedirect(sampleOf(before.route)) !== null)
          return []
        const isRemoved = removed.some((name) => documentName(name) === documentName(before))
        const finding = isRemoved
          ? at(
              '',
              phrase`Cannot be removed. ${purpose}`,
              isFeature
                ? phrase`Redirect its address to another page first`
                : phrase`Give its role to another document, or change its content instead of removing it`,
            )
          : at(
              '/role',
              phrase`No document would have the role "${role}" any more. ${purpose}`,
              phrase`Choose the role again, or give it to another document in the same publication`,
            )
        return [inNamed(documentName(before), finding)]
      }),
})

export const duplicateRole = rule({
  code: 'duplicate-role',
  stage: 'site',
  on: ['page', 'popup', 'form'],
  severity: 'error',
  find({ document: { kind, key }, body, site }) {
    const role = roleOf({ kind, key, ...body })
    const other = [...site.entries].find(
      (entry) => role !== undefined && entry.kind === kind && entry.key !== key && roleOf(entry) === role,
    )
    if (role === undefined || !other) return []
    return [
      at(
        '/role',
        phrase`"${other.key}" already has the role "${role}"`,
        phrase`Remove the role here, or from the other document in the same publication`,
      ),
    ]
  },
})

/** Links of code fill in the parameters of a role, so its page has these and no others. */
export const roleAddress = rule({
  code: 'wrong-route',
  stage: 'site',
  on: 'page',
  severity: 'error',
  published: 'excuses',
  find({ document: { key }, body }) {
    const role = pageRoleOf(key, body)
    if (role === undefined) return []
    const { default: specified, purpose } = pageRole(role)
    if (specified === null) return []
    const needed = routeParams(specified)
    const names = needed.map((name) => `:${name}`).join(', ')
    const own = body.route === undefined ? null : routeParams(body.route)
    if (own?.sort().join() === needed.toSorted().join()) return []
    const message =
      needed.length === 0
        ? phrase`The page needs an address without parameters`
        : phrase`The page needs an address with ${names}, and no other parameter`
    return [at('/route', phrase`${message}. ${purpose}`, phrase`Write an address such as ${specified}`)]
  },
})

/** Everybody agrees to the same text. */
export const testedText = rule({
  code: 'wrong-experiment',
  stage: 'site',
  on: 'page',
  severity: 'error',
  published: 'excuses',
  find({ document, body }) {
    const role = pageRoleOf(document.key, body)
    if (role === undefined || !pageRole(role).isText || experimentsIn(document).length === 0) return []
    return [
      at(
        '/blocks',
        phrase`With a test, visitors would read different texts, and nobody could say to which of them a player has agreed`,
        phrase`Remove the test; test other pages instead`,
      ),
    ]
  },
})

function pageFindings({ document, body }: Subject, role: string): Finding[] {
  if (!isPageRole(role)) return []
  const { prop, isFramed, isText, calm, hasSound } = pageRole(role)
  const hasOtherValue =
    prop !== undefined &&
    shownBlocks(document).some(
      ({ block: { type, props } }) => type === prop.block && props[prop.name] !== prop.value,
    )
  return [
    ...(hasOtherValue
      ? [
          at(
            '/blocks',
            phrase`The page would do something else: it needs the value ${prop.value} in the block ${prop.block}`,
            phrase`Choose ${prop.value} in the block ${prop.block} again`,
          ),
        ]
      : []),
    ...(isFramed && body['layout'] !== 'default' && body['layout'] !== 'game'
      ? [
          at(
            '/layout',
            phrase`Without header and footer the page no longer shows the licence, the 18+ mark and the link to limits`,
            phrase`Choose a layout with header and footer`,
          ),
        ]
      : []),
    ...((calm || isText) && !hasSound && body['gesturePopup'] !== undefined
      ? [
          at(
            '/gesturePopup',
            phrase`A popup would cover the page before anything can be done on it`,
            phrase`Remove the popup from this page; pages of games may have one`,
          ),
        ]
      : []),
  ]
}

function formFindings({ document, site, links }: Subject, role: string): Finding[] {
  const { operation, fields = [], isContract } = formRole(role) ?? {}
  if (operation === undefined) return []
  const required = fieldsOf(document).flatMap(({ name, isRequired }) => (isRequired ? [name] : []))
  const targets = links
    .filter(isLinkTo('page'))
    .map(({ path, target }) => ({ path, role: site.roles.pageAt(target)?.role }))
  const agreed = isContract ? (['terms', 'privacy'] as const) : []
  return [
    ...(operationOf(document) === operation
      ? []
      : [
          at(
            '/submit/operation',
            phrase`The form no longer sends ${operation}`,
            phrase`Choose the operation ${operation} again; make a new form for another purpose`,
          ),
        ]),
    ...fields
      .filter((name) => !required.includes(name))
      .map((name) =>
        at(
          '/schema/required',
          phrase`The field "${name}" is missing or optional`,
          phrase`Add the field "${name}" again and make it required`,
        ),
      ),
    ...agreed
      .filter((page) =>
        builtInCodes.some(
          (code) =>
            !targets.some(
              (link) => link.role === page && (link.path.endsWith(`/${code}`) || link.path.endsWith('/to')),
            ),
        ),
      )
      .map((page) => {
        const address = site.roles.table.pages[page] ?? ''
        return at(
          '',
          phrase`The link to ${address} is missing, at least in one language`,
          phrase`Add a link to ${address} again, in every language`,
        )
      }),
  ]
}

async function shownFindings(
  subject: Subject,
  _role: string,
  { blocks = [], form, access }: RoleRequirements,
): Promise<Finding[]> {
  const { document, body } = subject
  const audience = body['access'] === 'authenticated' ? 'player' : (access ?? 'all')
  const missing = await Promise.all([
    ...blocks.map(async (type) => {
      const variant = await lackingVariant(document, (version) => isBlockSeen(version, type, audience))
      return (
        variant &&
        at(
          variant.pointer ?? '/blocks',
          phrase`The block ${blockName(type)} is missing, hidden or shown to fewer visitors`,
          phrase`Put the block ${blockName(type)} back, without new conditions`,
        )
      )
    }),
    ...(form === undefined ? [] : [form]).map(async (operation) => {
      const variant = await lackingVariant(document, (version) =>
        isFormSeen(version, operation, audience, subject),
      )
      return (
        variant &&
        at(
          variant.pointer ?? '/blocks',
          phrase`The form is missing, hidden, shown to fewer visitors or replaced by one with another purpose`,
          phrase`Choose a form that sends ${operation}`,
        )
      )
    }),
  ])
  const isClosed = (access === 'all' || access === 'guest') && body['access'] === 'authenticated'
  return [
    ...missing.filter((finding) => finding !== undefined),
    ...(isClosed
      ? [at('/access', phrase`Guests could no longer open the page`, phrase`Set the access to public`)]
      : []),
  ]
}

type FindUnmet = (
  subject: Subject,
  role: string,
  requirements: RoleRequirements,
) => readonly Finding[] | Promise<readonly Finding[]>

/** What a document lacks to fulfil its role. */
const unmetBy = (find: FindUnmet) => async (subject: Subject) => {
  const { kind, key } = subject.document
  const role = roleOf({ kind, key, route: subject.body['route'], role: subject.body['role'] })
  const requirements = isRoled(kind) && role !== undefined ? requirementsOf(kind, role) : undefined
  if (role === undefined || !requirements) return []
  const found = await find(subject, role, requirements)
  return found.map(({ path, message, hint }) => at(path, phrase`${message}. ${requirements.purpose}`, hint))
}

/** What roles require of their documents is data: `schemas/roles/`. */
const requirement = {
  code: 'role-requirement',
  stage: 'site',
  severity: 'error',
  published: 'binds',
} as const

export const shownRequirement = rule({ ...requirement, on: ['page', 'popup'], find: unmetBy(shownFindings) })
export const pageRequirement = rule({ ...requirement, on: 'page', find: unmetBy(pageFindings) })
export const formRequirement = rule({ ...requirement, on: 'form', find: unmetBy(formFindings) })

/** Pages that invite to pay in or to play; those below them do, too. */
const inviting = ['deposit', 'promotions', 'offers', 'lobby', 'betting'] as const

/** References below a place that lead to a deposit, an offer or a game. */
function invitations({ links, site: { roles } }: Subject, place: string): string[] {
  const addresses = inviting.map((role) => roles.table.pages[role])
  const leadsTo = (target: string) =>
    addresses.some((address) => address !== undefined && `${target}/`.startsWith(`${address}/`))
  const deposit = roles.table.popups['deposit'] ?? 'deposit'
  const inside = links.filter(({ path }) => path.startsWith(place))
  return [
    ...inside.filter(isLinkTo('page')).filter(({ target }) => leadsTo(target)),
    ...inside.filter(isLinkTo('popup')).filter(({ target }) => target === deposit),
  ].map(({ path }) => path)
}

export const invitedPlayer = rule({
  code: 'invited-player',
  stage: 'site',
  on: 'document',
  severity: 'error',
  published: 'excuses',
  find(subject) {
    const { document, body } = subject
    const { kind, key } = document
    const role = roleOf({ kind, key, route: body['route'], role: body['role'] })
    const requirements = isRoled(kind) && role !== undefined ? requirementsOf(kind, role) : undefined
    const limiting = requirements?.invitesNobody ? invitations(subject, '') : []
    const onBreak = shownBlocks(document).flatMap(({ block: { when }, pointer }) => {
      const needed = [...(when?.all ?? []), ...(when?.any ?? [])]
      const isOfBreak = needed.some((fact) => fact.fact === 'break' && fact.is === 'on')
      return isOfBreak ? invitations(subject, `${pointer}/`) : []
    })
    return [
      ...limiting.map((path) =>
        at(
          path,
          phrase`Players who want to limit themselves would be invited to pay in or to play`,
          phrase`Remove the links and buttons that lead to deposits, offers or games`,
        ),
      ),
      ...onBreak.map((path) =>
        at(
          path,
          phrase`Players on a break or self-excluded would be invited to pay in or to play, which the law forbids`,
          phrase`Show the block to players without a break instead, or remove its links to deposits, offers and games`,
        ),
      ),
    ]
  },
})
