import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { type DocumentKind, isCatalogue, isForm, kindOf } from '../../../schemas/kinds/index.ts'
import { withKept } from '../../../schemas/documents/samples.ts'
import { toPointer } from '../../../schemas/json-schema.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { OpenDocument } from '../../../schemas/studio/answers.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { NearestColour } from '../brand/nearest-colour-button.tsx'
import { applyRemedy, remedyAt } from '../brand/theme-colours.ts'
import { Loaded } from '../kit/loaded.tsx'
import { FormStage, type ShownValues, type StageMode } from '../form-builder/form-stage.tsx'
import { forgetUnsent } from '../../../forms/react/index.ts'
import { stepsOf, valueAt } from '../json-path.ts'
import { allBlocks } from '../outline/block-tree.ts'
import { ReviewLine } from '../review/review-line.tsx'
import { ReviewPanel } from '../review/review-panel.tsx'
import { pointerOf, ReviewPlacesContext } from '../review/review-places.ts'
import { useDocumentReview } from '../review/use-document-review.ts'
import { usePlaceName } from '../review/use-place-name.ts'
import { useMay } from '../session/use-session.ts'
import { idInPage, pointerIn, viewIn, views, type View } from './editor-address.ts'
import { EditorHead } from './editor-head.tsx'
import { FieldsView } from './fields-view.tsx'
import { CheckResult } from './checks/check-result.tsx'
import { FormProofOf } from './checks/form-proof.tsx'
import { historyCommand } from './history/history-command.ts'
import { HistoryPanel } from './history/history-panel.tsx'
import { TextPanel } from './json/text-panel.tsx'
import { useCanvas } from '../preview/canvas/use-canvas.ts'
import { CanvasTools } from '../preview/canvas/canvas-tools.tsx'
import { PreviewPanel } from '../preview/preview-panel.tsx'
import { PaneSwitch } from './pane-switch.tsx'
import { useDocument } from './use-document.ts'
import { useOpened } from './use-opened.ts'
import { useOutline } from './use-outline.ts'
import { useSelection } from './use-selection.ts'
import { FreshRowContext } from '../fields/fresh-row.ts'
import { WhileTypingContext } from '../fields/while-typing.ts'
import { HintsContext } from '../issues/hints-context.ts'
import { useTranslateIssue } from '../issues/use-translate-issue.ts'
import lineTabs from '../segments/line-tabs.module.css'
import styles from './editor.module.css'

const noHints: readonly DocumentIssue[] = []

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
          <EmptyState emblem="star" title={t('editor.missing')} text={t('editor.missingText')}>
            <Link to={`/documents/${kind}`} className={buttonClass({ variant: 'secondary', size: 's' })}>
              {t('editor.toList', { kind: t(`kinds.${kind}`) })}
            </Link>
            <Link to="/archive" className={buttonClass({ variant: 'ghost', size: 's' })}>
              {t('archive.title')}
            </Link>
          </EmptyState>
        )
      }
    </Loaded>
  )
}

function Editor({ kind, name, opened }: EditorPageProps & { opened: OpenDocument }) {
  const { t } = useTranslation()
  const edited = useDocument(kind, name, opened)
  const mayEdit = useMay('editor')
  const { hash, search, key: visit } = useLocation()
  const [view, setView] = useState(viewIn(search))
  const [notice, setNotice] = useState('')
  const [isRenaming, setIsRenaming] = useState(false)
  const [target, setTarget] = useState<{ pointer: string } | null>(null)
  const { lists, placeOf } = useOutline(kind, edited.body)
  const selection = useSelection(lists)
  const canvas = useCanvas()
  const fields = useRef<HTMLElement>(null)
  const panel = useId()
  const [followed, setFollowed] = useState('')
  const [mode, setMode] = useState<StageMode>('edit')
  const [shown, setShown] = useState<ShownValues | null>(null)

  const review = useDocumentReview(kind, name, edited, lists)
  const placeName = usePlaceName(edited.body, lists)

  const { check, hasDraft } = edited
  const translateIssue = useTranslateIssue()
  const issuesHere = useMemo(() => {
    const issues = hasDraft && check.status === 'done' ? check.issues : []
    return issues
      .filter(({ document }) => document === `${kind}/${name}`)
      .map((issue) => ({ ...issue, ...translateIssue(issue) }))
  }, [hasDraft, check, kind, name, translateIssue])
  const found = hasDraft && check.status === 'done' && check.hints.length > 0 ? check.hints : noHints
  const dismiss = mayEdit ? edited.dismissHint : undefined
  const hints = useMemo(
    () => ({ hints: found.filter(({ document }) => document === `${kind}/${name}`), dismiss }),
    [found, dismiss, kind, name],
  )

  const { setFreshRow } = edited
  const holdIssues = useCallback(
    (id: string | null) => setFreshRow(id && id.slice('field'.length)),
    [setFreshRow],
  )

  function show(next: View) {
    setView(next)
    setTarget(null)
  }

  /** Focuses the field of an issue, or selects its position in the text view. */
  function jump(pointer: string) {
    if (view === 'history' || view === 'review') show('fields')
    setTarget({ pointer })
    if (view !== 'text' && view !== 'changes') selection.select(placeOf(pointer))
  }

  // An address with a JSON pointer after # leads to its field, such as one found by a search.
  if (visit !== followed) {
    setFollowed(visit)
    const pointer = pointerIn(hash)
    if (pointer !== null) jump(pointer)
  }

  function keepSample(pointer: string) {
    const text = valueAt(edited.body, stepsOf(pointer))
    if (edited.body && typeof text === 'string') edited.setBody(withKept(edited.body, text))
  }

  function tryWith(values: unknown) {
    // What was typed before would take precedence.
    forgetUnsent(name)
    setShown({ values })
    setMode('try')
  }

  /** The nearest readable colour, beside the first issue of each colour. */
  function remedyOf(issue: DocumentIssue) {
    const { document, code, path } = issue
    const first = check.status === 'done' && check.issues.find((each) => each.path === path)
    const isOffered = first === issue && document === `${kind}/${name}` && code === 'low-contrast'
    const remedy = isOffered && edited.body ? remedyAt(edited.body, path) : null
    return (
      remedy && (
        <NearestColour
          remedy={remedy}
          onApply={() => edited.edit((draft) => applyRemedy(draft, remedy), path)}
        />
      )
    )
  }

  /** A block was clicked in the preview. */
  function choose(id: string) {
    const block = allBlocks(lists).find((each) => idInPage(kind, each.id) === id)
    if (!block) return setNotice(t('outline.elsewhere'))
    setNotice('')
    selection.select(block.path)
    setTarget(view === 'fields' ? null : { pointer: toPointer(block.path) })
  }

  return (
    <HintsContext value={hints}>
      <ReviewPlacesContext value={review.places}>
        <WhileTypingContext value={edited.whileTyping}>
          <FreshRowContext value={holdIssues}>
            <div
              className={styles.editor}
              data-view={
                view !== 'fields' && view !== 'review' ? 'text' : isCatalogue(kind) ? 'list' : 'fields'
              }
              onKeyDown={(event) => {
                const command = mayEdit ? historyCommand(event) : null
                if (!command) return
                event.preventDefault()
                edited[command]()
              }}
              // Browsers leave a text box where it is if a line of it is in sight, though the button below may cover it.
              onKeyUp={({ key, target: reached }) => {
                if (key === 'Tab' && reached instanceof Element) reached.scrollIntoView({ block: 'nearest' })
              }}
            >
              <EditorHead
                kind={kind}
                name={name}
                edited={edited}
                review={review}
                notice={notice}
                onNotice={setNotice}
                isRenaming={isRenaming}
                onRenaming={setIsRenaming}
              >
                {hasDraft && <ReviewLine review={review} onOpen={() => show('review')} />}
              </EditorHead>
              <PaneSwitch fields={fields} />
              <section
                ref={fields}
                className={styles.column}
                aria-label={t('editor.content', { name })}
                data-part=""
                tabIndex={-1}
              >
                <Tabs
                  label={t('editor.tabs')}
                  className={lineTabs.tabs}
                  value={view}
                  onChange={show}
                  tabs={views.map((value) => ({
                    value,
                    controls: panel,
                    label:
                      value === 'review' && review.openThreads > 0
                        ? `${t('editor.review')} · ${review.openThreads}`
                        : t(`editor.${value}`),
                  }))}
                />
                {isForm(kind) && <FormProofOf name={name} edited={edited} onShow={tryWith} />}
                <div id={panel} role="tabpanel" aria-label={t(`editor.${view}`)} className={styles.panel}>
                  {view === 'fields' && (
                    <FieldsView
                      kind={kind}
                      name={name}
                      edited={edited}
                      lists={lists}
                      placeOf={placeOf}
                      selection={selection}
                      target={target}
                      onLeave={() => setTarget(null)}
                      issues={issuesHere}
                      isReadOnly={!mayEdit}
                      review={review}
                      placeName={placeName}
                      onEditText={(block) =>
                        canvas.setState({ wanted: { block: idInPage(kind, block.id), at: null } })
                      }
                      canvasTools={
                        <CanvasTools
                          canvas={canvas}
                          lists={lists}
                          idInPage={(id) => idInPage(kind, id)}
                          body={edited.body}
                          edit={edited.edit}
                        />
                      }
                      onMove={() => setIsRenaming(true)}
                      onText={() => {
                        show('text')
                        setTarget({ pointer: toPointer(selection.block?.path ?? []) })
                      }}
                    />
                  )}
                  {view === 'history' && (
                    <HistoryPanel
                      kind={kind}
                      name={name}
                      body={edited.body}
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
                  {view === 'review' && (
                    <ReviewPanel
                      kind={kind}
                      name={name}
                      edited={edited}
                      review={review}
                      labelOf={placeName.ofThread}
                      onJump={(thread) => {
                        const pointer = pointerOf(thread, lists)
                        if (pointer === null) return
                        show('fields')
                        setTarget({ pointer })
                        selection.select(placeOf(pointer))
                      }}
                    />
                  )}
                  {(view === 'text' || view === 'changes') && (
                    <TextPanel
                      key={view}
                      kind={kind}
                      name={name}
                      edited={edited}
                      view={view}
                      isReadOnly={!mayEdit}
                      issues={issuesHere}
                      target={target}
                    />
                  )}
                </div>
                <CheckResult
                  document={`${kind}/${name}`}
                  edited={edited}
                  onJump={jump}
                  onKeep={mayEdit ? keepSample : undefined}
                  remedyOf={mayEdit && kindOf(kind).hasPalette ? remedyOf : undefined}
                />
              </section>
              {isForm(kind) ? (
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
          </FreshRowContext>
        </WhileTypingContext>
      </ReviewPlacesContext>
    </HintsContext>
  )
}
