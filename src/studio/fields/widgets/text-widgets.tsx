import type { WidgetProps } from '@rjsf/utils'
import { isPickerKind } from '../../../../schemas/documents/reference.ts'
import { TextControl, TextWidget as PlainText, useTextField } from '../../../../forms/react/form.ts'
import { ControlBox, Field } from '../../../ui/controls/field.tsx'
import { ColourWidget } from './colour-widget.tsx'
import { FileWidget } from './file-widget.tsx'
import { FontWidget } from './font-widget.tsx'
import { PickWidget } from './pick-widget.tsx'
import { isMarkupFormat } from '../rich-text/markup.ts'
import { RichTextWidget } from '../rich-text/rich-text-widget.tsx'
import { SectionTextWidget } from './section-text-widget.tsx'
import { TextLength } from './text-length.tsx'
import styles from '../fields.module.css'

/** Texts above this length are edited in several lines. */
const shortText = 70

/** The widget for a text, chosen by its contract. */
export function TextWidget(props: WidgetProps) {
  const { type, reference, link, picks, format, maxLength } = props.schema
  if (type !== 'string') return <PlainText {...props} />
  if (picks === 'font') return <FontWidget {...props} />
  if (picks === 'file') return <FileWidget {...props} kind="document" />
  if (picks === 'sound') return <FileWidget {...props} kind="sound" />
  if (picks === 'sectionText' || picks === 'sectionRichText') return <SectionTextWidget {...props} />
  if (picks === 'colour') return <ColourWidget {...props} />
  if (isPickerKind(picks) || reference !== undefined || link !== undefined) return <PickWidget {...props} />
  if (isMarkupFormat(format)) return <RichTextWidget field={props} format={format} />
  if (format !== undefined || (maxLength ?? 0) > shortText) return <LongText {...props} />
  return (
    <TextControl
      field={props}
      autoComplete="off"
      showsValid={false}
      below={(text) => <TextLength text={text} most={maxLength} />}
    />
  )
}

/** A multi-line text field that grows with its content. */
function LongText(props: WidgetProps) {
  const { frame, error, text, input } = useTextField(props)
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <ControlBox invalid={error !== undefined} disabled={props.readonly}>
            <textarea {...control} className={styles.long} name={props.name} {...input} />
          </ControlBox>
          <TextLength text={text} most={props.schema.maxLength} />
        </>
      )}
    </Field>
  )
}
