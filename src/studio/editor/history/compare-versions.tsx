import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentKind } from '../../../../schemas/kinds/index.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Row, Stack } from '../../kit/layout.tsx'
import { LabelledSelect } from '../../kit/small-field.tsx'
import { FieldChanges } from '../../releases/field-changes.tsx'
import { JsonEditor } from '../json/json-editor.tsx'
import { textOfBody } from '../use-document.ts'
import { bodyOfVersion, type ReadVersion } from './read-version.ts'
import styles from '../editor.module.css'

interface CompareVersionsProps {
  kind: DocumentKind
  name: string
  /** The text in the editor; null: it is not valid. */
  body: Record<string, unknown> | null
  versions: readonly ReadVersion[]
}

const inEditor = 'editor'

/** Any two versions of a document side by side: field by field, and as JSON for those who ask for it. */
export function CompareVersions({ kind, name, body, versions }: CompareVersionsProps) {
  const { t } = useTranslation()
  const kept = versions.filter(({ document }) => document !== null)
  const newest = String(kept[0]?.contentVersion ?? '')
  const [[from, to], choose] = useState([newest, inEditor])
  const [isJson, setIsJson] = useState(false)
  if (kept.length === 0) return null
  const contentOf = (chosen: string) =>
    chosen === inEditor
      ? body && { body }
      : bodyOfVersion(kept.find(({ contentVersion }) => String(contentVersion) === chosen))
  const options = [
    { value: inEditor, label: t('editor.inDraft') },
    ...kept.map(({ contentVersion, version }) => ({
      value: String(contentVersion),
      label: t('history.version', { version }),
    })),
  ]
  const [before, after] = [contentOf(from), contentOf(to)]
  return (
    <details className={styles.compared}>
      <summary>{t('history.compare')}</summary>
      <Stack gap={12}>
        <Row gap={12} align="end">
          <LabelledSelect
            label={t('audit.before')}
            value={from}
            options={options}
            onChange={(next) => choose([next, to])}
          />
          <LabelledSelect
            label={t('audit.after')}
            value={to}
            options={options}
            onChange={(next) => choose([from, next])}
          />
          <Button variant="ghost" size="s" aria-pressed={isJson} onClick={() => setIsJson(!isJson)}>
            {t('releases.view.json')}
          </Button>
        </Row>
        {!isJson && (
          <FieldChanges change={{ before, after }} now={t('audit.before')} then={t('audit.after')} />
        )}
        {isJson && (
          <JsonEditor
            key={`${from} ${to}`}
            label={t('history.compare')}
            text={textOfBody(after?.body ?? {})}
            original={textOfBody(before?.body ?? {})}
            replaced={0}
            isReadOnly
            kind={kind}
            name={name}
            issues={noIssues}
            target={null}
            onChange={nothing}
            onUndo={nothing}
            onRedo={nothing}
          />
        )}
      </Stack>
    </details>
  )
}

const noIssues: readonly never[] = []
const nothing = () => undefined
