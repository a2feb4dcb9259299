import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schemas/locale.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import type { EditedDocument } from '../../editor/use-document.ts'
import type { useSelection } from '../../editor/use-selection.ts'
import { AddField } from '../add-field.tsx'
import { fieldAt } from '../model/field-outline.ts'
import type { FieldKind } from '../model/field-kinds.ts'
import type { FieldPosition } from '../model/field-order.ts'
import { hasThirds } from '../model/field-rows.ts'
import { readFields, type FormBody } from '../model/form-fields.ts'
import { beginStep, canBeginStep } from '../model/form-steps.ts'
import { DrawnForm } from '../preview/drawn-form.tsx'
import type { Scheme } from '../preview/theme-scope.ts'
import { inEveryLanguage } from '../site-texts.ts'
import { useFieldActions } from '../use-field-actions.ts'
import styles from './canvas.module.css'
import { FieldCanvas } from './field-canvas.tsx'
import { formWithAllFields } from './form-with-all-fields.ts'
import { Palette } from './palette.tsx'
import { useScaleToFit } from './use-scale-to-fit.ts'

interface EditModeProps {
  name: string
  body: FormBody
  edited: EditedDocument
  selection: ReturnType<typeof useSelection>
  isReadOnly: boolean
  onNotice: (notice: string) => void
  locale: Locale
  scheme: Scheme
}

const formId = 'canvas'

/** As wide as a phone shows the form; rows of three need the width of a computer. */
const widths = { phone: 430, computer: 680 }

/** The palette beside the form, whose fields are edited where they are. */
export function EditMode(props: EditModeProps) {
  const { name, body, edited, selection, isReadOnly, onNotice, locale, scheme } = props
  const { t } = useTranslation()
  const [message, setMessage] = useState('')
  const [dragged, setDragged] = useState<FieldKind | null>(null)
  const [adding, setAdding] = useState<FieldPosition | null>(null)
  const complete = useMemo(() => formWithAllFields(body), [body])
  const selected = (selection.block && fieldAt(body, selection.block.path)) ?? null
  const actions = useFieldActions({
    body,
    onNotice,
    onApply(next, path, announcement) {
      setMessage(announcement)
      edited.setBody(next)
      selection.follow(path)
    },
  })
  const width = hasThirds(body) ? widths.computer : widths.phone
  const paper = useRef<HTMLDivElement>(null)
  const zoom = useScaleToFit(paper, width === widths.computer ? width : 0)
  const isEmpty = readFields(body).length === 0
  return (
    <div className={styles.workbench}>
      {!isReadOnly && (
        <Palette
          onAdd={(kind) => actions.add(kind, actions.below(selected))}
          onDrag={setDragged}
          onStep={
            selected && canBeginStep(body, selected)
              ? () => edited.setBody(beginStep(body, selected, inEveryLanguage('builder.newStep')))
              : undefined
          }
        />
      )}
      <div className={styles.ground}>
        <div ref={paper}>
          <div style={{ zoom }}>
            <DrawnForm
              key={locale}
              id={formId}
              name={`${name}.canvas`}
              body={complete}
              locale={locale}
              width={width}
              scheme={scheme}
              canvas={(form) => (
                <FieldCanvas
                  body={body}
                  formId={formId}
                  selected={selected}
                  onSelect={(field) => selection.select(field?.path ?? null)}
                  actions={actions}
                  dragged={dragged}
                  onAdd={setAdding}
                  scale={zoom}
                  isReadOnly={isReadOnly}
                >
                  {isEmpty ? <p className={styles.empty}>{t('builder.canvas.empty')}</p> : form}
                </FieldCanvas>
              )}
            />
          </div>
        </div>
        {!isEmpty && <p className={styles.help}>{t('builder.canvas.help')}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">{message}</span>
      </VisuallyHidden>
      {adding && (
        <AddField
          onAdd={(kind) => {
            setAdding(null)
            actions.add(kind, adding)
          }}
          onCancel={() => setAdding(null)}
        />
      )}
    </div>
  )
}
