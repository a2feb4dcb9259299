import { pageRole, type PageRole, type PageRoleDefinition } from '../../../../schemas/roles/page-roles.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { shownBlocks } from '../../model/shown-blocks.ts'
import { routeParams } from '../../read/routes-table.ts'
import { hasContent, offersForm, shows } from '../duties/block-keeps.ts'
import type { Duty, Keep } from '../duties/duty.ts'
import { keepsDecline } from '../duties/invitation-keeps.ts'
import { invitesNobody } from '../duties/limit-keeps.ts'
import { isTheSameForAll, keepsEveryPart, keepsText } from '../duties/text-keeps.ts'
import { hasFrame, isAlwaysOn, isListed, isPublic, opensFreely } from '../duties/value-keeps.ts'

/** Links of code fill in the parameters of a role, so its page has these and no others. */
function hasParameters(specified: string): Keep {
  const needed = routeParams(specified).map((name) => `:${name}`)
  const example = phrase`Write an address such as ${specified}`
  return {
    path: '/route',
    isLaw: true,
    lost:
      needed.length === 0
        ? phrase`The page needs an address without parameters`
        : phrase`The page needs an address with ${needed.join(', ')}, and no other parameter`,
    fix: example,
    holds: ({ body: { route } }) =>
      typeof route === 'string' && routeParams(route).sort().join() === routeParams(specified).sort().join(),
  }
}

/** Keeps a value of the blocks of a type. */
function hasValue({ block, name, value }: NonNullable<PageRoleDefinition['prop']>): Keep {
  return {
    path: '/blocks',
    lost: phrase`The page would do something else: it needs the value ${value} in the block ${block}`,
    fix: phrase`Choose ${value} in the block ${block} again`,
    holds: (document) =>
      shownBlocks(document).every(({ block: { type, props } }) => type !== block || props[name] === value),
  }
}

/** What the page with a role must have, compared with the page that has it now. */
export function requirementsOf(role: PageRole): Pick<Duty, 'purpose' | 'keeps'>[] {
  const definition = pageRole(role)
  const { default: specified, purpose, access, blocks = [], advised = [], form, prop } = definition
  const keeps: readonly (Keep | false | undefined)[] = [
    specified !== null && hasParameters(specified),
    hasContent,
    ...blocks.map((block) => shows(block)),
    ...advised.map((block) => ({ ...shows(block), severity: 'warning' as const })),
    form !== undefined && offersForm(form),
    prop && hasValue(prop),
    (access === 'all' || access === 'guest') && isPublic,
    access !== undefined && definition.isFeature !== true && definition.isSwitched !== true && isAlwaysOn,
    (definition.calm === true || definition.isText === true) && definition.hasSound !== true && opensFreely,
    definition.isFramed && hasFrame,
    definition.isListed && isListed,
    ...(definition.isText ? [keepsText, keepsEveryPart, isTheSameForAll] : []),
    definition.invitesNobody && invitesNobody,
  ]
  const own = { purpose, keeps: keeps.filter((keep) => keep !== undefined && keep !== false) }
  return role === 'registration' ? [own, keepsInvitation] : [own]
}

const keepsInvitation = {
  purpose: phrase`A friend learns what becomes of an invitation, so guests must be able to decline it`,
  keeps: [keepsDecline],
}
