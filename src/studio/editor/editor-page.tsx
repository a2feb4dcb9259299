import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { DocumentKind } from '../../../schemas/documents/index.ts'
import { toPointer } from '../../../schemas/forms/json-schema.ts'
import type { OpenDocument } from '../../../schemas/studio/answers.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { Loaded } from '../loaded.tsx'
import { useDocumentName } from '../documents/use-document-name.ts'
import { FormStage, type ShownValues, type StageMode } from '../form-builder/form-stage.tsx'
import { forgetUnsent } from '../../renderer/form/state/unsent-store.ts'
import { allBlocks } from '../outline/block-tree.ts'
import { useMay } from '../session/use-session.ts'
import { ActionBar } from './action-bar.tsx'
import { Conflict } from './conflict.tsx'
import { FieldsView } from './fields-view.tsx'
import { CheckResult } from './check-result.tsx'
import { historyCommand } from './history-command.ts'
import { HistoryPanel } from './history-panel.tsx'
import { JsonEditor } from './json-editor.tsx'
import { createCanvasStore } from '../preview/canvas-store.ts'
import { CanvasTools } from '../preview/canvas-tools.tsx'
import { PreviewPanel } from '../preview/preview-panel.tsx'
import { SaveStateLine } from './save-state-line.tsx'
import { textOfDocument, useDocument } from './use-document.ts'
import { useOpened } from './use-opened.ts'
import { useOutline } from './use-outline.ts'
import { useSelection } from './use-selection.ts'
import { useTranslateIssue } from '../issues/use-translate-issue.ts'
import { useStudioData } from '../use-studio-data.ts'
import styles from './editor.module.css'

interface EditorPageProps {
  kind: DocumentKind
  name: string
}

/** One document: loaded once, then edited here. */
export function EditorPage({ kind, name }: EditorPageProps) {
  const { t } = useTranslation()
  const opened = useOpened(kind, name)
  return (
    <Loaded reading={opened} waiting={<Skeleton height="60vh" />}>
      {(open) =>
        open.published || open.draft ? (
          <Editor kind={kind} name={name} opened={open} />
        ) : (
          <EmptyState emblem="star" title={t('editor.missing')} />
        )
      }
    </Loaded>
  )
}

const views = ['fields', 'text', 'changes', 'history'] as const
type View = (typeof views)[number]

function Editor({ kind, name, opened }: EditorPageProps & { opened: OpenDocument }) {
  const { t } = useTranslation()
  const edited = useDocument(kind, name, opened)
  const title = useTitle(kind, name)
  const mayEdit = useMay('editor')
  const { hash, search, key: visit } = useLocation()
  const [view, setView] = useState(viewIn(search))
  const [compared, setCompared] = useState<string | null>(null)
  const [notice, setNotice] = useState('')
  const [target, setTarget] = useState<{ pointer: string } | null>(null)
  const { lists, placeOf } = useOutline(kind, edited.body)
  const selection = useSelection(lists)
  const [canvas] = useState(createCanvasStore)
  const [followed, setFollowed] = useState('')
  const [mode, setMode] = useState<StageMode>('edit')
  const [shown, setShown] = useState<ShownValues | null>(null)

  const { check, hasDraft } = edited
  const translateIssue = useTranslateIssue()
  const issuesHere = useMemo(() => {
    const issues = hasDraft && check.status === 'done' ? check.issues : []
    return issues
      .filter(({ document }) => document === `${kind}/${name}`)
      .map((issue) => ({ ...issue, ...translateIssue(issue) }))
  }, [hasDraft, check, kind, name, translateIssue])
  const publishedText = edited.published && textOfDocument(edited.published)

  function show(next: View) {
    setView(next)
    setTarget(null)
    setCompared(next === 'changes' ? (publishedText ?? '') : null)
  }

  /** Focuses the field of an issue, or selects its position in the text view. */
  function jump(pointer: string) {
    setTarget({ pointer })
    if (view === 'fields') selection.select(placeOf(pointer))
  }

  // An address with a JSON pointer after # leads to its field, such as one found by a search.
  if (visit !== followed) {
    setFollowed(visit)
    const pointer = pointerIn(hash)
    if (pointer !== null) jump(pointer)
  }

  /** A block was clicked in the preview. */
  function choose(id: string) {
    const block = allBlocks(lists).find((each) => idInPage(kind, each.id) === id)
    if (!block) return setNotice(t('outline.elsewhere'))
    setNotice('')
    selection.select(block.path)
    if (view !== 'fields') setTarget({ pointer: toPointer(block.path) })
  }

  return (
    <div
      className={styles.editor}
      data-view={view !== 'fields' ? 'text' : kind === 'messages' ? 'list' : 'fields'}
      onKeyDown={(event) => {
        const command = mayEdit ? historyCommand(event) : null
        if (!command) return
        event.preventDefault()
        edited[command]()
      }}
    >
      <header className={styles.top}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            <span className={styles.kind}>{t(`kinds.${kind}`)}</span> {title}
          </h1>
          <SaveStateLine state={edited.state} />
        </div>
        <ActionBar kind={kind} name={name} edited={edited} onNotice={setNotice} />
        <p role="status" className={styles.notice}>
          {notice}
        </p>
        {edited.editors.length > 0 && (
          <p className={styles.warning}>
            {t('editor.others', { names: edited.editors.map((editor) => editor.name).join(', ') })}
          </p>
        )}
        {edited.along.length > 0 && (
          <p className={styles.hint}>
            {t('rename.together', {
              names: edited.along.map(({ kind: of, key }) => `${of}/${key}`).join(', '),
            })}
          </p>
        )}
        {!mayEdit && <p className={styles.warning}>{t('editor.readOnly')}</p>}
        <Conflict edited={edited} />
      </header>
      <section className={styles.column} aria-label={t('editor.content', { name })}>
        <Tabs
          label={t('editor.tabs')}
          value={view}
          onChange={show}
          tabs={views.map((value) => ({ value, label: t(`editor.${value}`) }))}
        />
        {view === 'fields' && (
          <FieldsView
            kind={kind}
            name={name}
            edited={edited}
            lists={lists}
            placeOf={placeOf}
            selection={selection}
            target={target}
            issues={issuesHere}
            isReadOnly={!mayEdit}
            onEditText={(block) => canvas.setState({ wanted: { block: idInPage(kind, block.id), at: null } })}
            canvasTools={
              <CanvasTools
                canvas={canvas}
                lists={lists}
                idInPage={(id) => idInPage(kind, id)}
                body={edited.body}
                onChange={edited.setBody}
              />
            }
            onText={() => {
              show('text')
              setTarget({ pointer: toPointer(selection.block?.path ?? []) })
            }}
          />
        )}
        {view === 'changes' && (
          <p className={styles.hint}>
            {publishedText === null
              ? t('editor.neverPublished')
              : publishedText === edited.text && t('editor.noChanges')}
          </p>
        )}
        {view === 'history' && (
          <HistoryPanel
            kind={kind}
            name={name}
            onCompare={(document) => setCompared(textOfDocument(document))}
            onRestore={
              mayEdit
                ? (document, version) => {
                    edited.put(document)
                    setNotice(t('history.restored', { version }))
                  }
                : undefined
            }
          />
        )}
        {view !== 'fields' && (
          <JsonEditor
            label={t('editor.content', { name })}
            text={edited.text}
            replaced={edited.replaced}
            isReadOnly={!mayEdit}
            kind={kind}
            name={name}
            issues={issuesHere}
            target={target}
            original={compared}
            onChange={edited.type}
            onUndo={edited.undo}
            onRedo={edited.redo}
          />
        )}
        <CheckResult
          document={`${kind}/${name}`}
          edited={edited}
          onJump={jump}
          onShow={(values) => {
            // What was typed before would take precedence.
            forgetUnsent(name)
            setShown({ values })
            setMode('try')
          }}
        />
      </section>
      {kind === 'form' ? (
        <FormStage
          name={name}
          edited={edited}
          selection={selection}
          mode={mode}
          onMode={setMode}
          shown={shown}
          isReadOnly={!mayEdit}
          onJump={jump}
          onNotice={setNotice}
        />
      ) : (
        <PreviewPanel
          kind={kind}
          name={name}
          edited={edited}
          canvas={canvas}
          selected={selection.block && idInPage(kind, selection.block.id)}
          onChoose={choose}
          onEditText={(wanted) => {
            choose(wanted.block)
            if (view !== 'fields') show('fields')
            canvas.setState({ wanted })
          }}
        />
      )}
    </div>
  )
}

/** The view that an address asks for. */
function viewIn(search: string): View {
  const wanted = new URLSearchParams(search).get('view')
  return views.find((view) => view === wanted) ?? 'fields'
}

/** The JSON pointer in the last part of an address; null if there is none. */
function pointerIn(hash: string): string | null {
  try {
    return hash.startsWith('#/') ? decodeURIComponent(hash.slice(1)) : null
  } catch {
    return null
  }
}

/** The name of the document in lists. */
function useTitle(kind: DocumentKind, key: string): string {
  const titleOf = useDocumentName()
  const { data = [] } = useStudioData('documents.list', {})
  const summary = data.find((each) => each.kind === kind && each.key === key)
  return titleOf(summary ?? { kind, key })
}

/** The id that a block of a document has in the rendered page. */
function idInPage(kind: DocumentKind, id: string): string {
  return kind === 'layout' ? `layout:${id}` : id
}
