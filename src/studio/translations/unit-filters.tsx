import { useTranslation } from 'react-i18next'
import type { TranslatedDocument } from '../../../schemas/studio/translations.ts'
import { Chip } from '../../ui/controls/chip.tsx'
import { SegmentedChoice } from '../segments/segmented-choice.tsx'
import { nameOf } from '../documents/find-documents.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { useSiteLocales } from '../site-locales.ts'
import { stateFilters, type StateFilter } from './filter-units.ts'
import type { TranslationFilter } from './use-unit-filter.ts'
import { SearchBox } from '../kit/field.tsx'
import { LabelledSelect } from '../kit/small-field.tsx'
import { Row, Stack } from '../kit/layout.tsx'
import styles from './translations.module.css'

interface UnitFiltersProps {
  filter: TranslationFilter
  onChange: (change: Partial<TranslationFilter>) => void
  /** Undefined until the texts are loaded. */
  counts: Record<StateFilter, number> | undefined
  documents: readonly TranslatedDocument[]
}

/** Chooses texts by language, state, kind, document and words. */
export function UnitFilters({ filter, onChange, counts, documents }: UnitFiltersProps) {
  const { t } = useTranslation()
  const locales = useSiteLocales()
  const titleOf = useDocumentName()
  const kinds = [...new Set(documents.map(({ kind }) => kind))]
  const ofKind = documents.filter(({ kind }) => filter.kind === null || kind === filter.kind)
  const named = ofKind
    .map((document) => ({ name: nameOf(document), title: titleOf(document) }))
    .toSorted((left, right) => left.title.localeCompare(right.title))
  return (
    <Stack>
      <div className={styles.filterRow}>
        <SegmentedChoice
          label={t('translations.language')}
          value={filter.locale}
          onChange={(locale) => onChange({ locale })}
          options={locales.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
        />
        <SearchBox
          label={t('translations.search')}
          value={filter.query}
          onChange={(query) => onChange({ query })}
        />
        <LabelledSelect
          className={styles.choice}
          label={t('translations.kind')}
          value={filter.kind ?? ''}
          options={[
            { value: '', label: t('translations.allKinds') },
            ...kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
          ]}
          onChange={(kind) => onChange({ kind: kind === '' ? null : kind, document: null })}
        />
        <LabelledSelect
          className={styles.choice}
          label={t('translations.document')}
          value={filter.document ?? ''}
          options={[
            { value: '', label: t('translations.allDocuments') },
            ...named.map(({ name, title }) => ({ value: name, label: title })),
          ]}
          onChange={(document) => onChange({ document: document === '' ? null : document })}
        />
      </div>
      <Row role="group" aria-label={t('translations.state')}>
        {stateFilters.map((state) => (
          <Chip key={state} selected={filter.state === state} onClick={() => onChange({ state })}>
            {t(`translations.states.${state}`)}
            {counts && <span className={styles.count}>{counts[state]}</span>}
          </Chip>
        ))}
      </Row>
    </Stack>
  )
}
