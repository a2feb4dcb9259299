import type { WidgetProps } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { Value } from 'typebox/value'
import { registry } from '../../../../registry/index.ts'
import { replaceableTexts } from '../../../../schemas/documents/blocks/section-texts.ts'
import { Section } from '../../../../schemas/documents/section.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { section as sectionKind } from '../../../../schemas/kinds/section.ts'
import { useTextField } from '../../../../forms/react/form.ts'
import { SelectField } from '../../kit/field.tsx'
import { useSiteLocale } from '../../use-language.ts'
import { useStudioData } from '../../use-studio-data.ts'
import { useFieldsValue } from '../fields-value.ts'

/** Characters of a text by which it is recognized. */
const shown = 60

const plainText = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Chooses a text of the section that the block shows, by what it says now. */
export function SectionTextWidget(props: WidgetProps) {
  const { t } = useTranslation()
  const { frame, text } = useTextField(props)
  const locale = useSiteLocale()
  const use = useFieldsValue()
  const key = isRecord(use) && typeof use['section'] === 'string' ? use['section'] : ''
  const { data } = useStudioData('documents.read', key === '' ? null : { kind: sectionKind.name, key })
  const blocks = Value.Check(Section, data?.body) ? data.body.blocks : []
  const texts = replaceableTexts(blocks, registry).filter(
    ({ isRich }) => isRich === (props.schema['picks'] === 'sectionRichText'),
  )
  const isUnknown = text !== '' && texts.every(({ at }) => at !== text)
  return (
    <SelectField<string>
      {...frame}
      value={text}
      disabled={props.readonly}
      options={[
        { value: '', label: t('fields.chooseText') },
        ...texts.map(({ at, value }) => ({
          value: at,
          label: plainText(String(value[locale])).slice(0, shown),
        })),
        ...(isUnknown ? [{ value: text, label: text }] : []),
      ]}
      onChange={props.onChange}
    />
  )
}
