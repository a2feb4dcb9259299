import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox } from '../../ui/controls/field.tsx'
import { hiddenClass } from '../../ui/display/visually-hidden.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { TakeBackButton } from '../releases/take-back-button.tsx'
import { useMay } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { FilterChoice } from './filter-choice.tsx'
import { findDocuments, nameOf, type DocumentFilter } from './find-documents.ts'
import { KindGroups } from './groups/kind-groups.tsx'
import { groupByPurpose } from './groups/purposes.ts'
import { useClosedGroups } from './groups/use-closed-groups.ts'
import { SelectAll } from './selection/select-all.tsx'
import { SelectedDocuments, type Undo } from './selection/selected-documents.tsx'
import { TakeBackBatch } from './selection/take-back-batch.tsx'
import { useSelected } from './selection/use-selected.ts'
import { sectionOf, sections } from './sections.ts'
import { StateLegend } from './state-legend.tsx'
import { useDocumentName } from './use-document-name.ts'
import { Row } from '../kit/layout.tsx'
import styles from './documents.module.css'

interface DocumentTreeProps {
  /** Name of a section or kind; undefined: all documents. */
  section: string | undefined
  /** Name of the open document. */
  chosen: string | undefined
}

/** The documents of a section with their states; several can be selected, to be changed, moved, published or removed together. */
export function DocumentTree({ section, chosen }: DocumentTreeProps) {
  const { t } = useTranslation()
  const documents = useStudioData('documents.list', {}, 30)
  return (
    <nav className={styles.tree} aria-label={t('nav.documents')} data-part="" tabIndex={-1}>
      <Loaded reading={documents} waiting={<Skeleton height="400px" />}>
        {(list) => (
          <Tree
            documents={list}
            section={section}
            chosen={chosen}
            onChanged={() => void documents.mutate()}
          />
        )}
      </Loaded>
    </nav>
  )
}

interface TreeProps extends DocumentTreeProps {
  documents: readonly DocumentSummary[]
  /** Called after documents were created or published, so that the list is reloaded. */
  onChanged: () => void
}

function Tree({ documents, section, chosen, onChanged }: TreeProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<DocumentFilter>()
  const [notice, setNotice] = useState('')
  /** What was done and can be taken back. */
  const [undo, setUndo] = useState<Undo>()
  const groups = useClosedGroups()
  const titleOf = useDocumentName()
  const [, setParams] = useSearchParams()
  const mayEdit = useMay('editor')

  function tell(told: string, next?: Undo) {
    setNotice(told)
    setUndo(next)
  }

  const shown = findDocuments(documents, { query, filter, titleOf })
  const open = sectionOf(section)
  const isFiltered = query.trim() !== '' || filter !== undefined
  // A search finds documents of every section.
  const filled = (isFiltered || open === undefined ? sections : [open]).flatMap(({ name, kinds }) => {
    const lists = kinds
      .map((kind) => ({ kind, documents: shown.filter((each) => each.kind === kind) }))
      .filter(({ documents: own }) => own.length > 0)
    return lists.length > 0 ? [{ name, isDivided: kinds.length > 1, lists }] : []
  })
  const found = filled
    .flatMap(({ lists }) => lists)
    .flatMap(({ documents: own }) => groupByPurpose(own)?.flatMap((group) => group.documents) ?? own)
    .map(nameOf)
  const selection = useSelected(found, () => tell(''))
  const selected = documents.filter((document) => selection.selected.has(nameOf(document)))
  return (
    <>
      <div className={styles.search}>
        <ControlBox>
          <input
            type="search"
            aria-label={t('documents.search')}
            placeholder={t('documents.search')}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </ControlBox>
        {mayEdit && (
          <Button
            variant="secondary"
            square
            icon="plus"
            aria-label={t('documents.new')}
            aria-haspopup="dialog"
            onClick={() => setParams({ new: '' })}
          />
        )}
      </div>
      <FilterChoice documents={documents} filter={filter} onChange={setFilter} />
      {mayEdit && isFiltered && found.length > 1 && (
        <SelectAll
          names={found}
          label={t('selection.allFound', { count: found.length })}
          selection={selection}
        />
      )}
      <p role="status">{notice}</p>
      <p role="status" className={hiddenClass}>
        {selected.length > 0 && t('documents.selected', { count: selected.length })}
      </p>
      {undo && (
        <Row justify="between">
          {'batch' in undo ? (
            <TakeBackBatch key={undo.batch} batch={undo.batch} onDone={(told) => tell(told)} />
          ) : (
            <TakeBackButton
              key={undo.contentVersion}
              contentVersion={undo.contentVersion}
              onDone={(told) => tell(told)}
            />
          )}
        </Row>
      )}
      <div className={styles.lists}>
        {isFiltered && shown.length === 0 && <p className={styles.none}>{t('documents.none')}</p>}
        {!isFiltered && open && !shown.some(({ kind }) => open.kinds.includes(kind)) && (
          <p className={styles.none}>{t('documents.emptySection')}</p>
        )}
        {filled.map(({ name, isDivided, lists }) => (
          <section key={name} aria-label={t(`sections.${name}`)}>
            <h2 className={styles.section}>{t(`sections.${name}`)}</h2>
            {lists.map(({ kind, documents: own }) => (
              <KindGroups
                key={kind}
                kind={kind}
                isDivided={isDivided}
                documents={own}
                groups={groups}
                isOpen={isFiltered}
                chosen={chosen}
                selection={mayEdit ? selection : undefined}
              />
            ))}
          </section>
        ))}
      </div>
      {/* The panel of the selected documents needs the room. */}
      {selected.length === 0 && <StateLegend />}
      {selected.length > 0 && (
        <SelectedDocuments
          documents={selected}
          onDone={(told, { undo: next, isOver = false }) => {
            if (isOver) selection.clear()
            tell(told, next)
            onChanged()
          }}
          onClear={selection.clear}
          onStale={onChanged}
        />
      )}
    </>
  )
}
