import { useTranslation } from 'react-i18next'
import { documentStates, type DocumentSummary } from '../../../schemas/studio/answers.ts'
import { Select } from '../kit/select.tsx'
import type { DocumentFilter } from './find-documents.ts'

interface FilterChoiceProps {
  documents: readonly DocumentSummary[]
  filter: DocumentFilter | undefined
  onChange: (filter: DocumentFilter | undefined) => void
}

/** All documents, those in a state, or those that one user is working on. */
export function FilterChoice({ documents, filter, onChange }: FilterChoiceProps) {
  const { t } = useTranslation()
  const edited = documents.filter(({ state }) => state !== 'published')
  const authors = [...new Set(edited.flatMap(({ changedBy }) => changedBy ?? []))].toSorted((one, other) =>
    one.localeCompare(other),
  )
  const choices: { filter: DocumentFilter | undefined; label: string; group?: string }[] = [
    { filter: undefined, label: t('documents.filter.all') },
    { filter: { state: 'edited' }, label: t('documents.changed') },
    ...documentStates.map((state) => ({
      filter: { state },
      label: t(`states.${state}`),
      group: t('documents.filter.state'),
    })),
    ...authors.map((by) => ({ filter: { by }, label: by, group: t('documents.filter.by') })),
  ]
  const nameOf = (choice: DocumentFilter | undefined) => JSON.stringify(choice ?? {})
  return (
    <Select
      aria-label={t('documents.filter.title')}
      options={choices.map(({ filter: value, ...option }) => ({ ...option, value: nameOf(value) }))}
      value={nameOf(filter)}
      onChange={(name) => onChange(choices.find((choice) => nameOf(choice.filter) === name)?.filter)}
    />
  )
}
