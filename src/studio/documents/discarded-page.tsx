import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { DiscardedDraft } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { callStudio } from '../call-studio.ts'
import { Loaded } from '../loaded.tsx'
import { useMay } from '../session/use-session.ts'
import { useAction } from '../use-action.ts'
import { useTimestamp } from '../use-language.ts'
import { useReason } from '../use-reason.ts'
import { useStudioData } from '../use-studio-data.ts'
import { useDocumentName } from './use-document-name.ts'
import styles from '../shell/shell.module.css'

/** Drafts that were discarded lately, to restore them. */
export function DiscardedPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const drafts = useStudioData('drafts.discarded', {})
  const reasonOf = useReason()
  const { reason, run: restore } = useAction(
    async (id: number) => {
      const { kind, key } = await callStudio('drafts.restore', { id })
      // The lists of documents show the restored draft, however recently they were read.
      await mutate(() => true)
      await navigate(`/documents/${kind}/${key}`)
    },
    (error) => {
      const type = error instanceof StudioError ? error.type : undefined
      if (type === 'Conflict') return t('discarded.taken')
      return type === 'NotFound' ? t('discarded.gone') : reasonOf(error)
    },
  )
  return (
    <main data-part="" className={styles.page} tabIndex={0}>
      <h1 className={styles.title}>{t('discarded.title')}</h1>
      <p>{t('discarded.text')}</p>
      {reason && <p role="alert">{reason}</p>}
      <Loaded reading={drafts} waiting={<Skeleton height="200px" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState emblem="star" title={t('discarded.none')} text={t('discarded.noneText')} />
          ) : (
            <table className={classNames(styles.table, styles.rows)}>
              <thead>
                <tr>
                  <th scope="col">{t('discarded.document')}</th>
                  <th scope="col">{t('discarded.saved')}</th>
                  <th scope="col">{t('discarded.when')}</th>
                </tr>
              </thead>
              <tbody>
                {list.map((draft) => (
                  <Row key={draft.id} draft={draft} onRestore={() => restore(draft.id)} />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </main>
  )
}

function Row({ draft, onRestore }: { draft: DiscardedDraft; onRestore: () => void }) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const mayRestore = useMay('editor')
  const { kind, key, title, savedBy, at, by } = draft
  const name = useDocumentName()(draft)
  return (
    <tr>
      <td>
        {name}
        <span className={styles.detail}>{[t(`kinds.${kind}`), ...(title ? [key] : [])].join(' · ')}</span>
      </td>
      <td>{savedBy}</td>
      <td>
        {time(at)} · {by}{' '}
        {mayRestore && (
          <Button
            variant="ghost"
            size="s"
            aria-label={`${t('discarded.restore')}: ${name}`}
            onClick={onRestore}
          >
            {t('discarded.restore')}
          </Button>
        )}
      </td>
    </tr>
  )
}
