import { useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { registry } from '../../../registry/index.ts'
import { isReferredKind } from '../../../schemas/documents/reference.ts'
import { sharedSectionType } from '../../../schemas/documents/blocks/shared-section.ts'
import { UsedIn } from './used-in.tsx'
import { experimentType } from '../../../schemas/documents/blocks/variants.ts'
import { isCatalogue, isForm, kindOf, type DocumentKind } from '../../../schemas/kinds/index.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import { FormBuilder } from '../form-builder/form-builder.tsx'
import { LanguagesPanel, type PanelProps } from '../languages/languages-panel.tsx'
import { RedirectsPanel } from '../redirects/redirects-panel.tsx'
import { stepsOf, type JsonPath } from '../json-path.ts'
import type { OutlineBlock, OutlineList } from '../outline/block-tree.ts'
import { Outline } from '../outline/outline.tsx'
import { toPointer } from '../../../schemas/json-schema.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CatalogueView } from '../catalogue/catalogue-view.tsx'
import { BlockFields } from '../fields/block-fields.tsx'
import { DocumentFields } from '../fields/document-fields.tsx'
import { ResultLine } from '../results/result-line.tsx'
import { ThemeFields } from '../brand/theme-fields.tsx'
import { PlaceComments } from '../review/place-comments.tsx'
import { placeAt } from '../review/review-places.ts'
import type { DocumentReview } from '../review/use-document-review.ts'
import type { PlaceName } from '../review/use-place-name.ts'
import type { useSelection } from './use-selection.ts'
import type { EditedDocument } from './use-document.ts'
import { Alert } from '../kit/alert.tsx'
import { Stack } from '../kit/layout.tsx'
import styles from './editor.module.css'

interface FieldsViewProps {
  kind: DocumentKind
  name: string
  edited: EditedDocument
  lists: readonly OutlineList[]
  /** Path of the block or field that contains a JSON pointer; null: the document itself. */
  placeOf: (pointer: string) => JsonPath | null
  selection: ReturnType<typeof useSelection>
  /** The field to focus; a new object triggers a new jump. */
  target: { pointer: string } | null
  /** Called when the user goes on to something else: the target must not take the focus again. */
  onLeave: () => void
  issues: readonly DocumentIssue[]
  isReadOnly: boolean
  review: DocumentReview
  placeName: PlaceName
  /** Tools above the previewed page, which act on the outline. */
  canvasTools: ReactNode
  /** Edits the texts of a block where they are displayed. */
  onEditText: (block: OutlineBlock) => void
  /** Opens the dialog for another address of the page. */
  onMove: () => void
  /** Switches to the text view, for values that have no field. */
  onText: () => void
}

/** Panels above the fields of single documents. */
const panels: Readonly<Partial<Record<string, ComponentType<PanelProps>>>> = {
  'settings/site': LanguagesPanel,
  'redirects/site': RedirectsPanel,
}

/** A document as blocks and fields, for content managers who do not write JSON. */
export function FieldsView({
  kind,
  name,
  edited,
  lists,
  placeOf,
  selection,
  target,
  onLeave,
  issues,
  isReadOnly,
  review,
  placeName,
  canvasTools,
  onEditText,
  onMove,
  onText,
}: FieldsViewProps) {
  const { t } = useTranslation()
  const { body, edit, state } = edited
  const savedAt = state.status === 'saved' ? state.at : null
  // Beside a field they look like errors, so warnings are in the list of issues only.
  const messages = useMemo(() => {
    const errors = issues.filter(({ severity }) => severity === 'error')
    return new Map(errors.map(({ path, message }) => [fieldId(path), message]))
  }, [issues])
  const issueCounts = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { path } of issues) {
      const place = placeOf(path)
      if (!place) continue
      const pointer = toPointer(place)
      counts.set(pointer, (counts.get(pointer) ?? 0) + 1)
    }
    return counts
  }, [issues, placeOf])
  /** The field that had the focus last. */
  const [focused, setFocused] = useState('')
  const path = useMemo(() => (target ? { path: stepsOf(target.pointer) } : null), [target])

  if (!body)
    return (
      <Alert>
        <p>{t('fields.broken')}</p>
        <div className={styles.actions}>
          <Button size="s" variant="secondary" onClick={onText}>
            {t('fields.toText')}
          </Button>
          {edited.canUndo && !isReadOnly && (
            <Button size="s" variant="outline" onClick={edited.undo}>
              {t('editor.undo')}
            </Button>
          )}
        </div>
      </Alert>
    )
  const { block } = selection
  const own = block ? toPointer(block.path) : ''
  const pointer = focused.startsWith(`${own}/`) && toPointer(placeOf(focused) ?? []) === own ? focused : own
  const place = placeAt(pointer, lists, placeOf)
  const threads = (review.reading.data?.threads ?? []).filter(
    (thread) => !thread.resolved && thread.block === (block ? block.id : null),
  )
  const shared = { body, edit, isReadOnly, messages, target: path }
  const hasOutline = lists.length > 0 || isForm(kind)
  const comments = (
    <PlaceComments
      key={own}
      subject={{ kind, key: name }}
      threads={threads}
      place={place}
      placeName={placeName.ofPlace(place, pointer)}
      labelOf={placeName.ofThread}
      isBeside={hasOutline}
    />
  )
  const OwnPanel = panels[`${kind}/${name}`]
  return (
    <Stack
      gap={hasOutline ? 4 : 20}
      onFocus={({ target: element }) => {
        const field = element.closest('[id^="field/"]')
        if (field) setFocused(field.id.slice('field'.length))
      }}
    >
      {lists.length > 0 && !isForm(kind) && (
        <Outline
          body={body}
          lists={lists}
          selected={block?.path ?? null}
          onSelect={(path) => {
            onLeave()
            selection.select(path)
          }}
          onChange={(next, chosen) => {
            onLeave()
            edited.setBody(next)
            selection.follow(chosen)
          }}
          issues={issueCounts}
          isReadOnly={isReadOnly}
          documentName={t(`fields.document.${kind}`)}
          sharedSection={kindOf(kind).showsSections ? registry.get(sharedSectionType) : undefined}
          experiment={kindOf(kind).canBeTested ? registry.get(experimentType) : undefined}
          onEditText={onEditText}
          comments={comments}
        >
          {canvasTools}
        </Outline>
      )}
      {!hasOutline && comments}
      {isCatalogue(kind) ? (
        <CatalogueView name={name} edited={edited} issues={issues} target={target} isReadOnly={isReadOnly} />
      ) : isForm(kind) ? (
        <FormBuilder
          {...shared}
          setBody={edited.setBody}
          lists={lists}
          block={block}
          onSelect={selection.select}
          onFollow={selection.follow}
          issues={issueCounts}
          comments={comments}
          onText={onText}
        />
      ) : block ? (
        <BlockFields {...shared} key={block.path.join('/')} block={block} onText={onText}>
          <ResultLine kind={kind} name={name} block={block.id} />
        </BlockFields>
      ) : (
        <Stack gap={20}>
          {lists.length > 0 && <ResultLine kind={kind} name={name} />}
          {isReferredKind(kind) && <UsedIn document={{ kind, key: name }} />}
          {OwnPanel && <OwnPanel {...shared} savedAt={savedAt} />}
          {kindOf(kind).hasPalette ? (
            <ThemeFields {...shared} kind={kind} name={name} edited={edited} />
          ) : (
            <DocumentFields {...shared} kind={kind} name={name} onMove={onMove} />
          )}
        </Stack>
      )}
    </Stack>
  )
}

/** The id of the field at a JSON pointer. */
const fieldId = (pointer: string) => `field${pointer}`
