import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { documentContracts } from '../../../schemas/documents/index.ts'
import type { DocumentSummary } from '../../../schemas/studio/answers.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ControlBox } from '../../ui/controls/field.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Loaded } from '../loaded.tsx'
import { useMay } from '../session/use-session.ts'
import { useSiteLocale } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import { NewDocument } from './new-document.tsx'
import { PublishTogether } from './publish-together.tsx'
import { StateMark } from './state-mark.tsx'
import styles from './documents.module.css'

const kindsInOrder = Object.keys(documentContracts)

const nameOf = ({ kind, key }: DocumentSummary) => `${kind}/${key}`

function found(documents: readonly DocumentSummary[], query: string, onlyEdited: boolean): DocumentSummary[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  return documents.filter((document) => {
    const { title, route = '' } = document
    const text = [nameOf(document), route, ...Object.values(title ?? {})].join(' ').toLowerCase()
    return terms.every((term) => text.includes(term)) && (!onlyEdited || document.state !== 'published')
  })
}

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
  const [isMaking, setIsMaking] = useState(false)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [notice, setNotice] = useState('')
  const locale = useSiteLocale()
  const mayEdit = useMay('editor')
  const mayPublish = useMay('publisher')

  function toggle(name: string) {
    const next = new Set(selected)
    if (!next.delete(name)) next.add(name)
    setSelected(next)
    setNotice('')
  }

  const shown = found(documents, query, onlyEdited)
  const kinds = kindsInOrder.filter((kind) => shown.some((each) => each.kind === kind))
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
            onClick={() => setIsMaking(true)}
          />
        )}
      </div>
      {isMaking && (
        <NewDocument
          documents={documents}
          onMade={() => {
            setIsMaking(false)
            onChanged()
          }}
          onCancel={() => setIsMaking(false)}
        />
      )}
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
      {kinds.map((kind) => (
        <details key={kind} className={styles.kind} open>
          <summary>
            {t(`kinds.${kind}`)}{' '}
            <span className={styles.count}>{shown.filter((each) => each.kind === kind).length}</span>
          </summary>
          <ul>
            {shown
              .filter((each) => each.kind === kind)
              .map((document) => (
                <li key={document.key} className={styles.row}>
                  {mayPublish && document.state !== 'published' && (
                    <input
                      type="checkbox"
                      aria-label={t('documents.select', { name: document.key })}
                      checked={selected.has(nameOf(document))}
                      onChange={() => toggle(nameOf(document))}
                    />
                  )}
                  <Link
                    to={`/documents/${document.kind}/${document.key}`}
                    className={styles.document}
                    aria-current={chosen === nameOf(document) ? 'page' : undefined}
                  >
                    <span>
                      {document.title?.[locale] ?? document.key}
                      <Detail document={document} />
                    </span>
                    <StateMark state={document.state} />
                  </Link>
                </li>
              ))}
          </ul>
        </details>
      ))}
      <Link to="/discarded" className={styles.none}>
        {t('discarded.title')}
      </Link>
      <Link to="/archive" className={styles.none}>
        {t('archive.title')}
      </Link>
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

/** The address of a page, or the key of a document whose title is shown. */
function Detail({ document: { route, title, key } }: { document: DocumentSummary }) {
  const detail = route ?? (title && key)
  return detail !== undefined && <span className={styles.key}>{detail}</span>
}
