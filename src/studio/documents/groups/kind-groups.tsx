import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentKind } from '../../../../schemas/kinds/index.ts'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'
import { nameOf } from '../find-documents.ts'
import { KindList, type KindListProps } from '../kind-list.tsx'
import { SelectAll } from '../selection/select-all.tsx'
import { DocumentGroup } from './document-group.tsx'
import { groupByPurpose } from './purposes.ts'
import type { useClosedGroups } from './use-closed-groups.ts'

interface KindGroupsProps extends KindListProps {
  kind: DocumentKind
  /** The section has other kinds. */
  isDivided: boolean
  groups: ReturnType<typeof useClosedGroups>
  /** Opens all groups, so that no result of a search is hidden. */
  isOpen: boolean
}

/** The documents of a kind, grouped by what they are for. */
export function KindGroups({ kind, isDivided, documents, groups, isOpen, ...list }: KindGroupsProps) {
  const { t } = useTranslation()
  const title = t(`kinds.${kind}`)
  const named = groupByPurpose(documents)?.map((group) => ({
    name: `${kind}/${group.purpose}`,
    title: t(`purposes.${group.purpose}`),
    documents: group.documents,
  }))
  const all = named ?? (isDivided ? [{ name: kind, title, documents }] : null)
  // A document that was opened from elsewhere is visible in the list.
  const openAround = useEffectEvent((chosen: string | undefined) => {
    const isChosen = (document: DocumentSummary) => nameOf(document) === chosen
    const around = all?.find((group) => group.documents.some(isChosen))
    if (around) groups.setOpen(around.name, true)
  })
  useEffect(() => openAround(list.chosen), [list.chosen])
  if (!all) return <SelectableList title={title} documents={documents} {...list} isInGroup={false} />
  return all.map((group) => (
    <DocumentGroup
      key={group.name}
      title={group.title}
      count={group.documents.length}
      isOpen={isOpen || !groups.closed.has(group.name)}
      onToggle={(next) => !isOpen && groups.setOpen(group.name, next)}
    >
      <SelectableList title={group.title} documents={group.documents} {...list} isInGroup />
    </DocumentGroup>
  ))
}

/** Documents that can be selected one by one, or all at once. */
function SelectableList({
  title,
  isInGroup,
  ...list
}: KindListProps & { title: string; isInGroup: boolean }) {
  const { t } = useTranslation()
  const { documents, selection } = list
  return (
    <>
      {selection && documents.length > 1 && (
        <SelectAll
          names={documents.map(nameOf)}
          label={t('selection.all', { kind: title, count: documents.length })}
          isInHeading={isInGroup}
          selection={selection}
        />
      )}
      <KindList {...list} />
    </>
  )
}
