import type { ComplianceElement } from '../../../../../schemas/component.ts'
import type { Block } from '../../../../../schemas/documents/blocks/block.ts'
import { isLimited } from '../../../../../schemas/documents/blocks/period.ts'
import { Layout } from '../../../../../schemas/documents/page.ts'
import type { StoredDocument } from '../../../../../schemas/kinds/index.ts'
import type { Registry } from '../../../read/compile/compile-blocks.ts'
import { documentName, trusted } from '../../../model/contracts.ts'
import { variationsOf } from '../../../model/experiments.ts'
import { errorAt, inDocument } from '../../../../../schemas/issue.ts'
import type { SiteStep } from '../../context.ts'
import { phrase, type Phrase } from '../../../../../schemas/phrase.ts'

const elementNames: Readonly<Record<ComplianceElement, Phrase>> = {
  ageMark: phrase`the 18+ mark`,
  licence: phrase`the operator and the licence`,
  responsibleGaming: phrase`the link to limits and breaks`,
}

/** Counts only what everybody always sees: blocks that are hidden or conditional guarantee nothing. */
function shownBy(blocks: readonly Block[], registry: Registry): ComplianceElement[] {
  return blocks.flatMap(({ type, slots = {}, when, period, isHidden }) =>
    when !== undefined || isLimited(period) || isHidden === true
      ? []
      : [
          ...(registry.get(type)?.complianceElements ?? []),
          ...shownBy(Object.values(slots).flat(), registry),
        ],
  )
}

function elementsOf({ kind, key, body }: StoredDocument, registry: Registry): ComplianceElement[] {
  const { header, footer } = trusted(Layout, body, `${kind}/${key}`)
  return shownBy([...header, ...footer], registry)
}

/** Checks that a layout keeps the legally required elements that it shows. */
export const complianceStep: SiteStep = {
  name: 'compliance elements',
  async run(drafts, { site, registry }) {
    const layouts = drafts.flatMap(({ document }) => (document.kind === 'layout' ? [document] : []))
    const issues = await Promise.all(
      layouts.map(async (layout) => {
        const before = await site.readBefore(documentName(layout))
        if (!before) return []
        const versions = variationsOf(layout).map(({ document, pointer = '/footer' }) => ({
          pointer,
          shown: elementsOf(document, registry),
        }))
        return [...new Set(elementsOf(before, registry))].flatMap((element) => {
          const lacking = versions.find(({ shown }) => !shown.includes(element))
          if (!lacking) return []
          return [
            inDocument(
              documentName(layout),
              errorAt(
                lacking.pointer,
                'missing-compliance-element',
                phrase`Pages with this layout must show ${elementNames[element]} and no longer would`,
                phrase`Show it to everyone, without conditions, with one of: ${blocksWith(element, registry)}`,
              ),
            ),
          ]
        })
      }),
    )
    return issues.flat()
  },
}

function blocksWith(element: ComplianceElement, registry: Registry): string {
  return [...registry.values()]
    .flatMap(({ type, complianceElements = [] }) => (complianceElements.includes(element) ? [type] : []))
    .join(', ')
}
