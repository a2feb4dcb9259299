import { isKind } from '../../../schemas/kinds/index.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TranslatedDocument } from '../../../schemas/studio/translations.ts'
import { Chip } from '../../ui/controls/chip.tsx'
import { ControlBox } from '../../ui/controls/field.tsx'
import { SegmentedChoice } from '../segments/segmented-choice.tsx'
import { nameOf } from '../documents/find-documents.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { useSiteLocales } from '../site-locales.ts'
import { stateFilters, type StateFilter } from './filter-units.ts'
import type { TranslationFilter } from './use-unit-filter.ts'
import shell from '../shell/shell.module.css'
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
  const id = useId()
  const locales = useSiteLocales()
  const titleOf = useDocumentName()
  const kinds = [...new Set(documents.map(({ kind }) => kind))]
  const ofKind = documents.filter(({ kind }) => filter.kind === null || kind === filter.kind)
  const named = ofKind
    .map((document) => ({ name: nameOf(document), title: titleOf(document) }))
    .toSorted((left, right) => left.title.localeCompare(right.title))
  return (
    <div className={styles.filters}>
      <div className={styles.filterRow}>
        <SegmentedChoice
          label={t('translations.language')}
          value={filter.locale}
          onChange={(locale) => onChange({ locale })}
          options={locales.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
        />
        <ControlBox>
          <input
            type="search"
            aria-label={t('translations.search')}
            placeholder={t('translations.search')}
            value={filter.query}
            onChange={({ target }) => onChange({ query: target.value })}
          />
        </ControlBox>
        <label className={styles.choice} htmlFor={`${id}-kind`}>
          <span>{t('translations.kind')}</span>
          <select
            id={`${id}-kind`}
            className={shell.select}
            value={filter.kind ?? ''}
            onChange={({ target }) =>
              onChange({ kind: isKind(target.value) ? target.value : null, document: null })
            }
          >
            <option value="">{t('translations.allKinds')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.choice} htmlFor={`${id}-document`}>
          <span>{t('translations.document')}</span>
          <select
            id={`${id}-document`}
            className={shell.select}
            value={filter.document ?? ''}
            onChange={({ target }) => onChange({ document: target.value === '' ? null : target.value })}
          >
            <option value="">{t('translations.allDocuments')}</option>
            {named.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.states} role="group" aria-label={t('translations.state')}>
        {stateFilters.map((state) => (
          <Chip key={state} selected={filter.state === state} onClick={() => onChange({ state })}>
            {t(`translations.states.${state}`)}
            {counts && <span className={styles.count}>{counts[state]}</span>}
          </Chip>
        ))}
      </div>
    </div>
  )
}
