import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox } from '../../ui/controls/field.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../loaded.tsx'
import { useMay } from '../session/use-session.ts'
import { useStudioData } from '../use-studio-data.ts'
import { findDocuments, kindGroups, nameOf } from './kind-groups.ts'
import { KindList } from './kind-list.tsx'
import { PublishTogether } from './publish-together.tsx'
import { StateLegend } from './state-legend.tsx'
import { useDocumentName } from './use-document-name.ts'
import { useOpenKinds } from './use-open-kinds.ts'
import styles from './documents.module.css'

/** The documents by kind with their states; drafts can be selected and published together. */
export function DocumentTree({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation()
  const documents = useStudioData('documents.list', {}, 30)
  return (
    <nav className={styles.tree} aria-label={t('nav.documents')}>
      <Loaded reading={documents} waiting={<Skeleton height="400px" />}>
        {(list) => <Tree documents={list} chosen={chosen} onChanged={() => void documents.mutate()} />}
      </Loaded>
    </nav>
  )
}

interface TreeProps {
  documents: readonly DocumentSummary[]
  chosen: string | undefined
  /** Called after documents were created or published, so that the list is reloaded. */
  onChanged: () => void
}

function Tree({ documents, chosen, onChanged }: TreeProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const [onlyEdited, setOnlyEdited] = useState(false)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [notice, setNotice] = useState('')
  const titleOf = useDocumentName()
  const [, setParams] = useSearchParams()
  const openKinds = useOpenKinds(chosen?.split('/')[0])
  const mayEdit = useMay('editor')
  const mayPublish = useMay('publisher')

  function toggle(name: string) {
    const next = new Set(selected)
    if (!next.delete(name)) next.add(name)
    setSelected(next)
    setNotice('')
  }

  const shown = findDocuments(documents, { query, onlyEdited, titleOf })
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
      {shown.length === 0 && <p className={styles.none}>{t('documents.none')}</p>}
      {kindGroups.map(({ name, kinds }) => {
        const filled = kinds.filter((kind) => shown.some((each) => each.kind === kind))
        return (
          filled.length > 0 && (
            <section key={name} aria-label={t(`groups.${name}`)}>
              <h2 className={styles.group}>{t(`groups.${name}`)}</h2>
              {filled.map((kind) => (
                <KindList
                  key={kind}
                  kind={kind}
                  documents={shown.filter((each) => each.kind === kind)}
                  chosen={chosen}
                  isOpen={isFiltered || openKinds.has(kind)}
                  onToggle={() => openKinds.toggle(kind)}
                  selection={mayPublish ? { selected, toggle } : undefined}
                />
              ))}
            </section>
          )
        )
      })}
      <Link to="/discarded" className={styles.none}>
        {t('discarded.title')}
      </Link>
      <Link to="/archive" className={styles.none}>
        {t('archive.title')}
      </Link>
      <StateLegend />
      {selected.size > 0 && (
        <PublishTogether
          documents={documents.filter((document) => selected.has(nameOf(document)))}
          onPublished={(told) => {
            setSelected(new Set())
            setNotice(told)
            onChanged()
          }}
          onStale={onChanged}
        />
      )}
    </>
  )
}
