import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DocumentKind, isForm } from '../../../../schemas/kinds/index.ts'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { FieldChanges } from '../../releases/field-changes.tsx'
import { SideBySide } from '../../releases/comparison/side-by-side.tsx'
import type { View } from '../editor-address.ts'
import { parseBody } from '../saving/draft-saver.ts'
import { textOfDocument, type EditedDocument } from '../use-document.ts'
import { JsonEditor } from './json-editor.tsx'
import type { JsonIssueInput } from '../../json-help/json-issues.ts'
import styles from '../editor.module.css'

type Comparison = 'page' | 'fields' | 'json'

interface TextPanelProps {
  kind: DocumentKind
  name: string
  edited: Pick<
    EditedDocument,
    'text' | 'replaced' | 'body' | 'published' | 'state' | 'type' | 'undo' | 'redo'
  >
  view: View
  isReadOnly: boolean
  issues: JsonIssueInput['issues']
  /** Where to go in the text; a new object triggers a new jump. */
  target: { pointer: string } | null
}

/** The text of a document, or how it differs from the published one: field by field, as pages, or as text. */
export function TextPanel({ kind, name, edited, view, isReadOnly, issues, target }: TextPanelProps) {
  const { t } = useTranslation()
  const panel = useId()
  const [chosen, setChosen] = useState<Comparison>('fields')
  const [followed, setFollowed] = useState(target)
  // Positions of issues are shown in the text.
  if (target !== followed) {
    setFollowed(target)
    if (target) setChosen('json')
  }
  const isOfSite = view === 'changes'
  const publishedText = edited.published && textOfDocument(edited.published)
  const original = isOfSite ? (publishedText ?? '') : null
  const before = original === null || original === edited.text ? null : parseBody(original)
  const comparisons: readonly Comparison[] = isForm(kind) ? ['fields', 'json'] : ['fields', 'page', 'json']
  const savedAt = edited.state.status === 'saved' ? edited.state.at : null
  const shown = before && edited.body ? chosen : 'json'
  return (
    <>
      {isOfSite && (publishedText === null || publishedText === edited.text) && (
        <p className={styles.hint}>
          {t(publishedText === null ? 'editor.neverPublished' : 'editor.noChanges')}
        </p>
      )}
      {before && edited.body && (
        <Tabs
          label={t('releases.differences')}
          className={styles.comparisons}
          value={chosen}
          onChange={setChosen}
          tabs={comparisons.map((value) => ({ value, label: t(`releases.view.${value}`), controls: panel }))}
        />
      )}
      <div id={panel} className={styles.panel}>
        {shown === 'fields' && before && edited.body && (
          <div
            className={styles.differences}
            role="region"
            aria-label={t('releases.differences')}
            tabIndex={0}
          >
            <FieldChanges
              change={{ before: { body: before }, after: { body: edited.body } }}
              then={t('editor.inDraft')}
            />
          </div>
        )}
        {shown === 'page' && savedAt === null && <p className={styles.hint}>{t('loading')}</p>}
        {shown === 'page' && savedAt !== null && (
          <SideBySide
            kind={kind}
            name={name}
            changedAt={savedAt}
            before={before}
            after={edited.body}
            then={{ title: t('editor.inDraft'), shown: { documents: [{ kind, key: name }] } }}
          />
        )}
        {shown === 'json' && (
          <JsonEditor
            label={t('editor.content', { name })}
            text={edited.text}
            replaced={edited.replaced}
            isReadOnly={isReadOnly}
            kind={kind}
            name={name}
            issues={issues}
            target={target}
            original={original}
            onChange={edited.type}
            onUndo={edited.undo}
            onRedo={edited.redo}
          />
        )}
      </div>
    </>
  )
}
