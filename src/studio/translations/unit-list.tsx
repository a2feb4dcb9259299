import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Locale } from '../../../schemas/locale.ts'
import type { TranslatedDocument } from '../../../schemas/studio/translations.ts'
import { Button } from '../../ui/controls/button.tsx'
import { nameOf } from '../documents/find-documents.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { groupUnits, isOpenState, type ListedUnit } from './filter-units.ts'
import { plainText } from './plain-text.ts'
import { UnitState } from './unit-state.tsx'
import styles from './translations.module.css'

/** Rows per page; more of them slow down typing. */
export const pageSize = 50

interface UnitListProps {
  units: readonly ListedUnit[]
  source: Locale
  locale: Locale
  page: number
  onPage: (page: number) => void
  chosen: string | null
  onChoose: (id: string | null) => void
  /** Called with the element in which the chosen text is edited. */
  slotRef: (slot: HTMLElement | null) => void
}

/** Texts by document, page by page. */
export function UnitList({ units, page, onPage, ...rest }: UnitListProps) {
  const { t } = useTranslation()
  const last = Math.max(0, Math.ceil(units.length / pageSize) - 1)
  const shown = units.slice(page * pageSize, (page + 1) * pageSize)
  return (
    <>
      {groupUnits(shown).map((group) => (
        <DocumentUnits key={nameOf(group.document)} {...group} {...rest} />
      ))}
      {last > 0 ? (
        <nav className={styles.pages} aria-label={t('catalogue.pages')}>
          <Button size="s" variant="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
            {t('catalogue.before')}
          </Button>
          <span>{t('catalogue.page', { page: page + 1, of: last + 1 })}</span>
          <Button size="s" variant="secondary" disabled={page === last} onClick={() => onPage(page + 1)}>
            {t('catalogue.next')}
          </Button>
        </nav>
      ) : null}
      {page === last && <p className={styles.end}>{t('translations.end')}</p>}
    </>
  )
}

interface DocumentUnitsProps extends Omit<UnitListProps, 'page' | 'onPage'> {
  document: TranslatedDocument
}

function DocumentUnits({ document, units, ...rest }: DocumentUnitsProps) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  const open = document.units.filter(({ state }) => isOpenState(state)).length
  return (
    <section className={styles.document} aria-label={titleOf(document)}>
      <h2 className={styles.documentTitle}>
        <Link to={`/documents/${nameOf(document)}`}>{titleOf(document)}</Link>
        <span className={styles.hint}>
          {t(`kinds.${document.kind}`)}
          {open > 0 && ` · ${t('translations.openCount', { count: open })}`}
        </span>
      </h2>
      <ul>
        {units.map((listed) => (
          <Row key={listed.id} listed={listed} {...rest} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps extends Omit<DocumentUnitsProps, 'document' | 'units'> {
  listed: ListedUnit
}

function Row({ listed, source, locale, chosen, onChoose, slotRef }: RowProps) {
  const { t } = useTranslation()
  const { id, unit } = listed
  const isChosen = chosen === id
  return (
    <li className={styles.row} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.rowButton}
        aria-expanded={isChosen}
        onClick={() => onChoose(isChosen ? null : id)}
      >
        <span className={styles.rowText} lang={source}>
          {plainText(unit.source)}
        </span>
        <span className={styles.rowText} lang={locale}>
          {unit.target === '' ? <em>{t('catalogue.missing')}</em> : plainText(unit.target)}
        </span>
        <span className={styles.rowState}>
          <UnitState state={unit.state} />
        </span>
      </button>
      {isChosen && <div ref={slotRef} className={styles.slot} />}
    </li>
  )
}
