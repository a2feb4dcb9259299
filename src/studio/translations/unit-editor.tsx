import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isCatalogue } from '../../../schemas/kinds/index.ts'
import type { Locale } from '../../../schemas/locale.ts'
import type { TranslationMark } from '../../../schemas/studio/translations.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Chip } from '../../ui/controls/chip.tsx'
import { Conflict } from '../editor/conflict.tsx'
import { SaveStateLine } from '../editor/saving/save-state-line.tsx'
import type { EditedDocument } from '../editor/use-document.ts'
import { nameOf } from '../documents/find-documents.ts'
import { TextLength } from '../fields/widgets/text-length.tsx'
import { useTranslateIssue } from '../issues/use-translate-issue.ts'
import { isDraftRecord, setAt, stepsOf, valueAt } from '../json-path.ts'
import { localeName } from '../site-locales.ts'
import { useMay } from '../session/use-session.ts'
import type { ListedUnit } from './filter-units.ts'
import { MarkupText } from './markup-text.tsx'
import { isBlankText } from './plain-text.ts'
import { ActionError } from '../kit/action-error.tsx'
import shared from './translations.module.css'
import { OtherEditors } from '../editor/other-editors.tsx'
import { Alert } from '../kit/alert.tsx'
import { Row, Stack } from '../kit/layout.tsx'
import styles from './unit-editor.module.css'

interface UnitEditorProps {
  listed: ListedUnit
  source: Locale
  locale: Locale
  edited: EditedDocument
  /** The text in the editor, for the list. */
  onText: (text: string) => void
  onMark: (mark: TranslationMark | null) => void
  isMarking: boolean
  markReason: string | undefined
  onStep: (step: 1 | -1) => void
  onClose: () => void
  /** The document has changed: the list has to be read again. */
  onStale: () => void
}

const textAt = (body: unknown, pointer: string) => {
  const value = valueAt(body, stepsOf(pointer))
  return typeof value === 'string' ? value : ''
}

/** The source of a text on the left, its translation on the right. */
export function UnitEditor(props: UnitEditorProps) {
  const { listed, source, locale, edited, onText, onStale } = props
  const { t } = useTranslation()
  const translateIssue = useTranslateIssue()
  const mayEdit = useMay('editor')
  const id = useId()
  const { document, unit } = listed
  const { path, format, maxLength } = unit
  const text = textAt(edited.body, path)
  const isOfCatalogue = isCatalogue(document.kind)
  const sourcePath = `${path.slice(0, path.lastIndexOf('/'))}/${source}`
  // Catalogues have a document per language, and their places never change.
  const isStale = edited.body !== null && !isOfCatalogue && textAt(edited.body, sourcePath) !== unit.source
  const issues = edited.check.status === 'done' ? edited.check.issues : []
  const issue = issues.find((each) => each.document === nameOf(document) && each.path === path)

  function write(next: string) {
    const isRemoved = next === '' && isCatalogue
    edited.edit(
      (draft) => isDraftRecord(draft) && setAt(draft, stepsOf(path), isRemoved ? undefined : next),
      path,
    )
    onText(next)
  }

  const isReadOnly = !mayEdit || edited.body === null || isStale
  const label = t('translations.translationIn', { language: localeName(locale) })
  const describedBy = issue ? `${id}-issue` : undefined
  return (
    <Stack role="group" aria-label={t('translations.edit', { place: unit.place })}>
      <div className={styles.sides}>
        <Side language={localeName(source)} lang={source}>
          {format === 'plain' ? (
            <p className={styles.readText} lang={source}>
              {unit.source === '' ? <em>{t('translations.noSource')}</em> : unit.source}
            </p>
          ) : (
            <MarkupText
              label={t('translations.sourceIn', { language: localeName(source) })}
              lang={source}
              text={unit.source}
              format={format}
            />
          )}
        </Side>
        <Side language={localeName(locale)} lang={locale}>
          {format === 'plain' ? (
            <PlainText
              label={label}
              lang={locale}
              text={text}
              isReadOnly={isReadOnly}
              describedBy={describedBy}
              onChange={write}
            />
          ) : (
            <MarkupText
              label={label}
              lang={locale}
              text={text}
              format={format}
              onChange={isReadOnly ? undefined : write}
              describedBy={describedBy}
            />
          )}
          <div className={styles.below}>
            <SaveStateLine state={edited.state} />
            <TextLength text={text} most={maxLength} />
          </div>
          {issue && (
            <p id={`${id}-issue`} className={shared.problem}>
              {translateIssue(issue).message}
            </p>
          )}
        </Side>
      </div>
      {isStale && (
        <Alert>
          <Row gap={12}>
            <p>{t('translations.stale')}</p>
            <Button size="s" variant="secondary" onClick={onStale}>
              {t('translations.reread')}
            </Button>
          </Row>
        </Alert>
      )}
      <Conflict edited={edited} />
      <OtherEditors editors={edited.editors} />
      <EditorActions {...props} isBlank={isBlankText(text)} />
    </Stack>
  )
}

function Side({ language, lang, children }: { language: string; lang: string; children: ReactNode }) {
  return (
    <Stack gap={6}>
      <span className={styles.language} lang={lang}>
        {language}
      </span>
      {children}
    </Stack>
  )
}

interface PlainTextProps {
  label: string
  lang: string
  text: string
  isReadOnly: boolean
  describedBy: string | undefined
  onChange: (text: string) => void
}

function PlainText({ label, lang, text, isReadOnly, describedBy, onChange }: PlainTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    area.current?.focus()
  }, [])
  return (
    <textarea
      ref={area}
      className={styles.text}
      rows={2}
      lang={lang}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={describedBy !== undefined || undefined}
      value={text}
      readOnly={isReadOnly}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type EditorActionsProps = UnitEditorProps & { isBlank: boolean }

function EditorActions({ listed, onMark, isMarking, markReason, isBlank, ...rest }: EditorActionsProps) {
  const { t } = useTranslation()
  const mayEdit = useMay('editor')
  const { document, unit } = listed
  const { onStep, onClose, edited } = rest
  // A mark is for what the server has.
  const canMark = mayEdit && !isBlank && edited.state.status === 'saved'
  return (
    <Row gap={12} justify="between">
      {mayEdit && (
        <Row gap={12} role="group" aria-label={t('translations.state')}>
          {(['needs-work', 'checked'] as const).map((mark) => (
            <Chip
              key={mark}
              selected={unit.state === mark}
              disabled={!canMark}
              aria-busy={isMarking || undefined}
              onClick={() => onMark(unit.state === mark ? null : mark)}
            >
              {t(`translations.states.${mark}`)}
            </Chip>
          ))}
        </Row>
      )}
      <ActionError reason={markReason} />
      <div className={styles.steps}>
        <Link className={shared.link} to={`/documents/${nameOf(document)}#${encodeURI(unit.path)}`}>
          {t('translations.openDocument')}
        </Link>
        <Button size="s" variant="ghost" aria-keyshortcuts="Escape" onClick={onClose}>
          {t('close')}
        </Button>
        <Button
          size="s"
          variant="secondary"
          aria-keyshortcuts="Alt+ArrowUp"
          title="Alt + ↑"
          onClick={() => onStep(-1)}
        >
          {t('translations.previous')}
        </Button>
        <Button
          size="s"
          variant="secondary"
          aria-keyshortcuts="Alt+ArrowDown Control+Enter"
          title="Alt + ↓"
          onClick={() => onStep(1)}
        >
          {t('translations.next')}
        </Button>
      </div>
    </Row>
  )
}
