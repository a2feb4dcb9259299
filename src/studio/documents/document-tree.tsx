import { Fragment, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox } from '../../ui/controls/field.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../loaded.tsx'
import { TakeBackButton } from '../releases/take-back-button.tsx'
import { useMay } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { findDocuments, nameOf } from './find-documents.ts'
import { KindList } from './kind-list.tsx'
import { SelectedDocuments } from './selection/selected-documents.tsx'
import { sectionOf, sections } from './sections.ts'
import { StateLegend } from './state-legend.tsx'
import { useDocumentName } from './use-document-name.ts'
import styles from './documents.module.css'

interface DocumentTreeProps {
  /** Name of a section or kind; undefined: all documents. */
  section: string | undefined
  /** Name of the open document. */
  chosen: string | undefined
}

/** The documents of a section with their states; several can be selected, to be published or removed together. */
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
  const [onlyEdited, setOnlyEdited] = useState(false)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [notice, setNotice] = useState('')
  /** The publication that can be taken back. */
  const [done, setDone] = useState<number>()
  const titleOf = useDocumentName()
  const [, setParams] = useSearchParams()
  const mayEdit = useMay('editor')
  const mayPublish = useMay('publisher')

  function toggle(name: string) {
    const next = new Set(selected)
    if (!next.delete(name)) next.add(name)
    setSelected(next)
    setNotice('')
    setDone(undefined)
  }

  const shown = findDocuments(documents, { query, onlyEdited, titleOf })
  const open = sectionOf(section)
  const isFiltered = query.trim() !== '' || onlyEdited
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
      <label className={styles.filter}>
        <input
          type="checkbox"
          checked={onlyEdited}
          onChange={({ target }) => setOnlyEdited(target.checked)}
        />
        {t('documents.changed')}
      </label>
      <p role="status">{notice}</p>
      {done !== undefined && (
        <div className={styles.undo}>
          <TakeBackButton
            contentVersion={done}
            onDone={(told) => {
              setNotice(told)
              setDone(undefined)
            }}
          />
        </div>
      )}
      <div className={styles.lists}>
        {isFiltered && shown.length === 0 && <p className={styles.none}>{t('documents.none')}</p>}
        {!isFiltered && open && !shown.some(({ kind }) => open.kinds.includes(kind)) && (
          <p className={styles.none}>{t('documents.emptySection')}</p>
        )}
        {/* A search finds documents of every section. */}
        {(isFiltered || open === undefined ? sections : [open]).map(({ name, kinds }) => {
          const filled = kinds.filter((kind) => shown.some((each) => each.kind === kind))
          return (
            filled.length > 0 && (
              <section key={name} aria-label={t(`sections.${name}`)}>
                <h2 className={styles.section}>{t(`sections.${name}`)}</h2>
                {filled.map((kind) => (
                  <Fragment key={kind}>
                    {kinds.length > 1 && <h3 className={styles.group}>{t(`kinds.${kind}`)}</h3>}
                    <KindList
                      documents={shown.filter((each) => each.kind === kind)}
                      chosen={chosen}
                      selection={mayPublish ? { selected, toggle } : undefined}
                    />
                  </Fragment>
                ))}
              </section>
            )
          )
        })}
      </div>
      <StateLegend />
      {selected.size > 0 && (
        <SelectedDocuments
          documents={documents.filter((document) => selected.has(nameOf(document)))}
          onDone={(told, version) => {
            setSelected(new Set())
            setNotice(told)
            setDone(version)
            onChanged()
          }}
          onClear={() => setSelected(new Set())}
          onStale={onChanged}
        />
      )}
    </>
  )
}
