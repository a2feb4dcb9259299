import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { errorAt, inDocument, warningAt, type DocumentIssue } from '../../../../schemas/issue.ts'
import { isRoled, roleOf } from '../../../../schemas/roles/index.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { documentName } from '../../model/contracts.ts'
import { variationsOf } from '../../model/experiments.ts'
import type { SiteStep } from '../context.ts'
import type { Site } from '../site.ts'
import { operationOf } from './block-keeps.ts'
import { dutiesOf, dutyOf } from './duties.ts'
import type { Duty, DutyContext, Keep } from './duty.ts'
import { operationDuties } from './form-duties.ts'
import { kindDuties } from './kind-duties.ts'
import { chosenPopup } from './other-duties.ts'

/** Rejects removing a document that the application reads by its key. */
export const removalStep: SiteStep = {
  name: 'removals',
  run: (_drafts, { site, removed }) =>
    removed.flatMap((name) => {
      const duty = isRoled(name.kind) ? undefined : dutyOf(name)
      if (!duty || site.has(name.kind, name.key)) return []
      const fix = phrase`Change its content instead of removing it`
      const issue = errorAt('', 'needed-document', phrase`Cannot be removed. ${duty.purpose}`, fix)
      return [inDocument(documentName(name), issue)]
    }),
}

/** The path of the first version of a document in which it does not keep something; null if there is none. */
async function lostAt(document: StoredDocument, keep: Keep, context: DutyContext): Promise<string | null> {
  if (keep.isOfWhole) return (await keep.holds(document, context)) ? null : keep.path
  for (const { document: shown, pointer } of variationsOf(document))
    if (!(await keep.holds(shown, context))) return pointer ?? keep.path
  return null
}

async function issueOf(
  document: StoredDocument,
  { purpose }: Pick<Duty, 'purpose'>,
  keep: Keep,
  context: DutyContext,
): Promise<DocumentIssue | null> {
  const { before } = context
  const path = await lostAt(document, keep, context)
  if (path === null) return null
  // A document that never fulfilled the duty is not held back by it, unless the law requires it of new ones.
  const isBound = before ? await keep.holds(before, { ...context, before: null }) : keep.isLaw === true
  if (!isBound) return null
  const at = keep.severity === 'warning' ? warningAt : errorAt
  return inDocument(documentName(document), at(path, 'duty', phrase`${keep.lost}. ${purpose}`, keep.fix))
}

function allDutiesOf(document: StoredDocument): Pick<Duty, 'purpose' | 'keeps'>[] {
  const byOperation = document.kind === 'form' ? operationDuties[operationOf(document)] : undefined
  const named = dutiesOf(document)
  const byKind = named.length === 0 ? kindDuties[document.kind] : undefined
  return [
    ...named,
    ...(byKind ? [byKind] : []),
    ...(byOperation ? [byOperation] : []),
    ...(document.kind === 'popup' ? [chosenPopup] : []),
  ]
}

/** Name of the published document that a changed one is compared with: the one that has its role. */
function nameBefore(document: StoredDocument, site: Site): string {
  const { kind, key, body } = document
  const role = roleOf({ kind, key, route: body['route'], role: body['role'] })
  const holder = role !== undefined && isRoled(kind) ? site.rolesBefore.holder(kind, role) : null
  return documentName(holder ?? document)
}

/** Checks that changed documents keep what the law and the application need of them. */
export const dutiesStep: SiteStep = {
  name: 'duties',
  async run(drafts, { site, registry }) {
    const found = await Promise.all(
      drafts.flatMap(({ document }) => {
        const known = allDutiesOf(document)
        return known.map(async ({ purpose, keeps = [] }) => {
          const before = await site.readBefore(nameBefore(document, site))
          return Promise.all(
            keeps.map((keep) => issueOf(document, { purpose }, keep, { registry, site, before })),
          )
        })
      }),
    )
    return found.flat().filter((issue) => issue !== null)
  },
}
