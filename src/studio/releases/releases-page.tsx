import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Release } from '../../../schemas/studio/releases.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { Loaded } from '../loaded.tsx'
import { useMay } from '../session/use-session.ts'
import { useTimestamp } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import { ReleaseForm } from './release-form.tsx'
import { ReleaseState } from './release-state.tsx'
import shell from '../shell/shell.module.css'
import styles from './releases.module.css'

/** All releases with their states. */
export function ReleasesPage() {
  const { t } = useTranslation()
  const releases = useStudioData('releases.list', {}, 20)
  const mayEdit = useMay('editor')
  const [isNaming, setIsNaming] = useState(false)
  return (
    <main data-part="" className={shell.page} tabIndex={0}>
      <div className={styles.listHead}>
        <h1 className={shell.title}>{t('releases.title')}</h1>
        {mayEdit && (
          <Button size="s" icon="plus" aria-haspopup="dialog" onClick={() => setIsNaming(true)}>
            {t('releases.new')}
          </Button>
        )}
      </div>
      <p>{t('releases.text')}</p>
      <Loaded reading={releases} waiting={<Skeleton height="200px" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState emblem="star" title={t('releases.none')} text={t('releases.noneText')} />
          ) : (
            <table className={classNames(shell.table, shell.rows)}>
              <thead>
                <tr>
                  <th scope="col">{t('releases.one')}</th>
                  <th scope="col">{t('releases.documents')}</th>
                  <th scope="col">{t('releases.changed')}</th>
                  <th scope="col">{t('releases.state')}</th>
                </tr>
              </thead>
              <tbody>
                {list.map((release) => (
                  <Row key={release.id} release={release} />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
      {isNaming && <ReleaseForm documents={[]} onClose={() => setIsNaming(false)} />}
    </main>
  )
}

function Row({ release }: { release: Release }) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const { id, name, documents, changedAt, by } = release
  return (
    <tr>
      <td>
        <Link to={`/releases/${id}`} className={shell.textLink ?? ''}>
          {name}
        </Link>
      </td>
      <td>{t('releases.count', { count: documents.length })}</td>
      <td>
        {time(changedAt)} · {by}
      </td>
      <td>
        <ReleaseState release={release} />
      </td>
    </tr>
  )
}
