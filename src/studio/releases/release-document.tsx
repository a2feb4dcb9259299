import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isForm, type StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { isPastRelease, type Release, type ReleaseChange } from '../../../schemas/studio/releases.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { classNames } from '../../ui/styles/class-names.ts'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { nameOf } from '../documents/find-documents.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { IssueList } from '../editor/checks/issue-list.tsx'
import { JsonEditor } from '../editor/json/json-editor.tsx'
import { textOfDocument } from '../editor/use-document.ts'
import { ReleaseComments } from '../review/release-review.tsx'
import { useStudioData } from '../use-studio-data.ts'
import { changesBetween } from './diff.ts'
import { FieldChanges } from './field-changes.tsx'
import { SideBySide } from './comparison/side-by-side.tsx'
import { Row, Stack } from '../kit/layout.tsx'
import { Subtitle, TextLink } from '../kit/text.tsx'
import styles from './releases.module.css'

const views = ['page', 'fields', 'json'] as const
type View = (typeof views)[number]

interface ReleaseDocumentProps {
  release: Release
  change: ReleaseChange
  /** Issues of the document. */
  issues: readonly DocumentIssue[]
}

/** One document of a release: as a page beside the one of today, field by field, and as text. */
export function ReleaseDocument({ release, change, issues }: ReleaseDocumentProps) {
  const { t } = useTranslation()
  const titleOf = useDocumentName()
  const panel = useId()
  const [view, setView] = useState<View>('page')
  const { data: documents = [] } = useStudioData('documents.list', {})
  const summary = documents.find((each) => nameOf(each) === nameOf(change))
  const version = summary?.version ?? null
  const name = titleOf(summary ?? change)
  // Without a draft, the document stays as it is.
  const after = change.isMissing ? change.before : change.after
  // The comparison of pages says that itself.
  const isSamePage = useMemo(
    () => !isForm(change.kind) && changesBetween(change.before?.body, after?.body).length === 0,
    [change, after],
  )
  return (
    <section className={styles.content} aria-label={name}>
      <Row gap={12}>
        <Subtitle>{name}</Subtitle>
        {!isPastRelease(release) && version !== null && change.before && change.after && (
          <Badge>{t('releases.versions', { before: version, after: version + 1 })}</Badge>
        )}
        <TextLink to={`/documents/${nameOf(change)}`}>{t('archive.openDocument')}</TextLink>
        <Tabs
          label={t('releases.views')}
          className={styles.views}
          value={view}
          onChange={setView}
          tabs={views.map((value) => ({ value, label: t(`releases.view.${value}`), controls: panel }))}
        />
      </Row>
      {issues.length > 0 && <IssueList issues={issues} />}
      <Stack id={panel} role="tabpanel" aria-label={t(`releases.view.${view}`)} gap={16}>
        {view === 'page' && !isForm(change.kind) && (
          <SideBySide
            kind={change.kind}
            name={change.key}
            changedAt={release.changedAt}
            before={change.before?.body ?? null}
            after={after?.body ?? null}
            then={{
              title: t(isPastRelease(release) ? 'releases.withRelease' : 'releases.then'),
              shown: { release: release.id },
            }}
          />
        )}
        {(view === 'fields' || (view === 'page' && !isSamePage)) && (
          <div className={styles.card} role="region" aria-label={t('releases.differences')} tabIndex={0}>
            <FieldChanges change={change} />
          </div>
        )}
        {view === 'json' && (
          <JsonEditor
            label={t('editor.content', { name: change.key })}
            text={textOf(after)}
            replaced={0}
            isReadOnly
            kind={change.kind}
            name={change.key}
            issues={[]}
            target={null}
            original={textOf(change.before)}
            onChange={() => undefined}
            onUndo={() => undefined}
            onRedo={() => undefined}
          />
        )}
      </Stack>
      <div className={classNames(styles.card, styles.comments)}>
        <ReleaseComments release={release.id} change={change} />
      </div>
    </section>
  )
}

const textOf = (document: StoredDocument | null) => (document ? textOfDocument(document) : '')
