import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentKind } from '../../../../schemas/documents/index.ts'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'
import { nameOf } from '../find-documents.ts'
import { KindList, type KindListProps } from '../kind-list.tsx'
import { DocumentGroup } from './document-group.tsx'
import { groupByPurpose } from './purposes.ts'
import type { useClosedGroups } from './use-closed-groups.ts'

interface KindGroupsProps extends KindListProps {
  kind: DocumentKind
  /** undefined: the section has no other kind. */
  title: string | undefined
  groups: ReturnType<typeof useClosedGroups>
  /** Opens all groups, so that no result of a search is hidden. */
  isOpen: boolean
}

/** The documents of a kind, grouped by what they are for. */
export function KindGroups({ kind, title, documents, groups, isOpen, ...list }: KindGroupsProps) {
  const { t } = useTranslation()
  const named = groupByPurpose(documents)?.map((group) => ({
    name: `${kind}/${group.purpose}`,
    title: t(`purposes.${group.purpose}`),
    documents: group.documents,
  }))
  const all = named ?? (title === undefined ? null : [{ name: kind, title, documents }])
  // A document that was opened from elsewhere is visible in the list.
  const openAround = useEffectEvent((chosen: string | undefined) => {
    const isChosen = (document: DocumentSummary) => nameOf(document) === chosen
    const around = all?.find((group) => group.documents.some(isChosen))
    if (around) groups.setOpen(around.name, true)
  })
  useEffect(() => openAround(list.chosen), [list.chosen])
  if (!all) return <KindList documents={documents} {...list} />
  return all.map((group) => (
    <DocumentGroup
      key={group.name}
      title={group.title}
      count={group.documents.length}
      isOpen={isOpen || !groups.closed.has(group.name)}
      onToggle={(next) => !isOpen && groups.setOpen(group.name, next)}
    >
      <KindList documents={group.documents} {...list} />
    </DocumentGroup>
  ))
}
